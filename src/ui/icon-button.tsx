import type { Ref } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import styles from './icon-button.module.css';
import { Icon } from './icons.tsx';
import { type Rest, usePress } from './use-press.ts';

interface IconButtonProps {
	label: string;
	title: string;
	icon: string;
	danger?: boolean;
	/** Inactive for now; keeps the focus. */
	resting?: boolean;
	ref?: Ref<HTMLButtonElement>;
	onPress: (rest: Rest) => unknown;
}

export function IconButton({ label, title, icon, danger = false, resting = false, ref, onPress }: IconButtonProps) {
	const { running, resting: throttled, press } = usePress(onPress);
	return (
		<button
			ref={ref}
			type="button"
			className={classNames('icon-button', danger && styles.danger)}
			aria-label={label}
			data-tooltip={title}
			aria-disabled={running || resting || throttled || undefined}
			aria-busy={running || undefined}
			onClick={resting ? undefined : press}
		>
			<Icon name={icon} />
		</button>
	);
}
