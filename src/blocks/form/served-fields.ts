import type { FormField } from '#generated/block-types.ts';
import * as texts from '#generated/messages/blocks/form.ts';
import { listSeparator, sentenceSeparator } from '#generated/messages/lists.ts';
import { recordOf } from '#src/lib/record-of.ts';
import type { FieldRules } from '#src/pages/block-base.ts';
import type { Expand, Field } from './form-fields.ts';

/** Description of a field, as the server sends it. The compiler checks it: `codegen/check/page/check-served-fields.ts`. */
export interface ServedField {
	key: string;
	label: string;
	/** Left out where all fields are for files that are uploaded. */
	type?: 'text' | 'textarea' | 'phone' | 'number' | 'date' | 'select' | 'choice' | 'multi' | 'file';
	required: boolean;
	options?: readonly string[] | null;
	placeholder?: string | null;
	help?: string | null;
	minLength?: number | null;
	maxLength?: number | null;
	min?: number | string | null;
	max?: number | string | null;
	maxCount?: number | null;
	ext?: readonly string[] | null;
	maxMb?: number | null;
}

/** Replaces fields with `from` by those that their rows describe. Returns the same list until a row or a given value changes. */
export class ServedFields {
	private readonly made = new Map<readonly FormField[], { reads: readonly unknown[]; fields: readonly Field[] }>();

	expand: Expand = (fields, { scope, given }) => {
		if (!fields.some(({ from }) => from)) return fields;
		const reads = fields.flatMap(({ field, from }) => (from ? [scope.read(from.rows), given[field]] : []));
		const before = this.made.get(fields);
		if (before?.reads.every((read, index) => Object.is(read, reads[index]))) return before.fields;
		const expanded = fields.flatMap((field) => {
			const rows = field.from && ((scope.read(field.from.rows) ?? []) as readonly ServedField[]);
			return rows ? rows.map((row) => servedField(row, field, givenTo(row, field, given[field.field]))) : [field];
		});
		this.made.set(fields, { reads, fields: expanded });
		return expanded;
	};
}

/** Uploaded files of all rows are in one list. */
function givenTo({ key }: ServedField, { upload }: FormField, given: unknown): unknown {
	if (!upload) return recordOf(given)[key];
	return Array.isArray(given) ? given.filter((file) => recordOf(file).key === key) : [];
}

const CONTROLS: Readonly<Record<NonNullable<ServedField['type']>, FormField['control']>> = {
	text: 'input',
	textarea: 'textarea',
	phone: 'input',
	number: 'number',
	date: 'date',
	select: 'select',
	choice: 'radio',
	multi: 'checkbox',
	file: 'file',
};

/** `given`: the value that the server has already; files need not be chosen again. */
export function servedField(row: ServedField, { field, upload, when, guard }: FormField, given: unknown): Field {
	const { key, label, type = 'file', placeholder, help, min, max, ext, maxMb } = row;
	const files = type === 'file' && !upload && Array.isArray(given) ? given.map((file) => String(recordOf(file).name)) : [];
	const names = files.join(listSeparator);
	const had = files.length > 0 ? texts.filesThere({ names }) : '';
	return {
		field: `${field}.${key}`,
		path: [field, key],
		served: true,
		label,
		control: CONTROLS[type],
		rules: { ...rulesOf(row, files.length > 0), ...(upload && { uploads: true }) },
		...(upload && { upload, row, given }),
		...(placeholder && { placeholder }),
		...((help || had) && { help: [help, had].filter(Boolean).join(sentenceSeparator) }),
		...(type === 'date' && min && { min: () => String(min) }),
		...(type === 'date' && max && { max: () => String(max) }),
		...(ext && { accept: ext.map((each) => `.${each}`) }),
		...(maxMb && { maxMegabytes: maxMb }),
		...(when && { when }),
		...(guard !== undefined && { guard }),
	};
}

function rulesOf({ type = 'file', required, options, minLength, maxLength, min, max, maxCount }: ServedField, had: boolean): FieldRules {
	const base = { required: required && !had, ...(maxCount && { maxItems: maxCount }) };
	if (type === 'file') return { ...base, type: 'array', format: 'binary' };
	if (type === 'multi') return { ...base, type: 'array', enum: options ?? [] };
	if (type === 'number') return { ...base, type: 'number', ...limit('minimum', min), ...limit('maximum', max) };
	if (type === 'date') return { ...base, type: 'string', format: 'date' };
	const choices = (type === 'select' || type === 'choice') && { enum: options ?? [] };
	return {
		...base,
		type: 'string',
		...choices,
		...(type === 'phone' && { as: 'phone' }),
		...limit('minLength', minLength),
		...limit('maxLength', maxLength),
	};
}

const limit = (name: string, value: number | string | null | undefined): object =>
	value === null || value === undefined ? {} : { [name]: Number(value) };
