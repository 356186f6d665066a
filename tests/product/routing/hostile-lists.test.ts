// @vitest-environment node
import { expect, test } from 'vitest';
import { safeLink } from '#src/lib/safe-url.ts';
import { buildMenu, type MenuEntry } from '#src/menu/build-menu.ts';
import { menuOf } from '#src/routing/menu-of-routes.ts';
import { createRouteTable } from '#src/routing/route-table.ts';
import { ADMIN, addressesOf, endOf, GUEST, product, type ServedApp, STUDENT, serve } from '#tests/src/routing/hostile-support.ts';
import { sampleOf } from '#tests/support/matrix.ts';
import { randomRouteList } from '#tests/support/random-route-lists.ts';

const LISTS = 10_000;
const BATCH = 1000;
const BATCHES = sampleOf(
	Array.from({ length: LISTS / BATCH }, (_, at) => at * BATCH),
	3,
);

const own = createRouteTable(product.own);

test.each(BATCHES)(
	'whatever a list holds, every address ends in a page: 1,000 random lists from seed %i',
	{ timeout: 120_000 },
	(first) => {
		const faults: string[] = [];
		for (let seed = first; seed < first + BATCH; seed += 1) {
			const list = randomRouteList(seed);
			const app = serve(list);
			expect(app !== null, `seed ${seed}`).toBe(Array.isArray(list));
			if (app) faults.push(...faultsOf(app).map((fault) => `seed ${seed}: ${fault}`));
		}
		expect(faults).toEqual([]);
	},
);

function faultsOf(app: ServedApp): string[] {
	const { table, problems } = app;
	const fixed = [...own.byName.values()].filter(
		({ path, name }) => table.find(path)?.route.name !== name || table.byName.get(name)?.path !== path,
	);
	const unknown = [...table.byName.values()].filter(
		({ page }) =>
			page !== null && !product.pages.includes(page) && !problems.some((problem) => problem.includes(`组件“${page?.slice(0, 80)}`)),
	);
	const links = linksOf(buildMenu(menuOf(table.tree), table, () => true)).filter((entry) => !isSafe(entry));
	const ends = [GUEST, STUDENT, ADMIN].flatMap((visitor) =>
		addressesOf(table)
			.map((address) => [address, endOf(table, visitor, address)] as const)
			.filter(([, end]) => !end.startsWith('proceed /')),
	);
	return [
		...fixed.map(({ name }) => `the fixed page ${name} has changed`),
		...unknown.map(({ page }) => `the page ${page} is not compiled`),
		...links.map(({ href }) => `the menu leads to ${href}`),
		...ends.map(([address, end]) => `${address} ends so: ${end}`),
	];
}

const linksOf = (entries: readonly MenuEntry[]): MenuEntry[] => entries.flatMap((entry) => [entry, ...linksOf(entry.items)]);

/** An item that names a path of the app stays in the app at exactly that path. */
function isSafe({ href, external }: MenuEntry): boolean {
	if (href === null) return true;
	if (external) return safeLink(href) !== null && !/^\/(?!\/)/.test(href);
	const url = new URL(href, 'https://app.test');
	return url.origin === 'https://app.test' && decodeURI(url.pathname) === href && url.search === '' && url.hash === '';
}
