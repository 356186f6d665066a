import type { AccessModel } from '#codegen/check/app/check-access.ts';
import type { Plain } from '#codegen/read/tree.ts';
import type { AccessSettings } from './access-settings.ts';
import { type AccessRules, grantsOf, passes, type Rights, readRule } from './rights.ts';

export interface Subject {
	name: string;
	title: string;
	rights: Rights;
	signedIn: boolean;
	admin: boolean;
}

/** All kinds of users: each role alone, a signed-in user without a role, guests, and admins. */
export function subjectsOf(access: AccessModel, settings: AccessSettings): Subject[] {
	const guest = subject('guest', 'nobody signed in', { signedIn: false });
	if (!settings.accounts) return [guest];
	const roles = Object.entries(access.roles).map(([name, { title }]) => subject(name, title, { roles: [name] }));
	const taken = new Set(roles.map(({ name }) => name));
	const without = settings.defaultRoles.length > 0 ? [] : [subject('user', 'signed in, without a role', {})];
	const first = settings.interception ? guest : subject('guest', 'nobody signed in: a virtual admin', { admin: true });
	const others = [...without, first, subject('admin', 'holder of `*`, or virtual admin', { admin: true })];
	// A role may have the same name as a built-in subject.
	return [...roles, ...others.map((other) => (taken.has(other.name) ? { ...other, name: `(${other.name})` } : other))];
}

function subject(
	name: string,
	title: string,
	{ signedIn = true, admin = false, roles = [] }: { signedIn?: boolean; admin?: boolean; roles?: readonly string[] },
): Subject {
	return { name, title, rights: { admin, roles, permissions: [] }, signedIn, admin };
}

/** Only `except` forbids names; other modes ask for names. So it is enough to test a user who holds everything not forbidden. */
export function anyonePasses(guards: readonly Plain[], access: AccessRules & Pick<AccessModel, 'permissions'>, settings: AccessSettings) {
	if (!settings.accounts) return false;
	const forbidden = guards.map((guard) => readRule(guard, access)).filter(({ kind }) => kind === 'except');
	const notRoles = forbidden.flatMap(({ role }) => role);
	const notPermissions = forbidden.flatMap(({ permission }) => permission);
	const roles = Object.keys(access.roles).filter(
		(name) => !notRoles.includes(name) && !grantsOf(name, access).some((permission) => notPermissions.includes(permission)),
	);
	if (roles.length === 0 && settings.defaultRoles.length > 0) return false;
	const permissions = settings.servedPermissions ? Object.keys(access.permissions).filter((name) => !notPermissions.includes(name)) : [];
	return guards.every((guard) => passes(guard, { admin: false, roles, permissions }, access));
}
