import { matchRoutes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { routes } from '#generated/routes.ts';
import { pageRoutesOf } from '#src/app/page-routes.tsx';
import { decode, fillPath } from '#src/routing/route-path.ts';
import type { RouteRecord } from '#src/routing/route-record.ts';
import { createRouteTable, type RouteTable } from '#src/routing/route-table.ts';

/** Pattern and parameters of the page that react-router finds, and of the one that the guard decides on. */
function found(table: RouteTable, path: string) {
	const match = matchRoutes(pageRoutesOf(table), { pathname: path })?.at(-1);
	const own = table.find(path);
	return {
		router: match ? [match.route.path, { ...match.params }] : null,
		guard: own?.route.page ? [decode(own.route.path), own.params] : null,
	};
}

test('react-router renders the page that the guard decides on, for every route of the app', () => {
	const table = createRouteTable(routes);
	for (const { path } of table.pages) {
		const address = fillPath(path, { id: 'a b/c%' }) ?? '';
		for (const spelling of [address, address.toUpperCase(), `${address}/`]) {
			const { router, guard } = found(table, spelling);
			expect([spelling, router]).toEqual([spelling, guard]);
			expect(guard?.[0]).toBe(path);
		}
	}
});

/** Linear congruential generator: the same lists on every run. */
function createRandom(seed: number): (limit: number) => number {
	let state = seed;
	return (limit) => {
		state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
		return Math.floor((state / 2_147_483_648) * limit);
	};
}

const SEGMENTS = ['a', 'B', ':x', ':y', '课'];
const TYPED = ['a', 'b', 'A', '%E8%AF%BE', '%e8%af%be'];

test.each([1, 2, 3, 4])('react-router and the guard agree on 500 random tables whose patterns overlap, seed %i', (seed) => {
	const random = createRandom(seed);
	const path = (from: readonly string[]): string => `/${Array.from({ length: 1 + random(3) }, () => from[random(from.length)]).join('/')}`;
	for (let round = 0; round < 500; round += 1) {
		const patterns = [...new Set(Array.from({ length: 1 + random(8) }, () => path(SEGMENTS)))];
		const list: RouteRecord[] = patterns.map((each, at) => ({ path: each, name: `r${at}`, component: 'home', meta: {} }));
		const table = createRouteTable(list);
		const address = path(TYPED);
		const { router, guard } = found(table, address);
		const pages = table.pages.map((page) => page.path);
		expect({ address, pages, router }).toEqual({ address, pages, router: guard });
	}
});
