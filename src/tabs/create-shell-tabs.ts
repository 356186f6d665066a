import { useSnapshot } from 'valtio/react';
import type { Navigator } from '#src/routing/navigator.ts';
import type { ShellTabs } from './shell-tabs.tsx';
import type { TabLeaving } from './tab-list.ts';
import type { TabsState, TabsStore } from './tabs-store.ts';

/** A frame that has begun is painted before the next task. */
const afterPaint = (act: () => void): void => void requestAnimationFrame(() => setTimeout(act));

interface ShellTabsOptions {
	tabs: TabsStore;
	navigator: Pick<Navigator, 'go'>;
	/** Asks where typed text would be lost, then acts. */
	leave(leaving: TabLeaving, act: () => void): void;
	/** Starts the page of a tab anew, then calls `then`. */
	refresh(key: string, then: () => void): void;
	/** Path of the home page. */
	home(): string;
}

/** The commands of the tabs bar. */
export function createShellTabs({ tabs, navigator, leave, refresh, home }: ShellTabsOptions): ShellTabs {
	const pathOfTab = (key: string | null): string | undefined => tabs.state.list.tabs.find((tab) => tab.key === key)?.path;
	const show = (key: string): void => {
		const path = pathOfTab(key);
		if (path === undefined || key === (tabs.state.ahead ?? tabs.state.list.active)) return;
		leave({ kind: 'go', path }, () => {
			// A kept page is shown with the very next frame; the address follows, and with it the menu and the rest.
			if (tabs.showAhead(key)) afterPaint(() => navigator.go(path));
			else navigator.go(path);
		});
	};
	return {
		// A snapshot is the same data, read-only.
		useTabs: () => useSnapshot(tabs.state) as TabsState,
		show,
		close(key, closing) {
			leave({ kind: 'close', key, closing }, () => {
				const { active } = tabs.state.list;
				tabs.close(key, closing);
				const next = tabs.state.list.active;
				// In place of the closed page: going back does not open it again.
				if (next !== active) navigator.go(pathOfTab(next) ?? home(), { replace: true });
			});
		},
		refresh: (key) => refresh(key, () => tabs.state.list.active !== key && show(key)),
		move: tabs.move,
		setMaximised: tabs.setMaximised,
	};
}
