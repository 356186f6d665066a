/** `x-mock` of an operation: a declared response, or the name of a handler. */
import {
	anyData,
	anyOf,
	boolean,
	either,
	type Grammar,
	integer,
	type KeyGrammar,
	list,
	type ObjectGrammar,
	object,
	optional,
	record,
	reference,
	required,
	scalar,
	string,
	type UnionGrammar,
	union,
} from './grammar.ts';

type Keys = Readonly<Record<string, KeyGrammar>>;

const RESOURCE: Grammar = { kind: 'string', pattern: /^[a-z][A-Za-z0-9-]*$/, expects: 'the name of a seed file', names: ['resource'] };
const HANDLER_FILE: Grammar = {
	kind: 'string',
	pattern: /^([a-z][a-z0-9-]*\/)*[a-z][a-z0-9-]*$/,
	expects: 'a file of the code folder, without extension',
	names: ['mock-handler'],
};
const FIELD_PATH = /^[\p{L}_][\p{L}\p{N}_.-]*$/u;
const FIELD = string(FIELD_PATH, 'the name of a field');
const PLAIN_FIELD = string(/^[\p{L}_][\p{L}\p{N}_-]*$/u, 'the name of a field');
const ORDER = string(
	/^-?[\p{L}_][\p{L}\p{N}_.-]*(,-?[\p{L}_][\p{L}\p{N}_.-]*)*$/u,
	'field names joined by commas, each with a - in front for descending',
);
/** Parameters are named as the document does. */
const NAMED = /^\S(.*\S)?$/;
const fields: Grammar = either(list(FIELD, true), FIELD);

const conditions: Grammar = record(either(list(scalar, true), scalar), FIELD_PATH);

const filter: ObjectGrammar = {
	name: 'MockFilter',
	doc: 'Filter of rows by the value of a parameter; a missing or empty parameter matches all rows.',
	oneOf: ['eq', 'like', 'words', 'in', 'cases', 'from', 'to'],
	keys: {
		eq: optional(FIELD, 'Field that equals the value; a list field must contain it.'),
		like: optional(fields, 'Fields of which at least one contains the value, case-insensitively.'),
		words: optional(fields, 'Fields that together contain each word of the value, case-insensitively; spaces separate words.'),
		in: optional(FIELD, 'Field whose value is in the list given as an array or as words joined by commas.'),
		cases: optional(
			record(conditions, /^.+$/),
			'Value of the parameter, each of its enum → field → required value, or list of allowed values; `{}` matches all rows.',
		),
		from: optional(FIELD, 'Field that is at or after (times) or at least (numbers) the value.'),
		to: optional(FIELD, 'Field that is at or before (times) or at most (numbers) the value; a day without a time includes the whole day.'),
	},
};

const sort: ObjectGrammar = {
	name: 'MockSort',
	doc: 'Sort order chosen by the caller.',
	keys: {
		by: required(string(NAMED), 'Parameter that holds the sort order: `title`, or `-title` for descending.'),
		default: optional(ORDER, 'Sort order without that parameter; seed order by default.'),
	},
};

const joined: Keys = {
	resource: required(RESOURCE, 'Name of the joined resource.'),
	pick: optional(FIELD, 'Yields only this field of the joined row, or of each joined row.'),
};

const join: UnionGrammar = {
	name: 'MockJoin',
	doc: 'Response field joined from another resource.',
	by: ['by', 'on'],
	kinds: [
		{
			name: 'JoinById',
			doc: 'Joins the row whose id is in a field of this row.',
			keys: {
				by: required(FIELD, 'Field of this row that holds the id of the joined row; a list of ids yields a list of rows.'),
				...joined,
			},
		},
		{
			name: 'JoinByField',
			doc: 'Joins the rows that hold the id of this row.',
			keys: {
				on: required(FIELD, 'Field of the joined resource that holds the id of this row; yields the list of matching rows.'),
				...joined,
				owner: optional(FIELD, 'Field of the joined resource that must equal the id of the signed-in user.'),
				first: optional(boolean, 'Yields only the first matching row, or null.'),
				count: optional(boolean, 'Yields only the number of matching rows.'),
			},
		},
	],
};

const refusal: ObjectGrammar = {
	name: 'MockRefusal',
	doc: 'Code and message of a refusal.',
	keys: {
		code: optional(
			integer(0, 999),
			'Code of the envelope, or HTTP status without one; 404 by default, 401 for signIn, 403 for `readOnly`.',
		),
		message: required(string(), 'Message of the envelope, or `detail` of the problem details.'),
	},
};

const guard: ObjectGrammar = {
	name: 'MockGuard',
	doc: 'Roles that may call the operation; others get code 403. A role is in the list `roles` of the row of the signed-in user.',
	keys: {
		roles: required(list(reference('role'), true), 'Roles of which the user needs one.'),
		message: optional(string(), 'Message of the refusal; “You may not do this” by default.'),
	},
};

export const readOnly: ObjectGrammar = {
	name: 'MockReadOnly',
	doc: 'Accounts that may only read. Every write of theirs (any method except GET, after sign-in) is refused before it runs, unless `readOnly` of its `x-mock` says otherwise.',
	keys: {
		resource: required(RESOURCE, 'Resource of the accounts.'),
		where: required(conditions, 'Field → value, or list of values, by which a row is an account that may only read.'),
		code: optional(integer(0, 999), 'Code of the envelope, or HTTP status without one; 403 by default.'),
		message: required(string(), 'Message of the refusal.'),
	},
};

/** Keys of every kind. */
const everyKeys: Keys = {
	guard: optional(object(guard), 'Roles that may call the operation; every signed-in user by default.'),
	readOnly: optional(
		either(object(refusal), anyOf('allow')),
		'What a write does for accounts that may only read: `allow` runs it, such as the change of a password; a refusal is said instead of that of `mock.readOnly` in app.yaml.',
	),
	code: optional(
		integer(0, 999),
		'Code of the envelope; the success code by default. Without an envelope, from 400 on it is the HTTP status of a refusal.',
	),
	message: optional(string(), 'Message of the envelope; `success` by default.'),
	delay: optional(integer(0), 'Delay of the response in milliseconds, in addition to that of the scenario; for testing loading states.'),
};

const resource: Keys = { resource: required(RESOURCE, 'Resource that provides the rows.') };

/** Keys that add fields to the answered rows. */
const addedFields: Keys = {
	join: optional(record(union(join), NAMED), 'Response field → join that provides it.'),
	compute: optional(
		HANDLER_FILE,
		'File, named as for `handler`, that computes fields of each row, such as a time-dependent state, and of the page. Filters, `where`, sort and counts may use computed fields of rows.',
	),
};

const where: Keys = { where: optional(conditions, 'Field → required value, or list of allowed values, regardless of the request.') };
const owner: Keys = { owner: optional(FIELD, 'Field that must equal the id of the signed-in user.') };

/** Keys that choose rows. */
const selection: Keys = {
	...resource,
	filter: optional(record(either(object(filter), FIELD), NAMED), 'Parameter → field that must equal it, or a filter object.'),
	...where,
	...owner,
	sort: optional(either(object(sort), ORDER), 'Sort order of the rows; seed order by default.'),
	...addedFields,
};

const always: Keys = { always: optional(boolean, 'Returns rows even in the scenario `empty`; for dictionaries and menus.') };

const missing: Keys = {
	missing: optional(
		either(object(refusal), string()),
		'Refusal if there is no row. It also hides that a row belongs to another user. `$input.<parameter>` is replaced by the value.',
	),
};

/** Keys that identify a row. */
const identity: Keys = {
	...resource,
	key: optional(record(FIELD, NAMED), 'Parameter → field; together they identify the row. `id: id` by default.'),
	...where,
	...owner,
	...missing,
	...addedFields,
};

const etag: Keys = {
	etag: optional(
		FIELD,
		'Field that holds the entity tag, which becomes the header `ETag`. With a parameter `If-None-Match` that names it, the operation answers 304.',
	),
};

/** Keys of a response that is an object around its row or rows. */
const wrapped: Keys = {
	within: optional(PLAIN_FIELD, 'Response field that holds the row, or the rows; by default they are the response.'),
	beside: optional(anyData, 'Other fields of that response: an object.'),
};

const templates: Grammar = record(either(list(scalar), scalar), NAMED);
const VALUES =
	'Each is a value or a list. `$now`, `$user.<field>` and `$input.<parameter>` are replaced by values, `@+14d` by a time relative to now.';

/** Keys of written rows. */
const written: Keys = {
	set: optional(templates, `Fields written regardless of the request. ${VALUES}`),
	unique: optional(list(FIELD), 'Fields whose values must be unique; the error response names them.'),
};

const namedRow: ObjectGrammar = {
	name: 'MockReference',
	doc: 'Row that a parameter names by its id.',
	keys: {
		resource: required(either(list(RESOURCE, true), RESOURCE), 'Resource of the row, or several that may have it.'),
		...missing,
	},
};

const references: Keys = {
	references: optional(
		record(object(namedRow), NAMED),
		'Parameter → row of another resource that must exist; otherwise the operation is refused and writes nothing.',
	),
};

/** Keys that find the one row of a key, or make it. */
const keyed: Keys = {
	...resource,
	key: required(record(PLAIN_FIELD, NAMED), 'Parameter → field; together, and with `owner`, they identify the row, and make its id.'),
	owner: optional(PLAIN_FIELD, 'Field that holds the id of the signed-in user.'),
	set: optional(templates, `Fields written regardless of the request. ${VALUES}`),
	...references,
	...addedFields,
};

const kind = (by: 'answer' | 'session', value: string, { name, doc, keys }: ObjectGrammar): ObjectGrammar => ({
	name,
	doc,
	keys: { [by]: required(anyOf(value), doc), ...keys, ...everyKeys },
});

const answers: readonly ObjectGrammar[] = [
	kind('answer', 'list', { name: 'ListAnswer', doc: 'Returns all rows.', keys: { ...selection, ...always, ...wrapped } }),
	kind('answer', 'page', {
		name: 'PageAnswer',
		doc: 'Returns one page of rows.',
		keys: {
			...selection,
			counts: optional(FIELD, 'Adds `counts`, the number of rows per value of this field; ignores the parameter of the same name.'),
			...always,
		},
	}),
	kind('answer', 'tree', {
		name: 'TreeAnswer',
		doc: 'Returns rows nested below their parents.',
		keys: {
			...selection,
			children: optional(FIELD, 'Field that holds the id of the parent; `parentId` by default.'),
			...always,
		},
	}),
	kind('answer', 'one', {
		name: 'OneAnswer',
		doc: 'Returns the first matching row.',
		keys: { ...selection, ...missing, ...etag, ...wrapped },
	}),
	kind('answer', 'detail', {
		name: 'DetailAnswer',
		doc: 'Returns the row that `key` identifies.',
		keys: { ...identity, ...etag, ...wrapped },
	}),
	kind('answer', 'const', {
		name: 'ConstAnswer',
		doc: 'Returns `value`.',
		keys: { value: optional(anyData, 'Data to return; null by default.') },
	}),
	kind('answer', 'file', {
		name: 'FileAnswer',
		doc: 'Returns a text file, of the media type that the response describes. A handler returns any file as a `File`.',
		keys: {
			name: required(string(), 'Name of the file, for the header `Content-Disposition`.'),
			text: required(string(), 'Contents of the file.'),
		},
	}),
	kind('answer', 'create', {
		name: 'CreateAnswer',
		doc: 'Writes a new row and returns it.',
		keys: {
			...resource,
			owner: optional(FIELD, 'Field that is set to the id of the signed-in user.'),
			...written,
			...references,
			prefix: optional(
				string(/^[a-z][a-z0-9-]*$/),
				'Prefix of new ids that are text; the name of the resource by default. An `id` that the response describes as a number continues after the highest one, one of `format: uuid` is a UUID.',
			),
			each: optional(
				FIELD,
				'Body field with a list of objects. Each makes a row, together with the other fields of the body; the response has the rows, or `count` and `ids`. If one is refused, none is made.',
			),
			...addedFields,
			...wrapped,
		},
	}),
	kind('answer', 'update', {
		name: 'UpdateAnswer',
		doc: 'Writes the row that `key` identifies and returns it. A list in the parameter of `key` updates each row that it names, and returns the rows, or `count` and `ids`.',
		keys: { ...identity, ...written, ...wrapped },
	}),
	kind('answer', 'upsert', {
		name: 'UpsertAnswer',
		doc: 'Writes the row that `key` and `owner` identify, or makes it, and returns it.',
		keys: keyed,
	}),
	kind('answer', 'toggle', {
		name: 'ToggleAnswer',
		doc: 'Makes the row that `key` and `owner` identify if the parameter `by` is true, removes it if it is false, and returns the row with that parameter.',
		keys: { ...keyed, by: required(PLAIN_FIELD, 'Boolean parameter: whether the row shall exist.') },
	}),
	kind('answer', 'delete', {
		name: 'DeleteAnswer',
		doc: 'Removes the row that `key` identifies and returns it, or nothing if the response may be empty. A list in the parameter of `key` removes each row that it names, and returns the rows, or `count` and `ids`.',
		keys: identity,
	}),
];

const sessions: readonly ObjectGrammar[] = [
	kind('session', 'signIn', {
		name: 'SignIn',
		doc: 'Opens a session for the row of `resource` that `key` identifies, and returns the token, or an object with `token`, the fields of the row and the whole row as `user`.',
		keys: {
			...resource,
			key: required(
				record(FIELD, NAMED),
				'Parameter → field; together they identify the user: `{ account: account, password: password }`.',
			),
			...where,
			...missing,
			token: optional(FIELD, 'Response field that holds the token; `token` by default.'),
			set: optional(templates, `Fields added to the response. ${VALUES}`),
			...addedFields,
		},
	}),
	kind('session', 'user', {
		name: 'SessionUser',
		doc: 'Returns the row of the signed-in user.',
		keys: { resource: optional(RESOURCE, 'Resource of the users; that of signIn by default.'), ...addedFields },
	}),
	kind('session', 'update', {
		name: 'SessionUpdate',
		doc: 'Writes the row of the signed-in user and returns it.',
		keys: { ...resource, ...written, ...addedFields },
	}),
	kind('session', 'signOut', { name: 'SignOut', doc: 'Ends the session.', keys: {} }),
];

const handled: ObjectGrammar = {
	name: 'HandledAnswer',
	doc: 'Returns what a handler returns.',
	keys: {
		handler: required(
			HANDLER_FILE,
			'Handler file, relative to the code folder and without extension, such as handlers/rent-car. Its export is the file name in camelCase: `rentCar`.',
		),
		...everyKeys,
	},
};

export const mock: UnionGrammar = {
	name: 'MockAnswer',
	doc: 'Response of the mock server to an operation: rows of a resource, the session, or what a handler returns.',
	by: ['answer', 'session', 'handler'],
	kinds: [...answers, ...sessions, handled],
};
