/** Which of the pages on the stage are still there, as they were left, after somebody has gone elsewhere. Pure. */
import { type Closing, closeTabs, keptKeys, leaveTabs, openTab, type Tab, type TabLeaving, type TabList } from '#src/tabs/tab-list.ts';

/** A way of leaving. */
export type Leaving =
	| TabLeaving
	/** Signing out, or loading the whole app anew. */
	| { kind: 'end' };

/** The page that an address leads to. */
export interface Destination {
	/** As `pageKeyOf` names it. */
	key: string;
	/** Without query. */
	path: string;
	/** null for a page without one. */
	tab: Tab | null;
	/** It has the frame with menu and tabs, behind which the others wait. */
	framed: boolean;
}

export interface StageMoment {
	list: TabList;
	/** How many pages of tabs are kept. */
	max: number;
	/** The page that is shown. */
	shown: { key: string; path: string; framed: boolean };
}

/** Keys of those pages; one that is only now drawn is none of them. `to` is where the path of a `go` leads; null for an address without a page. */
export function pagesThatStay(leaving: Leaving, moment: StageMoment, to: Destination | null): ReadonlySet<string> {
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

function pagesNow({ list, max, shown }: StageMoment): ReadonlySet<string> {
	return new Set([...keptKeys(list, max), shown.key]);
}

/** The page that is shown may be none of those closed, and have no tab. */
function afterClosing({ key, closing }: { key: string; closing: Closing }, { list, max, shown }: StageMoment): ReadonlySet<string> {
	const left = closeTabs(list, key, closing);
	const closed = list.tabs.some((tab) => tab.key === shown.key) && !left.tabs.some((tab) => tab.key === shown.key);
	return new Set([...keptKeys(left, max), ...(closed ? [] : [shown.key])]);
}

function afterGoing(moment: StageMoment, to: Destination | null): ReadonlySet<string> {
	const { list, max, shown } = moment;
	// The frame with all that is in it waits behind a page without it.
	if (!to?.framed) return to?.key === shown.key || shown.framed ? pagesNow(moment) : without(pagesNow(moment), shown.key);
	const next = to.tab ? openTab(list, to.tab) : leaveTabs(list);
	const stays = new Set([...keptKeys(next, max), to.key]);
	// The page of a key begins anew at another path.
	return pathOfPage(moment, to.key) === to.path ? stays : without(stays, to.key);
}

function pathOfPage({ list, shown }: StageMoment, key: string): string | undefined {
	return key === shown.key ? shown.path : list.tabs.find((tab) => tab.key === key)?.path.replace(/\?.*$/, '');
}

const without = (keys: ReadonlySet<string>, key: string): ReadonlySet<string> => new Set([...keys].filter((each) => each !== key));
