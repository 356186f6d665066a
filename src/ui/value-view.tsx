import { RichValue } from '#src/ui/rich-value.tsx';
import { Badge } from './badge.tsx';
import { Icon } from './icons.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { type ShownValue, toLabel } from './to-label.ts';
import styles from './value-view.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface ValueViewProps {
	value: ShownValue;
	look: 'text' | 'badge' | 'progress' | 'check' | 'strong' | 'muted' | 'html' | 'math';
	label: string;
}

/** Renders a value in the style `look`; null and values without a text form are shown as —. */
export function ValueView({ value, look, label }: ValueViewProps) {
	const shown = value === null || value === undefined ? null : toLabel(value);
	if (!shown || shown.label === '') return <span className={styles.muted}>—</span>;
	if (look === 'check') return <Check label={shown.label} />;
	if (look === 'progress') return <ProgressBar value={Number(value) || 0} label={label} />;
	if (look === 'badge') return <Badge label={shown.label} tone={shown.tone} />;
	if (look === 'html' || look === 'math') return <RichValue content={shown.label} look={look} />;
	return look === 'text' ? shown.label : <span className={styles[look]}>{shown.label}</span>;
}

const Check = ({ label }: { label: string }) => (
	<span className={styles.check}>
		<Icon name="check" />
		<VisuallyHidden>{label}</VisuallyHidden>
	</span>
);
