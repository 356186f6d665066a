/** Headers of answers that are fields of the data: those with `x-field`. */
import type { PlainDocument } from '#codegen/read/document.ts';
import type { Plain, TreePath } from '#codegen/read/tree.ts';
import type { ApiContext } from './api-context.ts';
import type { AnswerHeadersModel, JsonObject } from './api-model.ts';
import { objectOr } from './json-object.ts';
import { isObject, resolveRef } from './schema-type.ts';

export interface HeaderField {
	field: string;
	/** Name of the header. */
	name: string;
	required: boolean;
	schema: JsonObject;
	path: TreePath;
}

/** Key of a lowered media type: the field that holds the body, which is no object. */
export const BODY_FIELD = 'x-body-field';

export function headerFields(document: PlainDocument, response: JsonObject, path: TreePath): HeaderField[] {
	return Object.entries(objectOr(response.headers)).flatMap(([name, header]) => {
		const found = resolveRef(document, header, [...path, 'headers', name]);
		if (!isObject(found?.value) || typeof found.value['x-field'] !== 'string') return [];
		const { 'x-field': field, required, schema, description } = found.value;
		const described = { ...(typeof description === 'string' && { description }), ...objectOr(schema) };
		return [{ field, name, required: required === true, schema: described, path: found.path }];
	});
}

const isLink = (name: string): boolean => name.toLowerCase() === 'link';

/** Reads the headers of a lowered response, and reports those that cannot be fields. */
export function readHeaders(
	context: ApiContext,
	response: JsonObject,
	path: TreePath,
	media: Plain | undefined,
): AnswerHeadersModel | null {
	const fields = headerFields(context.document, response, path);
	if (fields.length === 0) return null;
	const [paging] = context.pagings.toSorted((one, other) => Number(other.next !== undefined) - Number(one.next !== undefined));
	const body = objectOr(media)[BODY_FIELD];
	const own = bodyFields(context, media, path);
	for (const [index, { field, name, schema, path: at }] of fields.entries()) {
		const report = (message: string, hint: string): void =>
			context.report({ code: 'unreadable-header', message, hint, at: context.document.locate([...at, 'x-field']) });
		if (field === body || own.has(field) || fields.findIndex((other) => other.field === field) < index)
			report(`The answer has another field called \`${field}\`.`, 'Choose another name for that of the header.');
		else if (!isSingle(schema))
			report(`\`${name}\` is not a single value, so no field can hold it.`, 'Describe it as a text, a number or a boolean.');
		else if (isLink(name) && !paging)
			report(
				'A link is read as the parameter of the next page in its address, but `x-paging` does not say which that is.',
				'Name the parameter of the page: `x-paging: { cursor: …, next: … }`.',
			);
	}
	return {
		fields: Object.fromEntries(
			fields.map(({ field, name, schema }) => [
				field,
				{ name, type: typeOfText(schema), ...(isLink(name) && paging && { parameter: paging.page }) },
			]),
		),
		...(typeof body === 'string' && { body }),
	};
}

/** Reports headers with `x-field` of an answer that has no fields. */
export function reportFieldless({ document, report }: ApiContext, response: JsonObject, path: TreePath, type: string): void {
	for (const { name, path: at } of headerFields(document, response, path))
		report({
			code: 'unreadable-header',
			message: `\`${name}\` cannot be a field: an answer of \`${type}\` has none.`,
			hint: 'Take `x-field` out.',
			at: document.locate([...at, 'x-field']),
		});
}

/** Fields of the body itself, the first part of what `liftHeaders` has written. */
function bodyFields({ document, types }: ApiContext, media: Plain | undefined, path: TreePath): ReadonlySet<string> {
	const schema = resolveRef(document, objectOr(media).schema, path)?.value;
	const [first] = isObject(schema) && Array.isArray(schema.allOf) ? schema.allOf : [];
	const type = types.typeOf(first, path);
	return new Set(type.kind === 'object' ? type.fields().keys() : []);
}

const isSingle = ({ type }: JsonObject): boolean => type !== 'array' && type !== 'object';

function typeOfText({ type }: JsonObject): 'string' | 'number' | 'boolean' {
	if (type === 'integer' || type === 'number') return 'number';
	return type === 'boolean' ? 'boolean' : 'string';
}

/** Names of all headers that the document describes. */
export function describedHeaders({ value }: PlainDocument): ReadonlySet<string> {
	const responses = [
		...Object.values(objectOr(objectOr(value.components).responses)),
		...Object.values(objectOr(value.paths)).flatMap((item) =>
			Object.values(objectOr(item)).flatMap((operation) => Object.values(objectOr(objectOr(operation).responses))),
		),
	];
	return new Set(responses.flatMap((response) => Object.keys(objectOr(objectOr(response).headers))));
}
