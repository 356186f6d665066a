import type { RouteRecord } from '../route-record.ts';
import { createRouteTable } from '../route-table.ts';
import { checkLinks } from './check-links.ts';
import { readRecords, TOP } from './read-record.ts';
import { createProblemList, createRouteNames, type Reading, type ServedContext } from './served-context.ts';
import { HOME_NAME } from './with-home.ts';

export const ROUTES_NOT_A_LIST = '路由格式返回有误！';

export type ServedRoutes = { ok: true; routes: readonly RouteRecord[]; problems: readonly string[] } | { ok: false; message: string };

/**
 * Reads the route list of a server, spec 2.6, in whichever way the family writes it. A record that cannot be used is left out or mended,
 * and `problems` says so in words for an administrator; everything else works. Never throws, whatever JSON the list is.
 */
export function readServedRoutes(list: unknown, context: ServedContext): ServedRoutes {
	if (!Array.isArray(list)) return { ok: false, message: ROUTES_NOT_A_LIST };
	const fixed = createRouteTable(context.own);
	const reading: Reading = {
		...context,
		problems: createProblemList(),
		fixed,
		names: createRouteNames([...fixed.byName.keys(), HOME_NAME]),
		patterns: new Set(),
		count: 0,
		catchAll: false,
	};
	const routes = checkLinks(readRecords(list, TOP, reading), reading);
	return { ok: true, routes, problems: reading.problems.list() };
}
