import { pathKey } from '../route-path.ts';
import { CATCH_ALL, type RouteRecord } from '../route-record.ts';
import { createRouteTable, REDIRECT_LIMIT, type RouteTable } from '../route-table.ts';
import { labelOf, quote, type Reading } from './served-context.ts';
import { withHome } from './with-home.ts';

/** Checks redirects and menu marks of a whole tree against its routes. Redirects that never end are taken out. */
export function checkLinks(tree: readonly RouteRecord[], { own, places, problems }: Pick<Reading, 'own' | 'places' | 'problems'>) {
	const table = createRouteTable([...own, ...withHome(tree, own)], own);
	const next = nextAddress(table, places);
	const check = (records: readonly RouteRecord[]): RouteRecord[] =>
		records.map((record) => {
			const { redirect, children, ...rest } = record;
			const label = labelOf(record.name, record.path);
			const end = record.url === undefined && record.path !== CATCH_ALL ? endOf(record.path, next) : 'page';
			if (end !== 'page') problems.add(`路由${label}：${endlessProblem(end, redirect)}`);
			else if (redirect !== undefined && !leadsToPage(record, table)) {
				problems.add(`路由${label}：重定向的目标“${quote(redirect)}”不存在`);
			}
			checkActiveMenu(record, table, (problem) => problems.add(`路由${label}：${problem}`));
			return { ...rest, ...(redirect !== undefined && end === 'page' && { redirect }), ...(children && { children: check(children) }) };
		});
	return check(tree);
}

/** The app adds two of its own: from the sign-in page to home, and from there to the first page. */
const OWN_REDIRECTS = 2;

type Next = (path: string) => string | null;

/** Where the app goes on from a path, for somebody who is signed in: the sign-in page sends them home. */
function nextAddress(table: RouteTable, places: Reading['places']): Next {
	const pathOf = (name: string | null): string | null => (name === null ? null : table.hrefOf(name));
	const login = pathOf(places.login);
	const home = pathOf(places.home) ?? '/';
	const loginKey = login === null ? null : pathKey(login);
	return (path) => (pathKey(path) === loginKey ? home : table.redirectOf(path));
}

function endOf(path: string, next: Next): 'page' | 'circle' | 'too far' {
	const seen = new Set([pathKey(path)]);
	for (let to = next(path); to !== null; to = next(to)) {
		if (seen.has(pathKey(to))) return 'circle';
		if (seen.size > REDIRECT_LIMIT - OWN_REDIRECTS) return 'too far';
		seen.add(pathKey(to));
	}
	return 'page';
}

/** A group without a redirect leads to its first page. */
function endlessProblem(end: 'circle' | 'too far', redirect: string | undefined): string {
	const what = redirect === undefined ? '分组的第一个页面' : `重定向到“${quote(redirect)}”`;
	const problem = end === 'circle' ? '会绕回自己' : '要跳转太多次';
	return `${what}${problem}${redirect === undefined ? '，打不开' : '，已去掉'}`;
}

/** Where the parameters come from, only the address tells. */
const leadsToPage = ({ path, redirect = '' }: RouteRecord, table: RouteTable): boolean =>
	path.includes(':') || redirect.includes(':') || table.match(path === CATCH_ALL ? redirect : path) !== null;

function checkActiveMenu({ meta: { activeMenu } }: RouteRecord, table: RouteTable, tell: (problem: string) => void): void {
	if (activeMenu === undefined || table.byName.has(activeMenu) || table.match(activeMenu)) return;
	tell(`要高亮的菜单“${quote(activeMenu)}”不存在`);
}
