import { list, type ObjectGrammar, object, optional, record, reference, required, string } from './grammar.ts';
import { guardDefinition } from './guard.ts';

const role: ObjectGrammar = {
	name: 'Role',
	doc: 'Role that the server may assign to a user.',
	keys: {
		title: required(string(), 'Display name of the role.'),
		permissions: optional(list(reference('permission')), 'Permissions granted by the role; none by default.'),
	},
};

const permission: ObjectGrammar = {
	name: 'Permission',
	doc: 'Single permission.',
	keys: { title: required(string(), 'Description of the permitted action.') },
};

export const permissions: ObjectGrammar = {
	name: 'Permissions',
	doc: 'Roles, permissions and guards built from them.',
	keys: {
		roles: required(record(object(role), /^[A-Za-z][A-Za-z0-9]*$/), 'Roles by name.'),
		permissions: optional(record(object(permission), /^[a-z]+(:[a-z]+)*$/), 'Permissions by name, such as read:system.'),
		guards: optional(
			record(object(guardDefinition), /^[a-z][A-Za-z0-9]*$/),
			'Guards by name; routes, blocks, fields and buttons refer to them.',
		),
	},
};
