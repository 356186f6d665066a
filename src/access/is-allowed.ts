import type { AccessRules, Guard, GuardRule } from './access-rules.ts';

/** What access rules look at. */
export interface Rights {
	admin: boolean;
	roles: readonly string[];
	permissions: readonly string[];
}

const WILDCARD = '*';

/**
 * Whether a guard lets somebody pass, spec 6. No guard lets everybody pass, an empty list nobody; an admin and the holder of `*` pass
 * everything, `except` too. What cannot be understood, as a served list may hold, refuses.
 */
export function isAllowed(guard: Guard | undefined, rights: Rights, { guards }: Pick<AccessRules, 'guards'>): boolean {
	if (guard === undefined) return true;
	if (rights.admin || rights.permissions.includes(WILDCARD)) return true;
	if (typeof guard === 'string') {
		const named = Object.hasOwn(guards, guard) ? guards[guard] : undefined;
		return named !== undefined && isAllowed(named, rights, { guards });
	}
	if (Array.isArray(guard)) return holdsAny(guard, [...rights.roles, ...rights.permissions]);
	return passes(guard as GuardRule, rights);
}

function passes({ role = [], permission = [], mode = 'oneOf' }: GuardRule, { roles, permissions }: Rights): boolean {
	switch (mode) {
		case 'oneOf':
			return holdsAny(role, roles) || holdsAny(permission, permissions);
		case 'allOf':
			return role.every((name) => roles.includes(name)) && permission.every((name) => permissions.includes(name));
		case 'except':
			return !holdsAny(role, roles) && !holdsAny(permission, permissions);
		default:
			return false;
	}
}

const holdsAny = (wanted: readonly string[], held: readonly string[]): boolean => wanted.some((name) => held.includes(name));

/** The rights of somebody with these roles: what the server names, and what permissions.yaml gives with a role. */
export function rightsOf(held: { roles: readonly string[]; permissions: readonly string[] }, { roles }: Pick<AccessRules, 'roles'>): Rights {
	const granted = held.roles.flatMap((name) => (Object.hasOwn(roles, name) ? (roles[name]?.permissions ?? []) : []));
	return { admin: false, roles: held.roles, permissions: [...new Set([...held.permissions, ...granted])] };
}
