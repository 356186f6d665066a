import { access } from '#generated/access.ts';
import type { Guard } from '#src/access/access-rules.ts';
import { isAllowed, type Rights } from '#src/access/is-allowed.ts';
import type { EntryState, SessionState } from '#src/session/session.ts';
import type { SessionStore } from '#src/session/session-store.ts';
import type { AppSettings } from '#src/settings/app-settings.ts';
import { decideNavigation, type NavigationDecision, type NavigationPlaces } from './decide-navigation.ts';
import { REDIRECT_LIMIT, type RouteTable } from './route-table.ts';
import { safeRedirect } from './safe-redirect.ts';
import type { RoutesState } from './served-routes.ts';

export interface NavigationContext {
	settings: AppSettings;
	table: RouteTable;
	/** Whether `table` contains this user's served routes. */
	built: boolean;
	session: SessionState;
	entry: EntryState;
}

export interface GuardSources {
	settings: AppSettings;
	routes: RoutesState;
	session: SessionStore;
	entry: EntryState;
}

export const navigationContextOf = ({ settings, routes: { table, built }, session, entry }: GuardSources): NavigationContext => ({
	...{ settings, table, built, entry },
	session: session.state,
});

/** Runs the guard for a path with query; one step, which may be a redirect. */
function decide(fullPath: string, context: NavigationContext): NavigationDecision {
	const { settings, table, session, entry } = context;
	const requestedPath = pathOf(fullPath);
	const match = table.match(requestedPath);
	const redirect = table.redirectOf(requestedPath);
	const places = placesOf(settings, table);
	const { landing } = entry;
	return decideNavigation({
		// Uses the route's spelling: `/Login/` is the sign-in page, too.
		path: match && redirect === null ? match.route.path : requestedPath,
		fullPath,
		session: session.status,
		built: context.built,
		route: match && { allowed: match.route.guards.every((guard) => allows(guard, session)) },
		redirect,
		expired: entry.expired,
		landing: landing === null ? null : safeRedirect(landing, places.home, (path) => isLanding(path, context)),
		places,
	});
}

/** The result of a navigation after all redirects. */
export type Arrival =
	| Exclude<NavigationDecision, { type: 'moved' | 'redirect' }>
	/** Another address with query. `moved`: its page can render while the address changes. */
	| { type: 'moved' | 'redirect'; to: string }
	| { type: 'endless'; chain: readonly string[] };

/** Follows all redirects before navigating, so that the address changes once and never loops. */
export function arrive(fullPath: string, context: NavigationContext): Arrival {
	const { chain, end, moved } = follow(fullPath, context);
	if (end === null) return { type: 'endless', chain };
	const to = chain.at(-1) ?? fullPath;
	if (chain.length === 1) return end;
	return { type: moved && end.type === 'proceed' ? 'moved' : 'redirect', to };
}

/** The path after all redirects; null if the decision needs the user to be loaded first. */
export function destinationOf(fullPath: string, context: NavigationContext): string | null {
	const { chain, end } = follow(fullPath, context);
	return end?.type === 'load' ? null : pathOf(chain.at(-1) ?? fullPath);
}

interface Followed {
	/** Addresses from the requested one to the last. */
	chain: readonly string[];
	end: Exclude<NavigationDecision, { type: 'moved' | 'redirect' }> | null;
	/** Whether every redirect came from the route table. */
	moved: boolean;
}

function follow(fullPath: string, context: NavigationContext): Followed {
	const chain = [fullPath];
	let at = fullPath;
	let moved = true;
	while (chain.length <= REDIRECT_LIMIT + 1) {
		const decision = decide(at, context);
		if (decision.type !== 'moved' && decision.type !== 'redirect') return { chain, end: decision, moved };
		moved &&= decision.type === 'moved';
		const next = decision.type === 'moved' ? decision.to + searchOf(at) : decision.to;
		const circular = chain.includes(next);
		chain.push(next);
		if (circular) break;
		at = next;
	}
	return { chain, end: null, moved };
}

export const pathOf = (fullPath: string): string => fullPath.replace(/[?#].*$/, '');

const searchOf = (fullPath: string): string => fullPath.slice(pathOf(fullPath).length);

export const allows = (guard: Guard, rights: Rights): boolean => isAllowed(guard, rights, access);

export function placesOf({ routing, access: rules }: AppSettings, table: RouteTable): NavigationPlaces {
	const path = (name: string | null): string | null => (name === null ? null : table.hrefOf(name));
	return {
		home: path(routing.home) ?? '/',
		login: path(routing.login),
		forbidden: path(routing.forbidden),
		notFound: table.fallback ?? path(routing.notFound),
		whitelist: rules.whitelist.flatMap((name) => table.byName.get(name)?.path ?? []),
		visit: rules.visit,
		recordRoute: rules.recordRoute,
	};
}

/** Whether sign-in may return to a path: it is a page, but not the sign-in or an error page. */
export function isLanding(path: string, { settings, table }: Pick<NavigationContext, 'settings' | 'table'>): boolean {
	const { login, forbidden, notFound } = placesOf(settings, table);
	const match = table.match(path);
	return match !== null && ![login, forbidden, notFound].includes(match.route.path);
}
