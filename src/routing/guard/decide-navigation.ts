import { type AddressMode, appPathAt } from '../app-address.ts';

interface GuardedRoute {
	/** The user passes its guards. */
	allowed: boolean;
	/** It shows the header with its sign-out. */
	framed: boolean;
}

export interface NavigationQuestion<Route extends GuardedRoute = GuardedRoute> {
	/** Path without query. */
	path: string;
	fullPath: string;
	/** `ready` also applies if the app needs no sign-in. `unknown`: a token is stored, but its user is not loaded yet. */
	session: 'guest' | 'unknown' | 'ready';
	/** Whether the served routes are loaded; always true for an app with only its own routes. */
	built: boolean;
	/** Route of the path; null if there is none. */
	route: Route | null;
	redirect: string | null;
	/** The server has ended the session; spec 8 requires this in the address. */
	expired: boolean;
	/** The page to open after sign-in; null unless the user has just signed in. */
	landing: string | null;
	/** Path of the page that has just signed the user in, such as a registration; the user leaves it for `landing`. */
	signedInAt: string | null;
	places: NavigationPlaces;
}

/** Paths of special pages; null if the app has none. */
export interface NavigationPlaces {
	home: string;
	/** The built-in home page beside a served list. */
	keptHome: string | null;
	login: string | null;
	forbidden: string | null;
	notFound: string | null;
	whitelist: readonly string[];
	/** Guests get the served routes, too. */
	visit: boolean;
	/** Adds the requested page to the sign-in address of a guest. */
	recordRoute: boolean;
}

export type NavigationDecision<Route extends GuardedRoute = GuardedRoute> =
	| { type: 'proceed'; route: Route }
	| { type: 'load' }
	/** The page exists at this address: it can render while the address changes. */
	| { type: 'moved'; to: string }
	| { type: 'redirect'; to: string }
	| { type: 'forbidden' }
	| { type: 'notFound' };

/** The navigation guard of spec 2.5; the order of the checks follows the spec. */
export function decideNavigation<Route extends GuardedRoute>(question: NavigationQuestion<Route>): NavigationDecision<Route> {
	return question.session === 'guest' ? decideForGuest(question) : decideForUser(question);
}

function decideForUser<Route extends GuardedRoute>(question: NavigationQuestion<Route>): NavigationDecision<Route> {
	const { path, session, built, landing, signedInAt, places } = question;
	if (path === places.login || path === signedInAt) return { type: 'redirect', to: landing ?? places.home };
	if (session === 'unknown' || !built) return { type: 'load' };
	return enter(question);
}

function decideForGuest<Route extends GuardedRoute>(question: NavigationQuestion<Route>): NavigationDecision<Route> {
	const { path, fullPath, built, expired, places } = question;
	const { login, visit, recordRoute } = places;
	const query = new URLSearchParams(fullPath.split('?')[1]);
	if (path === login && expired && !query.has('islogin'))
		return { type: 'redirect', to: loginAddress(login, { wanted: query.get('redirect'), expired }) };
	const wanted = recordRoute && fullPath !== '/' ? fullPath : null;
	// Guests may open the sign-in page even if it is not in the whitelist; otherwise it would redirect to itself forever.
	if (login !== null && path !== login && !places.whitelist.includes(path))
		return { type: 'redirect', to: loginAddress(login, { wanted, expired }) };
	return built || (login !== null && !visit) ? enter(question) : { type: 'load' };
}

/** A missing or forbidden error page cannot be a redirect target, so the app shows its own error instead. */
function enter<Route extends GuardedRoute>(question: NavigationQuestion<Route>): NavigationDecision<Route> {
	const { path, route, redirect, places } = question;
	const { notFound, forbidden, home, keptHome } = places;
	const isHome = path === '/' || path === home;
	if (isHome && keptHome !== null && !(route?.allowed && route.framed)) return { type: 'redirect', to: keptHome };
	if (!route) return notFound === null || path === notFound ? { type: 'notFound' } : { type: 'redirect', to: notFound };
	if (!route.allowed) return forbidden === null || path === forbidden ? { type: 'forbidden' } : { type: 'redirect', to: forbidden };
	return redirect === null ? { type: 'proceed', route } : { type: 'moved', to: redirect };
}

/** Reads the path that `loginAddress` put into the sign-in address; '' if none. The guard validates it. */
export function landingAt(place: Pick<Location, 'pathname' | 'search' | 'hash'>, address: AddressMode): string {
	return new URLSearchParams(appPathAt(place, address).split('?')[1] ?? '').get('redirect') ?? '';
}

/** Sign-in address that returns to `wanted`; `islogin` says that the server ended the session (spec 2.5 and 8). */
function loginAddress(login: string, { wanted, expired }: { wanted: string | null; expired: boolean }): string {
	const query = new URLSearchParams({ ...(expired && { islogin: '1' }), ...(wanted !== null && { redirect: wanted }) });
	return query.size > 0 ? `${login}?${query}` : login;
}
