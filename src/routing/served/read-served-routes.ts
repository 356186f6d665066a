import type { RouteRecord } from '../route-record.ts';
import { checkLinks } from './check-links.ts';
import { readRecords } from './read-record.ts';
import type { Reading, ServedContext } from './served-context.ts';

export const ROUTES_NOT_A_LIST = '路由格式返回有误！';

export type ServedRoutes = { ok: true; routes: readonly RouteRecord[]; problems: readonly string[] } | { ok: false; message: string };

/**
 * Reads the route list of a server, spec 2.6, in whichever way the family writes it. A record that cannot be used is left out or mended,
 * and `problems` says so in words for an administrator; everything else works.
 */
export function readServedRoutes(list: unknown, context: ServedContext): ServedRoutes {
	if (!Array.isArray(list)) return { ok: false, message: ROUTES_NOT_A_LIST };
	const problems = new Set<string>();
	const reading: Reading = { ...context, note: (problem) => void problems.add(problem), names: new Set(), paths: new Set() };
	const routes = checkLinks(readRecords(list, '', reading), reading);
	return { ok: true, routes, problems: [...problems] };
}
