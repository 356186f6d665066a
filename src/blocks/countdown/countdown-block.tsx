import * as texts from '#generated/messages/blocks/countdown.ts';
import { days } from '#generated/messages/countdown.ts';
import { parseTime } from '#src/lib/parse-time.ts';
import { MINUTE, type Part, partsOf, remainingText } from '#src/lib/remaining-time.ts';
import type { BlockProps } from '#src/pages/page-definition.ts';
import { useActions } from '#src/pages/use-actions.ts';
import { useClock } from '#src/pages/use-clock.ts';
import { useScope } from '#src/pages/use-scope.ts';
import { Icon } from '#src/ui/icons.tsx';
import { useCountdown } from '#src/ui/use-countdown.ts';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './countdown-block.module.css';

const URGENT = 5;

export function CountdownBlock({ block }: BlockProps<'countdown'>) {
	const scope = useScope();
	const run = useActions();
	const { now } = useClock();
	const until = parseTime(scope.read(block.until))?.getTime() ?? null;
	const { left, announcedMinutes } = useCountdown({ until, now, onEnd: () => void (block.actions && run(block.actions)) });
	if (until === null) return null;
	const label = scope.text(block.label);
	const ended = scope.text(block.ended) || texts.timeUp;
	const urgent = left > 0 && left <= (block.urgent ?? URGENT) * MINUTE;
	return (
		<div className={styles.place}>
			<div className={styles.countdown} data-urgent={urgent || undefined} data-ended={left === 0 || undefined}>
				<span className={styles.label}>
					<Icon name={urgent ? 'warning' : 'clock'} />
					{label}
				</span>
				{left === 0 ? <strong className={styles.ended}>{ended}</strong> : <Clock parts={partsOf(left)} label={label} />}
				<span aria-live="assertive">
					<VisuallyHidden>{announcement(announcedMinutes, label, ended)}</VisuallyHidden>
				</span>
			</div>
		</div>
	);
}

function announcement(announcedMinutes: number | null, label: string, ended: string): string {
	if (announcedMinutes === null) return '';
	return announcedMinutes === 0 ? texts.ended({ label, ended }) : texts.lastMinutes({ label, count: announcedMinutes });
}

/** `role="timer"` is not announced on every tick, only when the user navigates to it. */
function Clock({ parts, label }: { parts: readonly Part[]; label: string }) {
	return (
		<div role="timer" aria-label={`${label} ${remainingText(parts)}`} className={styles.clock}>
			{parts.map(({ unit, value }) => (
				<span key={unit} className={styles.part} aria-hidden="true">
					<b>{unit === days ? value : String(value).padStart(2, '0')}</b>
					{unit}
				</span>
			))}
		</div>
	);
}
