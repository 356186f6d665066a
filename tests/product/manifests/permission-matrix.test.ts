/** Compares the table of `npm run codegen -- access` with the app's guard code on the emitted files, for every role and route. */
import { describe, expect, test } from 'vitest';
import { createAccessView } from '#codegen/commands/access/access-view.ts';
import { reachOf } from '#codegen/commands/access/reach.ts';
import type { NavigationResult } from '#codegen/commands/access/route-access.ts';
import type { Subject } from '#codegen/commands/access/subjects.ts';
import { settings as manifest } from '#generated/settings.ts';
import { isAllowed } from '#src/access/is-allowed.ts';
import { buildMenu, type MenuEntry } from '#src/menu/build-menu.ts';
import { destinationOf, guardNavigation, type NavigationContext } from '#src/routing/guard/guard-navigation.ts';
import { fillPath } from '#src/routing/route-path.ts';
import { createRouteTable, type RouteTable } from '#src/routing/route-table.ts';
import { completeSettings } from '#src/settings/default-settings.ts';
import { type EmittedApp, loadEmitted } from '#tests/codegen/support/emitted-app.ts';
import { reachOnPage } from '#tests/codegen/support/emitted-reach.ts';
import { compileEdited } from '#tests/codegen/support/product.ts';
import { GUARDED_PRODUCT } from '#tests/support/guarded-product.ts';

const settings = completeSettings(manifest);

type Edits = typeof GUARDED_PRODUCT;

function edited(text: string, changes: Readonly<Record<string, string>>): string {
	return Object.entries(changes).reduce((before, [from, to]) => {
		if (before.split(from).length !== 2) throw new Error(`"${from}" does not stand exactly once.`);
		return before.replace(from, () => to);
	}, text);
}

async function openProduct(edits: Edits) {
	const result = await compileEdited(({ path, text }) => edited(text, edits[path.replace('manifests/', '')] ?? {}));
	const { model, manifests } = result;
	if (!model || !manifests.app || !result.files) throw new Error(JSON.stringify(result.diagnostics));
	const view = createAccessView(model, { ...manifests, app: manifests.app, rest: manifests.rest });
	const app = loadEmitted(result);
	const operationNames = new Set(model.names.operations.keys());
	return { view, app, table: createRouteTable(app.routes), operationNames };
}

function momentOf(table: RouteTable, { rights, signedIn }: Subject): NavigationContext {
	const session = { ...rights, status: signedIn ? 'ready' : 'guest', user: { id: null } } as unknown as NavigationContext['session'];
	return { settings, table, built: true, session, entry: { landing: null, signedInAt: null, expired: false } };
}

const ANY = new Proxy({}, { getOwnPropertyDescriptor: () => ({ value: '1', configurable: true }), get: () => '1' });

const addressOf = (path: string): string => fillPath(path, ANY) ?? path;

function arrivalAt(path: string, moment: NavigationContext): NavigationResult {
	const address = addressOf(path);
	const end = destinationOf(address, moment) ?? '';
	if (guardNavigation(address, moment).type === 'endless') return 'nowhere';
	if (end === moment.table.destinationOf(address)) return 'page';
	const words: Readonly<Record<string, NavigationResult>> = {
		'/403': 'forbidden',
		'/404': 'nowhere',
		'/login': 'sign-in',
		'/index': 'home',
	};
	return words[end] ?? 'nowhere';
}

const leavesOf = (entries: readonly MenuEntry[]): MenuEntry[] =>
	entries.flatMap((entry) => (entry.items.length > 0 ? leavesOf(entry.items) : [entry]));

function menuTitles({ menus, access }: EmittedApp, table: RouteTable, { rights }: Subject): string[] {
	return Object.entries(menus).flatMap(([menu, items]) =>
		leavesOf(buildMenu(items, table, (guard) => isAllowed(guard, rights, access))).map(({ title }) => `${menu} ${title}`),
	);
}

describe.each([
	['the product', {}],
	['the product with guards of every kind', GUARDED_PRODUCT],
])('in %s', async (_name, edits) => {
	const { view, app, table, operationNames } = await openProduct(edits);
	const subjects = view.subjects.map((subject) => [subject.name, subject] as const);

	test('the table has every role, guests and the administrator', () => {
		expect(subjects.map(([name]) => name)).toEqual([...Object.keys(app.access.roles), 'guest', 'admin']);
	});

	test.each(subjects)('%s arrives at each route as the table says', (_role, subject) => {
		const moment = momentOf(table, subject);
		const said = view.routes.routes.map((route) => `${route.path}: ${view.routes.arrive(route, subject)}`);
		const done = view.routes.routes.map(({ path }) => `${path}: ${arrivalAt(path, moment)}`);
		expect(done).toEqual(said);
	});

	test.each(subjects)('%s sees the menu items, blocks and operations that the table lists', (_role, subject) => {
		const said = reachOf(view, subject);
		const reached = app.pages
			.filter(({ name }) => view.routes.reachesPage(name, subject))
			.map((page) => ({ page: page.name, ...reachOnPage(page, { rights: subject.rights, access: app.access, operationNames }) }));
		const blocks = reached.flatMap(({ page, blocks }) => blocks.map((block) => `${page} ${block}`));
		expect(blocks.sort()).toEqual(said.blocks.map(({ page, block }) => `${page} ${block}`).sort());
		const operations = new Set(reached.flatMap(({ operations }) => [...operations]));
		expect([...operations].sort()).toEqual(said.operations);
		// Guests see no page with menus.
		const titles = subject.signedIn ? menuTitles(app, table, subject) : [];
		expect(titles).toEqual(said.menuItems.map(({ menu, title }) => `${menu} ${title}`));
	});
});

test('guards of every kind give roles different access', async () => {
	const { view } = await openProduct(GUARDED_PRODUCT);
	const counts = view.subjects.map((subject) => {
		const { routes, menuItems, blocks, actions } = reachOf(view, subject);
		return [subject.name, routes.length, menuItems.length, blocks.length, actions.length].join(' ');
	});
	expect(new Set(counts.map((line) => line.replace(/^\S+ /, ''))).size).toBeGreaterThanOrEqual(4);
});
