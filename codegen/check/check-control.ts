import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import { type ObjectSpec, scalarAt } from '#codegen/read/spec.ts';
import type { JsonObject, OperationModel } from './api-model.ts';
import { isObject } from './schema-type.ts';

const FILES = ['file', 'image'];
const KEYS_OF_FILES = ['accept', 'maxMegabytes'];

/** Checks a form control against the field's schema: binary fields need an upload, and only lists have several parts. */
export function checkControl(spec: ObjectSpec, operation: OperationModel, schema: JsonObject | undefined, report: Report): void {
	if (!schema) return;
	const name = String(scalarAt(spec, 'field') ?? '');
	const chosen = chosenOf(spec);
	const files = takesFiles(schema);
	const at = spec.keys.get('control')?.value.at ?? spec.keys.get('field')?.value.at ?? spec.at;
	const reportWrongControl = (message: string, hint: string): void => report({ code: 'wrong-control', message, hint, at });
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
	else if (chosen === 'tags' && typeOf(schema) !== 'array')
		reportWrongControl(`\`tags\` fills a list of texts; \`${name}\` is a ${typeOf(schema)}.`, 'Use `input`, or leave `control` out.');
	if (spec.shape.keys.sends && (chosen === 'code') !== spec.keys.has('sends'))
		reportWrongControl(
			`A code is asked for by \`sends\`, and \`sends\` is for \`control: code\`; \`${name}\` has one of them alone.`,
			'Say both, or neither.',
		);
	for (const key of files ? [] : KEYS_OF_FILES) {
		const value = spec.keys.get(key)?.value;
		if (value)
			report({ code: 'wrong-control', message: `\`${key}\` is for files; \`${name}\` is none.`, hint: 'Leave it out.', at: value.at });
	}
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
