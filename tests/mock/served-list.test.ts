import { expect, test } from 'vitest';
import { routes } from '#generated/routes.ts';
import { seed } from '#mock/generated/seed.ts';
import { buildMenu, type MenuEntry } from '#src/menu/build-menu.ts';
import { menuOf } from '#src/routing/menu-of-routes.ts';
import { createRouteTable } from '#src/routing/route-table.ts';
import { serve } from '#tests/src/routing/hostile-support.ts';

const app = serve(seed.routes);
if (!app) throw new Error('The list of the mock server is rejected.');
const { table, problems } = app;

test('the list of the mock server has every page of the app, with the same path, page and guards', () => {
	const own = createRouteTable(routes);
	const pagesOf = (of: typeof own) => of.pages.map(({ name, path, page, guards }) => ({ name, path, page, guards }));
	const byName = (one: { name: string }, other: { name: string }): number => one.name.localeCompare(other.name);
	const unique = [...new Map(pagesOf(table).map((page) => [page.name, page])).values()];
	expect(unique.sort(byName)).toEqual(pagesOf(own).sort(byName));
	expect(problems).toEqual([]);
});

test('the menu of that list shows the home page once', () => {
	const titles = (entries: readonly MenuEntry[]): string[] => entries.flatMap(({ title, items }) => [title, ...titles(items)]);
	const shown = titles(buildMenu(menuOf(table.tree), table, () => true));
	expect(shown.filter((title) => title === '首页')).toEqual(['首页']);
	expect(shown).toEqual([...new Set(shown)]);
});
