import { expect, test } from 'vitest';
import { routes } from '#generated/routes.ts';
import { seed } from '#mock/generated/seed.ts';
import type { Guard } from '#src/access/access-rules.ts';
import { buildMenu, type MenuEntry } from '#src/menu/build-menu.ts';
import { menuOf } from '#src/routing/menu-of-routes.ts';
import { createRouteTable } from '#src/routing/route-table.ts';
import { serve } from '#tests/src/routing/hostile-support.ts';

const app = serve(seed.routes);
if (!app) throw new Error('The list of the mock server is rejected.');
const { table, problems } = app;

/** Without the administrators, who pass every guard of a list. */
const guardInList = (guard: Guard): Guard => (typeof guard === 'object' && 'exempt' in guard ? guard.guard : guard);

test('the list of the mock server has every page of the app, with the same path, page and guards', () => {
	const own = createRouteTable(routes);
	const pagesOf = ({ byName }: typeof own) =>
		new Map([...byName].flatMap(([name, { path, page, guards }]) => (page === null ? [] : [[name, { path, page, guards }]])));
	const written = ({ byName }: typeof own) =>
		new Map([...pagesOf({ ...own, byName })].map(([name, page]) => [name, { ...page, guards: page.guards.map(guardInList) }]));
	expect(written(table)).toEqual(pagesOf(own));
	expect(problems).toEqual([]);
});

test('the menu of that list shows the home page once', () => {
	const titles = (entries: readonly MenuEntry[]): string[] => entries.flatMap(({ title, items }) => [title, ...titles(items)]);
	const shown = titles(buildMenu(menuOf(table.tree), table, () => true));
	expect(shown.filter((title) => title === '首页')).toEqual(['首页']);
	expect(shown).toEqual([...new Set(shown)]);
});
