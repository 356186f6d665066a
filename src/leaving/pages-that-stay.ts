/** Computes which open pages keep their state after leaving. Pure. */
import { type Closing, closeTabs, keptKeys, leaveTabs, openTab, type Tab, type TabLeaving, type TabList } from '#src/tabs/tab-list.ts';

export type Leaving =
	| TabLeaving
	/** Sign-out or full reload. */
	| { kind: 'end' };

/** The target page of an address. */
export interface Destination {
	key: string;
	path: string;
	/** null if the page has no tab. */
	tab: Tab | null;
	framed: boolean;
}

export interface TabsSnapshot {
	list: TabList;
	max: number;
	shown: { key: string; path: string; framed: boolean };
}

/** Keys of open pages that keep their state; never a new page. `to` is the target of a `go`, null for an unknown address. */
export function pagesThatStay(leaving: Leaving, moment: TabsSnapshot, to: Destination | null): ReadonlySet<string> {
	const now = pagesNow(moment);
	switch (leaving.kind) {
		case 'end':
			return new Set();
		case 'refresh':
			return without(now, leaving.key);
		case 'close':
			return afterClosing(leaving, moment);
		case 'go':
			return afterGoing(moment, to);
	}
}

function pagesNow({ list, max, shown }: TabsSnapshot): ReadonlySet<string> {
	return new Set([...keptKeys(list, max), shown.key]);
}

/** The shown page may survive closing, or have no tab. */
function afterClosing({ key, closing }: { key: string; closing: Closing }, { list, max, shown }: TabsSnapshot): ReadonlySet<string> {
	const left = closeTabs(list, key, closing);
	const closed = list.tabs.some((tab) => tab.key === shown.key) && !left.tabs.some((tab) => tab.key === shown.key);
	return new Set([...keptKeys(left, max), ...(closed ? [] : [shown.key])]);
}

function afterGoing(moment: TabsSnapshot, to: Destination | null): ReadonlySet<string> {
	const { list, max, shown } = moment;
	// The main layout stays mounted, with its pages, behind a page without it.
	if (!to?.framed) return to?.key === shown.key || shown.framed ? pagesNow(moment) : without(pagesNow(moment), shown.key);
	const next = to.tab ? openTab(list, to.tab) : leaveTabs(list);
	const kept = new Set([...keptKeys(next, max), to.key]);
	// A key at a different path starts with fresh state.
	return pathOfPage(moment, to.key) === to.path ? kept : without(kept, to.key);
}

function pathOfPage({ list, shown }: TabsSnapshot, key: string): string | undefined {
	return key === shown.key ? shown.path : list.tabs.find((tab) => tab.key === key)?.path.replace(/\?.*$/, '');
}

const without = (keys: ReadonlySet<string>, key: string): ReadonlySet<string> => new Set([...keys].filter((each) => each !== key));
