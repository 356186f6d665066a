import { createContext, type ReactNode, use } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Navigator } from '#src/routing/navigator.ts';
import type { Closing, TabLeaving } from './tab-list.ts';
import type { TabsState, TabsStore } from './tabs-store.ts';

export interface ShellTabs {
	/** Hook: the tabs; re-renders on changes. */
	useTabs(): TabsState;
	/** Whether a page has a tab. */
	has(key: string): boolean;
	show(key: string): void;
	close(key: string, closing: Closing): void;
	refresh(key: string): void;
	move(key: string, to: number): void;
	/** Shows the page without header and menu, or restores them. */
	setMaximised(maximised: boolean): void;
}

const ShellTabsContext = createContext<ShellTabs | null>(null);

export function ShellTabsProvider({ tabs, children }: { tabs: ShellTabs | null; children: ReactNode }) {
	return <ShellTabsContext value={tabs}>{children}</ShellTabsContext>;
}

/** null in an app without tabs. */
export const useShellTabs = (): ShellTabs | null => use(ShellTabsContext);

/** The current frame is painted before the next task. */
const afterPaint = (act: () => void): void => void requestAnimationFrame(() => setTimeout(act));

interface ShellTabsOptions {
	tabs: TabsStore;
	navigator: Pick<Navigator, 'go'>;
	/** Runs `act`, after confirmation if it would lose form input. */
	leave(leaving: TabLeaving, act: () => void): void;
	refresh(key: string, then: () => void): void;
	home(): string;
}

export function createShellTabs({ tabs, navigator, leave, refresh, home }: ShellTabsOptions): ShellTabs {
	const pathOfTab = (key: string | null): string | undefined => tabs.state.list.tabs.find((tab) => tab.key === key)?.path;
	const show = (key: string): void => {
		const path = pathOfTab(key);
		if (path === undefined || key === (tabs.state.ahead ?? tabs.state.list.active)) return;
		leave({ kind: 'go', path }, () => {
			// A kept page shows in the next frame; address and menu follow after paint.
			if (tabs.showAhead(key)) afterPaint(() => navigator.go(path));
			else navigator.go(path);
		});
	};
	return {
		// The snapshot has the same data, read-only.
		useTabs: () => useSnapshot(tabs.state) as TabsState,
		has: (key) => pathOfTab(key) !== undefined,
		show,
		close(key, closing) {
			leave({ kind: 'close', key, closing }, () => {
				const { active } = tabs.state.list;
				tabs.close(key, closing);
				const next = tabs.state.list.active;
				// `replace`, so that going back does not reopen the closed page.
				if (next !== active) navigator.go(pathOfTab(next) ?? home(), { replace: true });
			});
		},
		refresh: (key) => refresh(key, () => tabs.state.list.active !== key && show(key)),
		move: tabs.move,
		setMaximised: tabs.setMaximised,
	};
}
