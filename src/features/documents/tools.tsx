import type { ReactNode } from 'react';
import { Icon } from '#src/ui/icons.tsx';
import styles from './documents.module.css';

/** What can be done with a file while it is read. */
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

/** Not `disabled`, which would take the focus away from the one who has pressed it up to here. */
export function Tool({ label, icon, pressed, disabled = false, onPress }: ToolProps) {
	return (
		<button
			type="button"
			className={styles.tool}
			aria-label={label}
			title={label}
			aria-pressed={pressed}
			aria-disabled={disabled || undefined}
			onClick={() => !disabled && onPress()}
		>
			<Icon name={icon} />
		</button>
	);
}
