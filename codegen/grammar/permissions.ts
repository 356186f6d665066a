import { list, type ObjectGrammar, object, optional, record, reference, required, string } from './grammar.ts';
import { guardDefinition } from './guard.ts';

const role: ObjectGrammar = {
	name: 'Role',
	doc: 'A role that the server may give to a user.',
	keys: {
		title: required(string(), 'What people call it.'),
		permissions: optional(list(reference('permission')), 'Permissions that come with it; none by default.'),
	},
};

const permission: ObjectGrammar = {
	name: 'Permission',
	doc: 'A single right.',
	keys: { title: required(string(), 'What it allows.') },
};

export const permissions: ObjectGrammar = {
	name: 'Permissions',
	doc: 'Roles, permissions and the guards made of them.',
	keys: {
		roles: required(record(object(role), /^[A-Za-z][A-Za-z0-9]*$/), 'Roles by name.'),
		permissions: optional(record(object(permission), /^[a-z]+(:[a-z]+)*$/), 'Permissions by name, as in read:system.'),
		guards: optional(record(guardDefinition, /^[a-z][A-Za-z0-9]*$/), 'Named guards, which routes, blocks, fields and buttons refer to.'),
	},
};
