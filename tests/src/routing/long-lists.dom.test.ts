// @vitest-environment node
import { expect, test } from 'vitest';
import { mainPages } from '#generated/main-pages.ts';
import { startCountingSteps } from '#tests/support/count-steps.ts';
import type { ServedApp } from './hostile-support.ts';

/** A page of the app. */
const PAGE = Object.keys(mainPages)[0] ?? '';

const countSteps = await startCountingSteps('/src/routing/');
const { buildMenu } = await import('#src/menu/build-menu.ts');
const { menuOf } = await import('#src/routing/menu-of-routes.ts');
const { PROBLEM_LIMIT } = await import('#src/routing/served/served-context.ts');
const { DEPTH_LIMIT, RECORD_LIMIT } = await import('#src/routing/served/read-record.ts');
const { serve } = await import('./hostile-support.ts');

type MakeRecord = (at: number, length: number) => unknown;

const SHAPES: readonly (readonly [string, MakeRecord])[] = [
	['pages', (at) => ({ path: `/p${at}`, name: `p${at}`, component: PAGE })],
	['records of one name', (at) => ({ path: `/p${at}`, name: 'same', component: PAGE })],
	['names that are numbered already', (at) => ({ path: `/p${at}`, name: at % 2 ? 'same' : `same-${at}`, component: PAGE })],
	['pages at one path', (at) => ({ path: '/same', name: `p${at}`, component: PAGE })],
	['redirects in a row', (at, length) => ({ path: `/r${at}`, name: `r${at}`, redirect: at + 1 < length ? `/r${at + 1}` : '/404' })],
	['redirects in a circle', (at, length) => ({ path: `/r${at}`, name: `r${at}`, redirect: `/r${(at + 1) % length}` })],
	['paths with parameters', (at) => ({ path: `/p${at}/:id/:page`, name: `p${at}`, component: PAGE, meta: { activeMenu: `/p${at}/1/2` } })],
	['marks of other menu items', (at) => ({ path: `/p${at}`, name: `p${at}`, component: PAGE, meta: { activeMenu: `/gone${at}` } })],
	['groups of one page', (at) => ({ path: `/g${at}`, component: 'Layout', children: [{ path: 'a', name: 'a', component: PAGE }] })],
	['records that are none', (at) => [at]],
	['guards that nobody declared', (at) => ({ path: `/p${at}`, component: PAGE, meta: { roles: [`ghost${at}`] } })],
];

const listOf = (length: number, make: MakeRecord): unknown[] => Array.from({ length }, (_, at) => make(at, length));

function open(list: unknown): ServedApp {
	const app = serve(list);
	if (!app) throw new Error('The list was refused.');
	buildMenu(menuOf(app.table.tree), app.table, () => true);
	return app;
}

test.each(SHAPES)('%s: twice the length takes twice the steps', async (_shape, make) => {
	const [short, long] = [listOf(600, make), listOf(1200, make)];
	// One-time setup is not counted.
	open(short);
	const before = await countSteps(() => open(short));
	const after = await countSteps(() => open(long));
	expect(before).toBeGreaterThan(600);
	expect(after / before).toBeLessThan(2.2);
});

test('truncates a list beyond a plausible number of routes, and truncates its problems', () => {
	const { table, problems } = open(listOf(20_000, (at) => ({ path: `/p${at}`, name: 'same', component: PAGE })));
	expect(table.find(`/p${RECORD_LIMIT - 1}`)).not.toBeNull();
	expect(table.find(`/p${RECORD_LIMIT}`)).toBeNull();
	expect(problems).toHaveLength(PROBLEM_LIMIT + 1);
	expect(problems.at(-1)).toBe(`还有 ${RECORD_LIMIT - PROBLEM_LIMIT} 处问题没有列出`);
});

test('reads records nested ten thousand deep only to the depth of menus', () => {
	let record: Record<string, unknown> = { path: 'end', component: PAGE };
	for (let depth = 0; depth < 10_000; depth += 1) record = { path: 'g', component: 'Layout', children: [record] };
	const { table, problems } = open([record]);
	expect(table.find(`${'/g'.repeat(DEPTH_LIMIT + 1)}`)).not.toBeNull();
	expect(table.find(`${'/g'.repeat(DEPTH_LIMIT + 2)}`)).toBeNull();
	expect(problems).toEqual([expect.stringContaining(`嵌套超过 ${DEPTH_LIMIT} 层`)]);
});

test.each([
	['a path', { path: `/${'x'.repeat(1_000_000)}`, component: PAGE }],
	['a name', { path: '/x', name: 'x'.repeat(1_000_000), component: PAGE }],
	['a title', { path: '/x', component: PAGE, meta: { title: 'x'.repeat(1_000_000) } }],
	['a redirect', { path: '/x', redirect: `/${'x'.repeat(1_000_000)}` }],
	['a component', { path: '/x', component: 'x'.repeat(1_000_000) }],
	['a role', { path: '/x', component: PAGE, meta: { roles: ['x'.repeat(1_000_000)] } }],
	['a row of open brackets in a path', { path: '/:a('.repeat(250_000), component: PAGE }],
])('%s of a million characters is neither kept nor repeated to administrators', (_what, record) => {
	const { table, problems } = open([record]);
	const route = [...table.byName.values()].find(({ path }) => path.startsWith('/x'));
	const texts = [route?.name, route?.path, route?.page, route?.meta.title].map((text) => text?.length ?? 0);
	expect(Math.max(...texts)).toBeLessThanOrEqual(1000);
	expect(problems.join().length).toBeLessThan(500);
});
