import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import type { CardCountdown as CountdownSpec } from '#generated/block-types.ts';
import * as texts from '#generated/messages/blocks/cards.ts';
import { days } from '#generated/messages/countdown.ts';
import { dayAndTime } from '#generated/messages/dates.ts';
import { parseTime } from '#src/lib/parse-time.ts';
import { partsOf } from '#src/lib/remaining-time.ts';
import type { PageScope } from '#src/pages/page-scope.ts';
import { useActions } from '#src/pages/use-actions.ts';
import { useClock } from '#src/pages/use-clock.ts';
import type { Ticker } from '#src/ui/create-ticker.ts';
import { Icon } from '#src/ui/icons.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import styles from './card-countdown.module.css';

interface CardCountdownProps {
	countdown: CountdownSpec;
	scope: PageScope;
	ticker: Ticker;
}

export function CardCountdown({ countdown, scope, ticker }: CardCountdownProps) {
	const run = useActions();
	const { times } = useClock();
	const until = parseTime(scope.read(countdown.until))?.getTime() ?? null;
	const left = useSyncExternalStore(ticker.subscribe, () => (until === null ? 0 : Math.max(0, until - ticker.time())));
	// Only an end that was seen coming runs the steps.
	const armed = useRef<number | null>(null);
	const end = useEffectEvent(() => void (countdown.actions && run(countdown.actions, scope.bound)));
	useEffect(() => {
		if (left > 0) armed.current = until;
		else if (until !== null && armed.current === until) {
			armed.current = null;
			end();
		}
	}, [left, until]);
	if (until === null) return null;
	const label = scope.text(countdown.label);
	const ended = scope.text(countdown.ended) || texts.timeUp;
	return (
		<p className={styles.countdown}>
			<Icon name="clock" />
			<span aria-hidden="true">
				{label} <b className={styles.left}>{left === 0 ? ended : leftInWords(left)}</b>
			</span>
			<VisuallyHidden>{texts.until({ label, time: times.format(new Date(until), dayAndTime, 'deadline') })}</VisuallyHidden>
		</p>
	);
}

/** Days and hours, or on the last day hours, minutes and seconds. */
function leftInWords(left: number): string {
	const parts = partsOf(left);
	if (parts[0]?.unit === days)
		return parts
			.slice(0, 2)
			.map(({ unit, value }) => `${value} ${unit}`)
			.join(' ');
	return parts.map(({ unit, value }) => `${String(value).padStart(2, '0')} ${unit}`).join(' ');
}
