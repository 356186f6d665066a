import { useId, useState } from 'react';
import { Icon } from '#src/ui/icons.tsx';
import type { MenuEntry } from './build-menu.ts';
import { EntryIcon } from './entry-icon.tsx';
import { MenuLink } from './menu-link.tsx';
import './side-menu.css';

export interface SideMenuProps {
	entries: readonly MenuEntry[];
	/** Keys of the current item and its groups. */
	trail: ReadonlySet<string>;
	narrow?: boolean;
	label?: string;
	onOpen?: () => void;
}

/** The main menu. `narrow` shows icons only; titles remain for screen readers and as tooltips. */
export function SideMenu({ entries, trail, narrow = false, label = '主菜单', onOpen }: SideMenuProps) {
	return (
		<nav aria-label={label} className={narrow ? 'side-menu side-menu-narrow' : 'side-menu'}>
			<SideMenuList entries={entries} trail={trail} narrow={narrow} onOpen={onOpen} />
		</nav>
	);
}

interface MenuListOptions {
	trail: ReadonlySet<string>;
	narrow: boolean;
	onOpen: (() => void) | undefined;
}

export function SideMenuList({ entries, ...options }: MenuListOptions & { entries: readonly MenuEntry[] }) {
	const { trail, narrow, onOpen } = options;
	return (
		<ul>
			{entries.map((entry) => (
				<li key={entry.key}>
					{entry.items.length > 0 ? (
						<SideMenuGroup entry={entry} {...options} />
					) : (
						<MenuLink
							entry={entry}
							className="line side-menu-item"
							current={trail.has(entry.key)}
							label={narrow ? entry.title : undefined}
							onOpen={onOpen}
						>
							{(entry.icon || narrow) && <EntryIcon entry={entry} />}
							<span className="side-menu-title">{entry.title}</span>
							{entry.badge && <span className="tint truncated side-menu-badge">{entry.badge}</span>}
						</MenuLink>
					)}
				</li>
			))}
		</ul>
	);
}

/** A group of items below a heading that folds them. The narrow menu never folds. */
function SideMenuGroup({ entry, ...options }: MenuListOptions & { entry: MenuEntry }) {
	const [open, toggle] = useGroupOpen(entry, options.trail);
	const id = useId();
	const shown = open || options.narrow;
	return (
		<div className="side-menu-group">
			{options.narrow ? (
				<div className="side-menu-line" />
			) : (
				<button type="button" className="line fine side-menu-heading" aria-expanded={shown} aria-controls={id} onClick={toggle}>
					<span>{entry.title}</span>
					<Icon name="chevron-down" />
				</button>
			)}
			<div id={id} className="side-menu-items" data-open={shown} inert={!shown}>
				<SideMenuList entries={entry.items} {...options} />
			</div>
		</div>
	);
}

/** Groups start open. A folded group opens when another of its items becomes current. */
function useGroupOpen({ key }: MenuEntry, trail: ReadonlySet<string>): [open: boolean, toggle: () => void] {
	const below = trail.has(key) ? [...trail].join() : '';
	const [state, setState] = useState({ open: true, below });
	if (state.below !== below) setState({ open: state.open || below !== '', below });
	return [state.open, () => setState({ ...state, open: !state.open })];
}
