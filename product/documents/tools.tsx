import type { ReactNode } from 'react';
import { Icon } from '#src/ui/icons.tsx';
import styles from './documents.module.css';

export function ToolBar({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div className={styles.tools} role="toolbar" aria-label={label}>
			{children}
		</div>
	);
}

export interface ToolProps {
	label: string;
	icon: string;
	pressed?: boolean;
	disabled?: boolean;
	onPress: () => void;
}

/** Uses aria-disabled, because `disabled` would drop the focus from a button that was just pressed. */
export function Tool({ label, icon, pressed, disabled = false, onPress }: ToolProps) {
	return (
		<button
			type="button"
			className={styles.tool}
			aria-label={label}
			data-tooltip={label}
			aria-pressed={pressed}
			aria-disabled={disabled || undefined}
			onClick={() => !disabled && onPress()}
		>
			<Icon name={icon} />
		</button>
	);
}
