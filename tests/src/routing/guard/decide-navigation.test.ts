// @vitest-environment node
import { expect, test } from 'vitest';
import { decideNavigation, type NavigationDecision, type NavigationQuestion } from '#src/routing/guard/decide-navigation.ts';

const places = {
	home: '/index',
	keptHome: null,
	login: '/login',
	forbidden: '/403',
	notFound: '/404',
	whitelist: ['/login', '/register', '/404', '/403'],
	visit: false,
	recordRoute: true,
};

const kept = { ...places, keptHome: '/index-2' };

const ask = (changes: Partial<NavigationQuestion>): NavigationDecision => {
	const path = changes.path ?? '/courseIndex';
	return decideNavigation({
		path,
		fullPath: path,
		session: 'ready',
		built: true,
		route: { allowed: true, framed: true },
		redirect: null,
		expired: false,
		landing: null,
		signedInAt: null,
		places,
		...changes,
	});
};

const to = (target: string): NavigationDecision => ({ type: 'redirect', to: target });
const proceed: NavigationDecision = { type: 'proceed', route: { allowed: true, framed: true } };

test.each<[string, Partial<NavigationQuestion>, NavigationDecision]>([
	['redirects a guest to sign-in with the return address', { session: 'guest' }, to('/login?redirect=%2FcourseIndex')],
	[
		'keeps the query in the return address',
		{ session: 'guest', fullPath: '/courseIndex?keyword=a&page=2' },
		to('/login?redirect=%2FcourseIndex%3Fkeyword%3Da%26page%3D2'),
	],
	['omits home as the return address', { session: 'guest', path: '/', redirect: '/index' }, to('/login')],
	['omits the return address if recording is off', { session: 'guest', places: { ...places, recordRoute: false } }, to('/login')],
	['a guest opens a page of the whitelist', { session: 'guest', path: '/register' }, proceed],
	['a guest opens the sign-in page', { session: 'guest', path: '/login' }, proceed],
	['a guest learns nothing about unknown paths', { session: 'guest', path: '/nowhere', route: null }, to('/login?redirect=%2Fnowhere')],
	[
		'a guest with an expired session gets a message and returns after sign-in',
		{ session: 'guest', expired: true },
		to('/login?islogin=1&redirect=%2FcourseIndex'),
	],
	['from home, too', { session: 'guest', expired: true, path: '/', redirect: '/index' }, to('/login?islogin=1')],
	[
		'and without a return address if recording is off',
		{ session: 'guest', expired: true, places: { ...places, recordRoute: false } },
		to('/login?islogin=1'),
	],
	['a guest on a whitelisted page does not wait for routes', { session: 'guest', path: '/register', built: false }, proceed],
	[
		'unless guests get routes, too',
		{ session: 'guest', path: '/register', built: false, places: { ...places, visit: true } },
		{ type: 'load' },
	],
	['once', { session: 'guest', path: '/register', built: true, places: { ...places, visit: true } }, proceed],
	['and nowhere else', { session: 'guest', built: false, places: { ...places, visit: true } }, to('/login?redirect=%2FcourseIndex')],
	['a signed-in user waits for the routes', { built: false }, { type: 'load' }],
	['decides on an unknown path only after the routes arrive', { built: false, route: null }, { type: 'load' }],
	[
		'an app without accounts waits for its routes',
		{ session: 'guest', built: false, places: { ...places, login: null } },
		{ type: 'load' },
	],
	['and then may sign in', { session: 'guest', expired: true, path: '/login', fullPath: '/login?islogin=1' }, proceed],
	['a sign-in whose user is refused says so in the address', { session: 'guest', expired: true, path: '/login' }, to('/login?islogin=1')],
	[
		'and keeps the return address',
		{ session: 'guest', expired: true, path: '/login', fullPath: '/login?redirect=%2FcourseIndex' },
		to('/login?islogin=1&redirect=%2FcourseIndex'),
	],
	['redirects a signed-in user away from sign-in', { path: '/login' }, to('/index')],
	['redirects a user with pending user info away from sign-in', { path: '/login', session: 'unknown' }, to('/index')],
	['returns a user to the requested page after sign-in', { path: '/login', landing: '/courseIndex?page=2' }, to('/courseIndex?page=2')],
	['the user is loaded first', { session: 'unknown' }, { type: 'load' }],
	['before any check of the path', { session: 'unknown', route: null }, { type: 'load' }],
	['a redirect of the route table is followed', { path: '/', redirect: '/index' }, { type: 'moved', to: '/index' }],
	['but not to a page that the guards refuse', { path: '/', redirect: '/index', route: { allowed: false, framed: true } }, to('/403')],
	['nor to nowhere', { path: '/', redirect: '/gone', route: null }, to('/404')],
	[
		'home that a list keeps from the user leads to the built-in one',
		{ path: '/', route: { allowed: false, framed: true }, places: kept },
		to('/index-2'),
	],
	['also without any first page', { path: '/', route: null, places: kept }, to('/index-2')],
	['also from a first page without sign-out', { path: '/index', route: { allowed: true, framed: false }, places: kept }, to('/index-2')],
	['a first page of the list stays', { path: '/', redirect: '/index', places: kept }, { type: 'moved', to: '/index' }],
	['an unknown path', { route: null }, to('/404')],
	['a page that the guards refuse', { route: { allowed: false, framed: true } }, to('/403')],
	['a page for this user', {}, proceed],
	['an app without error pages shows a message in place', { route: null, places: { ...places, notFound: null } }, { type: 'notFound' }],
	[
		'the same for a refused page',
		{ route: { allowed: false, framed: true }, places: { ...places, forbidden: null } },
		{ type: 'forbidden' },
	],
	['an app without a sign-in page lets guests in', { session: 'guest', places: { ...places, login: null } }, proceed],
	['but not everywhere', { session: 'guest', route: { allowed: false, framed: true }, places: { ...places, login: null } }, to('/403')],
])('%s', (_case, question, decision) => {
	expect(ask(question)).toEqual(decision);
});
