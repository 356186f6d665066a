import { wholePercent } from '#src/lib/whole-percent.ts';
import styles from './progress-bar.module.css';

export function ProgressBar({ value, label }: { value: number; label: string }) {
	const percent = wholePercent(value);
	return (
		<div className={styles.progress}>
			<div className={styles.track} role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
				<div className={styles.bar} style={{ width: `${percent}%` }} />
			</div>
			<span className={styles.figure} aria-hidden="true">
				{percent}%
			</span>
		</div>
	);
}
