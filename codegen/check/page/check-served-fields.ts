import type { Report, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import { isAssignable } from '#codegen/expression/assignable.ts';
import { describeType, type ValueType } from '#codegen/expression/value-type.ts';

const TEXT: ValueType = { kind: 'string' };
const NUMBER: ValueType = { kind: 'number' };
const TEXTS: ValueType = { kind: 'array', items: TEXT };
const LIMIT: ValueType = { kind: 'union', of: [TEXT, NUMBER] };

/** Types of fields that the form block draws: `src/blocks/form/served-fields.ts`. */
const TYPES = ['text', 'textarea', 'phone', 'number', 'date', 'select', 'choice', 'multi', 'file'];

const REQUIRED: Readonly<Record<string, ValueType>> = {
	key: TEXT,
	label: TEXT,
	type: { kind: 'string', values: TYPES },
	required: { kind: 'boolean' },
};

const OPTIONAL: Readonly<Record<string, ValueType>> = {
	options: TEXTS,
	placeholder: TEXT,
	help: TEXT,
	min: LIMIT,
	max: LIMIT,
	ext: TEXTS,
	minLength: NUMBER,
	maxLength: NUMBER,
	maxCount: NUMBER,
	maxMb: NUMBER,
};

/** Checks that the rows of `from` describe fields of a form. `uploads`: all of them are for files, which no `type` has to say. */
export function checkServedFields(row: ValueType, { at, uploads }: { at: SourceSpan; uploads: boolean }, report: Report): void {
	if (row.kind === 'unknown') return;
	const required = Object.entries(REQUIRED).filter(([name]) => !uploads || name !== 'type');
	const reportRow = (wrong: string, related?: SourceSpan): void =>
		report({
			code: 'wrong-slot-type',
			message: `The rows of \`from\` describe fields of a form, but ${wrong}.`,
			hint: 'The reference lists what such a row has, under FormField.',
			at,
			...(related && { related: [{ at: related, message: 'It is described here.' }] }),
		});
	if (row.kind !== 'object') return reportRow(`a row is ${describeType(row)}`);
	const fields = row.fields();
	const missing = required.flatMap(([name]) => (fields.has(name) ? [] : [name]));
	if (missing.length > 0) reportRow(`a row has no ${missing.map((name) => `\`${name}\``).join(', ')}`, row.at);
	for (const [name, wanted] of required) {
		const field = fields.get(name);
		if (!field) continue;
		if (field.optional || !isAssignable(field.type, wanted))
			reportRow(`\`${name}\` is ${describeType(field.type)}${field.optional ? ' or missing' : ''}, not ${describeType(wanted)}`, field.at);
	}
	for (const [name, wanted] of Object.entries(OPTIONAL)) {
		const field = fields.get(name);
		if (field && !isAssignable(field.type, { ...wanted, nullable: true }))
			reportRow(`\`${name}\` is ${describeType(field.type)}, not ${describeType(wanted)}`, field.at);
	}
}
