import { useId } from 'react';
import * as texts from '#generated/messages/tools/menu-studio/publish.ts';
import { formatTime } from '#src/lib/format-time.ts';
import { isMoment } from '#src/lib/moment-text.ts';
import { instantIn } from '#src/lib/zoned-time.ts';
import { useClock } from '#src/pages/use-clock.ts';
import { MomentPicker } from '#src/ui/arco/controls.tsx';
import styles from './publish.module.css';

interface PublishTimeProps {
	/** Wall time of the place, such as 2026-09-12T10:00; null to publish at once. */
	value: string | null;
	onChange: (value: string | null) => void;
}

/** Asks whether the list holds at once or from a time on. */
export function PublishTime({ value, onChange }: PublishTimeProps) {
	const id = useId();
	const { now, times } = useClock();
	const tomorrow = new Date(now() + 24 * 60 * 60 * 1000);
	const choices = [
		{ later: false, title: texts.now, words: texts.nowWords },
		{ later: true, title: texts.later, words: texts.laterWords },
	] as const;
	const zoneName = times.zoneNameAt(tomorrow);
	return (
		<fieldset className={styles.conflict}>
			<legend>{texts.when}</legend>
			<div className={styles.sides}>
				{choices.map(({ later, title, words }) => (
					<label key={title} className={styles.side}>
						<input
							type="radio"
							name={id}
							checked={(value !== null) === later}
							onChange={() => onChange(later ? formatTime(tomorrow, 'YYYY-MM-DDT08:00', times.zone) : null)}
						/>
						<strong>{title}</strong>
						<span>{words}</span>
					</label>
				))}
			</div>
			{value !== null && (
				<div className={styles.time}>
					<label className={styles.label} htmlFor={`${id}-time`}>
						{zoneName ? texts.timeIn({ zone: zoneName }) : texts.time}
					</label>
					<MomentPicker
						id={`${id}-time`}
						label={texts.time}
						kind="datetime"
						required
						value={value}
						min={formatTime(new Date(now()), 'YYYY-MM-DDTHH:mm', times.zone)}
						now={now}
						onChange={onChange}
					/>
				</div>
			)}
		</fieldset>
	);
}

/** Why a list cannot be scheduled for a time; '' if it can, or is published at once. */
export function timeProblem(value: string | null, now: number, zone: string | null): string {
	if (value === null) return '';
	if (!isMoment('datetime', value)) return texts.timeMissing;
	return instantIn(value, zone).getTime() > now ? '' : texts.timePast;
}
