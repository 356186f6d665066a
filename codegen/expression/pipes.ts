import { orNull, withoutNull } from './join-types.ts';
import type { ValueType } from './value-type.ts';

export type PipeInput =
	| 'time'
	| 'number'
	| 'code'
	| 'list'
	| 'list of objects'
	| 'list of objects or numbers'
	| 'keyed object'
	| 'countable'
	| 'text'
	| 'digits'
	| 'key'
	| 'dictionary'
	| 'field'
	| 'value';

export interface PipeParameter {
	name: string;
	takes: PipeInput;
	optional?: boolean;
}

export interface PipeModel {
	takes: PipeInput;
	parameters: readonly PipeParameter[];
	/** Depends on the type of the named field, or of the items of the list that is summed, and on that of the piped value. */
	yields: ValueType | ((field: ValueType, value: ValueType) => ValueType);
	doc: string;
}

const text: ValueType = { kind: 'string' };
const digits: PipeParameter = { name: 'digits', takes: 'digits', optional: true };

export const DATE_TOKENS = ['YYYY', 'MM', 'M', 'DD', 'D', 'HH', 'H', 'mm', 'ss', 'dddd', 'ddd'] as const;

/** All functions callable with `|`. `src/pages/pipes.ts` implements them; for null they return '' (`count`: 0, `has`: false, lists: an empty one). */
export const pipes: Readonly<Record<string, PipeModel>> = {
	date: {
		takes: 'time',
		parameters: [{ name: 'format', takes: 'text', optional: true }],
		yields: text,
		doc: 'Formats a time by YYYY MM M DD D HH H mm ss, and ddd (Sat) or dddd (Saturday) for the weekday; `YYYY-MM-DD` by default. `x-time` of the field says by whose clock.',
	},
	ago: { takes: 'time', parameters: [], yields: text, doc: 'Time from now, as “3 minutes ago”.' },
	period: {
		takes: 'time',
		parameters: [],
		yields: { kind: 'string', values: ['past', 'today', 'week', 'later'] },
		doc: "Where a time lies from now: `past`, `today`, `week` for the rest of the week, which begins on Monday, or `later`. Days are those of the user's clock.",
	},
	span: {
		takes: 'time',
		parameters: [{ name: 'end', takes: 'time' }],
		yields: text,
		doc: 'From this time to another, as “Sep 4, 09:00 to 17:00”; the day is not repeated.',
	},
	today: {
		takes: 'text',
		parameters: [],
		yields: text,
		doc: "Today by the clock of the server, in the zone of the site, in this format, as in `'M/D' | today`.",
	},
	greeting: {
		takes: 'text',
		parameters: [],
		yields: text,
		doc: "Greets a name by the hour of the server's clock in the zone of the site, as “Good morning, Ann”.",
	},
	dict: {
		takes: 'code',
		parameters: [{ name: 'type', takes: 'dictionary' }],
		yields: text,
		doc: 'Label of a coded value in a dictionary of app.yaml.',
	},
	number: {
		takes: 'number',
		parameters: [digits, { name: 'scale', takes: 'digits', optional: true }],
		yields: text,
		doc: 'Groups thousands; no digits after the point by default. `scale` is that of a form field: `row.price | number(2, 100)` shows 1250 as 12.50.',
	},
	percent: { takes: 'number', parameters: [digits], yields: text, doc: '0.46 → 46%.' },
	duration: { takes: 'number', parameters: [], yields: text, doc: 'Seconds → 1 h 05 min.' },
	bytes: { takes: 'number', parameters: [], yields: text, doc: 'Bytes → 1.2 MB.' },
	join: {
		takes: 'list',
		parameters: [{ name: 'separator', takes: 'text', optional: true }],
		yields: text,
		doc: 'Items of a list in one text.',
	},
	list: { takes: 'text', parameters: [], yields: { kind: 'array', items: text }, doc: 'A list of this one text; an empty one for null.' },
	integer: {
		takes: 'text',
		parameters: [],
		yields: { kind: 'number', integer: true, nullable: true },
		doc: 'The whole number that a text is, such as an id in the address of the page; null for any other text.',
	},
	each: {
		takes: 'list of objects',
		parameters: [{ name: 'field', takes: 'field' }],
		yields: (field) => ({ kind: 'array', items: field }),
		doc: "A field of each object in a list, as in `data.students.records | each('id')`; an empty list for null.",
	},
	where: {
		takes: 'list of objects',
		parameters: [
			{ name: 'field', takes: 'field' },
			{ name: 'value', takes: 'value' },
		],
		yields: (_, list) => withoutNull(list),
		doc: "The objects of a list whose field has this value, as in `data.team.members | where('state', 'joined')`; an empty list for null.",
	},
	at: {
		takes: 'keyed object',
		parameters: [
			{ name: 'key', takes: 'key' },
			{ name: 'field', takes: 'field' },
		],
		yields: orNull,
		doc: "A field of what an object keeps under a key, as in `data.marksById | at(row.id, 'mark')`; null if there is nothing.",
	},
	sum: {
		takes: 'list of objects or numbers',
		parameters: [{ name: 'field', takes: 'field', optional: true }],
		yields: (field) => ({ kind: 'number', integer: field.kind === 'number' ? field.integer : undefined }),
		doc: "Sum of a number field over the rows of a list, as in `data.days | sum('count')`, or of a list of numbers; 0 for no rows. Null counts as no row.",
	},
	mean: {
		takes: 'list of objects or numbers',
		parameters: [{ name: 'field', takes: 'field', optional: true }],
		yields: { kind: 'number', nullable: true },
		doc: "Mean of a number field over the rows of a list, as in `data.days | mean('score')`, or of a list of numbers; null for no rows. Null counts as no row.",
	},
	has: {
		takes: 'list',
		parameters: [{ name: 'value', takes: 'key' }],
		yields: { kind: 'boolean' },
		doc: "Whether a list of texts or numbers has this one, as in `data.task.accept | has('text')`; false for null.",
	},
	count: { takes: 'countable', parameters: [], yields: { kind: 'number', integer: true }, doc: 'Length of a list or text; 0 for null.' },
};
