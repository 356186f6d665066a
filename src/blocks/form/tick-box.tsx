import type { ComponentProps } from 'react';
import { Switch } from '#src/ui/switch.tsx';
import type { ControlProps } from './control-props.ts';
import styles from './form-block.module.css';

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
	const input: ComponentProps<'input'> & { checked: boolean } = {
		id,
		name,
		checked: value === true,
		'aria-required': required || undefined,
		'aria-invalid': invalid || undefined,
		'aria-describedby': describedBy,
		onChange: (event) => onChange(event.target.checked),
	};
	return (
		<label className={styles.tick} htmlFor={id}>
			{look === 'switch' ? <Switch {...input} /> : <input {...input} type="checkbox" className={styles.box} />}
			{label}
		</label>
	);
}
