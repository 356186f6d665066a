import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isPlainClick } from '#src/lib/plain-click.ts';
import type { MenuEntry } from './build-menu.ts';
import { useMenuEnvironment } from './menu-context.ts';
import { opensPath } from './opens-path.ts';

interface MenuLinkProps {
	entry: MenuEntry;
	className: string;
	current?: boolean;
	role?: 'menuitem';
	/** Accessible name if only an icon shows. */
	label?: string;
	onOpen?: () => void;
	children: ReactNode;
}

/**
 * A link of a menu item. Hover or focus prefetches the page's code. A click on the current page's item reloads it; a page that is open as a
 * tab shows as it was left.
 */
export function MenuLink({ entry, className, current = false, role, label, onOpen, children }: MenuLinkProps) {
	const { prefetch, openTab, refresh, routes, current: place } = useMenuEnvironment();
	const href = entry.href ?? '';
	const common = { className, role, 'aria-label': label, 'data-tooltip': label };
	if (entry.external) {
		return (
			<a {...common} href={href} target="_blank" rel="noopener noreferrer" onClick={onOpen}>
				{children}
			</a>
		);
	}
	const onClick = (event: MouseEvent): void => {
		if (isPlainClick(event)) {
			const reloads = refresh && opensPath(entry, place.path, routes);
			if (reloads) refresh();
			if (reloads || openTab(href)) event.preventDefault();
		}
		onOpen?.();
	};
	return (
		<Link
			{...common}
			to={href}
			aria-current={current ? 'page' : undefined}
			onClick={onClick}
			onPointerEnter={() => prefetch(href)}
			onFocus={() => prefetch(href)}
		>
			{children}
		</Link>
	);
}
