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
	required,
	scalar,
	string,
} from './grammar.ts';

const RESOURCE: Grammar = { kind: 'string', pattern: /^[a-z][A-Za-z0-9-]*$/, expects: 'the name of a seed file', names: ['resource'] };
const HANDLER_FILE: Grammar = {
	kind: 'string',
	pattern: /^([a-z][a-z0-9-]*\/)*[a-z][a-z0-9-]*$/,
	expects: 'a file below mock/handlers, without extension',
	names: ['mock-handler'],
};
const FIELD = string(/^[A-Za-z][\w.]*$/, 'the name of a field');
const ORDER = string(/^-?[A-Za-z][\w.]*(,-?[A-Za-z][\w.]*)*$/, 'field names joined by commas, each with a - in front for descending');
const NAMED = /^[A-Za-z][\w-]*$/;
const fields: Grammar = either(list(FIELD, true), FIELD);

const filter: ObjectGrammar = {
	name: 'MockFilter',
	doc: 'How the value of a parameter chooses rows; a parameter that is left out or empty chooses all.',
	oneOf: ['eq', 'like', 'in', 'from', 'to'],
	keys: {
		eq: optional(FIELD, 'Field that equals the value; a field that holds a list contains it.'),
		like: optional(fields, 'Fields one of which contains the value, whatever the case of its letters.'),
		in: optional(FIELD, 'Field whose value is one of a list: an array, or words joined by commas.'),
		from: optional(FIELD, 'Field that is not before (times) or below (numbers) the value.'),
		to: optional(FIELD, 'Field that is not after or above the value; a day without a time counts to its end.'),
	},
};

const sort: ObjectGrammar = {
	name: 'MockSort',
	doc: 'Order that the caller may choose.',
	keys: {
		by: required(string(NAMED), 'Parameter that holds the order: `title` or, descending, `-title`.'),
		default: optional(ORDER, 'Order without that parameter; that of the seed by default.'),
	},
};

const join: ObjectGrammar = {
	name: 'MockJoin',
	doc: 'A field of the answer that comes from another resource.',
	oneOf: ['by', 'on'],
	keys: {
		resource: required(RESOURCE, 'The other resource.'),
		by: optional(FIELD, 'Field of this row that holds the id of the other; a list of ids gives a list of rows.'),
		on: optional(FIELD, 'Field of the other resource that holds the id of this row: gives the list of such rows.'),
		owner: optional(FIELD, 'With `on`: field of the other resource that must be the id of the signed-in user.'),
		first: optional(boolean, 'With `on`: only the first such row, or null.'),
		count: optional(boolean, 'With `on`: only how many there are.'),
		pick: optional(FIELD, 'Only this field of the other row, or of each of them.'),
	},
};

export const mock: ObjectGrammar = {
	name: 'Mock',
	doc: 'How the mock answers an operation.',
	oneOf: ['answer', 'handler'],
	keys: {
		handler: optional(
			HANDLER_FILE,
			'File below mock/handlers that answers, such as `exam/paper-page`; it exports its file name in camelCase.',
		),
		answer: optional(
			anyOf('list', 'page', 'tree', 'detail', 'one', 'const', 'create', 'update'),
			'list: all rows; page: a page of them; tree: rows below their parents; detail: the row that `key` names; one: the first row that fits; const: `value`; create, update: writes a row and answers it.',
		),
		resource: optional(RESOURCE, 'Rows that the answer is made of; needed by every answer but const.'),
		filter: optional(record(either(object(filter), FIELD), NAMED), 'Parameter → field it must equal, or another way to choose.'),
		where: optional(
			record(either(list(scalar, true), scalar), NAMED),
			'Field → value, or values, that a row must have whatever the caller asks.',
		),
		owner: optional(FIELD, 'Field that must be the id of the signed-in user; create writes it.'),
		sort: optional(either(object(sort), ORDER), 'Order of the rows; that of the seed by default.'),
		join: optional(record(object(join), NAMED), 'Field of the answer → where it comes from.'),
		compute: optional(
			HANDLER_FILE,
			'File below mock/handlers that computes fields of each row, such as a state that depends on the time, and of the page. Filters, sort and counts may use those of rows.',
		),
		counts: optional(FIELD, 'For page: answers `counts`, the number of rows by this field, whatever the parameter of this name chooses.'),
		key: optional(record(FIELD, NAMED), 'Parameter → field that together name the row of detail and update; `id: id` by default.'),
		children: optional(FIELD, 'For tree: the field that holds the id of the parent.'),
		value: optional(anyData, 'For const: the data itself.'),
		set: optional(
			record(scalar, NAMED),
			'For create and update: fields written whatever the caller sends. `$now`, `$user.<field>` and `$input.<parameter>` stand for values, `@+14d` for a time from now.',
		),
		prefix: optional(string(/^[a-z][a-z0-9-]*$/), 'For create: what new ids begin with; the name of the resource by default.'),
		unique: optional(list(FIELD), 'For create: fields whose value no other row may have; the refusal names them.'),
		always: optional(boolean, 'Answers rows in the scenario `empty` too: dictionaries, menus.'),
		code: optional(integer(0, 999), 'Code of the envelope; that of success by default.'),
		message: optional(string(), 'Message of the envelope; `success` by default.'),
		delay: optional(integer(0), 'Milliseconds that the answer takes, besides those of the scenario: to see how a page waits.'),
	},
};
