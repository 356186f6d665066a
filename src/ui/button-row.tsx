import type { ComponentProps } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { Button, type ButtonKind } from './button.tsx';
import styles from './button-row.module.css';
import { LinkButton } from './link-button.tsx';
import type { Rest } from './use-press.ts';

export interface ButtonRowItem {
	key: string;
	label: string;
	tooltip?: string | undefined;
	icon: string | undefined;
	kind: ButtonKind;
	pressed?: boolean | undefined;
	onPress?: (rest: Rest) => unknown;
	instant?: boolean;
	opensDialog?: boolean;
	/** Renders a link instead of a button. */
	link?: ComponentProps<'a'>;
}

export interface ButtonRowProps {
	items: readonly ButtonRowItem[];
	align?: 'start' | 'center' | 'end' | 'between';
	tight?: boolean;
}

export function ButtonRow({ items, align = 'start', tight = false }: ButtonRowProps) {
	if (items.length === 0) return null;
	return (
		<div className={classNames(styles.row, styles[align], tight && styles.tight)}>
			{items.map(({ key, link, ...button }) =>
				link ? <LinkButton key={key} {...button} link={link} /> : <Button key={key} {...button} />,
			)}
		</div>
	);
}
