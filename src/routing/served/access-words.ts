import { memoize } from '#src/lib/memoize.ts';

/** Keys of related products for access lists: the user needs one of the names. */
const NAME_LISTS: ReadonlySet<string> = new Set([
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
]);

/** In role lists, `*` means everyone. */
const ROLE_LISTS: ReadonlySet<string> = new Set(['roles', 'role', 'hasRole', 'hasRoles', 'requiredRoles', 'authority', 'authorities']);

/**
 * `true` requires sign-in, which every served page does anyway. `false` would open a page to guests, so it is ignored: only app.yaml may do
 * that.
 */
const SIGN_IN_FLAGS: ReadonlySet<string> = new Set([
	'auth',
	'requiresAuth',
	'requireAuth',
	'needAuth',
	'needsAuth',
	'isAuth',
	'authRequired',
]);

/** Flags that would relax access or show a menu item to more users. Ignored by guards. */
const OPENING_FLAGS: ReadonlySet<string> = new Set(['ignoreAccess', 'ignoreAuth', 'noAuth', 'menuVisibleWithForbidden']);

const ACCESS_WORD =
	/^(guards?|roles?|perm(s|is?|issions?)?|auth(s|ed|orit(y|ies)|ori[sz](e|ed|es|ation)|entication)?|access(es|ible)?|acl|privileges?|den(y|ied)|forbid(s|den)?|restrict(s|ed|ions?)?|rights|grant(s|ed)?|abilit(y|ies)|scopes?|polic(y|ies)|admins?|administrators?)$/;

const LONE_WORDS: ReadonlySet<string> = new Set(['allow', 'allowed', 'only', 'users']);

export type AccessKey = 'guard' | 'names' | 'flag' | 'unknown' | 'other';

export function readAccessKey(key: string, value: unknown): AccessKey {
	if (key === 'guard') return 'guard';
	if (typeof value === 'boolean' && (SIGN_IN_FLAGS.has(key) || OPENING_FLAGS.has(key))) return 'flag';
	if (NAME_LISTS.has(key)) return 'names';
	return seemsToRestrict(key) ? 'unknown' : 'other';
}

export const isRoleList = (key: string): boolean => ROLE_LISTS.has(key);

/** Whether a key seems to restrict access in an unknown way: `allowedRoles`, `required_permission`, `v-auth`. A list repeats a few keys thousands of times. */
const seemsToRestrict = memoize((key: string): boolean => {
	if (/权限|角色|授权/.test(key)) return true;
	const words = key
		.replace(/([a-z0-9])([A-Z])/g, '$1 $2')
		.toLowerCase()
		.split(/[^a-z]+/)
		.filter(Boolean);
	return words.some((word) => ACCESS_WORD.test(word)) || (words.length === 1 && LONE_WORDS.has(words[0] ?? ''));
}, 500);
