import type { ComponentProps } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import styles from './button.module.css';
import type { ButtonKind } from './button.tsx';
import { ButtonLabel } from './button-label.tsx';
import { Icon } from './icons.tsx';

interface LinkButtonProps {
	label: string;
	tooltip?: string | undefined;
	icon?: string | undefined;
	kind: ButtonKind;
	link: ComponentProps<'a'>;
}

/** A link that looks like a button. */
export function LinkButton({ label, tooltip, icon, kind, link }: LinkButtonProps) {
	return (
		<a {...link} className={classNames(styles.button, styles[kind])} aria-description={tooltip} data-tooltip={tooltip}>
			{icon && <Icon name={icon} />}
			<ButtonLabel text={label} />
		</a>
	);
}
