import type { ComponentProps } from 'react';
import styles from './switch.module.css';

export function Switch(input: Omit<ComponentProps<'input'>, 'type' | 'role' | 'className' | 'checked'> & { checked: boolean }) {
	return <input {...input} type="checkbox" role="switch" aria-checked={input.checked} className={styles.switch} />;
}
