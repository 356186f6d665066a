import type { AccessModel } from '#codegen/check/app/check-access.ts';
import type { Plain } from '#codegen/read/tree.ts';

export interface Rights {
	admin: boolean;
	roles: readonly string[];
	permissions: readonly string[];
}

/** `isAllowed` in `src/access` implements the same rules at runtime; one table tests both. */
export type AccessRules = Pick<AccessModel, 'guards'> & {
	roles: { readonly [name: string]: Pick<AccessModel['roles'][string], 'permissions'> };
};

const WILDCARD = '*';

/** Whether a guard lets a user pass, as decided at runtime. Denies unknown forms. */
export function passes(guard: Plain, rights: Rights, rules: AccessRules): boolean {
	const permissions = [...rights.permissions, ...rights.roles.flatMap((name) => grantsOf(name, rules))];
	if (rights.admin || permissions.includes(WILDCARD)) return true;
	const { kind, role, permission } = readRule(guard, rules);
	const held = { roles: rights.roles, permissions };
	switch (kind) {
		case 'list':
			return holdsAny(role, [...held.roles, ...held.permissions]);
		case 'oneOf':
			return holdsAny(role, held.roles) || holdsAny(permission, held.permissions);
		case 'allOf':
			return role.every((name) => held.roles.includes(name)) && permission.every((name) => held.permissions.includes(name));
		case 'except':
			return !holdsAny(role, held.roles) && !holdsAny(permission, held.permissions);
		case 'unknown':
			return false;
	}
}

interface Rule {
	/** `list`: any of the names in `role`, which may be roles or permissions. */
	kind: 'list' | 'oneOf' | 'allOf' | 'except' | 'unknown';
	role: readonly string[];
	permission: readonly string[];
}

const UNKNOWN: Rule = { kind: 'unknown', role: [], permission: [] };

/** Normalises a guard to one rule; a name is resolved through permissions.yaml. */
export function readRule(guard: Plain, rules: Pick<AccessRules, 'guards'>): Rule {
	if (typeof guard === 'string') {
		const named = Object.hasOwn(rules.guards, guard) ? rules.guards[guard] : undefined;
		return named === undefined || typeof named === 'string' ? UNKNOWN : readRule(named, rules);
	}
	if (Array.isArray(guard)) return { kind: 'list', role: guard.map(String), permission: [] };
	if (typeof guard !== 'object' || guard === null) return UNKNOWN;
	const { role, permission, mode = 'oneOf' } = guard as { readonly [key: string]: Plain };
	if (mode !== 'oneOf' && mode !== 'allOf' && mode !== 'except') return UNKNOWN;
	return { kind: mode, role: namesOf(role), permission: namesOf(permission) };
}

export const grantsOf = (role: string, { roles }: Pick<AccessRules, 'roles'>): readonly string[] =>
	Object.hasOwn(roles, role) ? (roles[role]?.permissions ?? []) : [];

const namesOf = (list: Plain | undefined): string[] => (Array.isArray(list) ? list.map(String) : []);

const holdsAny = (wanted: readonly string[], held: readonly string[]): boolean => wanted.some((name) => held.includes(name));
