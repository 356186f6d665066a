import { useId, useState } from 'react';
import { isCurrent, type MenuEntry } from '#src/routing/build-menu.ts';
import { Icon } from '#src/ui/icons.tsx';
import { MenuLink } from './menu-link.tsx';
import { useShell } from './shell-environment.tsx';

interface SideMenuListProps {
	entries: readonly MenuEntry[];
	narrow: boolean;
	onOpen: (() => void) | undefined;
}

/** Items and groups of the main menu, which may be nested. */
export function SideMenuList({ entries, narrow, onOpen }: SideMenuListProps) {
	const { current } = useShell();
	return (
		<ul>
			{entries.map((entry) => (
				<li key={entry.key}>
					{entry.items.length > 0 ? (
						<SideMenuGroup entry={entry} narrow={narrow} onOpen={onOpen} />
					) : (
						<MenuLink
							entry={entry}
							className="side-menu-item"
							current={isCurrent(entry, current)}
							label={narrow ? entry.title : undefined}
							onOpen={onOpen}
						>
							{entry.icon && <Icon name={entry.icon} />}
							<span className="side-menu-title">{entry.title}</span>
						</MenuLink>
					)}
				</li>
			))}
		</ul>
	);
}

interface SideMenuGroupProps {
	entry: MenuEntry;
	narrow: boolean;
	onOpen: (() => void) | undefined;
}

/** A group of items below a heading that opens and closes them. In the narrow menu its items always show. */
function SideMenuGroup({ entry, narrow, onOpen }: SideMenuGroupProps) {
	const [open, setOpen] = useState(true);
	const id = useId();
	const shown = open || narrow;
	return (
		<div className="side-menu-group">
			{narrow ? (
				<div className="side-menu-line" />
			) : (
				<button type="button" className="side-menu-heading" aria-expanded={shown} aria-controls={id} onClick={() => setOpen(!open)}>
					<span>{entry.title}</span>
					<Icon name="chevron-down" />
				</button>
			)}
			<div id={id} className="side-menu-items" data-open={shown} inert={!shown}>
				<SideMenuList entries={entry.items} narrow={narrow} onOpen={onOpen} />
			</div>
		</div>
	);
}
