import { type AddressMode, appPathAt } from './app-address.ts';

/** Input of the guard for a navigation. */
export interface NavigationQuestion {
	/** Path without query. */
	path: string;
	/** Path as it stands in the address, with query. */
	fullPath: string;
	/** Whether somebody is signed in, or nobody has to be. `unknown`: there is a token, but the server has not said whose. */
	session: 'guest' | 'unknown' | 'ready';
	/** Whether the routes of the server are there; they always are where the app has its own alone. */
	built: boolean;
	/** Route that the path leads to; null when there is none. `allowed`: its guards let this user pass. */
	route: { allowed: boolean } | null;
	/** Target of the redirect at this path; null for none. */
	redirect: string | null;
	/** The server has ended the session: spec 8 wants that said in the address. */
	expired: boolean;
	/** The page to open after sign-in; null when nobody has just signed in. */
	landing: string | null;
	places: NavigationPlaces;
}

/** Paths with a meaning of their own; null where the app has none. */
export interface NavigationPlaces {
	home: string;
	login: string | null;
	forbidden: string | null;
	notFound: string | null;
	/** Paths that need no sign-in. */
	whitelist: readonly string[];
	/** Guests get the routes of the server built, too. */
	visit: boolean;
	/** Remembers in the address where a guest wanted to go. */
	recordRoute: boolean;
}

export type NavigationDecision =
	| { type: 'proceed' }
	| { type: 'load' }
	/** The page is there, under this address: it can be drawn while the address is put right. */
	| { type: 'moved'; to: string }
	| { type: 'redirect'; to: string }
	| { type: 'forbidden' }
	| { type: 'notFound' };

/** The navigation guard of spec 2.5, in its order. */
export function decideNavigation(question: NavigationQuestion): NavigationDecision {
	return question.session === 'guest' ? decideForGuest(question) : decideForUser(question);
}

function decideForUser(question: NavigationQuestion): NavigationDecision {
	const { path, session, built, landing, places } = question;
	if (path === places.login) return { type: 'redirect', to: landing ?? places.home };
	if (session === 'unknown' || !built) return { type: 'load' };
	return enter(question);
}

function decideForGuest(question: NavigationQuestion): NavigationDecision {
	const { path, fullPath, built, expired, places } = question;
	const { login, visit, recordRoute } = places;
	const wanted = recordRoute && fullPath !== '/' ? fullPath : null;
	// The sign-in page is open to guests whatever the whitelist says: they would be sent to it for ever.
	if (login !== null && path !== login && !places.whitelist.includes(path))
		return { type: 'redirect', to: loginAddress(login, { wanted, expired }) };
	return built || (login !== null && !visit) ? enter(question) : { type: 'load' };
}

/** An error page that is missing or forbidden itself cannot be redirected to: the app says so in its place. */
function enter({ path, route, redirect, places: { notFound, forbidden } }: NavigationQuestion): NavigationDecision {
	if (!route) return notFound === null || path === notFound ? { type: 'notFound' } : { type: 'redirect', to: notFound };
	if (!route.allowed) return forbidden === null || path === forbidden ? { type: 'forbidden' } : { type: 'redirect', to: forbidden };
	return redirect === null ? { type: 'proceed' } : { type: 'moved', to: redirect };
}

/** The path that `loginAddress` put into the address of the sign-in page; '' without one. The guard checks whether it is a page of this app. */
export function landingAt(place: Pick<Location, 'pathname' | 'search' | 'hash'>, address: AddressMode): string {
	return new URLSearchParams(appPathAt(place, address).split('?')[1] ?? '').get('redirect') ?? '';
}

/** Sign-in page that leads back to `wanted`, and says with `islogin` that the server ended the session: spec 2.5 and 8. */
function loginAddress(login: string, { wanted, expired }: { wanted: string | null; expired: boolean }): string {
	const query = new URLSearchParams({ ...(expired && { islogin: '1' }), ...(wanted !== null && { redirect: wanted }) });
	return query.size > 0 ? `${login}?${query}` : login;
}
