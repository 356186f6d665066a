import type { ControlProps } from './control-props.ts';
import styles from './form-block.module.css';

/** A yes or no. */
export function TickBox({
	id,
	name,
	label,
	required,
	describedBy,
	invalid,
	value,
	onChange,
	look,
}: ControlProps & { look: 'checkbox' | 'switch' }) {
	return (
		<label className={styles.tick} htmlFor={id}>
			<input
				id={id}
				name={name}
				type="checkbox"
				role={look === 'switch' ? 'switch' : undefined}
				className={look === 'switch' ? styles.switch : styles.box}
				checked={value === true}
				aria-required={required || undefined}
				aria-invalid={invalid || undefined}
				aria-describedby={describedBy}
				onChange={(event) => onChange(event.target.checked)}
			/>
			{label}
		</label>
	);
}
