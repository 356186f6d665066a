import { access } from '#generated/access.ts';
import type { Guard } from '#src/access/access-rules.ts';
import { isAllowed, type Rights } from '#src/access/is-allowed.ts';
import { decideNavigation, type NavigationDecision, type NavigationPlaces } from '#src/routing/decide-navigation.ts';
import type { FlatRoute } from '#src/routing/flatten-routes.ts';
import type { RouteTable } from '#src/routing/route-table.ts';
import type { SessionState } from '#src/session/session.ts';
import type { AppSettings } from '#src/settings/app-settings.ts';
import type { EntryState } from './app-model.ts';

/** What a decision rests on; snapshots and live state alike. */
export interface Moment {
	settings: AppSettings;
	table: RouteTable;
	session: SessionState;
	entry: EntryState;
}

/** Asks the guard about a path of the app, with its query. */
export function decide(fullPath: string, moment: Moment): NavigationDecision {
	const { settings, table, session, entry } = moment;
	const path = pathOf(fullPath);
	const match = table.match(path);
	return decideNavigation({
		path,
		fullPath,
		session: session.status,
		route: match && { allowed: mayEnter(match.route, session, settings) },
		redirect: table.redirectOf(path),
		expired: entry.expired,
		landing: entry.landing,
		places: placesOf(settings, table),
	});
}

/** The page where a path leads after all redirects; null when it has to wait for the user to be known. */
export function destinationOf(fullPath: string, moment: Moment): string | null {
	let at = fullPath;
	// Login, home, its first page: more than a few in a row would be a circle.
	for (let step = 0; step < 5; step += 1) {
		const decision = decide(at, moment);
		if (decision.type === 'load') return null;
		if (decision.type !== 'redirect' && decision.type !== 'moved') break;
		at = decision.to;
	}
	return pathOf(at);
}

export const pathOf = (fullPath: string): string => fullPath.replace(/[?#].*$/, '');

export const allows = (guard: Guard, rights: Rights): boolean => isAllowed(guard, rights, access);

/** Whether the guards of a route let somebody pass; they are not asked where roles control nothing. */
export function mayEnter(route: FlatRoute, rights: Rights, { access: rules }: AppSettings): boolean {
	return !rules.rolesControl || route.guards.every((guard) => allows(guard, rights));
}

export function placesOf({ routing, access: rules }: AppSettings, table: RouteTable): NavigationPlaces {
	const path = (name: string | null): string | null => (name === null ? null : table.hrefOf(name));
	return {
		home: path(routing.home) ?? '/',
		login: path(routing.login),
		forbidden: path(routing.forbidden),
		notFound: path(routing.notFound),
		whitelist: rules.whitelist.flatMap((name) => table.hrefOf(name) ?? []),
		recordRoute: rules.recordRoute,
	};
}

/** Pages that nobody returns to after signing in. */
export function isLanding(path: string, { settings, table }: Pick<Moment, 'settings' | 'table'>): boolean {
	const { login, forbidden, notFound } = placesOf(settings, table);
	return table.match(path) !== null && ![login, forbidden, notFound].includes(path);
}
