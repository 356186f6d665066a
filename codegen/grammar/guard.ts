import { anyOf, either, type Grammar, list, nameOf, type ObjectGrammar, object, optional, reference } from './grammar.ts';

/** Who may: the object form of spec 6. */
export const guardRule: ObjectGrammar = {
	name: 'GuardRule',
	doc: 'Which roles and permissions let a user pass.',
	keys: {
		role: optional(list(reference('role')), 'Roles that count.'),
		permission: optional(list(reference('permission')), 'Permissions that count.'),
		mode: optional(anyOf('oneOf', 'allOf', 'except'), 'oneOf: any of them; allOf: every one; except: none of them. oneOf by default.'),
	},
};

/** A one-of list over roles and permissions, or the object form. */
export const guardDefinition: Grammar = either(list(nameOf('role', 'permission')), object(guardRule));

/** What a `guard:` key takes: the name of a guard of permissions.yaml, or the guard itself. */
export const guardSlot: Grammar = either(list(nameOf('role', 'permission')), object(guardRule), reference('guard'));
