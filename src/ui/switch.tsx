import type { ComponentProps } from 'react';
import styles from './switch.module.css';

/** A yes or no that holds at once. Its label is the caller's. */
export function Switch(input: Omit<ComponentProps<'input'>, 'type' | 'role' | 'className' | 'checked'> & { checked: boolean }) {
	return <input {...input} type="checkbox" role="switch" aria-checked={input.checked} className={styles.switch} />;
}
