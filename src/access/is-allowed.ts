import type { SessionState } from '#src/session/session.ts';
import type { AccessRules, Guard, GuardRule, ServedGuard } from './access-rules.ts';

export type Rights = Pick<SessionState, 'admin' | 'roles' | 'permissions'>;

export type Rules = Pick<AccessRules, 'roles' | 'guards'>;

const WILDCARD = '*';

/**
 * Returns whether a user passes a guard (spec 6). An undefined guard lets everyone pass, an empty list only admins and holders of `*`,
 * who pass every guard, `except` included. Roles bring the permissions of permissions.yaml. Malformed guards, possible in a served list,
 * refuse.
 */
export function isAllowed(guard: Guard | undefined, rights: Rights, rules: Rules): boolean {
	if (guard === undefined) return true;
	const permissions = [...rights.permissions, ...grantedBy(rights.roles, rules)];
	if (rights.admin || permissions.includes(WILDCARD)) return true;
	if (typeof guard === 'string') {
		const named = Object.hasOwn(rules.guards, guard) ? rules.guards[guard] : undefined;
		return named !== undefined && isAllowed(named, rights, rules);
	}
	if (isList(guard)) return holdsAny(guard, [...rights.roles, ...permissions]);
	if (isServed(guard)) return isAllowed(guard.exempt, rights, rules) || isAllowed(guard.guard, rights, rules);
	return passes(guard, { roles: rights.roles, permissions });
}

const isList = (guard: readonly string[] | GuardRule | ServedGuard): guard is readonly string[] => Array.isArray(guard);

const isServed = (guard: GuardRule | ServedGuard): guard is ServedGuard => (guard as Partial<ServedGuard>).exempt !== undefined;

function passes({ role = [], permission = [], mode = 'oneOf' }: GuardRule, { roles, permissions }: Omit<Rights, 'admin'>): boolean {
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

function grantedBy(held: readonly string[], { roles }: Pick<Rules, 'roles'>): string[] {
	return held.flatMap((name) => (Object.hasOwn(roles, name) ? (roles[name]?.permissions ?? []) : []));
}
