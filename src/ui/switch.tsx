import type { ComponentProps } from 'react';
import styles from './switch.module.css';

/** A switch that takes effect at once. The caller provides the label. */
export function Switch(input: Omit<ComponentProps<'input'>, 'type' | 'role' | 'className' | 'checked'> & { checked: boolean }) {
	return <input {...input} type="checkbox" role="switch" aria-checked={input.checked} className={styles.switch} />;
}
