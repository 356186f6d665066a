import { isNullable, membersOf } from '#codegen/expression/join-types.ts';
import type { ValueField, ValueType } from '#codegen/expression/value-type.ts';
import { codeLabels, labelOf, listsCodes } from './words.ts';

/** Classifies a field or parameter by its type, name and description. */
export type FieldKind =
	| 'id'
	| 'text'
	| 'code'
	| 'number'
	| 'boolean'
	| 'time'
	| 'date'
	| 'rich-text'
	| 'address'
	| 'list'
	| 'object'
	| 'other';

export interface Field {
	name: string;
	label: string;
	kind: FieldKind;
	type: ValueType;
	required: boolean;
	nullable: boolean;
	dictionary: string | null;
	codes: readonly string[];
	labels: ReadonlyMap<string, string> | null;
}

interface FieldInput {
	type: ValueType;
	description?: string | undefined;
	required: boolean;
}

type Dictionaries = ReadonlyMap<string, unknown>;

export function fieldOf(name: string, { type, description, required }: FieldInput, dictionaries: Dictionaries): Field {
	const codes = codesOf(type);
	const labels = codeLabels(description, codes);
	const dictionary = dictionaryOf(name, { description, codes, labels }, dictionaries);
	return {
		name,
		label: labelOf(listsCodes(description, codes) ? '' : description, name),
		kind: kindOf(name, type, description, dictionary !== null),
		type,
		required,
		nullable: isNullable(type) || !required,
		dictionary,
		codes,
		labels,
	};
}

const IN_PATHS = /^[\p{L}_$][\p{L}\p{N}_$]*$/u;

/** The fields of an object that expressions can read, in schema order. */
export function fieldsOf(type: ValueType, dictionaries: Dictionaries): Field[] {
	if (type.kind !== 'object') return [];
	return [...type.fields()]
		.filter(([name, field]) => !field.secret && field.feature === undefined && IN_PATHS.test(name))
		.map(([name, field]) => fieldOf(name, describedBy(field), dictionaries));
}

export const describedBy = ({ type, description, optional }: ValueField): FieldInput => ({ type, description, required: !optional });

function codesOf(type: ValueType): readonly string[] {
	if (type.kind === 'array') return codesOf(type.items);
	return type.kind === 'string' && type.values ? type.values : [];
}

/**
 * The dictionary named in the description (`状态（字典 task_state）`) or, for an enum whose description has no labels of its own, one with the name of
 * the field.
 */
function dictionaryOf(
	name: string,
	{ description, codes, labels }: { description: string | undefined } & Pick<Field, 'codes' | 'labels'>,
	dictionaries: Dictionaries,
): string | null {
	const named = /(?:字典|dictionary)[\s:：`'“]*([A-Za-z][\w-]*)/i.exec(description ?? '')?.[1];
	if (named !== undefined && dictionaries.has(named)) return named;
	return codes.length > 0 && !labels && dictionaries.has(name) ? name : null;
}

const RICH = /(html|markdown)$/i;
const ADDRESS = /(url|uri|href|src|link|path|image|img|avatar|cover|photo|picture|icon)$/i;
const ID = /^id$|[a-z]I[dD]$|_id$/;

function kindOf(name: string, type: ValueType, description: string | undefined, coded: boolean): FieldKind {
	if (membersOf(type).length > 1) return 'other';
	switch (type.kind) {
		case 'array':
			return 'list';
		case 'object':
		case 'boolean':
			return type.kind;
		case 'number':
			if (coded) return 'code';
			return ID.test(name) ? 'id' : 'number';
		case 'string':
			return coded || type.values ? 'code' : textKind(name, type.format, description);
		default:
			return 'other';
	}
}

function textKind(name: string, format: string | undefined, description = ''): FieldKind {
	if (format === 'date-time') return 'time';
	if (format === 'date') return 'date';
	if (format === 'binary') return 'other';
	if (RICH.test(name) || /html|markdown/i.test(format ?? '') || /\b(HTML|Markdown)\b/i.test(description)) return 'rich-text';
	if (ADDRESS.test(name) || /^(uri|url|iri)/.test(format ?? '')) return 'address';
	return ID.test(name) ? 'id' : 'text';
}
