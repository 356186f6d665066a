import { useId, useState } from 'react';
import * as texts from '#generated/messages/menu.ts';
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
export function SideMenu({ entries, trail, narrow = false, label = texts.main, onOpen }: SideMenuProps) {
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

interface MenuListProps extends MenuListOptions {
	entries: readonly MenuEntry[];
	/** Title of the group whose items these are. */
	label?: string;
}

export function SideMenuList({ entries, label, ...options }: MenuListProps) {
	// Titles of one level start at one edge.
	const icons = options.narrow || entries.some(({ icon }) => icon !== null);
	return (
		<ul aria-label={label}>
			{entries.map((entry) => (
				<li key={entry.key}>
					{entry.items.length > 0 ? (
						<SideMenuGroup entry={entry} icons={icons} {...options} />
					) : (
						<SideMenuLink entry={entry} icons={icons} {...options} />
					)}
				</li>
			))}
		</ul>
	);
}

interface MenuLineProps extends MenuListOptions {
	entry: MenuEntry;
	/** Whether the line has an icon or room for one. */
	icons: boolean;
}

function SideMenuLink({ entry, icons, trail, narrow, onOpen }: MenuLineProps) {
	return (
		<MenuLink
			entry={entry}
			className="line side-menu-item"
			current={trail.has(entry.key)}
			label={narrow ? entry.title : undefined}
			onOpen={onOpen}
		>
			{icons && <LineIcon entry={entry} initial={narrow} />}
			<span className="side-menu-title">{entry.title}</span>
			{entry.badge && <span className="tint truncated side-menu-badge">{entry.badge}</span>}
		</MenuLink>
	);
}

const LineIcon = ({ entry, initial }: { entry: MenuEntry; initial: boolean }) =>
	entry.icon !== null || initial ? <EntryIcon entry={entry} /> : <span className="side-menu-dot" />;

/** The items of a group, indented below a heading that folds them. The narrow menu never folds: it frames the group. */
function SideMenuGroup({ entry, icons, ...options }: MenuLineProps) {
	const { trail, narrow } = options;
	const [open, toggle] = useGroupOpen(entry, trail);
	const id = useId();
	const shown = open || narrow;
	return (
		<div className="side-menu-group">
			{narrow ? (
				<span className="caption truncated side-menu-caption" data-tooltip="">
					{entry.title}
				</span>
			) : (
				<button
					type="button"
					className="line side-menu-item side-menu-heading"
					aria-current={trail.has(entry.key) ? 'true' : undefined}
					aria-expanded={shown}
					aria-controls={id}
					onClick={toggle}
				>
					{icons && <LineIcon entry={entry} initial={false} />}
					<span className="side-menu-title">{entry.title}</span>
					<Icon name="chevron-down" />
				</button>
			)}
			<div id={id} className="side-menu-items" data-open={shown} inert={!shown}>
				<SideMenuList entries={entry.items} label={entry.title} {...options} />
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
