import { type NextNumber, seededNumbers } from './seeded-numbers.ts';

type Json = unknown;

const FIXED = ['/login', '/register', '/password', '/403', '/404', '/500', '/login/', '//login', '/LOGIN', 'login', '/document-preview'];
const PATHS = ['/', '', '/a', '/a/', '/b', 'c', '/:id', '/a/:id', '/:id/:id', '/a/:constructor', '*', '/*', '/:rest(.*)*', '/learn', '/课'];
const ODD_PATHS = [
	'//elsewhere.test',
	'/\\evil.test',
	'/a//b',
	'/../a',
	'/%2e%2e/a',
	'/a?b=1',
	'/a#b',
	'javascript:alert(1)',
	'java\nscript:alert(1)',
];
const LINKS = [
	'https://help.test',
	'mailto:a@b.test',
	'data:text/html,x',
	'vbscript:x',
	' javascript:x',
	'\u0001javascript:x',
	'blob:x',
	'ftp://x',
];
const NAMES = ['login', 'forbidden', 'notFound', 'index', 'home', 'A', 'A', 'root', 'catchAll', '__proto__', 'constructor', 'toString'];
const COMPONENTS = [
	'Layout',
	'home',
	'course-index',
	'@/views/ucenter/index.vue',
	'login',
	'forbidden',
	'gone',
	'',
	'menu-studio',
	'constructor',
];
const ACCESS_KEYS = [
	'guard',
	'roles',
	'role',
	'permissions',
	'perms',
	'authority',
	'auths',
	'auth',
	'access',
	'hasRole',
	'allowedRoles',
	'requiresAuth',
];
const ACCESS_VALUES: readonly Json[] = [
	'admin',
	'Admin',
	'ghost',
	'',
	'*',
	true,
	false,
	0,
	null,
	[],
	['*'],
	['Admin'],
	['Admin', 'ghost'],
	['write:system'],
	[null],
	[[]],
	{ toString: null },
	[{ toString: null }],
	{ role: ['Admin'], mode: 'allOf' },
	{ role: ['ghost'], mode: 'except' },
	{ mode: 'none' },
	{ role: { toString: null } },
	{ ability: 'read:system' },
	{},
];
const META_KEYS = [
	'title',
	'icon',
	'hidden',
	'hideInMenu',
	'noClosable',
	'tabHidden',
	'dynamicNewTab',
	'activeMenu',
	'furtherGuards',
	'badge',
];
const ODD: readonly Json[] = [
	null,
	true,
	0,
	-1,
	1e308,
	'',
	'x',
	[],
	{},
	[[]],
	'长'.repeat(5000),
	'/'.repeat(3000),
	{ toString: null, valueOf: 1 },
	JSON.parse('{"__proto__":{"path":"/p"},"path":"/own"}'),
	{ length: 3, 0: 'x' },
	{ path: { path: '/a' } },
];

/** Generates a route list as a careless or hostile server might send it. Deterministic for a seed. */
export function randomRouteList(seed: number): Json {
	const next = seededNumbers(seed * 7919 + 17);
	if (next(40) === 0) return pick(ODD, next);
	const list = Array.from({ length: 1 + next(8) }, () => record(next, 0));
	return mutateList(list, next, next(4));
}

/** Replaces fields and adds records in place, this often. */
export function mutateList(list: Json[], next: NextNumber, times: number): Json[] {
	for (let count = times; count > 0; count -= 1) mutate(list, next);
	return list;
}

const pick = <T>(items: readonly T[], next: NextNumber): T => items[next(items.length)] as T;

const odds = (next: NextNumber, one: number): boolean => next(one) === 0;

function anyPath(next: NextNumber): Json {
	return pick(pick([PATHS, PATHS, FIXED, ODD_PATHS, LINKS, NAMES], next), next);
}

function record(next: NextNumber, depth: number): Json {
	if (odds(next, 25)) return pick(ODD, next);
	return {
		path: anyPath(next),
		...(!odds(next, 4) && { name: pick(NAMES, next) }),
		...(!odds(next, 3) && { component: pick(COMPONENTS, next) }),
		...(odds(next, 3) && { redirect: odds(next, 6) ? { path: anyPath(next) } : anyPath(next) }),
		...(odds(next, 12) && { url: pick(LINKS, next) }),
		...(odds(next, 8) && { [pick(ACCESS_KEYS, next)]: pick(ACCESS_VALUES, next) }),
		...(!odds(next, 4) && { meta: odds(next, 12) ? pick(ODD, next) : meta(next) }),
		...(depth < 4 && odds(next, 3) && { children: children(next, depth + 1) }),
	};
}

const children = (next: NextNumber, depth: number): Json =>
	odds(next, 12) ? pick(ODD, next) : Array.from({ length: next(4) }, () => record(next, depth));

function meta(next: NextNumber): Json {
	const keys = Array.from({ length: next(4) }, () => pick(META_KEYS, next));
	const words = odds(next, 3) ? [[pick(ACCESS_KEYS, next), pick(ACCESS_VALUES, next)]] : [];
	return Object.fromEntries([
		...keys.map((key) => [key, odds(next, 3) ? pick(ODD, next) : odds(next, 2) ? true : anyPath(next)]),
		...words,
	]);
}

function mutate(list: Json[], next: NextNumber): void {
	let target: unknown = list;
	for (let depth = next(4); depth > 0; depth -= 1) {
		const values = Object.values(target as object).filter((value) => typeof value === 'object' && value !== null && !ODD.includes(value));
		if (values.length === 0) break;
		target = pick(values, next);
	}
	// Shared by all lists.
	if (ACCESS_VALUES.includes(target)) return;
	const keys = Object.keys(target as object);
	if (Array.isArray(target) && odds(next, 3)) target.push(record(next, 3));
	else if (keys.length > 0) (target as Record<string, Json>)[pick(keys, next)] = pick(ODD, next);
}
