import { useState } from 'react';
import type { MenuEntry } from './build-menu.ts';
import { useMenuEnvironment } from './menu-context.ts';
import { menuTrail } from './menu-trail.ts';

export const SIDE_ID = 'shell-side';

export interface MainMenu {
	entries: readonly MenuEntry[];
	trail: ReadonlySet<string>;
	/** The first-level entry whose items show: the user's choice on this page, or the entry of the page. */
	top: MenuEntry | null;
	chosen: boolean;
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
