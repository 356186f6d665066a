import { access } from '#generated/access.ts';
import { mainPages } from '#generated/main-pages.ts';
import { blankPages } from '#generated/pages.ts';
import { routes as builtin } from '#generated/routes.ts';
import { settings as manifest } from '#generated/settings.ts';
import { guardNavigation, type NavigationContext } from '#src/routing/guard/guard-navigation.ts';
import { fillPath } from '#src/routing/route-path.ts';
import { createRouteTable, type RouteTable } from '#src/routing/route-table.ts';
import { buildServedTree } from '#src/routing/served/build-served-tree.ts';
import { publicRoutes, type ServedSite, servedContextOf } from '#src/routing/served/served-site.ts';
import { completeSettings } from '#src/settings/default-settings.ts';

const own = publicRoutes(builtin);
const complete = completeSettings(manifest);
const settings = { ...complete, access: { ...complete.access, authentication: 'all' as const } };

export const product = { own, pages: Object.keys({ ...blankPages, ...mainPages }), settings };

export const site: ServedSite = {
	pages: product.pages,
	blank: Object.keys(blankPages),
	access,
	frames: [],
	routes: builtin,
	places: settings.routing,
};
export const context = servedContextOf(site);

export interface ServedApp {
	table: RouteTable;
	problems: readonly string[];
}

/** The app with the routes of a list, built as in production; null if the list is rejected. */
export function serve(list: unknown): ServedApp | null {
	const read = buildServedTree(list, context);
	return read.ok ? { table: createRouteTable(read.routes, read.fixed), problems: read.problems } : null;
}

export const GUEST = { status: 'guest', admin: false, roles: [], permissions: [] } as const;
export const STUDENT = { ...GUEST, status: 'ready', roles: ['student'] } as const;
export const ADMIN = { ...GUEST, status: 'ready', roles: ['Admin'] } as const;

export type Visitor = Pick<NavigationContext['session'], 'status' | 'admin' | 'roles' | 'permissions'>;

export function momentOf(table: RouteTable, visitor: Visitor): NavigationContext {
	const session = { ...visitor, user: { id: null } } as unknown as NavigationContext['session'];
	return { settings, table, built: true, session, entry: { landing: null, signedInAt: null, expired: false } };
}

export function endOf(table: RouteTable, visitor: Visitor, address: string): string {
	const moment = momentOf(table, visitor);
	const first = guardNavigation(address, moment);
	if (first.type === 'endless') return `endless ${first.chain.join(' → ')}`;
	if (first.type !== 'moved' && first.type !== 'redirect') return `${first.type} ${address}`;
	const second = guardNavigation(first.to, moment);
	// The address may change once, then must stay.
	return `${second.type} ${first.to}`;
}

export function addressesOf({ byName }: RouteTable): string[] {
	const params = new Proxy({}, { getOwnPropertyDescriptor: () => ({ value: '1', configurable: true }), get: () => '1' });
	const paths = [...byName.values()].flatMap(({ path }) => fillPath(path, params) ?? []);
	return [...new Set(['/', '/index', '/nowhere', '/a/b/c', ...own.map(({ path }) => path), ...paths])];
}
