import { useState } from 'react';
import type { MenuEntry } from './build-menu.ts';
import { useMenuEnvironment } from './menu-context.ts';
import { menuTrail } from './menu-trail.ts';

/** Id of the part of the menu beside the page, which buttons of the header show or hide. */
export const SIDE_ID = 'shell-side';

/** The main menu with what is open in it. */
export interface MainMenu {
	entries: readonly MenuEntry[];
	/** Keys of the current item and of the groups around it. */
	trail: ReadonlySet<string>;
	/** The entry of the first level whose items show: the one that the user chose on this page, or that of the page. */
	top: MenuEntry | null;
	/** Whether the user chose it on this page. */
	chosen: boolean;
	/** Holds while this page is open; null gives the choice up. */
	choose(entry: MenuEntry | null): void;
}

const NONE = { key: '', path: '' };

export function useMainMenu(): MainMenu {
	const { useMenu, current, routes } = useMenuEnvironment();
	const entries = useMenu('sidebar');
	const [choice, setChoice] = useState(NONE);
	const keys = menuTrail(entries, current, routes).map(({ key }) => key);
	const wanted = choice.path === current.path ? entries.find(({ key }) => key === choice.key) : undefined;
	return {
		entries,
		trail: new Set(keys),
		top: wanted ?? entries.find(({ key }) => key === keys[0]) ?? null,
		chosen: wanted !== undefined,
		choose: (entry) => setChoice(entry ? { key: entry.key, path: current.path } : NONE),
	};
}
