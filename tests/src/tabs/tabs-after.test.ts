import { describe, expect, test } from 'vitest';
import { withPast } from '#src/routing/past-routes.ts';
import type { RouteRecord } from '#src/routing/route-record.ts';
import { createRouteTable, type RouteTable } from '#src/routing/route-table.ts';
import { defaultSettings } from '#src/settings/default-settings.ts';
import { emptyList, instanceOf, openTab, type TabList } from '#src/tabs/tab-list.ts';
import { tabOf } from '#src/tabs/tab-of.ts';
import { tabsAfter } from '#src/tabs/tabs-after.ts';
import { createTabsStore } from '#src/tabs/tabs-store.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';

const page = (name: string, path: string, change: Partial<RouteRecord> = {}): RouteRecord => ({
	name,
	path,
	component: name.toLowerCase(),
	meta: { title: name },
	...change,
});
const group = (name: string, path: string, children: readonly RouteRecord[]): RouteRecord => ({
	name,
	path,
	component: 'Layout',
	meta: { title: name },
	children,
});

const HOME = page('Home', '/index', { meta: { title: '首页', noClosable: true } });
const DETAIL = page('Detail', '/learn/detail/:id', { meta: { title: '详情', dynamicNewTab: true } });
const BEFORE = createRouteTable([HOME, group('learn', '/learn', [page('Courses', 'courses'), page('Videos', 'videos'), DETAIL])]);

const catalog = { layoutOf: () => 'main' as const, writesOf: () => ['tab'] };
const settings = { ...defaultSettings, tabs: { enabled: true, persist: false } };

function tabAt(table: RouteTable, fullPath: string) {
	const [path = '', search = ''] = fullPath.split(/(?=\?)/);
	const match = table.match(path);
	return match && tabOf({ pages: catalog, settings, table }, match, { path, search });
}

/** The tabs of these addresses, the last one active. */
function opened(table: RouteTable, ...paths: string[]): TabList {
	return paths.reduce<TabList>((list, path) => {
		const tab = tabAt(table, path);
		return tab ? openTab(list, tab) : list;
	}, emptyList);
}

function follow(
	list: TabList,
	tree: readonly RouteRecord[],
	{ denies = [], before = BEFORE }: { denies?: string[]; before?: RouteTable } = {},
) {
	const table = createRouteTable(tree);
	const change = tabsAfter(list, '', {
		before,
		after: table,
		allows: ({ name }) => !denies.includes(name),
		tabOf: (match, place) => tabOf({ pages: catalog, settings, table }, match, place),
	});
	return { ...change, table: withPast(table, change.past, (path) => change.list.tabs.some((tab) => tab.path.startsWith(path))) };
}

const drawn = ({ tabs }: TabList): string[] => tabs.map(({ key, path, title, gone }) => `${key} ${path} ${title}${gone ? ' gone' : ''}`);

const OPEN = ['/index', '/learn/courses?page=2', '/learn/detail/7?tab=files'];
const COURSES = page('Courses', '/learn/courses');
const START = ['Home /index 首页', 'Courses /learn/courses?page=2 Courses', '/learn/detail/7 /learn/detail/7?tab=files 详情'];

describe('what a new list means for open tabs', () => {
	test.each<[string, RouteRecord[], string[], { moved?: object; renamed?: object }]>([
		['nothing, if the list is the same', [HOME, COURSES, DETAIL], START, {}],
		[
			'a new title',
			[HOME, { ...COURSES, meta: { title: '好课' } }, DETAIL],
			[START[0] ?? '', 'Courses /learn/courses?page=2 好课', START[2] ?? ''],
			{},
		],
		[
			'another group, and so another path',
			[HOME, group('study', '/study', [page('Courses', 'courses')]), DETAIL],
			[START[0] ?? '', 'Courses /study/courses?page=2 Courses', START[2] ?? ''],
			{ moved: { '/learn/courses': '/study/courses' } },
		],
		[
			'another path of a page with parameters, whose key is its path',
			[HOME, COURSES, { ...DETAIL, path: '/d/:id' }],
			[START[0] ?? '', START[1] ?? '', '/d/7 /d/7?tab=files 详情'],
			{ moved: { '/learn/detail/7': '/d/7' }, renamed: { '/learn/detail/7': '/d/7' } },
		],
		[
			'other parameters: the page has no address any more',
			[HOME, COURSES, { ...DETAIL, path: '/d/:course' }],
			[START[0] ?? '', START[1] ?? '', 'gone:/learn/detail/7 /learn/detail/7?tab=files 详情 gone'],
			{ renamed: { '/learn/detail/7': 'gone:/learn/detail/7' } },
		],
		[
			'another name at the same path',
			[HOME, { ...COURSES, name: 'Lessons', meta: { title: '课' } }, DETAIL],
			[START[0] ?? '', 'Lessons /learn/courses?page=2 课', START[2] ?? ''],
			{ renamed: { Courses: 'Lessons' } },
		],
		[
			'a route that went away',
			[HOME, DETAIL],
			[START[0] ?? '', 'gone:/learn/courses /learn/courses?page=2 Courses gone', START[2] ?? ''],
			{ renamed: { Courses: 'gone:/learn/courses' } },
		],
		[
			'another page at its path',
			[HOME, page('Other', '/learn/courses'), DETAIL],
			[START[0] ?? '', 'Other /learn/courses?page=2 Other', START[2] ?? ''],
			{ renamed: { Courses: 'Other' } },
		],
		[
			'an empty list',
			[],
			[
				'gone:/index /index 首页 gone',
				'gone:/learn/courses /learn/courses?page=2 Courses gone',
				'gone:/learn/detail/7 /learn/detail/7?tab=files 详情 gone',
			],
			{ renamed: { Home: 'gone:/index', Courses: 'gone:/learn/courses', '/learn/detail/7': 'gone:/learn/detail/7' } },
		],
	])('%s', (_case, tree, expected, { moved = {}, renamed = {} }) => {
		const change = follow(opened(BEFORE, ...OPEN), tree);
		expect(drawn(change.list)).toEqual(expected);
		expect(Object.fromEntries(change.past.moved)).toEqual(moved);
		expect(Object.fromEntries(change.renamed)).toEqual(renamed);
		expect(change.denied).toEqual([]);
		expect(change.list.active).toBe(change.list.tabs.at(-1)?.key);
		expect(change.list.recent).toEqual(change.list.tabs.map(({ key }) => key));
	});

	test('a tab that the guards refuse is closed, and the one used before becomes active', () => {
		const change = follow(opened(BEFORE, '/index', '/learn/videos', '/learn/courses'), [HOME, COURSES, page('Videos', '/v')], {
			denies: ['Courses'],
		});
		expect(drawn(change.list)).toEqual(['Home /index 首页', 'Videos /v Videos']);
		expect(change.denied.map(({ title }) => title)).toEqual(['Courses']);
		expect(change.list).toMatchObject({ active: 'Videos', recent: ['Home', 'Videos'] });
		expect(change.table.match('/learn/courses')?.route.name).toBe('Courses');
	});

	test('a title that the page has set itself stays', () => {
		const list = opened(BEFORE, '/learn/detail/7');
		const named = { ...list, tabs: list.tabs.map((tab) => ({ ...tab, title: 'C++ 入门' })) };
		expect(drawn(follow(named, [{ ...DETAIL, meta: { title: '课程', dynamicNewTab: true } }]).list)).toEqual([
			'/learn/detail/7 /learn/detail/7 C++ 入门',
		]);
	});

	test('a page that went away comes back, at its former path or at another one', () => {
		const gone = follow(opened(BEFORE, '/index', '/learn/courses'), [HOME]);
		expect(gone.table.match('/learn/courses')?.route).toMatchObject({ gone: 'Courses', page: 'courses', parents: [] });
		expect(drawn(follow(gone.list, [HOME], { before: gone.table }).list).at(-1)).toMatch(/ gone$/);
		for (const path of ['/learn/courses', '/back']) {
			const back = follow(gone.list, [HOME, page('Courses', path)], { before: gone.table });
			expect(drawn(back.list)).toEqual(['Home /index 首页', `Courses ${path} Courses`]);
			expect(back.past.gone.size).toBe(0);
		}
	});

	test('a page that went away exists only while it is open, and a route of the list takes precedence', () => {
		const change = follow(opened(BEFORE, '/learn/detail/7'), [HOME]);
		expect(change.table.match('/learn/detail/7')?.params).toEqual({ id: '7' });
		expect(change.table.match('/learn/detail/8')).toBeNull();
		expect(withPast(createRouteTable([HOME]), change.past, () => false).match('/learn/detail/7')).toBeNull();
		const taken = withPast(createRouteTable([page('New', '/learn/detail/7')]), change.past, () => true);
		expect(taken.match('/learn/detail/7')?.route.name).toBe('New');
	});

	test('the former path of a moved page leads to the present one, also after a second move and back', () => {
		const first = follow(opened(BEFORE, '/learn/courses'), [page('Courses', '/b')]);
		const second = follow(first.list, [page('Courses', '/c')], { before: first.table });
		expect(second.table.destinationOf('/learn/courses')).toBe('/c');
		const third = follow(second.list, [COURSES], { before: second.table });
		expect(['/b', '/c', '/learn/courses'].map(third.table.destinationOf)).toEqual(['/learn/courses', '/learn/courses', '/learn/courses']);
	});

	test('a page that went away may be closed, even the first one', () => {
		const store = createTabsStore(memoryStorage(), { persist: false });
		const { list, renamed } = follow(opened(BEFORE, '/index'), []);
		store.adopt(list, renamed);
		store.close('gone:/index', 'one');
		expect(store.state.list.tabs).toEqual([]);
	});
});

test('a renamed tab keeps its page, its restarts and its scroll position; a new tab of the former key gets a page of its own', () => {
	const store = createTabsStore(memoryStorage(), { persist: false });
	for (const tab of opened(BEFORE, '/index', '/learn/courses').tabs) store.open(tab);
	store.refresh('Courses');
	store.setScrollTop('Courses', 240);
	const { list, renamed } = follow(store.state.list, [HOME]);
	store.adopt(list, renamed);
	const { instances, revisions } = store.state;
	expect(instanceOf('gone:/learn/courses', instances)).toBe('Courses');
	expect(revisions['gone:/learn/courses']).toBe(1);
	expect(store.scrollTopOf('gone:/learn/courses')).toBe(240);
	expect(instanceOf('Courses', instances)).toBe('Courses again');
});
