/**
 * Finds the users that a served list would lock out: those without a first page or a way to sign out, and administrators without the menu studio.
 * The studio and the server refuse to publish such a list; the app repairs it (`keepReachable`).
 */

import { listSeparator } from '#generated/messages/lists.ts';
import * as texts from '#generated/messages/routing/list.ts';
import type { Guard } from '#src/access/access-rules.ts';
import { isAllowed } from '#src/access/is-allowed.ts';
import { type FlatRoute, flattenRoutes, isRoute } from '../flatten-routes.ts';
import { isSamePath, joinPath } from '../route-path.ts';
import { guardsOf, type RouteRecord } from '../route-record.ts';
import { createRouteTable } from '../route-table.ts';
import type { FindingCode } from './findings.ts';
import type { ServedContext } from './served-context.ts';
import { withHome } from './with-home.ts';

export interface LockOut {
	code: FindingCode;
	message: string;
}

type Context = Pick<ServedContext, 'access' | 'blank' | 'own' | 'places' | 'builtin'>;

/** The reasons not to publish the routes that were read from a list; empty if everyone stays able to work. */
export function lockOutsOf(routes: readonly RouteRecord[], context: Context): LockOut[] {
	const studio = builtinRoute(context, context.places.studio);
	const lost = studio && !reachesStudio(routes, studio, context) ? [lostStudio(studio, context)] : [];
	return [...firstPageFaults(routes, context), ...lost];
}

/** Why some users would have no first page with a header. `kept`: routes that the app adds, which take precedence. */
export function firstPageFaults(
	routes: readonly RouteRecord[],
	{ access, blank, own, places }: Context,
	kept: readonly RouteRecord[] = [],
): LockOut[] {
	const fixed = [...own, ...kept];
	const table = createRouteTable([...fixed, ...withHome(routes, own)], fixed);
	const addresses = new Set(['/', table.hrefOf(places.home ?? '') ?? '/']);
	return [...addresses].flatMap((address) => {
		const route = table.match(address)?.route;
		if (!route?.page) return [NO_FIRST_PAGE];
		if (places.login !== null && blank.includes(route.page)) return [noSignOut(route)];
		const refused = rolesOf(access).filter((role) => !passes(route.guards, role, access));
		return refused.length > 0 ? [closedFirstPage(route, titlesOf(refused, access))] : [];
	});
}

const NO_FIRST_PAGE: LockOut = { code: 'no-first-page', message: texts.noFirstPage };

const closedFirstPage = ({ meta, path }: FlatRoute, roles: string): LockOut => ({
	code: 'no-first-page',
	message: texts.closedFirstPage({ roles, title: meta.title ?? path }),
});

const noSignOut = ({ meta, path }: FlatRoute): LockOut => ({
	code: 'no-sign-out',
	message: texts.noSignOut({ title: meta.title ?? path }),
});

/** Whether the menu leads everyone who may open the studio by routes.yaml to the studio at its own address. */
export function reachesStudio(routes: readonly RouteRecord[], studio: FlatRoute, { access }: Pick<Context, 'access'>): boolean {
	const roles = publishersOf(studio, access);
	const find = (records: readonly RouteRecord[], parent: string): boolean =>
		records.some((record) => {
			const { meta, component, children = [] } = record;
			if (meta.hidden || !isRoute(record) || !roles.every((role) => passes(guardsOf(meta), role, access))) return false;
			const path = joinPath(parent, record.path);
			const isStudio = component === studio.page && isSamePath(path, studio.path);
			// A page with visible children is a group in the menu.
			return isStudio ? children.every((child) => child.meta.hidden) : find(children, path);
		});
	return find(routes, '');
}

function lostStudio(studio: FlatRoute, { access }: Context): LockOut {
	const title = studio.meta.title ?? studio.name;
	const who = titlesOf(publishersOf(studio, access), access);
	return { code: 'lost-studio', message: texts.lostStudio({ roles: who, title, path: studio.path }) };
}

export function builtinRoute({ builtin }: Pick<Context, 'builtin'>, name: string | null | undefined): FlatRoute | null {
	return (name && flattenRoutes(builtin).find((route) => route.name === name)) || null;
}

type Access = Context['access'];

const rolesOf = ({ roles }: Access): string[] => Object.keys(roles);

const passes = (guards: readonly Guard[], role: string, access: Access): boolean =>
	guards.every((guard) => isAllowed(guard, { admin: false, roles: [role], permissions: [] }, access));

const publishersOf = ({ guards }: FlatRoute, access: Access): string[] => rolesOf(access).filter((role) => passes(guards, role, access));

const titlesOf = (roles: readonly string[], access: Access): string =>
	roles.map((role) => access.roles[role]?.title ?? role).join(listSeparator);
