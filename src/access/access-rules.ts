import type { GuardName } from '#generated/names.ts';

/** Roles and permissions that a user needs. A plain list means one-of over both. */
export interface GuardRule {
	role?: readonly string[];
	permission?: readonly string[];
	mode?: 'oneOf' | 'allOf' | 'except';
}

export type PlainGuard = GuardName | readonly string[] | GuardRule;

/** A guard of a served list. Whoever passes `exempt` need not pass it. */
export interface ServedGuard {
	exempt: GuardName;
	guard: PlainGuard;
}

export type Guard = PlainGuard | ServedGuard;

/** `title` says who passes, in words that follow 只给. */
export interface GuardDefinition extends GuardRule {
	title: string;
}

export interface RoleDefinition {
	title: string;
	permissions: readonly string[];
}

export interface AccessRules {
	roles: Readonly<Record<string, RoleDefinition>>;
	permissions: Readonly<Record<string, { title: string }>>;
	guards: Readonly<Record<string, GuardDefinition>>;
	/** Name of the guard whose users pass every guard of a served list (spec 6): `access.administrators` of app.yaml. */
	administrators?: GuardName;
}
