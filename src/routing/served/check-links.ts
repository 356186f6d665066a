import { CATCH_ALL, type RouteRecord } from '../route-record.ts';
import { createRouteTable, type RouteTable } from '../route-table.ts';
import { labelOf, type Reading } from './served-context.ts';

/** Holds redirects and menu marks of a whole tree against its routes. Redirects that go in a circle are taken out. */
export function checkLinks(tree: readonly RouteRecord[], { own, note }: Pick<Reading, 'own' | 'note'>): RouteRecord[] {
	const table = createRouteTable([...own, ...tree]);
	const check = (records: readonly RouteRecord[]): RouteRecord[] =>
		records.map((record) => {
			const { redirect, children, ...rest } = record;
			const label = labelOf(record.name, record.path);
			const circular = redirect !== undefined && goesInCircle(record.path, table);
			if (circular) note(`路由${label}：重定向到“${redirect}”会绕回自己，已去掉`);
			else if (redirect !== undefined && !leadsToPage(record, table)) note(`路由${label}：重定向的目标“${redirect}”不存在`);
			checkActiveMenu(record, table, (problem) => note(`路由${label}：${problem}`));
			return { ...rest, ...(redirect !== undefined && !circular && { redirect }), ...(children && { children: check(children) }) };
		});
	return check(tree);
}

function goesInCircle(path: string, table: RouteTable): boolean {
	const seen = new Set<string>([path]);
	for (let next = table.redirectOf(path); next !== null; next = table.redirectOf(next)) {
		if (seen.has(next)) return next === path || table.match(path) === null;
		seen.add(next);
	}
	return false;
}

/** Where the parameters come from, only the address tells. */
const leadsToPage = ({ path, redirect = '' }: RouteRecord, table: RouteTable): boolean =>
	path.includes(':') || redirect.includes(':') || table.match(path === CATCH_ALL ? redirect : path) !== null;

function checkActiveMenu({ meta: { activeMenu } }: RouteRecord, table: RouteTable, tell: (problem: string) => void): void {
	if (activeMenu === undefined || table.byName.has(activeMenu) || table.match(activeMenu)) return;
	tell(`要高亮的菜单“${activeMenu}”不存在`);
}
