import type { PlainDocument } from '#codegen/read/document.ts';
import type { Plain } from '#codegen/read/tree.ts';
import { mapValues, objectOr } from '../json-object.ts';
import { bodyMediaOf, isJson, isStream, isText, isTextual, meantMediaType } from '../media-types.ts';
import { isObject } from '../schema-type.ts';

/** A document in which each body and each answer has the one media type by which it is sent. */
export function chooseMedia(document: PlainDocument): PlainDocument {
	const { paths, components } = document.value;
	const { requestBodies, responses } = objectOr(components);
	return {
		...document,
		value: {
			...document.value,
			...(isObject(paths) && { paths: mapValues(paths, pathItem) }),
			...(isObject(components) && {
				components: {
					...components,
					...(isObject(requestBodies) && { requestBodies: mapValues(requestBodies, requestBody) }),
					...(isObject(responses) && { responses: mapValues(responses, response) }),
				},
			}),
		},
	};
}

const pathItem = (item: Plain): Plain =>
	isObject(item)
		? mapValues(item, (operation) =>
				isObject(operation)
					? {
							...operation,
							...(operation.requestBody !== undefined && { requestBody: requestBody(operation.requestBody) }),
							...(isObject(operation.responses) && { responses: mapValues(operation.responses, response) }),
						}
					: operation,
			)
		: item;

function requestBody(body: Plain): Plain {
	if (!isObject(body) || !isObject(body.content)) return body;
	const types = Object.keys(body.content);
	const chosen = types.find((type) => bodyMediaOf(type) !== 'raw') ?? types[0];
	return chosen === undefined ? body : { ...body, content: { [chosen]: typed(chosen, body.content[chosen] ?? null) } };
}

function response(answer: Plain): Plain {
	if (!isObject(answer) || !isObject(answer.content)) return answer;
	const types = Object.keys(answer.content);
	const chosen = types.find(isJson) ?? types[0];
	if (chosen === undefined) return answer;
	const media = answer.content[chosen] ?? null;
	const meant = meantMediaType(chosen) ?? chosen;
	return { ...answer, content: { [chosen]: isJson(meant) || isText(meant) || isStream(meant) ? media : { schema: FILE } } };
}

const FILE: Plain = { type: 'string', format: 'binary' };

/** A body of bytes is a file, even if its schema says no more than `type: string`, or nothing. */
function typed(type: string, media: Plain): Plain {
	if (bodyMediaOf(type) !== 'raw' || !isObject(media)) return media;
	const schema = objectOr(media.schema);
	if (schema.$ref !== undefined || schema.format !== undefined) return media;
	return { ...media, schema: { type: 'string', ...schema, ...(!isTextual(type) && { format: 'binary' }) } };
}
