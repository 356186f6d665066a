import type { PlainDocument } from '#codegen/read/document.ts';
import type { Plain } from '#codegen/read/tree.ts';
import { mapValues } from '../json-object.ts';
import { isJson } from '../media-types.ts';
import { followRef, isObject } from '../schema-type.ts';

const EMPTY = ['204', '205'];

/** A document in which the data of an operation may be null if it also answers without a body. */
export function emptyAnswers(document: PlainDocument): PlainDocument {
	const { paths } = document.value;
	if (!isObject(paths)) return document;
	const withNull = mapValues(paths, (item) => (isObject(item) ? mapValues(item, (operation) => allowNull(document, operation)) : item));
	return { ...document, value: { ...document.value, paths: withNull } };
}

function allowNull(document: PlainDocument, operation: Plain): Plain {
	if (!isObject(operation) || !isObject(operation.responses)) return operation;
	const codes = Object.keys(operation.responses);
	if (!codes.some((code) => EMPTY.includes(code))) return operation;
	const responses = Object.entries(operation.responses).map(([code, response]): [string, Plain] => [
		code,
		/^2/.test(code) ? orNull(resolved(document, response)) : response,
	]);
	return { ...operation, responses: Object.fromEntries(responses) };
}

const resolved = (document: PlainDocument, value: Plain): Plain =>
	isObject(value) && typeof value.$ref === 'string' ? (followRef(document, value.$ref)?.value ?? value) : value;

function orNull(response: Plain): Plain {
	if (!isObject(response) || !isObject(response.content)) return response;
	const content = Object.entries(response.content).map(([type, media]): [string, Plain] =>
		isJson(type) && isObject(media) && media.schema !== undefined
			? [type, { ...media, schema: { anyOf: [media.schema, { type: 'null' }] } }]
			: [type, media],
	);
	return { ...response, content: Object.fromEntries(content) };
}
