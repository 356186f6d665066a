import { access } from '#generated/access.ts';
import type { Guard } from '#src/access/access-rules.ts';
import { isAllowed, type Rights } from '#src/access/is-allowed.ts';
import { decideNavigation, type NavigationDecision, type NavigationPlaces } from '#src/routing/decide-navigation.ts';
import type { RouteTable } from '#src/routing/route-table.ts';
import { safeRedirect } from '#src/routing/safe-redirect.ts';
import type { SessionState } from '#src/session/session.ts';
import type { AppSettings } from '#src/settings/app-settings.ts';
import type { EntryState } from './app-model.ts';

/** What a decision rests on; snapshots and live state alike. */
export interface Moment {
	settings: AppSettings;
	table: RouteTable;
	/** Whether that is the table of this user, and not what there is before the server has said. */
	built: boolean;
	session: SessionState;
	entry: EntryState;
}

/** Asks the guard about a path of the app, with its query. */
export function decide(fullPath: string, moment: Moment): NavigationDecision {
	const { settings, table, session, entry } = moment;
	const given = pathOf(fullPath);
	const match = table.match(given);
	const redirect = table.redirectOf(given);
	const places = placesOf(settings, table);
	const { landing } = entry;
	return decideNavigation({
		// As the route spells it: `/Login/` is the sign-in page, too.
		path: match && redirect === null ? match.route.path : given,
		fullPath,
		session: session.status,
		built: moment.built,
		route: match && { allowed: match.route.guards.every((guard) => allows(guard, session)) },
		redirect,
		expired: entry.expired,
		landing: landing === null ? null : safeRedirect(landing, places.home, (path) => isLanding(path, moment)),
		places,
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

/** Pages that nobody returns to after signing in. */
export function isLanding(path: string, { settings, table }: Pick<Moment, 'settings' | 'table'>): boolean {
	const { login, forbidden, notFound } = placesOf(settings, table);
	const match = table.match(path);
	return match !== null && ![login, forbidden, notFound].includes(match.route.path);
}
