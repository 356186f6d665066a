import { proxy, ref } from 'valtio/vanilla';
import type { BrowserStorage } from '#src/lib/browser-storage.ts';
import type { RouteTable } from '#src/routing/route-table.ts';
import { readSavedTabs, type SavedTab, type ScrollTop, withScrollTop, writeSavedTabs } from './saved-tabs.ts';
import {
	addTab,
	type Closing,
	changeTab,
	closeTabs,
	emptyList,
	instanceOf,
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
	/** Number of reloads by tab key. */
	revisions: Readonly<Record<string, number>>;
	/** Page instance by tab key, for tabs whose key has changed: the page stays mounted. */
	instances: Readonly<Record<string, string>>;
	/** Key of the tab that shows already while the address still changes. */
	ahead: string | null;
	/** The page is shown without header and menu. */
	maximised: boolean;
}

export interface TabsStore {
	state: TabsState;
	/** Opens the pinned and saved tabs of a user; saves none for `null`. `toTab` returns null if routes or rights exclude a tab. */
	restore(user: string | null, pinned: readonly Tab[], toTab: (saved: SavedTab) => Tab | null): void;
	open(tab: Tab): void;
	leave(): void;
	/** Shows a page before the address follows. Returns false if the page is not kept. */
	showAhead(key: string): boolean;
	/** Reports that the address now belongs to the page of `key`. A later tab that is still pending stays on screen. */
	follow(key: string): void;
	close(key: string, closing: Closing): void;
	change(key: string, change: Partial<Pick<Tab, 'path' | 'title'>>): void;
	move(key: string, to: number): void;
	keep(wanted: (tab: Tab) => boolean): void;
	/** Replaces the list by one in which some tabs have other keys; their pages keep their state. */
	adopt(list: TabList, renamed: ReadonlyMap<string, string>): void;
	/** Reloads a tab's page, scrolled to its top. */
	refresh(key: string): void;
	setMaximised(maximised: boolean): void;
	scrollTopOf(key: string): number;
	setScrollTop(key: string, position: number): void;
	/** Saves scroll positions; tabs are saved on every change. */
	save(): void;
	forget(): void;
}

export interface OpenPages {
	/** The current page. `framed`: it uses the main layout. */
	shown: { key: string | null; path: string; framed: boolean };
	/** null until the main layout is loaded. */
	tabs: TabsStore | null;
	/** Loads the code that adapts the tabs to a changed route list; null until the main layout is loaded. */
	loadAdopt: (() => Promise<(before: RouteTable, after: RouteTable) => RouteTable>) | null;
}

export function createTabsStore(storage: BrowserStorage, { persist }: { persist: boolean }): TabsStore {
	const state = proxy<TabsState>({ list: ref({ ...emptyList }), revisions: {}, instances: {}, ahead: null, maximised: false });
	const shownAhead = createShownAhead(state);
	let user: string | null = null;
	let scrollTop: readonly ScrollTop[] = [];

	const save = (): void => {
		if (!persist || user === null) return;
		const tabs = state.list.tabs.map(({ path, title }) => ({ path, title }));
		storage.write(CAUGHT_ROUTES, writeSavedTabs({ user, tabs, scrollTop }));
	};
	const set = (next: TabList): void => {
		if (next === state.list) return;
		// `ref`: the list is immutable and replaced as a whole.
		state.list = ref({ ...next });
		const open = new Set(next.tabs.map(({ key }) => key));
		scrollTop = scrollTop.filter(({ name }) => open.has(name));
		save();
	};
	return {
		state,
		save,
		showAhead: shownAhead.show,
		follow: shownAhead.follow,
		restore(nextUser, pinned, toTab) {
			const saved = persist && nextUser !== null ? readSavedTabs(storage.read(CAUGHT_ROUTES), nextUser) : null;
			user = nextUser;
			scrollTop = saved?.scrollTop ?? [];
			shownAhead.clear();
			const remembered = (saved?.tabs ?? []).flatMap((each) => toTab(each) ?? []);
			Object.assign(state, { revisions: {}, maximised: false });
			set([...pinned, ...remembered].reduce(addTab, emptyList));
		},
		open: (tab) => set(openTab(state.list, tab)),
		leave: () => set(leaveTabs(state.list)),
		close: (key, closing) => set(closeTabs(state.list, key, closing)),
		change: (key, change) => set(changeTab(state.list, key, change)),
		move: (key, to) => set(moveTab(state.list, key, to)),
		keep: (wanted) => set(keepTabs(state.list, wanted)),
		adopt(list, renamed) {
			Object.assign(state, renameInstances(state, renamed));
			for (const [from, to] of renamed) scrollTop = withScrollTop(scrollTop, to, positionOf(scrollTop, from));
			set(list);
		},
		refresh(key) {
			scrollTop = withScrollTop(scrollTop, key, 0);
			state.revisions = { ...state.revisions, [key]: (state.revisions[key] ?? 0) + 1 };
		},
		setMaximised(maximised) {
			state.maximised = maximised;
		},
		scrollTopOf: (key) => positionOf(scrollTop, key),
		setScrollTop(key, position) {
			scrollTop = withScrollTop(scrollTop, key, Math.round(position));
		},
		forget() {
			user = null;
			scrollTop = [];
			set(emptyList);
			storage.write(CAUGHT_ROUTES, null);
		},
	};
}

const positionOf = (scrollTop: readonly ScrollTop[], key: string): number => scrollTop.find(({ name }) => name === key)?.position ?? 0;

/** Pages that show before the address follows. */
function createShownAhead(state: TabsState) {
	/** Keys that the address has yet to reach, in order. */
	let expected: readonly string[] = [];
	return {
		show(key: string): boolean {
			const kept = state.list.recent.includes(key);
			if (kept) {
				expected = [...expected, key];
				state.ahead = key;
			}
			return kept;
		},
		follow(key: string): void {
			// Skipped addresses never arrive, so only keys after the last match remain.
			const arrived = expected.lastIndexOf(key);
			expected = arrived < 0 ? [] : expected.slice(arrived + 1);
			if (expected.length === 0) state.ahead = null;
		},
		clear(): void {
			expected = [];
			state.ahead = null;
		},
	};
}

function renameInstances(state: TabsState, renamed: ReadonlyMap<string, string>): Pick<TabsState, 'instances' | 'revisions'> {
	const instances = { ...state.instances };
	const revisions = { ...state.revisions };
	for (const [from, to] of renamed) {
		instances[to] = instanceOf(from, state.instances);
		delete instances[from];
		revisions[to] = state.revisions[from] ?? 0;
	}
	return { instances, revisions };
}
