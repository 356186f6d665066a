import type { Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { type ObjectSpec, scalarAt } from '#codegen/read/spec.ts';
import type { JsonObject, OperationModel } from './api-model.ts';
import { checkLimits } from './check-limits.ts';
import { isObject } from './schema-type.ts';

const FILES = ['file', 'image'];
const KEYS_OF_FILES = ['accept', 'maxMegabytes'];

/** Checks a form control and its keys against the field's schema: what it fills, and what it chooses from. */
export function checkControl(spec: ObjectSpec, operation: OperationModel, schema: JsonObject | undefined, report: Report): void {
	if (!schema) return;
	if (spec.keys.has('from')) return checkServed(spec, schema, report);
	const name = String(scalarAt(spec, 'field') ?? '');
	const chosen = chosenOf(spec);
	const files = takesFiles(schema);
	const at = spec.keys.get('control')?.value.at ?? spec.keys.get('field')?.value.at ?? spec.at;
	const reportFileKey = (where: SourceSpan | undefined, key: string): void => {
		if (where) reportWrongControl(`\`${key}\` is for files; \`${name}\` is none.`, 'Leave it out.', where);
	};
	const reportWrongControl = (message: string, hint: string, where = at): void =>
		report({ code: 'wrong-control', message, hint, at: where });
	if (files && operation.body?.media !== 'multipart')
		reportWrongControl(
			`\`${name}\` of \`${operation.name}\` is a file, which this body cannot carry.`,
			'Describe the body as `multipart/form-data` in the API document.',
		);
	else if (files && chosen && !FILES.includes(chosen))
		reportWrongControl(`\`${name}\` is a file, so \`${chosen}\` cannot fill it.`, 'Use `file` or `image`, or leave `control` out.');
	else if (!files && chosen && FILES.includes(chosen))
		reportWrongControl(
			`\`${chosen}\` fills fields of \`format: binary\`; \`${name}\` is none.`,
			'Name a field that is a file, or correct the schema.',
		);
	else if (spec.shape.keys.control) {
		const format = String((isObject(schema.items) ? schema.items.format : schema.format) ?? '');
		const field = { spec, name, schema, format, reportWrongControl };
		checkFit(chosen, field);
		checkOptions(chosen, field);
		checkKeys(chosen ?? controlOfSchema(spec, typeOf(schema), format), field);
		checkLimits(spec, schema, report);
	}
	checkCode(spec, name, chosen, reportWrongControl);
	for (const key of files ? [] : KEYS_OF_FILES) reportFileKey(spec.keys.get(key)?.value.at, key);
}

/** Keys that do not apply to a field that the server describes. */
const OF_ONE_CONTROL = [
	'control',
	'dict',
	'options',
	'min',
	'max',
	'step',
	'shortcuts',
	'accept',
	'maxMegabytes',
	'sends',
	'same',
	'default',
];

function checkServed(spec: ObjectSpec, schema: JsonObject, report: Report): void {
	const name = String(scalarAt(spec, 'field') ?? '');
	const from = spec.keys.get('from');
	if (from && typeOf(schema) !== 'object')
		report({
			code: 'wrong-control',
			message: `The fields of \`from\` fill an object by their keys; \`${name}\` is ${/^[aeiou]/.test(typeOf(schema)) ? 'an' : 'a'} ${typeOf(schema)}.`,
			hint: 'Name a field of `type: object`.',
			at: from.key,
		});
	for (const key of OF_ONE_CONTROL) {
		const given = spec.keys.get(key);
		if (given)
			report({
				code: 'wrong-control',
				message: `The rows of \`from\` describe the controls; \`${key}\` is for a single one.`,
				hint: 'Leave it out.',
				at: given.key,
			});
	}
}

function checkCode(spec: ObjectSpec, name: string, chosen: string | null, reportWrongControl: Field['reportWrongControl']): void {
	if (!spec.shape.keys.sends || (chosen === 'code') === spec.keys.has('sends')) return;
	reportWrongControl(
		`A code is asked for by \`sends\`, and \`sends\` is for \`control: code\`; \`${name}\` has one of them alone.`,
		'Say both, or neither.',
	);
}

interface Fit {
	/** Description of the values that the control sets, for the finding. */
	fills: string;
	types: readonly string[];
	/** Formats of the text; '' for none. */
	formats?: readonly string[];
	instead: string;
}

const NUMBER: Fit = { fills: 'a number', types: ['number', 'integer'], instead: 'Use `input`, or leave `control` out.' };
const text = (fills: string, formats: readonly string[]): Fit => ({
	fills,
	types: ['string'],
	formats,
	instead: 'Leave `control` out: the schema decides it.',
});

const FITS: Readonly<Record<string, Fit>> = {
	number: NUMBER,
	rate: NUMBER,
	date: text('a day, as 2026-09-01', ['', 'date']),
	month: text('a month, as 2026-09', ['']),
	time: text('a time of day, as 10:30', ['', 'time']),
	datetime: text('a time, as 2026-09-01T10:30:00Z', ['', 'date-time']),
	color: text('a colour, as #4e88f3', ['']),
	range: { ...text('a list of two days', ['', 'date']), types: ['array'], instead: 'Use `date` for one day.' },
	tags: { fills: 'a list of texts', types: ['array'], instead: 'Use `input`, or leave `control` out.' },
	switch: { fills: 'true or false', types: ['boolean'], instead: 'Leave `control` out: the schema decides it.' },
};

const TREES = ['tree-select', 'cascader'];
const CHOOSING = ['select', 'radio', ...TREES];

/** The controls that each key is for. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
	options: [...CHOOSING, 'checkbox'],
	step: ['number'],
	shortcuts: ['date', 'range'],
	min: ['number', 'date', 'month', 'time', 'datetime', 'range'],
	max: ['number', 'date', 'month', 'time', 'datetime', 'range', 'rate'],
};

interface Field {
	spec: ObjectSpec;
	name: string;
	schema: JsonObject;
	/** Of the text, or of the texts of a list; '' for none. */
	format: string;
	reportWrongControl: (message: string, hint: string, at?: SourceSpan) => void;
}

function checkFit(control: string | null, { name, schema, format, reportWrongControl }: Field): void {
	const fit = control === null ? undefined : FITS[control];
	const type = typeOf(schema);
	if (!fit || (fit.types.includes(type) && (fit.formats?.includes(format) ?? true))) return;
	const article = /^[aeiou]/.test(type) ? 'an' : 'a';
	const formatted = format === '' ? '' : ` of \`format: ${format}\``;
	reportWrongControl(`\`${control}\` fills ${fit.fills}; \`${name}\` is ${article} ${type}${formatted}.`, fit.instead);
}

function checkOptions(control: string | null, { spec, name, schema, reportWrongControl }: Field): void {
	const [dict, rows] = [spec.keys.get('dict'), spec.keys.get('options')];
	const listed = dict || rows || schema.enum !== undefined || (isObject(schema.items) && schema.items.enum !== undefined);
	if (control !== null && CHOOSING.includes(control) && !listed)
		reportWrongControl(`\`${control}\` has nothing to choose from.`, 'Add `dict` or `options`, or an `enum` to the schema.');
	if (control !== null && TREES.includes(control) && dict)
		reportWrongControl(
			`\`${control}\` shows a tree; a dictionary is none.`,
			'Use `select`, or `options` with rows that have children.',
			dict.key,
		);
	if (dict && rows) reportWrongControl(`\`${name}\` has both \`dict\` and \`options\`.`, 'Keep one of the two.', rows.key);
	const creates = rows?.value.kind === 'object' ? rows.value.keys.get('creates') : undefined;
	if (creates && (typeOf(schema) !== 'string' || (control !== null && control !== 'select')))
		reportWrongControl(
			`\`creates\` is for a \`select\` that fills a text; \`${name}\` is none.`,
			'Leave it out, and let the call of `source` return all choices.',
			creates.key,
		);
}

function checkKeys(control: string, { spec, name, reportWrongControl }: Field): void {
	for (const [key, controls] of Object.entries(KEYS)) {
		const given = spec.keys.get(key);
		if (!given || controls.includes(control)) continue;
		const known = controls.map((each) => `\`${each}\``).join(', ');
		const message = `\`${key}\` is for ${known}; \`${name}\` is filled by \`${control}\`.`;
		reportWrongControl(message, 'Leave it out, or choose another control.', given.key);
	}
}

/** The control that the app draws if the manifest names none (`src/blocks/form/control-of.ts`), as far as keys depend on it. */
function controlOfSchema(spec: ObjectSpec, type: string, format: string): string {
	if (spec.keys.has('dict') || spec.keys.has('options')) return 'select';
	if (type === 'number' || type === 'integer') return 'number';
	if (format === 'date' || format === 'time') return format;
	return format === 'date-time' ? 'datetime' : 'input';
}

function chosenOf(spec: ObjectSpec): string | null {
	if (!spec.shape.keys.control) return 'file';
	const control = spec.keys.get('control')?.value;
	return control?.kind === 'scalar' ? String(control.value) : null;
}

export function takesFiles(schema: JsonObject): boolean {
	const items = schema.items;
	return schema.format === 'binary' || (isObject(items) && items.format === 'binary');
}

const typeOf = (schema: JsonObject): string => {
	const types = Array.isArray(schema.type) ? schema.type.map(String) : [String(schema.type ?? 'string')];
	return types.find((type) => type !== 'null') ?? 'string';
};
