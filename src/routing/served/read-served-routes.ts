import * as texts from '#generated/messages/routing/served.ts';
import type { RouteRecord } from '../route-record.ts';
import { createRouteTable } from '../route-table.ts';
import { checkLinks } from './check-links.ts';
import { textOfProblem } from './findings.ts';
import { readRecords, TOP } from './read-record.ts';
import { createProblemList, createRouteNames, type ProblemList, type Reading, type ServedContext } from './served-context.ts';
import { HOME_NAME } from './with-home.ts';

export const ROUTES_NOT_A_LIST = texts.notList;

export type ServedRoutes = { ok: true; routes: readonly RouteRecord[]; problems: readonly string[] } | { ok: false; message: string };

/** Reads a served route list (spec 2.6). Skips or repairs unusable records and reports them in `problems`. Never throws on JSON. */
export function readServedRoutes(list: unknown, context: ServedContext): ServedRoutes {
	if (!Array.isArray(list)) return { ok: false, message: ROUTES_NOT_A_LIST };
	const problems = createProblemList();
	const routes = readList(list, context, problems);
	const more = problems.more() > 0 ? [texts.more({ count: problems.more() })] : [];
	return { ok: true, routes, problems: [...problems.list().map(textOfProblem), ...more] };
}

/** Like `readServedRoutes`, with the problems in a list of the caller. */
export function readList(list: readonly unknown[], context: ServedContext, problems: ProblemList): readonly RouteRecord[] {
	const fixed = createRouteTable(context.own);
	const reading: Reading = {
		...context,
		problems,
		positions: new Map(),
		fixed,
		names: createRouteNames([...fixed.byName.keys(), HOME_NAME]),
		patterns: new Set(),
		count: 0,
		catchAll: false,
	};
	return checkLinks(readRecords(list, TOP, reading), reading);
}
