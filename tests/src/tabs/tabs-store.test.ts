import { expect, test } from 'vitest';
import { createRouteTable } from '#src/routing/route-table.ts';
import { openTabPath } from '#src/tabs/open-tab-path.ts';
import { tabKey } from '#src/tabs/page-key.ts';
import { readSavedTabs, withScrollTop, writeSavedTabs } from '#src/tabs/saved-tabs.ts';
import type { Tab } from '#src/tabs/tab-list.ts';
import { createTabsStore } from '#src/tabs/tabs-store.ts';
import { tree } from '#tests/src/routing/support.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';

const tab = (key: string, change: Partial<Tab> = {}): Tab => ({
	key,
	path: `/${key}`,
	title: key,
	icon: null,
	pinned: false,
	noKeepAlive: false,
	...change,
});
const toTab = ({ path, title }: { path: string; title: string }): Tab | null => (path === '/gone' ? null : tab(path.slice(1), { title }));
const saved = (store: ReturnType<typeof createTabsStore>): string[] => store.state.list.tabs.map(({ title }) => title);

test.each([
	['/courseIndex?page=2', false, ['page'], 'course'],
	['/courseDetail/7', true, [], '/courseDetail/7'],
	['/courseDetail/7?tab=homework', true, ['tab'], '/courseDetail/7'],
	['/paper?id=5&page=2', true, ['page'], '/paper?id=5'],
	['/paper?id=6', true, ['page'], '/paper?id=6'],
	['/paper?id=%E9%A2%98', true, [], '/paper?id=%E9%A2%98'],
])('at %s (a tab for each path: %s; set by the page: %j) the tab is %s', (path, dynamicNewTab, written, key) => {
	expect(tabKey({ name: 'course', meta: { dynamicNewTab } }, path, written)).toBe(key);
});

test.each([
	['a page without a tab', '/courseIndex', null],
	['an open page', '/a', '/a?keyword=循环'],
	['a group, which redirects to an open page', '/problem', '/problem/index?keyword=图'],
	['an address with a query of its own', '/a?keyword=x', null],
])('spec 2.4: the tab address of %s', (_case, path, expected) => {
	const store = createTabsStore(memoryStorage(), { persist: false });
	store.open(tab('a', { path: '/a?keyword=循环' }));
	store.open(tab('problemIndex', { path: '/problem/index?keyword=图' }));
	expect(openTabPath(path, createRouteTable(tree), store)).toBe(expected);
	expect(openTabPath(path, createRouteTable(tree), null)).toBeNull();
});

test("restores the user's tabs at the next visit, pinned ones first and only with current routes", () => {
	const storage = memoryStorage();
	const store = createTabsStore(storage, { persist: true });
	store.restore('u1', [tab('home', { pinned: true })], toTab);
	for (const key of ['a', 'gone', 'b']) store.open(tab(key));
	store.change('b', { title: '第二页' });
	store.setScrollTop('b', 120.4);
	store.setScrollTop('a', 0);
	store.save();

	const later = createTabsStore(storage, { persist: true });
	later.restore('u1', [tab('home', { pinned: true })], toTab);
	expect(saved(later)).toEqual(['home', 'a', '第二页']);
	expect(later.state.list.active).toBeNull();
	expect([later.scrollTopOf('b'), later.scrollTopOf('a')]).toEqual([120, 0]);
});

test('another user and a visitor have none of them', () => {
	const storage = memoryStorage();
	const store = createTabsStore(storage, { persist: true });
	store.restore('u1', [], toTab);
	store.open(tab('a'));
	const before = storage.entries['caught-routes'];
	store.restore(null, [], toTab);
	store.open(tab('login'));
	expect(storage.entries['caught-routes']).toBe(before);
	store.restore('u2', [], toTab);
	expect(saved(store)).toEqual([]);
});

test('signing out stores nothing', () => {
	const storage = memoryStorage();
	const store = createTabsStore(storage, { persist: true });
	store.restore('u1', [tab('home', { pinned: true })], toTab);
	store.open(tab('a'));
	store.forget();
	expect([storage.entries, saved(store)]).toEqual([{}, []]);
});

test('an app that does not persist its tabs neither writes nor reads them', () => {
	const storage = memoryStorage({ 'caught-routes': writeSavedTabs({ user: 'u1', tabs: [{ path: '/a', title: 'a' }], scrollTop: [] }) });
	const store = createTabsStore(storage, { persist: false });
	store.restore('u1', [], toTab);
	store.open(tab('b'));
	expect(saved(store)).toEqual(['b']);
	expect(storage.entries['caught-routes']).toContain('/a');
});

test('restarting a tab increments the counter of that tab only', () => {
	const store = createTabsStore(memoryStorage(), { persist: true });
	store.refresh('a');
	store.refresh('a');
	expect(store.state.revisions).toEqual({ a: 2 });
});

test.each([null, '', 'nonsense', '[]', '{"version":2,"user":"u1","tabs":[],"scrollTop":[]}', '{"version":1,"user":"other","tabs":[]}'])(
	'remembered tabs that are %j count as none',
	(text) => expect(readSavedTabs(text, 'u1')).toBeNull(),
);

test('ignores invalid stored tabs', () => {
	const tabs = [{ path: '/a', title: 'a' }, { path: 'https://evil.example', title: 'x' }, { path: '/b' }, null, 7];
	const scrollTop = [{ name: 'a', position: 5 }, { name: 'a', position: -1 }, { name: 1, position: 5 }, {}];
	const text = JSON.stringify({ version: 1, user: 'u1', tabs, scrollTop });
	expect(readSavedTabs(text, 'u1')).toEqual({ user: 'u1', tabs: [{ path: '/a', title: 'a' }], scrollTop: [{ name: 'a', position: 5 }] });
	expect(readSavedTabs('{"version":1,"user":"u1","tabs":"x"}', 'u1')).toEqual({ user: 'u1', tabs: [], scrollTop: [] });
});

test('a scroll position replaces the previous one, and zero is dropped', () => {
	const list = withScrollTop(withScrollTop([], 'a', 10), 'b', 20);
	expect(withScrollTop(list, 'a', 30)).toEqual([
		{ name: 'b', position: 20 },
		{ name: 'a', position: 30 },
	]);
	expect(withScrollTop(list, 'a', 0)).toEqual([{ name: 'b', position: 20 }]);
});

test('a kept page shows before its navigation ends; intermediate addresses do not bring back the previous page', () => {
	const store = createTabsStore(memoryStorage(), { persist: false });
	store.restore('u1', [], toTab);
	for (const key of ['a', 'b', 'c']) store.open(tab(key));
	expect(store.showAhead('nobody')).toBe(false);
	expect([store.showAhead('a'), store.state.ahead]).toEqual([true, 'a']);
	expect([store.showAhead('b'), store.state.ahead]).toEqual([true, 'b']);
	store.follow('a');
	expect(store.state.ahead).toBe('b');
	store.follow('b');
	expect(store.state.ahead).toBeNull();
	store.showAhead('a');
	store.follow('/403');
	expect(store.state.ahead).toBeNull();
	for (const key of ['b', 'a', 'b']) store.showAhead(key);
	store.follow('b');
	expect(store.state.ahead).toBeNull();
	store.follow('a');
	expect(store.state.ahead).toBeNull();
});
