import { expect, test } from 'vitest';
import { type Destination, type Leaving, pagesThatStay, type TabsSnapshot } from '#src/leaving/pages-that-stay.ts';
import { emptyList, openTab, type Tab } from '#src/tabs/tab-list.ts';

const tab = (key: string, more: Partial<Tab> = {}): Tab => ({
	key,
	path: `/${key}`,
	title: key,
	icon: null,
	pinned: false,
	noKeepAlive: false,
	...more,
});

/** Tabs in the order in which they were shown; the last one is on screen. */
function stage(tabs: readonly Tab[], more: Partial<TabsSnapshot> = {}): TabsSnapshot {
	const last = tabs.at(-1);
	return { list: tabs.reduce(openTab, emptyList), max: 10, shown: { key: last?.key ?? '', path: last?.path ?? '', framed: true }, ...more };
}

const to = (key: string, more: Partial<Destination> = {}): Destination => ({ key, path: `/${key}`, tab: tab(key), framed: true, ...more });
const go: Leaving = { kind: 'go', path: '/anywhere' };
const three = stage([tab('home'), tab('a'), tab('b')]);

const cases: readonly (readonly [string, Leaving, TabsSnapshot, Destination | null, readonly string[]])[] = [
	['another tab: all stay', go, three, to('a'), ['home', 'a', 'b']],
	['a new tab: all stay', go, three, to('c'), ['home', 'a', 'b']],
	['more tabs than are kept: the one shown longest ago goes', go, { ...three, max: 3 }, to('c'), ['a', 'b']],
	['a tab that is never kept goes when another is shown', go, stage([tab('home'), tab('b', { noKeepAlive: true })]), to('home'), ['home']],
	['the same page with another query stays', go, three, to('b'), ['home', 'a', 'b']],
	['another page of the same tab starts anew', go, three, to('b', { path: '/b/2', tab: tab('b', { path: '/b/2' }) }), ['home', 'a']],
	['another path of a kept tab starts that one anew', go, three, to('a', { path: '/a/2', tab: tab('a', { path: '/a/2' }) }), ['home', 'b']],
	['from a page without a tab: it goes', go, stage([tab('home')], { shown: { key: 'x', path: '/x', framed: true } }), to('home'), ['home']],
	['to a page without a tab: the tabs stay', go, three, to('x', { tab: null }), ['home', 'a', 'b']],
	['to a page without the frame: what is in the frame waits', go, three, to('login', { tab: null, framed: false }), ['home', 'a', 'b']],
	[
		'from a page without the frame: it goes, the tabs behind it stay',
		go,
		{ ...three, shown: { key: 'login', path: '/login', framed: false } },
		to('home'),
		['home', 'a', 'b'],
	],
	[
		'from a page without the frame to another one: it goes',
		go,
		{ ...three, shown: { key: 'login', path: '/login', framed: false } },
		to('register', { tab: null, framed: false }),
		['home', 'a', 'b'],
	],
	['to an address without a page: the tabs wait', go, three, null, ['home', 'a', 'b']],
	['closing a tab', { kind: 'close', key: 'b', closing: 'one' }, three, null, ['home', 'a']],
	['closing a tab behind', { kind: 'close', key: 'a', closing: 'one' }, three, null, ['home', 'b']],
	['closing the others', { kind: 'close', key: 'b', closing: 'others' }, three, null, ['home', 'b']],
	['closing all: the first one stays', { kind: 'close', key: 'b', closing: 'all' }, three, null, ['home']],
	[
		'closing all while a page without a tab is shown',
		{ kind: 'close', key: 'b', closing: 'all' },
		{ ...three, shown: { key: 'x', path: '/x', framed: true } },
		null,
		['home', 'x'],
	],
	['starting a page anew', { kind: 'refresh', key: 'a' }, three, null, ['home', 'b']],
	['signing out', { kind: 'end' }, three, null, []],
];

test.each(cases)('%s', (_, leaving, moment, destination, expected) => {
	expect([...pagesThatStay(leaving, moment, destination)].sort()).toEqual([...expected].sort());
});
