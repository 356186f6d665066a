/** The open tabs as a value; every function returns the next one. Spec 2.4. */

export interface Tab {
	/** See `tabKey`. */
	key: string;
	/** Path of the app with query. */
	path: string;
	title: string;
	icon: string | null;
	/** Stays whatever is closed. */
	pinned: boolean;
	/** Starts anew each time it is shown. */
	noKeepAlive: boolean;
}

export interface TabList {
	/** Pinned tabs come first. */
	tabs: readonly Tab[];
	/** null while the page on screen has no tab. */
	active: string | null;
	/** Keys of the tabs that were shown since the app started; the latest comes last. */
	recent: readonly string[];
}

export const emptyList: TabList = { tabs: [], active: null, recent: [] };

/** Which tabs to close, seen from one of them. */
export type Closing = 'one' | 'others' | 'left' | 'right' | 'all';

/** A command that takes a page off the screen or closes its tab. */
export type TabLeaving =
	/** To a path of the app, with its query. */
	| { kind: 'go'; path: string }
	| { kind: 'close'; key: string; closing: Closing }
	/** Starts a page anew. */
	| { kind: 'refresh'; key: string };

/** Shows a tab: one that is there goes to the new place, a new one comes last. */
export function openTab(list: TabList, tab: Tab): TabList {
	const known = list.tabs.find(({ key }) => key === tab.key);
	return activate({ ...list, tabs: known ? replaceTab(list.tabs, moveTo(known, tab)) : sorted([...list.tabs, tab]) }, tab.key);
}

/** A tab that shows another page of its route takes that page's title. */
function moveTo(known: Tab, { path, title }: Tab): Tab {
	return pathname(known.path) === pathname(path) ? { ...known, path } : { ...known, path, title };
}

const pathname = (path: string): string => path.replace(/\?.*$/, '');

/** Adds a tab that nobody has looked at yet. */
export const addTab = (list: TabList, tab: Tab): TabList =>
	list.tabs.some(({ key }) => key === tab.key) ? list : { ...list, tabs: sorted([...list.tabs, tab]) };

const activate = (list: TabList, key: string): TabList => ({
	...list,
	active: key,
	recent: [...list.recent.filter((each) => each !== key), key],
});

/** A page without a tab is shown. */
export const leaveTabs = (list: TabList): TabList => ({ ...list, active: null });

export function changeTab(list: TabList, key: string, change: Partial<Pick<Tab, 'path' | 'title'>>): TabList {
	const known = list.tabs.find((tab) => tab.key === key);
	if (!known || Object.entries(change).every(([field, value]) => known[field as keyof Tab] === value)) return list;
	return { ...list, tabs: replaceTab(list.tabs, { ...known, ...change }) };
}

const replaceTab = (tabs: readonly Tab[], tab: Tab): Tab[] => tabs.map((each) => (each.key === tab.key ? tab : each));

/** Whether a tab may be closed: the first never, nor a pinned one. */
export const isClosable = (list: Pick<TabList, 'tabs'>, key: string): boolean =>
	list.tabs.some((tab, index) => tab.key === key && index > 0 && !tab.pinned);

/** Keys that a closing takes away; none makes its menu item disabled. */
export function keysToClose(list: Pick<TabList, 'tabs'>, key: string, closing: Closing): string[] {
	const at = list.tabs.findIndex((tab) => tab.key === key);
	const reaches: Readonly<Record<Closing, (index: number) => boolean>> = {
		one: (index) => index === at,
		others: (index) => index !== at,
		left: (index) => index < at,
		right: (index) => index > at,
		all: () => true,
	};
	return list.tabs.filter((tab, index) => reaches[closing](index) && isClosable(list, tab.key)).map((tab) => tab.key);
}

/** Closes tabs. Where the active one goes, the tab takes its place that the closing was asked of, or else the one used last. */
export function closeTabs(list: TabList, key: string, closing: Closing): TabList {
	return without(list, new Set(keysToClose(list, key, closing)), key);
}

/** Takes tabs away whether they may be closed or not, such as those of routes that are gone. */
export const keepTabs = (list: TabList, wanted: (tab: Tab) => boolean): TabList =>
	without(list, new Set(list.tabs.filter((tab) => !wanted(tab)).map(({ key }) => key)), null);

function without(list: TabList, closed: ReadonlySet<string>, from: string | null): TabList {
	if (closed.size === 0) return list;
	const tabs = list.tabs.filter(({ key }) => !closed.has(key));
	const recent = list.recent.filter((key) => !closed.has(key));
	const next = { tabs, recent, active: list.active };
	if (list.active === null || !closed.has(list.active)) return next;
	const successor = tabs.find(({ key }) => key === from)?.key ?? recent.at(-1) ?? tabs.at(-1)?.key;
	return successor === undefined ? { ...next, active: null } : { ...next, active: successor };
}

/** Puts a tab where another stands; pinned tabs and the first keep their places. */
export function moveTab(list: TabList, key: string, to: number): TabList {
	const from = list.tabs.findIndex((tab) => tab.key === key);
	const tab = list.tabs[from];
	if (!tab || !isClosable(list, key)) return list;
	const others = list.tabs.filter((each) => each !== tab);
	const first = Math.max(1, others.filter(({ pinned }) => pinned).length);
	const place = Math.min(Math.max(to, first), others.length);
	return { ...list, tabs: [...others.slice(0, place), tab, ...others.slice(place)] };
}

const sorted = (tabs: readonly Tab[]): Tab[] => [...tabs.filter(({ pinned }) => pinned), ...tabs.filter(({ pinned }) => !pinned)];

/** Keys of the tabs whose pages stay as they were left: the `max` that were shown last. */
export function keptKeys({ tabs, recent, active }: TabList, max: number): string[] {
	const keeping = new Map(tabs.map((tab) => [tab.key, !tab.noKeepAlive || tab.key === active]));
	return recent.filter((key) => keeping.get(key)).slice(-max);
}
