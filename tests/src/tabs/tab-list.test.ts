import { expect, test } from 'vitest';
import {
	addTab,
	type Closing,
	changeTab,
	closeTabs,
	emptyList,
	isClosable,
	keepTabs,
	keptKeys,
	keysToClose,
	leaveTabs,
	moveTab,
	openTab,
	type Tab,
	type TabList,
	titlesOf,
} from '#src/tabs/tab-list.ts';

const tab = (key: string, change: Partial<Tab> = {}): Tab => ({
	key,
	path: `/${key}`,
	title: key,
	icon: null,
	pinned: false,
	noKeepAlive: false,
	...change,
});
const home = tab('home', { pinned: true });
const keys = (list: Pick<TabList, 'tabs'>): string => list.tabs.map(({ key }) => key).join(' ');

/** Tabs home a b c d; last shown in the order a, c, b. */
function fiveTabs(): TabList {
	const all = ['a', 'b', 'c', 'd'].reduce((list, key) => addTab(list, tab(key)), addTab(emptyList, home));
	return ['home', 'a', 'c', 'b'].reduce((list, key) => openTab(list, key === 'home' ? home : tab(key)), all);
}

test('a tab opens at the end, and a pinned one after the other pinned ones', () => {
	const list = [tab('a'), home, tab('b'), tab('inbox', { pinned: true })].reduce(openTab, emptyList);
	expect(keys(list)).toBe('home inbox a b');
	expect(list.active).toBe('inbox');
});

test('reopening a tab updates its address, and keeps its own title while the path is the same', () => {
	const first = changeTab(openTab(emptyList, tab('a', { path: '/a/1' })), 'a', { title: '第一页' });
	expect(openTab(first, tab('a', { path: '/a/1?page=2' })).tabs).toEqual([tab('a', { path: '/a/1?page=2', title: '第一页' })]);
	expect(openTab(first, tab('a', { path: '/a/2' })).tabs).toEqual([tab('a', { path: '/a/2' })]);
});

test('tabs of the same title are numbered', () => {
	const list = ['练习', '首页', '练习', '练习'].map((title, index) => tab(String(index), { title })).reduce(addTab, emptyList);
	expect(titlesOf(list)).toEqual(['练习', '首页', '练习 (2)', '练习 (3)']);
});

test.each<[string, Closing, string, string]>([
	['b', 'one', 'home a c d', 'c'],
	['c', 'one', 'home a b d', 'b'],
	['home', 'one', 'home a b c d', 'b'],
	['b', 'others', 'home b', 'b'],
	['d', 'others', 'home d', 'd'],
	['home', 'others', 'home', 'home'],
	['c', 'left', 'home c d', 'c'],
	['b', 'left', 'home b c d', 'b'],
	['a', 'right', 'home a', 'a'],
	['b', 'right', 'home a b', 'b'],
	['c', 'all', 'home', 'home'],
])('from %s, closing "%s" leaves %s and shows %s', (key, closing, left, active) => {
	const list = closeTabs(fiveTabs(), key, closing);
	expect([keys(list), list.active]).toEqual([left, active]);
});

test('closing a background tab keeps the active one', () => {
	const list = closeTabs(fiveTabs(), 'a', 'one');
	expect([keys(list), list.active, list.recent]).toEqual(['home b c d', 'b', ['home', 'c', 'b']]);
});

test('the first tab cannot be closed even if none is pinned', () => {
	const list = [tab('a'), tab('b')].reduce(openTab, emptyList);
	expect([isClosable(list, 'a'), isClosable(list, 'b'), isClosable(list, 'nobody')]).toEqual([false, true, false]);
	expect(keys(closeTabs(list, 'b', 'all'))).toBe('a');
});

test.each<[string, Closing, string]>([
	['home', 'one', ''],
	['home', 'left', ''],
	['d', 'right', ''],
	['a', 'left', ''],
	['a', 'right', 'b c d'],
	['nobody', 'one', ''],
])('from %s, "%s" would close: %s', (key, closing, closed) => {
	expect(keysToClose(fiveTabs(), key, closing).join(' ')).toBe(closed);
});

test.each([
	['d', 1, 'home d a b c'],
	['d', 0, 'home d a b c'],
	['a', 4, 'home b c d a'],
	['a', 99, 'home b c d a'],
	['b', 2, 'home a b c d'],
	['home', 3, 'home a b c d'],
	['nobody', 1, 'home a b c d'],
])('%s moved to %i gives %s', (key, to, order) => {
	expect(keys(moveTab(fiveTabs(), key, to))).toBe(order);
});

test('a page without a tab leaves none active, and the last shown tab stays the latest', () => {
	const list = leaveTabs(fiveTabs());
	expect(list.active).toBeNull();
	expect(list.recent.at(-1)).toBe('b');
});

test('removes unwanted tabs, also first and pinned ones', () => {
	const list = keepTabs(fiveTabs(), ({ key }) => key === 'c' || key === 'd');
	expect([keys(list), list.active]).toEqual(['c d', 'c']);
	expect(keepTabs(fiveTabs(), () => false)).toEqual({ tabs: [], active: null, recent: [] });
	const same = fiveTabs();
	expect(keepTabs(same, () => true)).toBe(same);
});

test('keeps pages of the latest tabs up to the limit; a page without caching is kept only while it is shown', () => {
	expect(keptKeys(fiveTabs(), 99)).toEqual(['home', 'a', 'c', 'b']);
	expect(keptKeys(fiveTabs(), 2)).toEqual(['c', 'b']);
	const paper = tab('paper', { noKeepAlive: true });
	const shown = openTab(fiveTabs(), paper);
	expect(keptKeys(shown, 99)).toEqual(['home', 'a', 'c', 'b', 'paper']);
	expect(keptKeys(openTab(shown, home), 99)).toEqual(['a', 'c', 'b', 'home']);
});

test('keeps the 99 most recent of 120 pages', () => {
	const list = Array.from({ length: 120 }, (_, index) => tab(`t${index}`)).reduce(openTab, emptyList);
	const kept = keptKeys(list, 99);
	expect([kept.length, kept[0], kept.at(-1)]).toEqual([99, 't21', 't119']);
});
