// @vitest-environment node
import { expect, test } from 'vitest';
import { isAllowed } from '#src/access/is-allowed.ts';
import { guardsOf, type RouteMeta } from '#src/routing/route-record.ts';
import { readServedRoutes } from '#src/routing/served/read-served-routes.ts';
import { served } from './served-support.ts';

const record = { path: '/x', name: 'x', component: 'home' };

interface Visitor {
	roles?: readonly string[];
	permissions?: readonly string[];
}

const ADMIN: Visitor = { roles: ['Admin'] };
const EDITOR: Visitor = { roles: ['Editor'] };
const READER: Visitor = { permissions: ['read:system'] };
const NONE: Visitor = {};
const VISITORS: Readonly<Record<string, Visitor>> = { ADMIN, EDITOR, READER, NONE };

function admitted(extra: object): { who: string; problems: readonly string[] } {
	const { routes, problems } = served.read([{ ...record, ...extra }]);
	const meta: RouteMeta = routes[0]?.meta ?? {};
	const passes = ({ roles = [], permissions = [] }: Visitor): boolean =>
		guardsOf(meta).every((guard) => isAllowed(guard, { admin: false, roles, permissions }, served.context.access));
	const who = Object.entries(VISITORS).flatMap(([name, visitor]) => (passes(visitor) ? [name] : []));
	return { who: who.join(' '), problems };
}

const EVERYBODY = 'ADMIN EDITOR READER NONE';

const LIST_WORDS = [
	'roles',
	'role',
	'hasRole',
	'hasRoles',
	'requiredRoles',
	'authority',
	'authorities',
	'access',
	'auth',
	'auths',
	'permissions',
	'permission',
	'perms',
	'perm',
	'hasPermission',
	'hasPermissions',
	'hasPermi',
	'requiredPermissions',
];

const BOTH_PLACES = LIST_WORDS.flatMap((word) => [
	[word, 'in meta', (value: unknown) => ({ meta: { [word]: value } })] as const,
	[word, 'beside meta', (value: unknown) => ({ [word]: value })] as const,
]);

test.each(BOTH_PLACES)('`%s` %s admits the users that it names', (_word, _place, write) => {
	expect(admitted(write(['Editor', 'read:system']))).toEqual({ who: 'EDITOR READER', problems: [] });
	expect(admitted(write('Editor'))).toEqual({ who: 'EDITOR', problems: [] });
	expect(admitted(write('admin'))).toEqual({ who: 'ADMIN', problems: [] });
	expect(admitted(write({ role: ['Editor'], ability: ['read:system'], mode: 'allOf' }))).toEqual({ who: '', problems: [] });
});

test.each(BOTH_PLACES)('an invalid value for `%s` (%s) admits no user and is reported to administrators', (_word, _place, write) => {
	for (const value of [7, false, [], 'ghost', ['ghost'], [7], [{ resource: 'x' }], { mode: 'noneOf' }, { role: ['Admin'], not: true }]) {
		const { who, problems } = admitted(write(value));
		// `auth: false` requires no sign-in, so it restricts no user.
		if (value === false && _word === 'auth') expect(who).toBe(EVERYBODY);
		else expect([who, problems.length], JSON.stringify(value)).toEqual(['', 1]);
	}
});

test.each([
	'allowedRoles',
	'required_permission',
	'v-auth',
	'adminOnly',
	'ROLE_LIST',
	'denied',
	'acl',
	'scopes',
	'grantedTo',
	'accessLevel',
	'guards',
	'policies',
	'privilege',
	'authorization',
	'isAdmin',
	'allow',
	'users',
	'可见角色',
	'权限',
])('the unknown access field `%s` admits no user, whatever its value', (word) => {
	for (const value of [['Admin'], 'Admin', true, false, 1, '', {}]) {
		const { who, problems } = admitted({ meta: { [word]: value } });
		expect([who, problems], JSON.stringify(value)).toEqual(['', [expect.stringContaining(`${word}：看起来限制了谁能进`)]]);
		expect(admitted({ [word]: value }).who).toBe('');
	}
	expect(admitted({ meta: { [word]: null } })).toEqual({ who: EVERYBODY, problems: [] });
});

test.each(['author', 'authors', 'controller', 'scrollable', 'allowClose', 'accessory', 'sort', 'userCount', 'badge', 'parole'])(
	'`%s` says nothing about access',
	(word) => {
		expect(admitted({ meta: { [word]: ['x'] } })).toEqual({ who: EVERYBODY, problems: [] });
	},
);

test.each<[object, string]>([
	[{ meta: { roles: ['*'] } }, EVERYBODY],
	[{ meta: { authority: ['*', 'Admin'] } }, EVERYBODY],
	[{ meta: { role: '*' } }, EVERYBODY],
	[{ meta: { guard: { role: ['*'] } } }, EVERYBODY],
	[{ meta: { guard: { role: ['*'], permission: ['read:system'], mode: 'allOf' } } }, 'READER'],
	[{ meta: { perms: '' } }, EVERYBODY],
	[{ meta: { requiresAuth: true } }, EVERYBODY],
	[{ meta: { requiresAuth: false } }, EVERYBODY],
	[{ meta: { ignoreAccess: true, authority: ['Admin'] } }, 'ADMIN'],
	[{ meta: { menuVisibleWithForbidden: true, roles: ['Admin'] } }, 'ADMIN'],
])('%j admits %s', (extra, who) => {
	expect(admitted(extra)).toEqual({ who, problems: [] });
});

test.each<[object, number]>([
	[{ meta: { perms: ['*'] } }, 1],
	[{ meta: { perms: '*:*:*' } }, 1],
	[{ meta: { guard: { role: ['*'], mode: 'except' } } }, 1],
	[{ meta: { requiresAuth: 'yes' } }, 1],
	[{ meta: { roles: [{ toString: null }] } }, 1],
	[{ meta: { guard: { mode: { toString: null } } } }, 1],
])('%j admits no user', (extra, problems) => {
	const read = admitted(extra);
	expect([read.who, read.problems.length]).toEqual(['', problems]);
});

test('a user must pass every access field', () => {
	expect(admitted({ roles: ['Editor', 'Admin'], meta: { auths: ['Admin', 'read:system'] } })).toEqual({ who: 'ADMIN', problems: [] });
	expect(admitted({ roles: ['Editor'], meta: { allowedRoles: ['Editor'] } }).who).toBe('');
});

test("a list cannot set the app's internal field for further guards", () => {
	const meta = JSON.parse('{ "furtherGuards": { "length": 1 }, "__proto__": { "guard": "x" } }');
	expect(served.only({ ...record, meta }).meta).toEqual({ title: 'x', guard: [] });
	expect(admitted({ meta }).problems).toEqual([expect.stringContaining('furtherGuards')]);
});

test('a link and a group are restricted to the same users as a page', () => {
	const link = served.only({ path: 'https://x.test', meta: { title: '外', acl: 'x' } });
	expect(guardsOf(link.meta)).toEqual([[]]);
	const group = served.only({ path: '/g', component: 'Layout', perms: ['Admin'], children: [record] });
	expect(guardsOf(group.meta)).toEqual([['Admin']]);
});

const WITH_ADMINISTRATORS = { ...served.context, access: { ...served.context.access, administrators: 'admin' as const } };

test.each<object>([
	{ roles: ['admin'] },
	{ roles: ['R_SUPER'] },
	{ roles: [] },
	{ allowedRoles: ['Editor'] },
	{ guard: 'ghost' },
	{ guard: [] },
	{ guard: { role: ['Admin'], mode: 'except' } },
	{ guard: { role: ['Editor'], permission: ['read:system'], mode: 'allOf' } },
	{ roles: ['Editor'], perms: ['read:system'], acl: 1 },
])('an administrator passes %j, in meta and beside it', (fields) => {
	for (const extra of [{ meta: fields }, fields]) {
		const read = readServedRoutes([{ ...record, ...extra }], WITH_ADMINISTRATORS);
		const guards = guardsOf((read.ok ? read.routes[0]?.meta : undefined) ?? {});
		const passes = (visitor: Visitor): boolean =>
			guards.every((guard) => isAllowed(guard, { admin: false, roles: [], permissions: [], ...visitor }, WITH_ADMINISTRATORS.access));
		expect(guards.length).toBeGreaterThan(0);
		expect([passes(ADMIN), passes({ permissions: ['*'] })]).toEqual([true, true]);
	}
});
