import type { ControlProps } from './control-props.ts';
import styles from './form-block.module.css';

/** The name of a field, with a star where it must be filled; the star is no part of the name. */
export function FieldLabel({ label, required }: Pick<ControlProps, 'label' | 'required'>) {
	return (
		<>
			{label}
			{required && <span className={styles.star} aria-hidden="true" />}
		</>
	);
}
