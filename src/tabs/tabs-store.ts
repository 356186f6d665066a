import { proxy, ref } from 'valtio/vanilla';
import type { BrowserStorage } from '#src/lib/browser-storage.ts';
import { readSavedTabs, type SavedTab, type ScrollTop, withScrollTop, writeSavedTabs } from './saved-tabs.ts';
import {
	addTab,
	type Closing,
	changeTab,
	closeTabs,
	emptyList,
	keepTabs,
	leaveTabs,
	moveTab,
	openTab,
	type Tab,
	type TabList,
} from './tab-list.ts';
import { CAUGHT_ROUTES } from './tabs-entry.ts';

export interface TabsState {
	list: TabList;
	/** How often a tab was asked to start anew, by key. */
	revisions: Readonly<Record<string, number>>;
	/** A tab whose page shows already while the address is still on its way there. */
	ahead: string | null;
	/** The page has the whole window. */
	maximised: boolean;
}

export interface TabsStore {
	state: TabsState;
	/**
	 * Begins with the tabs of a user: those that are always there, and what was remembered. `toTab` makes a tab of a remembered place;
	 * null when the routes or the rights of today do not have it. Nothing is remembered of the user `null`.
	 */
	restore(user: string | null, pinned: readonly Tab[], toTab: (saved: SavedTab) => Tab | null): void;
	open(tab: Tab): void;
	/** A page without a tab is shown. */
	leave(): void;
	/** Shows a page before the address has followed; from then on the address says again what is shown. False for a page that is not kept. */
	showAhead(key: string): boolean;
	/** The address has come to the page of a key. On the way to a later tab that one stays ahead. */
	follow(key: string): void;
	close(key: string, closing: Closing): void;
	change(key: string, change: Partial<Pick<Tab, 'path' | 'title'>>): void;
	move(key: string, to: number): void;
	/** Closes what is no page (any more), pinned or not. */
	keep(wanted: (tab: Tab) => boolean): void;
	/** Starts the page of a tab anew, at its top. */
	refresh(key: string): void;
	setMaximised(maximised: boolean): void;
	scrollTopOf(key: string): number;
	setScrollTop(key: string, position: number): void;
	/** Writes positions down; tabs are written at every change. */
	save(): void;
	/** Closes everything and remembers nothing: at sign-out. */
	forget(): void;
}

/** The pages that are open in this window. */
export interface OpenPages {
	/** The page on screen. `framed`: it has the frame with menu and tabs. */
	shown: { key: string | null; path: string; framed: boolean };
	/** null until a page with tabs has been shown. */
	tabs: TabsStore | null;
}

export function createTabsStore(storage: BrowserStorage, { persist }: { persist: boolean }): TabsStore {
	const state = proxy<TabsState>({ list: ref({ ...emptyList }), revisions: {}, ahead: null, maximised: false });
	let user: string | null = null;
	let scrollTop: readonly ScrollTop[] = [];
	/** Keys that the address has still to come to, in this order. */
	let expected: readonly string[] = [];

	const save = (): void => {
		if (!persist || user === null) return;
		const tabs = state.list.tabs.map(({ path, title }) => ({ path, title }));
		storage.write(CAUGHT_ROUTES, writeSavedTabs({ user, tabs, scrollTop }));
	};
	const set = (next: TabList): void => {
		if (next === state.list) return;
		// A plain value that is replaced as a whole: nothing need observe its parts.
		state.list = ref({ ...next });
		const open = new Set(next.tabs.map(({ key }) => key));
		scrollTop = scrollTop.filter(({ name }) => open.has(name));
		save();
	};

	return {
		state,
		restore(nextUser, pinned, toTab) {
			const saved = persist && nextUser !== null ? readSavedTabs(storage.read(CAUGHT_ROUTES), nextUser) : null;
			user = nextUser;
			scrollTop = saved?.scrollTop ?? [];
			expected = [];
			const remembered = (saved?.tabs ?? []).flatMap((each) => toTab(each) ?? []);
			Object.assign(state, { revisions: {}, ahead: null, maximised: false });
			set([...pinned, ...remembered].reduce(addTab, emptyList));
		},
		open: (tab) => set(openTab(state.list, tab)),
		leave: () => set(leaveTabs(state.list)),
		showAhead(key) {
			const kept = state.list.recent.includes(key);
			if (kept) {
				expected = [...expected, key];
				state.ahead = key;
			}
			return kept;
		},
		follow(key) {
			// Addresses passed over on the way never arrive: what is left behind the last of this key is all that is still to come.
			const arrived = expected.lastIndexOf(key);
			expected = arrived < 0 ? [] : expected.slice(arrived + 1);
			if (expected.length === 0) state.ahead = null;
		},
		close: (key, closing) => set(closeTabs(state.list, key, closing)),
		change: (key, change) => set(changeTab(state.list, key, change)),
		move: (key, to) => set(moveTab(state.list, key, to)),
		keep: (wanted) => set(keepTabs(state.list, wanted)),
		refresh(key) {
			scrollTop = withScrollTop(scrollTop, key, 0);
			state.revisions = { ...state.revisions, [key]: (state.revisions[key] ?? 0) + 1 };
		},
		setMaximised(maximised) {
			state.maximised = maximised;
		},
		scrollTopOf: (key) => scrollTop.find(({ name }) => name === key)?.position ?? 0,
		setScrollTop(key, position) {
			scrollTop = withScrollTop(scrollTop, key, Math.round(position));
		},
		save,
		forget() {
			user = null;
			scrollTop = [];
			set(emptyList);
			storage.write(CAUGHT_ROUTES, null);
		},
	};
}
