import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import * as texts from '#generated/messages/menu.ts';
import { Icon } from '#src/ui/icons.tsx';
import { buttonOf, enterPanel, moveInBar } from './bar-keys.ts';
import type { MenuEntry } from './build-menu.ts';
import { MenuBarPanel } from './menu-bar-panel.tsx';
import { MenuLink } from './menu-link.tsx';
import { useFittingCount } from './use-fitting-count.ts';
import { type MainMenu, SIDE_ID } from './use-main-menu.ts';
import './menu-bar.css';

interface MenuBarProps {
	menu: MainMenu;
	onChoose: ((entry: MenuEntry) => void) | undefined;
}

const MORE = 'more';

/** The main menu in the header. Entries that do not fit move into the last panel. */
export function MenuBar({ menu, onChoose }: MenuBarProps) {
	const { entries, trail } = menu;
	const [open, setOpen] = useState<string | null>(null);
	const { bar, ruler, count } = useFittingCount(entries.length);
	const rest = entries.slice(count);
	const close = (): void => setOpen(null);

	const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
		const from = event.target as Element;
		if (event.key === 'Escape' && open !== null) {
			const panel = from.closest('.menu-bar-panel');
			if (panel) buttonOf(panel)?.focus();
			close();
		} else if (!openByArrow(from, event.key, setOpen) && !moveInBar(event.currentTarget, from, event.key)) return;
		event.preventDefault();
	};
	const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
		if (!currentTarget.contains(relatedTarget)) close();
	};

	return (
		<nav ref={bar} aria-label={texts.main} className="menu-bar" onKeyDown={onKeyDown} onBlur={onBlur}>
			<ul className="menu-bar-list">
				{entries.slice(0, count).map((entry) => (
					<li key={entry.key}>
						<MenuBarEntry entry={entry} menu={menu} open={open === entry.key} onToggle={setOpen} onChoose={onChoose} />
					</li>
				))}
				{rest.length > 0 && (
					<li>
						<MenuBarPanel
							panel={{ key: MORE, title: texts.more, entries: rest }}
							trail={trail}
							open={open === MORE}
							onToggle={setOpen}
							onChoose={onChoose}
						/>
					</li>
				)}
			</ul>
			<div className="menu-bar-ruler-room" aria-hidden="true">
				<div ref={ruler} className="menu-bar-list">
					{entries.map((entry) => (
						<MenuBarMeasure key={entry.key} title={entry.title} panel={entry.items.length > 0 && !onChoose} />
					))}
					<MenuBarMeasure title={texts.more} panel />
				</div>
			</div>
		</nav>
	);
}

function MenuBarMeasure({ title, panel }: { title: string; panel: boolean }) {
	return (
		<span className="line muted menu-bar-look">
			{title}
			{panel && <Icon name="chevron-down" />}
		</span>
	);
}

/** Arrow up or down on a button opens its panel and moves the focus into it. */
function openByArrow(from: Element, key: string, setOpen: (panel: string) => void): boolean {
	const panel = from.getAttribute('data-panel');
	if (panel === null || (key !== 'ArrowDown' && key !== 'ArrowUp')) return false;
	flushSync(() => setOpen(panel));
	enterPanel(from, key === 'ArrowDown' ? 'first' : 'last');
	return true;
}

interface MenuBarEntryProps {
	entry: MenuEntry;
	menu: MainMenu;
	open: boolean;
	onToggle: (panel: string | null) => void;
	onChoose: ((entry: MenuEntry) => void) | undefined;
}

function MenuBarEntry({ entry, menu: { trail, top }, open, onToggle, onChoose }: MenuBarEntryProps) {
	const { key, title, items } = entry;
	const current = trail.has(key);
	if (items.length === 0) {
		return (
			<MenuLink entry={entry} className="line muted menu-bar-look menu-bar-item" current={current} onOpen={() => onToggle(null)}>
				{title}
			</MenuLink>
		);
	}
	if (!onChoose) return <MenuBarPanel panel={{ key, title, entries: items }} trail={trail} open={open} onToggle={onToggle} />;
	const shown = top?.key === key;
	return (
		<button
			type="button"
			className="line muted menu-bar-look menu-bar-item"
			aria-current={current ? 'true' : undefined}
			aria-expanded={shown}
			aria-controls={shown ? SIDE_ID : undefined}
			onClick={() => onChoose(entry)}
		>
			{title}
		</button>
	);
}
