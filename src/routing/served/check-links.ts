import * as texts from '#generated/messages/routing/served.ts';
import { pathKey } from '../route-path.ts';
import { CATCH_ALL, type RouteRecord } from '../route-record.ts';
import { createRouteTable, REDIRECT_LIMIT, type RouteTable } from '../route-table.ts';
import type { FindingCode } from './findings.ts';
import { labelOf, quote, type Reading } from './served-context.ts';
import { withHome } from './with-home.ts';

/** Checks redirects and `activeMenu` of a tree against its routes. Removes endless redirects. */
export function checkLinks(
	tree: readonly RouteRecord[],
	{ own, places, problems, positions }: Pick<Reading, 'own' | 'places' | 'problems' | 'positions'>,
) {
	const table = createRouteTable([...own, ...withHome(tree, own)], own);
	const pathOf = (name: string | null): string | null => (name === null ? null : table.hrefOf(name));
	const login = pathOf(places.login);
	const context: RedirectContext = { table, login: login === null ? null : pathKey(login), home: pathOf(places.home) ?? '/' };
	const activeMenuFault = createActiveMenuCheck(table);
	const check = (records: readonly RouteRecord[]): RouteRecord[] =>
		records.map((record) => {
			const { redirect, children, ...rest } = record;
			const fault = redirectFault(record, context);
			const { name, path, meta } = record;
			for (const flaw of [fault, activeMenuFault(meta.activeMenu)]) {
				if (!flaw) continue;
				const place = { path: positions.get(record) ?? [], label: meta.title ?? name, subject: texts.route({ name: labelOf(name, path) }) };
				problems.add({ code: flaw.code, message: flaw.problem, ...place });
			}
			const kept = redirect !== undefined && !fault?.endless;
			return { ...rest, ...(kept && { redirect }), ...(children && { children: check(children) }) };
		});
	return check(tree);
}

interface RedirectContext {
	table: RouteTable;
	/** Path key of the sign-in page. */
	login: string | null;
	home: string;
}

interface Fault {
	code: FindingCode;
	problem: string;
}

type RedirectFault = (Fault & { endless: boolean }) | null;

function redirectFault(record: RouteRecord, context: RedirectContext): RedirectFault {
	if (record.url !== undefined) return null;
	const { redirect, path } = record;
	if (path === CATCH_ALL && leadsToLogin(redirect ?? '', context))
		return { code: 'catch-all-target', problem: texts.toLogin, endless: true };
	const end = path === CATCH_ALL ? 'page' : endOf(path, context);
	if (end !== 'page') return { code: 'endless-redirect', problem: endlessProblem(end, redirect), endless: true };
	if (redirect === undefined || leadsToPage(record, context.table)) return null;
	return { code: 'lost-redirect', problem: texts.noRedirect({ path: quote(redirect) }), endless: false };
}

/** A signed-in user is redirected home from the sign-in page, and the catch-all would send them back if the list has no home. */
const leadsToLogin = (path: string, { table, login }: RedirectContext): boolean =>
	login !== null && pathKey(table.destinationOf(path)) === login;

/** Redirects that the app adds: sign-in to home, and home to the first page. */
const OWN_REDIRECTS = 2;

function endOf(path: string, context: RedirectContext): 'page' | 'circle' | 'too far' {
	const next = nextAddress(path, context);
	if (next === null) return 'page';
	const seen = new Set([pathKey(path)]);
	for (let to: string | null = next; to !== null; to = nextAddress(to, context)) {
		if (seen.has(pathKey(to))) return 'circle';
		if (seen.size > REDIRECT_LIMIT - OWN_REDIRECTS) return 'too far';
		seen.add(pathKey(to));
	}
	return 'page';
}

const nextAddress = (path: string, { table, login, home }: RedirectContext): string | null =>
	login !== null && pathKey(path) === login ? home : table.redirectOf(path);

function endlessProblem(end: 'circle' | 'too far', redirect: string | undefined): string {
	if (redirect === undefined) return end === 'circle' ? texts.circleOfGroup : texts.farOfGroup;
	return end === 'circle' ? texts.circle({ path: quote(redirect) }) : texts.far({ path: quote(redirect) });
}

/** The values of parameters are unknown here, so such paths pass. */
const leadsToPage = ({ path, redirect = '' }: RouteRecord, table: RouteTable): boolean =>
	path.includes(':') || redirect.includes(':') || table.match(path === CATCH_ALL ? redirect : path) !== null;

/** Caches results, because the pages of a group usually name the same menu item. */
function createActiveMenuCheck(table: RouteTable): (activeMenu: string | undefined) => Fault | null {
	const known = new Map<string, Fault | null>();
	return (activeMenu) => {
		if (activeMenu === undefined) return null;
		const before = known.get(activeMenu);
		if (before !== undefined) return before;
		const exists = table.byName.has(activeMenu) || table.match(activeMenu) !== null;
		const fault: Fault | null = exists ? null : { code: 'lost-active-menu', problem: texts.noActiveMenu({ path: quote(activeMenu) }) };
		known.set(activeMenu, fault);
		return fault;
	};
}
