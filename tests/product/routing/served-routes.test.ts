import { expect, test } from 'vitest';
import { HttpError } from '#src/http/result.ts';
import { buildMenu } from '#src/menu/build-menu.ts';
import { menuOf } from '#src/routing/menu-of-routes.ts';
import { createRoutes } from '#src/routing/served-routes.ts';
import type { AppSettings } from '#src/settings/app-settings.ts';
import { defaultSettings } from '#src/settings/default-settings.ts';

const first = [{ path: '/a', name: 'A', component: 'home', meta: { title: '甲' } }];
const second = [...first, { path: '/b', name: 'B', component: 'course-index', meta: { title: '乙', guard: ['Admin'] } }];

function createTestRoutes(answer: unknown, access: Partial<AppSettings['access']> = {}) {
	const events: string[] = [];
	const settings: AppSettings = {
		...defaultSettings,
		routing: { ...defaultSettings.routing, list: 'main.routerGetList', notFound: 'notFound' },
		access: { ...defaultSettings.access, authentication: 'all', ...access },
	};
	const routes = createRoutes({
		settings,
		pages: async () => ['home', 'course-index'],
		http: () =>
			({
				call: async () => {
					events.push('asked');
					if (answer === null) return { ok: false, error: new HttpError({ kind: 'network', message: '断了' }) };
					return { ok: true, data: { list: answer } };
				},
			}) as never,
		feedback: { message: (_kind: string, text: string) => void events.push(text) } as never,
		onProblems: (problems) => void events.push(...problems),
	});
	const menu = (allows = true): string[] =>
		buildMenu(menuOf(routes.state.table.tree), routes.state.table, () => allows).map(({ title }) => title);
	return { routes, events, menu };
}

test('only public pages exist before the server responds', () => {
	const { routes } = createTestRoutes(first);
	expect(routes.state.built).toBe(false);
	expect(routes.state.table.match('/login')).not.toBeNull();
	expect(routes.state.table.match('/courseIndex')).toBeNull();
});

test('setting routes again replaces table and menu completely', async () => {
	const { routes, menu } = createTestRoutes(first);
	expect(await routes.fetch()).toBe(true);
	expect(routes.state).toMatchObject({ built: true, problems: [] });
	expect(menu()).toEqual(['甲']);
	expect(routes.state.table.redirectOf('/')).toBe('/a');
	expect(routes.state.table.fallback).toBe('/404');

	expect(await routes.apply(second)).toBe(true);
	expect(menu()).toEqual(['甲', '乙']);
	expect(routes.state.table.match('/a')).not.toBeNull();
	await routes.apply(second.slice(1));
	expect(routes.state.table.match('/a')).toBeNull();
});

test('the list of a related product is converted before it is applied', async () => {
	const vben = [
		{ path: '/b', name: 'B', component: '/course-index/index', meta: { title: '乙', order: 2, keepAlive: true } },
		{ path: '/a', name: 'A', component: '/home/index', meta: { title: '甲', order: 1, affixTab: true } },
	];
	const { routes, menu } = createTestRoutes(vben);
	expect(await routes.fetch()).toBe(true);
	expect(menu()).toEqual(['甲', '乙']);
	const { byName } = routes.state.table;
	expect(byName.get('A')).toMatchObject({ page: 'home', meta: { noClosable: true, noKeepAlive: true } });
	expect(byName.get('B')).toMatchObject({ page: 'course-index', meta: { title: '乙' } });
	expect(byName.get('B')?.meta.noKeepAlive).toBeUndefined();
});

test('an invalid list changes nothing and is reported', async () => {
	const { routes, events, menu } = createTestRoutes(first);
	await routes.fetch();
	expect(await routes.apply({ 0: 'x' })).toBe(false);
	expect(events).toEqual(['asked', '路由格式返回有误！']);
	expect(menu()).toEqual(['甲']);
});

test('problems are kept in the state and logged', async () => {
	const { routes, events } = createTestRoutes([{ path: '/x', name: 'X', component: 'gone' }]);
	await routes.fetch();
	expect(routes.state.problems).toEqual([expect.stringContaining('组件“gone”不在这个应用里')]);
	expect(events.slice(1)).toEqual(routes.state.problems);
});

test('routes that cannot be loaded are treated as none', async () => {
	const { routes } = createTestRoutes(null);
	expect(await routes.fetch()).toBe(false);
	expect(routes.state.built).toBe(false);
	routes.settle();
	expect(routes.state.built).toBe(true);
});

test('a response for a signed-out user is dropped, and the next user starts without routes', async () => {
	const { routes } = createTestRoutes(first);
	const fetching = routes.fetch();
	routes.reset();
	expect(await fetching).toBe(false);
	expect(routes.state.built).toBe(false);
	expect(routes.state.table.match('/a')).toBeNull();
});

test('without served routes the app has its own routes from the start', async () => {
	const { routes, events } = createTestRoutes(first, { authentication: 'intelligence' });
	expect(routes.state.built).toBe(true);
	expect(await routes.fetch()).toBe(true);
	expect(events).toEqual([]);
	expect(routes.state.table.match('/courseIndex')).not.toBeNull();
});

test.each([
	[true, [{ exempt: 'admin', guard: ['Admin'] }], ['甲']],
	[false, [], ['甲', '乙']],
])('with role control %s the guards of served routes apply accordingly', async (rolesControl, guards, titles) => {
	const { routes, menu } = createTestRoutes(second, { rolesControl });
	await routes.fetch();
	expect(routes.state.table.byName.get('B')?.guards).toEqual(guards);
	expect(menu(false)).toEqual(titles);
});
