import { createContext, type ReactNode, use } from 'react';
import type { Closing } from './tab-list.ts';
import type { TabsState } from './tabs-store.ts';

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
