import type { JsonObject, OperationModel } from '#codegen/check/api/api-model.ts';
import { flatSchema, jsonType } from '#codegen/check/api/field-schema.ts';
import { objectOr } from '#codegen/check/api/json-object.ts';
import { isObject } from '#codegen/check/api/schema-type.ts';
import { resolveMisspellings } from '#codegen/check/slot/check-arguments.ts';
import type { Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { closest } from '#codegen/diagnostics/did-you-mean.ts';
import { type ObjectSpec, type RecordSpec, scalarAt } from '#codegen/read/spec.ts';
import { checkLimits } from './check-limits.ts';

const FILES = ['file', 'image'];
const KEYS_OF_FILES = ['accept', 'maxMegabytes', 'maxTotalMegabytes', 'maxFiles'];

interface FilledField {
	operation: OperationModel;
	/** Names of the fields that hold the field. */
	around: readonly string[];
	schema: JsonObject | undefined;
}

/** Checks a form control and its keys against the field's schema: what it fills, and what it chooses from. */
export function checkControl(spec: ObjectSpec, { operation, around, schema }: FilledField, report: Report): void {
	if (!schema) return;
	const items = flatSchema(operation.document, schema.items ?? {});
	if (spec.keys.has('upload')) return checkUploadField(spec, { around, schema, items }, report);
	if (HOLDERS.some((key) => spec.keys.has(key))) return checkHolder(spec, { schema, items }, report);
	const name = String(scalarAt(spec, 'field') ?? '');
	const chosen = chosenOf(spec);
	const at = spec.keys.get('control')?.value.at ?? spec.keys.get('field')?.value.at ?? spec.at;
	const reportWrongControl = (message: string, hint: string, where = at): void =>
		report({ code: 'wrong-control', message, hint, at: where });
	const format = String((isObject(schema.items) ? items.format : schema.format) ?? '');
	const field = { spec, name, schema, format, reportWrongControl };
	if (chosen === 'file' && around.length === 0 && takesFileData(schema, items)) return;
	const undrawn = spec.shape.keys.rows ? undrawnParts(name, schema, items) : null;
	if (undrawn) return reportWrongControl(undrawn.message, undrawn.hint);
	const isFit = checkFiles(chosen, field, { operation, around });
	if (isFit && spec.shape.keys.control) {
		checkFit(chosen, field);
		checkOptions(chosen, field);
		checkKeys(chosen ?? controlOfSchema(spec, jsonType(schema), format), field);
		checkLimits(spec, schema, report);
	}
	checkCode(spec, name, chosen, reportWrongControl);
	checkOwnKeys(chosen, field);
}

/** Keys that only files take, or only a `textarea`. */
function checkOwnKeys(chosen: string | null, { spec, name, schema, format, reportWrongControl }: Field): void {
	for (const key of format === 'binary' ? [] : KEYS_OF_FILES) {
		const given = spec.keys.get(key);
		if (given) reportWrongControl(`\`${key}\` is for files; \`${name}\` is none.`, 'Leave it out.', given.value.at);
	}
	const component = spec.keys.get('component');
	if (component && (jsonType(schema) !== 'string' || format === 'binary' || spec.keys.has('control')))
		reportWrongControl(
			`\`component\` draws the control of a text; \`${name}\` ${spec.keys.has('control') ? 'has `control`, too' : 'is none'}.`,
			spec.keys.has('control') ? 'Keep one of the two.' : 'Leave it out.',
			component.key,
		);
	const look = spec.keys.get('look');
	if (look && chosen !== 'textarea')
		reportWrongControl(`\`look: code\` is for a \`textarea\`; \`${name}\` is none.`, 'Say `control: textarea`, too.', look.value.at);
}

/** Keys of a field with `upload`, beside those of every field. */
const OF_UPLOAD = ['upload', 'from', ...KEYS_OF_FILES];
const OF_EVERY_FIELD = ['field', 'label', 'control', 'help', 'tooltip', 'required', 'checks', 'when', 'guard'];

/** Files that are uploaded one by one: a list, or a single value at the top of the body. */
function checkUploadField(
	spec: ObjectSpec,
	{ around, schema, items }: { around: readonly string[]; schema: JsonObject; items: JsonObject },
	report: Report,
): void {
	const name = String(scalarAt(spec, 'field') ?? '');
	const reportWrong = (message: string, hint: string, at: SourceSpan | undefined): void =>
		report({ code: 'wrong-control', message, hint, at: at ?? spec.at });
	const chosen = chosenOf(spec);
	if (around.length > 0)
		reportWrong(
			`\`upload\` stands at the top of a form; \`${name}\` is within \`${around.at(-1)}\`.`,
			'Move the field out of it.',
			spec.keys.get('upload')?.key,
		);
	if (chosen !== null && !FILES.includes(chosen))
		reportWrong(
			`\`upload\` needs a control that chooses files; \`${chosen}\` does not.`,
			'Leave `control` out.',
			spec.keys.get('control')?.value.at,
		);
	if (spec.keys.has('from') && jsonType(schema) !== 'array')
		reportWrong(
			`With \`upload\`, \`from\` fills a list with the files of all rows; \`${name}\` is ${describeParts(schema, items)}.`,
			'Name a field of `type: array`.',
			spec.keys.get('from')?.key,
		);
	for (const [key, { key: at }] of spec.keys)
		if (!OF_UPLOAD.includes(key) && !OF_EVERY_FIELD.includes(key))
			reportWrong(`\`${key}\` is not for files that are uploaded; \`${name}\` takes them.`, 'Leave it out.', at);
}

/** Whether a list takes files with their content, as `FileData` of `src/lib/file-data.ts`. */
export function takesFileData(schema: JsonObject, items: JsonObject): boolean {
	const parts = objectOr(items.properties);
	return jsonType(schema) === 'array' && FILE_DATA.every((key) => Object.hasOwn(parts, key));
}

const FILE_DATA = ['name', 'bytes', 'mime', 'data'];

/** Files need a body that carries them, and a control that chooses files. */
function checkFiles(
	chosen: string | null,
	{ name, format, reportWrongControl }: Field,
	{ operation, around }: Omit<FilledField, 'schema'>,
): boolean {
	const isFile = format === 'binary';
	const report = (message: string, hint: string): false => {
		reportWrongControl(message, hint);
		return false;
	};
	if (!isFile && chosen && FILES.includes(chosen))
		return report(
			`\`${chosen}\` fills fields of \`format: binary\`; \`${name}\` is none.`,
			'Name a field that is a file, or correct the schema.',
		);
	if (isFile && around.length > 0)
		return report(
			`\`${name}\` is a file within \`${around.at(-1)}\`, which no body can carry.`,
			'Move it to the top of the body in the API document.',
		);
	if (isFile && operation.body?.media !== 'multipart' && operation.body?.media !== 'raw')
		return report(
			`\`${name}\` of \`${operation.name}\` is a file, which this body cannot carry.`,
			'Describe the body as `multipart/form-data` in the API document.',
		);
	if (isFile && chosen && !FILES.includes(chosen))
		return report(`\`${name}\` is a file, so \`${chosen}\` cannot fill it.`, 'Use `file` or `image`, or leave `control` out.');
	return true;
}

/** Keys of a field that holds other fields. */
const HOLDERS = ['from', 'fields', 'rows'];

/** Keys that do not apply to a field that holds others. */
const OF_ONE_CONTROL = [
	'control',
	'component',
	'dict',
	'labels',
	'options',
	'min',
	'max',
	'step',
	'scale',
	'shortcuts',
	'accept',
	'maxMegabytes',
	'maxTotalMegabytes',
	'maxFiles',
	'sends',
	'picture',
	'same',
	'default',
];

function checkHolder(spec: ObjectSpec, { schema, items }: { schema: JsonObject; items: JsonObject }, report: Report): void {
	const name = String(scalarAt(spec, 'field') ?? '');
	const [holder, second] = HOLDERS.filter((key) => spec.keys.has(key));
	const reportKey = (key: string | undefined, message: string, hint: string): void => {
		const at = spec.keys.get(key ?? '')?.key;
		if (at) report({ code: 'wrong-control', message, hint, at });
	};
	const [wanted, type] =
		holder === 'rows' ? ['a list of objects', '`type: array` whose `items` are objects'] : ['an object', '`type: object`'];
	const found = describeParts(schema, items);
	if (found !== wanted) reportKey(holder, `\`${holder}\` fills ${wanted}; \`${name}\` is ${found}.`, `Name a field of ${type}.`);
	reportKey(second, `\`${name}\` takes its fields from one key.`, 'Keep one of `from`, `fields` and `rows`.');
	for (const key of OF_ONE_CONTROL)
		if (spec.keys.has(key)) reportKey(key, `\`${name}\` holds other fields; \`${key}\` is for a single control.`, 'Leave it out.');
}

/** Says how to fill an object or a list of objects, which no single control can; null for other fields. */
function undrawnParts(name: string, schema: JsonObject, items: JsonObject): { message: string; hint: string } | null {
	const found = describeParts(schema, items);
	const key = UNDRAWN[found];
	if (key === undefined) return null;
	return {
		message: `\`${name}\` is ${found}, which no single control fills.`,
		hint: schema.properties || items.properties ? `Name ${key}, or give the value in \`with:\`.` : 'Give the value in `with:`.',
	};
}

const UNDRAWN: Readonly<Record<string, string>> = {
	'an object': 'its fields in `fields`',
	'a list of objects': 'the fields of one object in `rows`',
	'a list of arrays': 'another field',
};

const describeParts = (schema: JsonObject, items: JsonObject): string =>
	jsonType(schema) === 'array' ? `a list of ${jsonType(items)}s` : withArticle(jsonType(schema));

const withArticle = (type: string): string => `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`;

/** Controls that need a key, which is for them alone. */
const CODES = [
	['code', 'sends', 'A code is asked for by `sends`'],
	['picture-code', 'picture', 'A picture code comes from `picture`'],
] as const;

function checkCode(spec: ObjectSpec, name: string, chosen: string | null, reportWrongControl: Field['reportWrongControl']): void {
	for (const [control, key, source] of CODES) {
		if (!spec.shape.keys[key] || (chosen === control) === spec.keys.has(key)) continue;
		const message = `${source}, and \`${key}\` is for \`control: ${control}\`; \`${name}\` has one of them alone.`;
		reportWrongControl(message, 'Say both, or neither.');
	}
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
	'picture-code': { ...text('the text that is typed', ['']), instead: 'Name a field that is a text.' },
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
	labels: ['select', 'radio', 'checkbox'],
	step: ['number'],
	scale: ['number'],
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
	const type = jsonType(schema);
	if (!fit || (fit.types.includes(type) && (fit.formats?.includes(format) ?? true))) return;
	const formatted = format === '' ? '' : ` of \`format: ${format}\``;
	reportWrongControl(`\`${control}\` fills ${fit.fills}; \`${name}\` is ${withArticle(type)}${formatted}.`, fit.instead);
}

function checkOptions(control: string | null, field: Field): void {
	const { spec, name, schema, reportWrongControl } = field;
	const [first, second] = LISTED.flatMap((key) => spec.keys.get(key) ?? []);
	const listed = first || schema.enum !== undefined || (isObject(schema.items) && schema.items.enum !== undefined);
	if (control !== null && CHOOSING.includes(control) && !listed)
		reportWrongControl(`\`${control}\` has nothing to choose from.`, 'Add `dict` or `options`, or an `enum` to the schema.');
	const flat = spec.keys.get('dict') ?? spec.keys.get('labels');
	if (control !== null && TREES.includes(control) && flat)
		reportWrongControl(
			`\`${control}\` shows a tree; ${spec.keys.has('dict') ? 'a dictionary is none' : '`labels` are none'}.`,
			'Use `select`, or `options` with rows that have children.',
			flat.key,
		);
	if (second) {
		const [one, other] = LISTED.filter((key) => spec.keys.has(key));
		reportWrongControl(`\`${name}\` has both \`${one}\` and \`${other}\`.`, 'Keep one of the two.', second.key);
	}
	const labels = spec.keys.get('labels');
	if (labels?.value.kind === 'record') checkLabels(labels.value, labels.key, field);
	checkCreates(control, field);
}

const LISTED = ['dict', 'labels', 'options'];

function checkCreates(control: string | null, { spec, name, schema, reportWrongControl }: Field): void {
	const rows = spec.keys.get('options')?.value;
	const creates = rows?.kind === 'object' ? rows.keys.get('creates') : undefined;
	if (creates && (jsonType(schema) !== 'string' || (control !== null && control !== 'select')))
		reportWrongControl(
			`\`creates\` is for a \`select\` that fills a text; \`${name}\` is none.`,
			'Leave it out, and let the call of `source` return all choices.',
			creates.key,
		);
}

/** Each value of the enum needs its label, and each label its value. */
function checkLabels(labels: RecordSpec, at: SourceSpan, { name, schema, reportWrongControl }: Field): void {
	const values = (isObject(schema.items) ? schema.items.enum : schema.enum) ?? [];
	const known = Array.isArray(values) ? values.filter((value) => value !== null).map(String) : [];
	if (known.length === 0)
		return reportWrongControl(`\`labels\` name the values of an \`enum\`; \`${name}\` has none.`, 'Use `dict` or `options`.', at);
	for (const [value, { key }] of labels.entries)
		if (!known.includes(value)) {
			const near = closest(value, known);
			reportWrongControl(
				`\`${value}\` is not a value of \`${name}\`.`,
				near ? `Did you mean \`${near}\`?` : `Its values are: ${known.join(', ')}.`,
				key,
			);
		}
	const left = known.filter((value) => !resolveMisspellings(labels.entries.keys(), known).has(value));
	if (left.length > 0)
		reportWrongControl(
			`No label is given for ${left.map((value) => `\`${value}\``).join(', ')} of \`${name}\`.`,
			'Add one for each value.',
			at,
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
	if (LISTED.some((key) => spec.keys.has(key))) return 'select';
	if (type === 'number' || type === 'integer') return 'number';
	if (format === 'date' || format === 'time') return format;
	return format === 'date-time' ? 'datetime' : 'input';
}

function chosenOf(spec: ObjectSpec): string | null {
	if (!spec.shape.keys.control) return 'file';
	const control = spec.keys.get('control')?.value;
	return control?.kind === 'scalar' ? String(control.value) : null;
}
