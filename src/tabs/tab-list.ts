/** Immutable list of open tabs; every function returns a new one. Spec 2.4. */

export interface Tab {
	key: string;
	/** Path of the app with query. */
	path: string;
	title: string;
	icon: string | null;
	/** Cannot be closed. */
	pinned: boolean;
	/** Its page starts with fresh state each time it shows. */
	noKeepAlive: boolean;
	/** The route list no longer has its page. */
	gone?: true;
}

export interface TabList {
	tabs: readonly Tab[];
	/** null while the current page has no tab. */
	active: string | null;
	/** Keys of tabs shown since the app started, latest last. */
	recent: readonly string[];
}

export const emptyList: TabList = { tabs: [], active: null, recent: [] };

export type Closing = 'one' | 'others' | 'left' | 'right' | 'all';

/** A navigation or tab command that may discard page state. */
export type TabLeaving =
	/** Path of the app with query. */
	| { kind: 'go'; path: string }
	| { kind: 'close'; key: string; closing: Closing }
	/** Restarts a page. */
	| { kind: 'refresh'; key: string };

/** Activates a tab: updates the path of an open one, appends a new one. */
export function openTab(list: TabList, tab: Tab): TabList {
	const existing = list.tabs.find(({ key }) => key === tab.key);
	return activate({ ...list, tabs: existing ? replaceTab(list.tabs, moveTo(existing, tab)) : sorted([...list.tabs, tab]) }, tab.key);
}

/** At a different path, the tab takes the title of the new page. */
function moveTo(existing: Tab, { path, title }: Tab): Tab {
	return pathname(existing.path) === pathname(path) ? { ...existing, path } : { ...existing, path, title };
}

const pathname = (path: string): string => path.replace(/\?.*$/, '');

export const addTab = (list: TabList, tab: Tab): TabList =>
	list.tabs.some(({ key }) => key === tab.key) ? list : { ...list, tabs: sorted([...list.tabs, tab]) };

const activate = (list: TabList, key: string): TabList => ({
	...list,
	active: key,
	recent: [...list.recent.filter((each) => each !== key), key],
});

export const leaveTabs = (list: TabList): TabList => ({ ...list, active: null });

export function changeTab(list: TabList, key: string, change: Partial<Pick<Tab, 'path' | 'title'>>): TabList {
	const existing = list.tabs.find((tab) => tab.key === key);
	if (!existing || Object.entries(change).every(([field, value]) => existing[field as keyof Tab] === value)) return list;
	return { ...list, tabs: replaceTab(list.tabs, { ...existing, ...change }) };
}

const replaceTab = (tabs: readonly Tab[], tab: Tab): Tab[] => tabs.map((each) => (each.key === tab.key ? tab : each));

/** Whether a tab may be closed; never the first or a pinned one, unless its page went away. */
export const isClosable = (list: Pick<TabList, 'tabs'>, key: string): boolean =>
	list.tabs.some((tab, index) => tab.key === key && (tab.gone === true || (index > 0 && !tab.pinned)));

/** Titles in the order of the tabs. Those of the same title are numbered, so that each tab has its own. */
export function titlesOf({ tabs }: Pick<TabList, 'tabs'>): string[] {
	const counts = new Map<string, number>();
	return tabs.map(({ title }) => {
		const number = (counts.get(title) ?? 0) + 1;
		counts.set(title, number);
		return number === 1 ? title : `${title} (${number})`;
	});
}

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

/** Closes tabs. If the active tab closes, the tab named by `key` becomes active, or else the most recent one. */
export function closeTabs(list: TabList, key: string, closing: Closing): TabList {
	return without(list, new Set(keysToClose(list, key, closing)), key);
}

/** Removes tabs even if not closable, such as those of removed routes. */
export const keepTabs = (list: TabList, wanted: (tab: Tab) => boolean): TabList =>
	without(list, new Set(list.tabs.filter((tab) => !wanted(tab)).map(({ key }) => key)), null);

export function without(list: TabList, closed: ReadonlySet<string>, from: string | null): TabList {
	if (closed.size === 0) return list;
	const tabs = list.tabs.filter(({ key }) => !closed.has(key));
	const recent = list.recent.filter((key) => !closed.has(key));
	const next = { tabs, recent, active: list.active };
	if (list.active === null || !closed.has(list.active)) return next;
	const successor = tabs.find(({ key }) => key === from)?.key ?? recent.at(-1) ?? tabs.at(-1)?.key;
	return successor === undefined ? { ...next, active: null } : { ...next, active: successor };
}

/** Moves a tab to an index; pinned tabs and the first keep their positions. */
export function moveTab(list: TabList, key: string, to: number): TabList {
	const from = list.tabs.findIndex((tab) => tab.key === key);
	const tab = list.tabs[from];
	if (!tab || !isClosable(list, key)) return list;
	const others = list.tabs.filter((each) => each !== tab);
	const first = Math.max(1, others.filter(({ pinned }) => pinned).length);
	const place = Math.min(Math.max(to, first), others.length);
	return { ...list, tabs: [...others.slice(0, place), tab, ...others.slice(place)] };
}

export const sorted = (tabs: readonly Tab[]): Tab[] => [...tabs.filter(({ pinned }) => pinned), ...tabs.filter(({ pinned }) => !pinned)];

/** React key of a tab's page. If the key already belongs to the page of a renamed tab, returns another one. */
export function instanceOf(key: string, instances: Readonly<Record<string, string>>): string {
	return instances[key] ?? (Object.values(instances).includes(key) ? `${key} again` : key);
}

/** Keys of the tabs whose pages are kept alive: the `max` most recent. */
export function keptKeys({ tabs, recent, active }: TabList, max: number): string[] {
	const keeping = new Map(tabs.map((tab) => [tab.key, !tab.noKeepAlive || tab.key === active]));
	return recent.filter((key) => keeping.get(key)).slice(-max);
}
