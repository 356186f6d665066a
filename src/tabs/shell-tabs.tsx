import { createContext, type ReactNode, use } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Navigator } from '#src/routing/navigator.ts';
import type { Closing, TabLeaving } from './tab-list.ts';
import type { TabsState, TabsStore } from './tabs-store.ts';

export interface ShellTabs {
	/** Hook: the tabs, and again when they change. */
	useTabs(): TabsState;
	/** Goes to a tab. */
	show(key: string): void;
	close(key: string, closing: Closing): void;
	/** Starts the page of a tab anew, with fresh data. */
	refresh(key: string): void;
	/** Puts a tab at another place. */
	move(key: string, to: number): void;
	/** Gives the page the whole window, or the menu back its place. */
	setMaximised(maximised: boolean): void;
}

const ShellTabsContext = createContext<ShellTabs | null>(null);

export function ShellTabsProvider({ tabs, children }: { tabs: ShellTabs | null; children: ReactNode }) {
	return <ShellTabsContext value={tabs}>{children}</ShellTabsContext>;
}

/** null in an app without tabs. */
export const useShellTabs = (): ShellTabs | null => use(ShellTabsContext);

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
