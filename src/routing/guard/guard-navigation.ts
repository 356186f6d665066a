import { blankPages } from '#generated/pages.ts';
import { allows } from '#src/access/allows.ts';
import type { EntryState, SessionState } from '#src/session/session.ts';
import type { SessionStore } from '#src/session/session-store.ts';
import type { AppSettings } from '#src/settings/app-settings.ts';
import type { RouteMatch } from '../route-index.ts';
import { pathOf, searchOf, spellLike } from '../route-path.ts';
import { KEPT_HOME } from '../route-record.ts';
import { REDIRECT_LIMIT, type RouteTable } from '../route-table.ts';
import { safeRedirect } from '../safe-redirect.ts';
import type { RoutesState } from '../served-routes.ts';
import { decideNavigation, type NavigationDecision, type NavigationPlaces } from './decide-navigation.ts';

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
	settings,
	table,
	built,
	entry,
	session: session.state,
});

interface GuardedMatch {
	match: RouteMatch;
	allowed: boolean;
	framed: boolean;
}

type Decision = NavigationDecision<GuardedMatch>;

/** Runs the guard for a path with query; one step, which may be a redirect. */
function decide(fullPath: string, context: NavigationContext): Decision {
	const { settings, table, session, entry } = context;
	const requestedPath = pathOf(fullPath);
	const match = table.match(requestedPath);
	const redirect = table.redirectOf(requestedPath);
	const places = placesOf(settings, table);
	const { landing } = entry;
	const signedInAt = entry.signedInAt === null ? null : (table.match(entry.signedInAt)?.route.path ?? null);
	return decideNavigation({
		// Uses the route's spelling: `/Login/` is the sign-in page, too.
		path: match && redirect === null ? match.route.path : requestedPath,
		fullPath,
		session: session.status,
		built: context.built,
		route: match && { match, allowed: match.route.guards.every((guard) => allows(guard, session)), framed: isFramed(match) },
		redirect: redirect ?? (match && otherSpelling(match, requestedPath)),
		expired: entry.expired,
		landing: landing === null ? null : safeRedirect(landing, places.home, (path) => isLanding(path, context)),
		signedInAt,
		places,
	});
}

/** An address has one spelling, so that `/x/` opens no second tab beside `/x`. */
function otherSpelling({ route }: RouteMatch, path: string): string | null {
	const spelled = spellLike(route.path, path);
	return spelled === path ? null : spelled;
}

const isFramed = ({ route: { page } }: RouteMatch): boolean => page !== null && !Object.hasOwn(blankPages, page);

/** The result of a navigation after all redirects, with the route and its parameters if a page can render. */
export type NavigationOutcome =
	| { type: 'proceed'; match: RouteMatch }
	/** The page at the address with query `to` can render while the address changes. */
	| { type: 'moved'; to: string; match: RouteMatch }
	| { type: 'redirect'; to: string }
	| { type: 'load' }
	| { type: 'forbidden' }
	| { type: 'notFound' }
	| { type: 'endless'; chain: readonly string[] };

/** The navigation guard. Follows all redirects before navigating, so that the address changes once and never loops. */
export function guardNavigation(fullPath: string, context: NavigationContext): NavigationOutcome {
	const { chain, end, moved } = follow(fullPath, context);
	if (end === null) return { type: 'endless', chain };
	const to = chain.length > 1 ? (chain.at(-1) ?? null) : null;
	if (end.type !== 'proceed') return to === null ? end : { type: 'redirect', to };
	const { match } = end.route;
	if (to === null) return { type: 'proceed', match };
	return moved ? { type: 'moved', to, match } : { type: 'redirect', to };
}

/** The path after all redirects; null if the decision needs the user to be loaded first. */
export function destinationOf(fullPath: string, context: NavigationContext): string | null {
	const { chain, end } = follow(fullPath, context);
	return end?.type === 'load' ? null : pathOf(chain.at(-1) ?? fullPath);
}

interface Followed {
	/** Addresses from the requested one to the last. */
	chain: readonly string[];
	/** null for an endless chain. */
	end: Exclude<Decision, { type: 'moved' | 'redirect' }> | null;
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

export function placesOf({ routing, access: rules }: AppSettings, table: RouteTable): NavigationPlaces {
	const path = (name: string | null): string | null => (name === null ? null : table.hrefOf(name));
	return {
		home: path(routing.home) ?? '/',
		keptHome: path(KEPT_HOME),
		login: path(routing.login),
		forbidden: path(routing.forbidden),
		notFound: table.fallback ?? path(routing.notFound),
		whitelist: rules.whitelist.flatMap((name) => table.byName.get(name)?.path ?? []),
		visit: rules.visit,
		recordRoute: rules.recordRoute,
	};
}

/**
 * Whether sign-in may return to a path: it is a page that this user may enter, but neither an error page nor one that signs in. The user before, who
 * signed out there, may have had other rights.
 */
function isLanding(path: string, { settings, table, entry, session }: NavigationContext): boolean {
	const { login, forbidden, notFound } = placesOf(settings, table);
	const match = table.match(path);
	const signedInAt = entry.signedInAt === null ? null : table.match(entry.signedInAt)?.route;
	if (match === null || match.route === signedInAt || [login, forbidden, notFound].includes(match.route.path)) return false;
	return session.status !== 'ready' || match.route.guards.every((guard) => allows(guard, session));
}
