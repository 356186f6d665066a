import type { GuardName } from '#generated/names.ts';

/** Roles and permissions that a user needs. A plain list means one-of over both. */
export interface GuardRule {
	role?: readonly string[];
	permission?: readonly string[];
	mode?: 'oneOf' | 'allOf' | 'except';
}

export type Guard = GuardName | readonly string[] | GuardRule;

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
}
