import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { MenuEntry } from '#src/routing/build-menu.ts';
import { useShell } from './shell-environment.tsx';

interface MenuLinkProps {
	entry: MenuEntry;
	className: string;
	current?: boolean;
	role?: 'menuitem';
	/** Name for screen readers where only an icon shows. */
	label?: string;
	onOpen?: () => void;
	children: ReactNode;
}

/** A menu item that leads somewhere. Pointing at it or focusing it fetches the page's code. */
export function MenuLink({ entry, className, current = false, role, label, onOpen, children }: MenuLinkProps) {
	const { prefetch } = useShell();
	const href = entry.href ?? '';
	const common = { className, role, 'aria-label': label, title: label, onClick: onOpen };
	if (entry.external) {
		return (
			<a {...common} href={href} target="_blank" rel="noopener noreferrer">
				{children}
			</a>
		);
	}
	return (
		<Link
			{...common}
			to={href}
			aria-current={current ? 'page' : undefined}
			onPointerEnter={() => prefetch(href)}
			onFocus={() => prefetch(href)}
		>
			{children}
		</Link>
	);
}
