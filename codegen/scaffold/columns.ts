import type { ValueType } from '#codegen/expression/value-type.ts';
import { type Field, fieldOf, fieldsOf } from './field.ts';
import type { Parameter } from './inputs.ts';
import type { ScaffoldTexts } from './scaffold-texts.ts';
import type { Owner } from './value.ts';

type Dictionaries = ReadonlyMap<string, unknown>;

const MAX_COLUMNS = 7;

const SHOWN: readonly Field['kind'][] = ['code', 'time', 'date', 'number', 'text', 'boolean', 'id'];

const NAMES = [/^(title|name|label|subject)$/i, /(title|name)$/i, /^(id|key|code|no)$/i, /id$/i];

/** Chooses the columns of a table: the field that names a row, then the best of the rest, in schema order. */
export function columnsOf(row: ValueType, dictionaries: Dictionaries, parameters: readonly Parameter[], texts: ScaffoldTexts): Field[] {
	if (['boolean', 'array', 'unknown', 'null', 'union'].includes(row.kind)) return [];
	if (row.kind !== 'object') return [fieldOf('', { type: row, description: texts.content, required: true }, dictionaries)];
	const shown = fieldsOf(row, dictionaries).filter(({ kind }) => SHOWN.includes(kind));
	const first = leadOf(shown);
	if (!first) return [];
	const filters = new Set(parameters.filter(({ dictionary }) => dictionary).map(({ name }) => name));
	const best = shown
		.filter((field) => field !== first && field.kind !== 'id')
		.map((field) => ({ field, rank: rankOf(field, filters) }))
		.sort((one, other) => one.rank - other.rank)
		.slice(0, MAX_COLUMNS - 1)
		.map(({ field }) => field);
	return [first, ...shown.filter((field) => best.includes(field))];
}

function leadOf(fields: readonly Field[]): Field | undefined {
	const plain = fields.filter(({ kind }) => kind === 'text' || kind === 'id');
	const named = NAMES.flatMap((pattern) => plain.filter(({ name }) => pattern.test(name)));
	return named.find(({ required }) => required) ?? named[0] ?? plain[0] ?? fields[0];
}

/** Lower is better: filterable, then never null, then by kind. */
function rankOf({ name, kind, nullable }: Field, filters: ReadonlySet<string>): number {
	if (filters.has(name)) return -1;
	return (nullable ? SHOWN.length : 0) + SHOWN.indexOf(kind);
}

const TELLING: ReadonlySet<Field['kind']> = new Set(['id', 'text']);

const KEYS = [/^(id|key)$/i, /id$/i, /^(code|no|value|name|title)$/i];

/** The expression that identifies a row: preferably an id that is never null. */
export function keyOf(row: ValueType, owner: Owner, dictionaries: Dictionaries): string {
	if (row.kind !== 'object') return owner.nullable ? "row ?? ''" : 'row';
	const texts = fieldsOf(row, dictionaries)
		.filter(({ type }) => type.kind === 'string' || type.kind === 'number')
		.sort((one, other) => Number(!TELLING.has(one.kind)) - Number(!TELLING.has(other.kind)));
	const sure = texts.filter(({ nullable }) => !nullable);
	const candidates = [...KEYS.flatMap((pattern) => sure.filter(({ name }) => pattern.test(name))), ...sure, ...texts];
	const [key] = candidates;
	if (!key) return "''";
	return key.nullable || owner.nullable ? `row.${key.name} ?? ''` : `row.${key.name}`;
}
