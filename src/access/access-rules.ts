/** Roles and permissions that a user needs. A plain list means one-of over both. */
export interface GuardRule {
	role?: readonly string[];
	permission?: readonly string[];
	mode?: 'oneOf' | 'allOf' | 'except';
}

/** The value of a `guard:`: the name of a guard, a one-of list, or a rule. */
export type Guard = string | readonly string[] | GuardRule;

export interface RoleDefinition {
	title: string;
	permissions: readonly string[];
}

export interface AccessRules {
	roles: Readonly<Record<string, RoleDefinition>>;
	permissions: Readonly<Record<string, { title: string }>>;
	guards: Readonly<Record<string, Exclude<Guard, string>>>;
}
