import type { Moment } from '#src/lib/moment-text.ts';
import styles from './field-box.module.css';
import { type FieldProps, inputAttributes } from './field-props.ts';

interface NativeMomentProps extends FieldProps {
	kind: Moment;
	value: string;
	min?: string | undefined;
	max?: string | undefined;
	/** Accessible name, if the label of the field is not its own. */
	spoken?: string;
	onChange: (value: string) => void;
}

const TYPES: Readonly<Record<Moment, string>> = { date: 'date', month: 'month', time: 'time', datetime: 'datetime-local' };

/** The picker of the system, which suits fingers better than a calendar of small cells. */
export const NativeMoment = ({ kind, value, min, max, spoken, onChange, ...field }: NativeMomentProps) => (
	<span className={styles.box} data-invalid={field.invalid || undefined}>
		<input
			{...inputAttributes(field)}
			type={TYPES[kind]}
			aria-label={spoken}
			min={min}
			max={max}
			value={value}
			onChange={({ target }) => onChange(target.value)}
		/>
	</span>
);
