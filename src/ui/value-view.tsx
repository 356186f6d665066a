import { Badge, type Label } from './badge.tsx';
import { ProgressBar } from './progress-bar.tsx';
import styles from './value-view.module.css';

export type ShownValue = string | number | boolean | Label | null | undefined;

export interface ValueViewProps {
	value: ShownValue;
	look: 'text' | 'badge' | 'progress' | 'strong' | 'muted';
	/** What the value is; names a progress bar. */
	label: string;
}

/** One value in one of its looks; nothing shows as —. */
export function ValueView({ value, look, label }: ValueViewProps) {
	if (value === null || value === undefined || value === '') return <span className={styles.muted}>—</span>;
	if (look === 'progress') return <ProgressBar value={Number(value) || 0} label={label} />;
	const { label: text, tone } = toLabel(value);
	if (look === 'badge') return <Badge label={text} tone={tone} />;
	return look === 'text' ? text : <span className={styles[look]}>{text}</span>;
}

/** What a value says; a dictionary may have given it a tone. */
export function toLabel(value: Exclude<ShownValue, null | undefined>): Label {
	if (typeof value === 'object') return value;
	if (typeof value === 'boolean') return { label: value ? '是' : '否', tone: 'mute' };
	return { label: String(value), tone: 'info' };
}
