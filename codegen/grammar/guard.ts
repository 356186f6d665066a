import { anyOf, either, type Grammar, list, nameOf, type ObjectGrammar, object, optional, reference } from './grammar.ts';

/** The object form of a guard (spec 6). */
export const guardRule: ObjectGrammar = {
	name: 'GuardRule',
	doc: 'Which roles and permissions let a user pass.',
	keys: {
		role: optional(list(reference('role')), 'Roles that count.'),
		permission: optional(list(reference('permission')), 'Permissions that count.'),
		mode: optional(anyOf('oneOf', 'allOf', 'except'), 'oneOf: any of them; allOf: every one; except: none of them. oneOf by default.'),
	},
};

export const guardDefinition: Grammar = either(list(nameOf('role', 'permission')), object(guardRule));

/** Value of a `guard:` key: a guard of permissions.yaml by name, or an inline guard. */
export const guardSlot: Grammar = either(list(nameOf('role', 'permission')), object(guardRule), reference('guard'));
