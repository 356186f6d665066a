import { anyOf, either, type Grammar, list, nameOf, type ObjectGrammar, object, optional, reference } from './grammar.ts';

/** The object form of a guard (spec 6). */
export const guardRule: ObjectGrammar = {
	name: 'GuardRule',
	doc: 'Roles and permissions that a user needs to pass.',
	keys: {
		role: optional(list(reference('role')), 'Roles to test.'),
		permission: optional(list(reference('permission')), 'Permissions to test.'),
		mode: optional(
			anyOf('oneOf', 'allOf', 'except'),
			'Required match: oneOf for any of them, allOf for all of them, except for none of them; oneOf by default.',
		),
	},
};

export const guardDefinition: Grammar = either(list(nameOf('role', 'permission')), object(guardRule));

/** Value of a `guard:` key: a guard of permissions.yaml by name, or an inline guard. */
export const guardSlot: Grammar = either(list(nameOf('role', 'permission')), object(guardRule), reference('guard'));
