/** `x-mock` of an operation: a declared response, or the name of a handler. */
import {
	anyData,
	anyOf,
	boolean,
	either,
	type Grammar,
	integer,
	list,
	type ObjectGrammar,
	object,
	optional,
	record,
	reference,
	required,
	scalar,
	string,
} from './grammar.ts';

const RESOURCE: Grammar = { kind: 'string', pattern: /^[a-z][A-Za-z0-9-]*$/, expects: 'the name of a seed file', names: ['resource'] };
const HANDLER_FILE: Grammar = {
	kind: 'string',
	pattern: /^([a-z][a-z0-9-]*\/)*[a-z][a-z0-9-]*$/,
	expects: 'a file of the code folder, without extension',
	names: ['mock-handler'],
};
const FIELD = string(/^[A-Za-z][\w.]*$/, 'the name of a field');
const ORDER = string(/^-?[A-Za-z][\w.]*(,-?[A-Za-z][\w.]*)*$/, 'field names joined by commas, each with a - in front for descending');
const NAMED = /^[A-Za-z][\w-]*$/;
const fields: Grammar = either(list(FIELD, true), FIELD);

const conditions: Grammar = record(either(list(scalar, true), scalar), /^[A-Za-z][\w.]*$/);

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

const join: ObjectGrammar = {
	name: 'MockJoin',
	doc: 'Response field joined from another resource.',
	oneOf: ['by', 'on'],
	keys: {
		resource: required(RESOURCE, 'Name of the joined resource.'),
		by: optional(FIELD, 'Field of this row that holds the id of the joined row; a list of ids yields a list of rows.'),
		on: optional(FIELD, 'Field of the joined resource that holds the id of this row; yields the list of matching rows.'),
		owner: optional(FIELD, 'With `on`: field of the joined resource that must equal the id of the signed-in user.'),
		first: optional(boolean, 'With `on`: yields only the first matching row, or null.'),
		count: optional(boolean, 'With `on`: yields only the number of matching rows.'),
		pick: optional(FIELD, 'Yields only this field of the joined row, or of each joined row.'),
	},
};

const refusal: ObjectGrammar = {
	name: 'MockRefusal',
	doc: 'Code and message of a refusal.',
	keys: {
		code: optional(integer(0, 999), 'Code of the envelope, or HTTP status without one; 404 by default, 401 for signIn.'),
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

export const mock: ObjectGrammar = {
	name: 'Mock',
	doc: 'Response of the mock server to an operation.',
	oneOf: ['answer', 'session', 'handler'],
	keys: {
		handler: optional(
			HANDLER_FILE,
			'Handler file, relative to the code folder and without extension, such as handlers/rent-car. Its export is the file name in camelCase: `rentCar`.',
		),
		guard: optional(object(guard), 'Roles that may call the operation; every signed-in user by default.'),
		answer: optional(
			anyOf('list', 'page', 'tree', 'detail', 'one', 'const', 'create', 'update', 'delete'),
			'Kind of response. list: all rows; page: one page of rows; tree: rows nested below their parents; detail: the row that `key` identifies; one: the first matching row; const: `value`; create, update: writes a row and returns it; delete: removes the row and returns it, or nothing if the response may be empty. A list in the parameter of `key` updates or deletes each row that it names, and returns the rows, or `count` and `ids`.',
		),
		session: optional(
			anyOf('signIn', 'user', 'update', 'signOut'),
			'Session without a handler. signIn: opens a session for the row of `resource` that `key` identifies, and returns the token, or an object with `token`, the fields of the row and the whole row as `user`; user: returns the row of the signed-in user; update: writes that row and returns it; signOut: ends the session.',
		),
		token: optional(FIELD, 'For signIn: response field that holds the token; `token` by default.'),
		resource: optional(RESOURCE, 'Resource that provides the rows; required by every kind of response except const, user and signOut.'),
		filter: optional(record(either(object(filter), FIELD), NAMED), 'Parameter → field that must equal it, or a filter object.'),
		where: optional(conditions, 'Field → required value, or list of allowed values, regardless of the request.'),
		owner: optional(FIELD, 'Field that must equal the id of the signed-in user; create sets it.'),
		sort: optional(either(object(sort), ORDER), 'Sort order of the rows; seed order by default.'),
		join: optional(record(object(join), NAMED), 'Response field → join that provides it.'),
		compute: optional(
			HANDLER_FILE,
			'File, named as for `handler`, that computes fields of each row, such as a time-dependent state, and of the page. Filters, `where`, sort and counts may use computed fields of rows.',
		),
		counts: optional(FIELD, 'For page: adds `counts`, the number of rows per value of this field; ignores the parameter of the same name.'),
		key: optional(
			record(FIELD, NAMED),
			'Parameter → field; together they identify the row of detail, update, delete and signIn. `id: id` by default.',
		),
		missing: optional(
			either(object(refusal), string()),
			'For one, detail, update, delete and signIn: refusal if there is no row. It also hides that a row belongs to another user. `$input.<parameter>` is replaced by the value.',
		),
		etag: optional(
			FIELD,
			'For one and detail: field that holds the entity tag, which becomes the header `ETag`. With a parameter `If-None-Match` that names it, the operation answers 304.',
		),
		children: optional(FIELD, 'For tree: field that holds the id of the parent.'),
		value: optional(anyData, 'For const: data to return.'),
		set: optional(
			record(either(list(scalar), scalar), NAMED),
			'For create and update: fields written regardless of the request; for signIn: fields added to the response. Each is a value or a list. `$now`, `$user.<field>` and `$input.<parameter>` are replaced by values, `@+14d` by a time relative to now.',
		),
		prefix: optional(
			string(/^[a-z][a-z0-9-]*$/),
			'For create: prefix of new ids that are text; the name of the resource by default. An `id` that the response describes as a number continues after the highest one, one of `format: uuid` is a UUID.',
		),
		unique: optional(list(FIELD), 'For create and update: fields whose values must be unique; the error response names them.'),
		each: optional(
			FIELD,
			'For create: body field with a list of objects. Each makes a row, together with the other fields of the body; the response has the rows, or `count` and `ids`. If one is refused, none is made.',
		),
		always: optional(boolean, 'Returns rows even in the scenario `empty`; for dictionaries and menus.'),
		code: optional(
			integer(0, 999),
			'Code of the envelope; the success code by default. Without an envelope, from 400 on it is the HTTP status of a refusal.',
		),
		message: optional(string(), 'Message of the envelope; `success` by default.'),
		delay: optional(integer(0), 'Delay of the response in milliseconds, in addition to that of the scenario; for testing loading states.'),
	},
};
