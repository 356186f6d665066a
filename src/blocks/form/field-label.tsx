import type { ControlProps } from './control-props.ts';
import styles from './form-block.module.css';

export function FieldLabel({ label, required }: Pick<ControlProps, 'label' | 'required'>) {
	return (
		<>
			{label}
			{required && <span className={styles.star} aria-hidden="true" />}
		</>
	);
}
