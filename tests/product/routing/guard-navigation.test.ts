// @vitest-environment node
import { expect, test } from 'vitest';
import { routes } from '#generated/routes.ts';
import { destinationOf, guardNavigation } from '#src/routing/guard/guard-navigation.ts';
import type { RouteRecord } from '#src/routing/route-record.ts';
import { createRouteTable, REDIRECT_LIMIT } from '#src/routing/route-table.ts';
import { GUEST, momentOf, STUDENT } from '#tests/src/routing/hostile-support.ts';

const page = (path: string, name = path.slice(1), guard?: readonly string[]): RouteRecord => ({
	path,
	name,
	component: 'home',
	meta: guard ? { guard } : {},
});
const redirect = (path: string, to: string, name = path.slice(1)): RouteRecord => ({ path, name, redirect: to, meta: {} });

/** Trees that the compiler rejects: the app must survive them. */
const momentAt = (tree: readonly RouteRecord[], visitor: typeof GUEST | typeof STUDENT = STUDENT) =>
	momentOf(createRouteTable(tree), visitor);

const chainOf = (length: number): RouteRecord[] => [
	...Array.from({ length }, (_, at) => redirect(`/r${at}`, `/r${at + 1}`)),
	page(`/r${length}`),
];

test('table redirects resolve in one step and keep the query', () => {
	const moment = momentAt(chainOf(3));
	expect(guardNavigation('/r0?page=2', moment)).toMatchObject({ type: 'moved', to: '/r3?page=2', match: { route: { path: '/r3' } } });
	expect(destinationOf('/r0?page=2', moment)).toBe('/r3');
	expect(guardNavigation('/r3?page=2', moment)).toMatchObject({ type: 'proceed', match: { route: { path: '/r3' } } });
});

test('guard and table redirects resolve in one step', () => {
	const moment = momentAt([page('/login'), redirect('/index', '/home'), page('/home')]);
	expect(guardNavigation('/login', moment)).toEqual({ type: 'redirect', to: '/home' });
});

test('a page that signs in leads to the wanted page, or home', () => {
	const tree = [
		page('/login'),
		page('/register'),
		page('/index'),
		page('/courseIndex'),
		redirect('/old', '/courseIndex'),
		page('/404', 'notFound'),
	];
	const landed = (landing: string, at = '/register') => {
		const entry = { landing, signedInAt: '/register', expired: false };
		return guardNavigation(at, { ...momentAt(tree), entry });
	};
	expect(landed('/courseIndex?invite=STAR26')).toEqual({ type: 'redirect', to: '/courseIndex?invite=STAR26' });
	expect(landed('/old?page=2')).toEqual({ type: 'redirect', to: '/courseIndex?page=2' });
	expect(landed('/courseIndex?page=2', '/courseIndex?page=2')).toMatchObject({ type: 'proceed' });
	for (const unsafe of ['', '/register', '/login', '/404', '/nowhere', '//evil.example', 'https://evil.example', '/\\evil.example'])
		expect(landed(unsafe)).toEqual({ type: 'redirect', to: '/index' });
});

test('after a sign-out on a page that the next user may not enter, he starts at home', () => {
	const moment = momentAt([page('/login'), page('/index'), page('/studio', 'studio', ['Admin'])]);
	const entry = { landing: '/studio', signedInAt: '/login', expired: false };
	expect(guardNavigation('/login?redirect=%2Fstudio', { ...moment, entry })).toEqual({ type: 'redirect', to: '/index' });
	const session = { ...moment.session, roles: ['Admin'] };
	expect(guardNavigation('/login?redirect=%2Fstudio', { ...moment, entry, session })).toEqual({ type: 'redirect', to: '/studio' });
});

test('a user with a pending session waits at the final address', () => {
	const moment = momentAt([page('/login'), page('/index')]);
	const unknown = { ...moment, session: { ...moment.session, status: 'unknown' as const } };
	expect(guardNavigation('/login', unknown)).toEqual({ type: 'redirect', to: '/index' });
	expect(destinationOf('/login', unknown)).toBeNull();
	expect(guardNavigation('/index', unknown)).toEqual({ type: 'load' });
});

test('a redirect loop between home and sign-in ends with the chain', () => {
	const moment = momentAt([page('/login'), redirect('/index', '/login')]);
	const chain = ['/index', '/login', '/index'];
	expect(guardNavigation('/index', moment)).toEqual({ type: 'endless', chain });
});

test('a loop that extends its query each time ends, too', () => {
	const moment = momentAt([page('/login'), page('/index', 'index', ['Admin']), redirect('/403', '/login', 'forbidden')]);
	expect(guardNavigation('/index?a=1', moment).type).toBe('endless');
});

test('follows redirects up to the maximum', () => {
	const allowed = guardNavigation('/r0', momentAt(chainOf(REDIRECT_LIMIT)));
	expect(allowed).toMatchObject({ type: 'moved', to: `/r${REDIRECT_LIMIT}` });
	// The table stops here and reports the address as not found.
	const many = guardNavigation('/r0', momentAt([...chainOf(REDIRECT_LIMIT + 1), page('/404', 'notFound')]));
	expect(many).toEqual({ type: 'redirect', to: '/404' });
});

test.each([
	['forbidden', [page('/index'), page('/a', 'a', ['Admin']), page('/403', 'forbidden', ['Admin'])], '/a', { type: 'redirect', to: '/403' }],
	['forbidden', [page('/403', 'forbidden', ['Admin'])], '/403', { type: 'forbidden' }],
	['notFound', [redirect('/404', '/gone', 'notFound')], '/404', { type: 'notFound' }],
	['notFound', [redirect('/404', '/gone', 'notFound')], '/x', { type: 'redirect', to: '/404' }],
])('shows a message instead of an error page that cannot be shown: %s', (_type, tree, address, arrival) => {
	expect(guardNavigation(address, momentAt(tree))).toEqual(arrival);
});

test('a guest may open the sign-in page even if the whitelist omits it', () => {
	const moment = momentAt([page('/login')], GUEST);
	const closed = { ...moment, settings: { ...moment.settings, access: { ...moment.settings.access, whitelist: [] } } };
	expect(guardNavigation('/login', closed)).toMatchObject({ type: 'proceed' });
	expect(guardNavigation('/x', closed)).toEqual({ type: 'redirect', to: '/login?redirect=%2Fx' });
});

const ROUTES = createRouteTable(routes);
const SPELLINGS = [...ROUTES.byName.values()].flatMap(({ name, path, page }) => {
	const address = ROUTES.hrefOf(
		name,
		Object.fromEntries(path.split('/').flatMap((part) => (part.startsWith(':') ? [[part.slice(1), 'Ab%1']] : []))),
	);
	return page === null || address === null || address === '/' ? [] : [[name, address] as const];
});

test.each(SPELLINGS)('%s has one address: slashes at its end and other letters lead to it, with the query', (_, address) => {
	const moment = momentOf(ROUTES, STUDENT);
	const outcome = guardNavigation(`${address}?a=1`, moment);
	const plain = outcome.type === 'proceed' ? { type: 'moved', to: `${address}?a=1`, match: outcome.match } : outcome;
	expect(guardNavigation(`${address}/?a=1`, moment)).toEqual(plain);
	expect(guardNavigation(`${address}///?a=1`, moment)).toEqual(plain);
});

test('the letters of a parameter stay as they are', () => {
	const moment = momentAt([page('/courseDetail/:id', 'courseDetail')]);
	expect(guardNavigation('/COURSEdetail/aB%2Fc/', moment)).toMatchObject({ type: 'moved', to: '/courseDetail/aB%2Fc' });
});
