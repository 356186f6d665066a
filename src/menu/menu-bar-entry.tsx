import type { MenuEntry } from './build-menu.ts';
import { MenuBarPanel } from './menu-bar-panel.tsx';
import { MenuLink } from './menu-link.tsx';
import { type MainMenu, SIDE_ID } from './use-main-menu.ts';

interface MenuBarEntryProps {
	entry: MenuEntry;
	menu: MainMenu;
	open: boolean;
	onToggle: (panel: string | null) => void;
	onChoose: ((entry: MenuEntry) => void) | undefined;
}

/** An entry of the first level: a link, a button with a panel, or one whose items show beside the page. */
export function MenuBarEntry({ entry, menu: { trail, top }, open, onToggle, onChoose }: MenuBarEntryProps) {
	const { key, title, items } = entry;
	const current = trail.has(key);
	if (items.length === 0) {
		return (
			<MenuLink entry={entry} className="menu-bar-look menu-bar-item" current={current} onOpen={() => onToggle(null)}>
				{title}
			</MenuLink>
		);
	}
	if (!onChoose) return <MenuBarPanel panel={{ key, title, entries: items }} trail={trail} open={open} onToggle={onToggle} />;
	const shown = top?.key === key;
	return (
		<button
			type="button"
			className="menu-bar-look menu-bar-item"
			aria-current={current ? 'true' : undefined}
			aria-expanded={shown}
			aria-controls={shown ? SIDE_ID : undefined}
			onClick={() => onChoose(entry)}
		>
			{title}
		</button>
	);
}
