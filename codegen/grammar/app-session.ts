import {
	argumentsOf,
	expression,
	type KeyGrammar,
	list,
	type ObjectGrammar,
	object,
	optional,
	record,
	reference,
	required,
	string,
} from './grammar.ts';

const fields: ObjectGrammar = {
	name: 'SessionFields',
	doc: 'Fields of the user; expressions read the response of `user` as `info`.',
	keys: {
		id: required(expression('key'), 'Identifier of the user; drafts and tabs are stored per user by it.'),
		name: required(expression('text'), 'Display name.'),
		avatar: optional(expression('url'), 'Avatar URL of the user.'),
		roles: optional(expression('list'), 'Names of the roles of the user.'),
		permissions: optional(expression('list'), 'Names of the permissions of the user.'),
		account: optional(expression('text'), 'Account name for sign-in; required by `unlock`.'),
	},
};

const tokenSource: ObjectGrammar = {
	name: 'TokenSource',
	doc: 'Source of the token of another API, obtained after sign-in.',
	keys: {
		call: required(reference('operation'), 'Operation that returns the token.'),
		with: optional(
			record(expression('any')),
			'Input of the operation; expressions read the response of `user` as `info`, including fields marked `x-secret`.',
			{ secrets: true },
		),
		key: required(string(), 'Storage key of the token.'),
		renewed: optional(string(), 'Message shown after the token had to be renewed.'),
		failed: optional(string(), 'Title of the message that says why there is no token.'),
	},
};

const info: Partial<KeyGrammar> = { binds: [{ name: 'info', value: 'answer', of: 'user' }] };

export const appSession: ObjectGrammar = {
	name: 'AppSession',
	doc: 'User accounts.',
	keys: {
		signIn: required(reference('operation'), 'Operation that returns the token.'),
		token: optional(expression('text'), 'Token in the response of `signIn`, read as `answer`; by default the response is the token.', {
			binds: [{ name: 'answer', value: 'answer', of: 'signIn' }],
		}),
		user: required(reference('operation'), 'Operation that returns the signed-in user.'),
		signOut: optional(reference('operation'), 'Operation called when the user signs out; without it the token is only dropped.'),
		lock: optional(
			reference('operation'),
			'Operation called when the user locks the screen; the screen locks whatever the server answers.',
		),
		fields: required(object(fields), 'Fields of the user, read from the response of `user`.', info),
		defaultRoles: optional(list(reference('role')), 'Roles of a user for whom the server returns none.'),
		defaultName: optional(string(), 'Display name of a guest.'),
		defaultAvatar: optional(string(), 'Avatar URL of a user without one.'),
		unlock: optional(
			argumentsOf('signIn'),
			'Input of `signIn` to unlock the screen; expressions may use `account` (of `fields`) and `password` (as typed).',
			{
				binds: [
					{ name: 'account', value: 'text' },
					{ name: 'password', value: 'text' },
				],
			},
		),
		draftKey: optional(
			expression('text'),
			'Key of the user, a random text marked `x-secret`: when he signs out, what he typed stays in the browser sealed with it. Without it, or on a page without HTTPS, the sign-out asks and removes that text.',
			{ ...info, secrets: true },
		),
		tokens: optional(record(object(tokenSource)), 'Tokens of other APIs, by the name in their `x-auth`.', info),
	},
};
