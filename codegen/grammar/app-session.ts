import { argumentsOf, expression, list, type ObjectGrammar, object, optional, record, reference, required, string } from './grammar.ts';

const fields: ObjectGrammar = {
	name: 'SessionFields',
	doc: 'Where the answer of `user` holds what every app needs; expressions that see it as `info`.',
	keys: {
		id: required(expression('key'), 'Identifies the user; drafts and tabs of two users are kept apart by it.'),
		name: required(expression('text'), 'Name to show.'),
		avatar: optional(expression('url'), 'Picture of the user.'),
		roles: optional(expression('list'), 'Names of roles.'),
		permissions: optional(expression('list'), 'Names of permissions.'),
		account: optional(expression('text'), 'What the user signs in with; needed by `unlock`.'),
	},
};

const tokenSource: ObjectGrammar = {
	name: 'TokenSource',
	doc: 'How the token of another API is got after sign-in.',
	keys: {
		call: required(reference('operation'), 'Operation that answers it.'),
		with: optional(
			record(expression('any')),
			'Its input; expressions that see the answer of `user` as `info`, fields marked `x-secret` among it.',
		),
		key: required(string(), 'Key under which the token is stored.'),
		renewed: optional(string(), 'Message after it had to be got anew.'),
	},
};

export const appSession: ObjectGrammar = {
	name: 'AppSession',
	doc: 'Accounts.',
	binds: [{ name: 'info', value: 'answer', of: 'user' }],
	keys: {
		signIn: required(reference('operation'), 'Operation that answers the token.'),
		user: required(reference('operation'), 'Operation that answers the signed-in user.'),
		fields: required(object(fields), 'Where its answer holds what the app needs.'),
		defaultRoles: optional(list(reference('role')), 'Roles of a user for whom the server names none.'),
		defaultName: optional(string(), 'Name of a guest.'),
		defaultAvatar: optional(string(), 'Picture of a user without one.'),
		unlock: optional(
			argumentsOf('signIn'),
			'Input of `signIn` when a locked screen is opened again; expressions that see `account` (of `fields`) and `password` (as typed).',
			{
				binds: [
					{ name: 'account', value: 'text' },
					{ name: 'password', value: 'text' },
				],
			},
		),
		tokens: optional(record(object(tokenSource)), 'Tokens of other APIs by the name that their `x-auth` gives.'),
	},
};
