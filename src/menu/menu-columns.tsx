import { useId } from 'react';
import * as texts from '#generated/messages/menu.ts';
import type { MenuEntry } from './build-menu.ts';
import { EntryIcon } from './entry-icon.tsx';
import { MenuLink } from './menu-link.tsx';
import { SideMenuList } from './side-menu.tsx';
import type { MainMenu } from './use-main-menu.ts';
import './side-menu.css';
import './menu-columns.css';

interface MenuColumnsProps {
	menu: MainMenu;
	full: boolean;
	onChoose: (entry: MenuEntry) => void;
}

export function MenuColumns({ menu: { entries, trail, top }, full, onChoose }: MenuColumnsProps) {
	const id = useId();
	const shown = full ? top : null;
	return (
		<nav aria-label={texts.main} className="menu-columns">
			<ul className="menu-columns-first">
				{entries.map((entry) => (
					<li key={entry.key}>
						<FirstColumnEntry entry={entry} trail={trail} controls={entry === shown ? id : undefined} onChoose={onChoose} />
					</li>
				))}
			</ul>
			{shown && (
				<div id={id} className="fill menu-columns-second side-menu">
					<p className="note strong menu-columns-title">{shown.title}</p>
					<SideMenuList entries={shown.items} label={shown.title} trail={trail} narrow={false} onOpen={undefined} />
				</div>
			)}
		</nav>
	);
}

interface FirstColumnEntryProps {
	entry: MenuEntry;
	trail: ReadonlySet<string>;
	controls: string | undefined;
	onChoose: (entry: MenuEntry) => void;
}

function FirstColumnEntry({ entry, trail, controls, onChoose }: FirstColumnEntryProps) {
	const current = trail.has(entry.key);
	const content = (
		<>
			<EntryIcon entry={entry} />
			<span data-tooltip="">{entry.title}</span>
		</>
	);
	if (entry.items.length === 0) {
		return (
			<MenuLink entry={entry} className="menu-columns-entry" current={current}>
				{content}
			</MenuLink>
		);
	}
	return (
		<button
			type="button"
			className="menu-columns-entry"
			aria-current={current ? 'true' : undefined}
			aria-expanded={controls !== undefined}
			aria-controls={controls}
			onClick={() => onChoose(entry)}
		>
			{content}
		</button>
	);
}
