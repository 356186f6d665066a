import type { Ref } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import styles from './icon-button.module.css';
import { Icon } from './icons.tsx';

interface IconButtonProps {
	label: string;
	title: string;
	icon: string;
	danger?: boolean;
	busy?: boolean;
	ref?: Ref<HTMLButtonElement>;
	onPress: () => unknown;
}

export const IconButton = ({ label, title, icon, danger = false, busy = false, ref, onPress }: IconButtonProps) => (
	<button
		ref={ref}
		type="button"
		className={classNames(styles.button, danger && styles.danger)}
		aria-label={label}
		data-tooltip={title}
		aria-busy={busy || undefined}
		onClick={() => void onPress()}
	>
		<Icon name={icon} />
	</button>
);
