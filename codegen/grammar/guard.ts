import { anyOf, either, type Grammar, list, nameOf, type ObjectGrammar, object, optional, reference, required, string } from './grammar.ts';

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

/** A guard of permissions.yaml. Administrators choose it by its title when they arrange a menu. */
export const guardDefinition: ObjectGrammar = {
	name: 'GuardDefinition',
	doc: 'Guard with the words for those who pass it.',
	keys: {
		title: required(string(), 'Who passes, in words that follow “Only for”: students, people who may see the settings.'),
		...guardRule.keys,
	},
};

/** Value of a `guard:` key: a guard of permissions.yaml by name, or an inline guard. */
export const guardSlot: Grammar = either(list(nameOf('role', 'permission')), object(guardRule), reference('guard'));
