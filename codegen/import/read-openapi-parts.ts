import { objectOr } from '#codegen/check/api/json-object.ts';
import { bareMediaType, isEventStream, isStream } from '#codegen/check/api/media-types.ts';
import { STYLES } from '#codegen/check/api/parameter-style.ts';
import { isObject } from '#codegen/check/api/schema-type.ts';
import { streamRow } from '#codegen/check/api/stream-row.ts';
import type { Plain, TreePath } from '#codegen/read/tree.ts';
import {
	type AnswerPart,
	type BodyPart,
	type Conversion,
	chooseResponse,
	headersOf,
	isJson,
	type MutableJsonObject,
	type OperationSource,
	type ParameterPart,
	parameterLocation,
} from './operation-parts.ts';
import { follow, type LocatedNode, textOr } from './source.ts';
import { spreadParameter } from './spread-parameter.ts';

export function readOpenapiParameters(conversion: Conversion, { parameters }: OperationSource): ParameterPart[] {
	return parameters.flatMap((placed) => readParameter(conversion, placed));
}

function readParameter(conversion: Conversion, placed: LocatedNode): ParameterPart[] {
	const { source, schemas } = conversion;
	const { value, path } = placed;
	const place = parameterLocation(source, placed);
	if (!place) return [];
	const required = place === 'path' || value.required === true;
	const part = { name: textOr(value.name, ''), in: place, required, description: textOr(value.description, ''), path };
	if (value.content !== undefined) {
		const message = `The parameter \`${part.name}\` is sent as a document of its own; it is handed in as its text.`;
		source.notes.changed([...path, 'content'], message, 'Pages write the text, JSON for the most part.');
		return [{ ...part, schema: { type: 'string' } }];
	}
	const spread = spreadParameter(conversion, placed, part);
	if (spread) return spread;
	return [{ ...part, schema: schemas.convert(value.schema, [...path, 'schema']), style: styleOf(value, place) }];
}

const styleOf = ({ style, explode }: { readonly [key: string]: Plain }, place: ParameterPart['in']): MutableJsonObject => ({
	...(STYLES[place].some((known) => known === style) && { style }),
	...(typeof explode === 'boolean' && { explode }),
});

const FORMS = ['multipart/form-data', 'application/x-www-form-urlencoded'] as const;

export function readOpenapiBody({ source, schemas }: Conversion, { node, path }: OperationSource): BodyPart | null {
	if (node.requestBody === undefined) return null;
	const body = follow(source, node.requestBody, [...path, 'requestBody']);
	if (!body) return null;
	const content = objectOr(body.value.content);
	const names = Object.keys(content);
	const form = FORMS.find((media) => names.some((name) => name.startsWith(media)));
	const chosen = names.find(isJson) ?? names.find((name) => form && name.startsWith(form)) ?? names[0];
	const media = chosen === undefined ? '' : mediaOf(chosen);
	for (const name of names.filter((other) => other !== chosen))
		noteDroppedMedia(source.notes.leftOut.bind(source.notes), name, [...body.path, 'content', name]);
	const taken = chosen === undefined ? undefined : content[chosen];
	if (chosen === undefined || !isObject(taken)) return null;
	const at = [...body.path, 'content', chosen];
	if (isObject(taken.encoding))
		source.notes.leftOut(
			[...at, 'encoding'],
			'`encoding` of forms is not kept: files are sent as they are, other values as text.',
			'Nothing has to be done, if the server takes that.',
		);
	return {
		media,
		required: body.value.required === true,
		description: textOr(body.value.description, ''),
		schema: schemas.convert(taken.schema, [...at, 'schema']),
		path: at,
	};
}

const noteDroppedMedia = (leftOut: (path: TreePath, message: string, hint: string) => void, media: string, path: TreePath): void =>
	leftOut(path, `A body is sent in one way; it may not be \`${media}\` as well.`, 'Nothing has to be done.');

/** `*\/*` and misspelt types of JSON are sent as JSON. */
function mediaOf(name: string): string {
	const bare = bareMediaType(name);
	return isJson(name) && !/^application\/[\w.-]+\+json$/.test(bare) ? 'application/json' : bare;
}

export function readOpenapiAnswer(conversion: Conversion, operation: OperationSource): AnswerPart {
	const { source, schemas } = conversion;
	const { status, response } = chooseResponse(source, operation);
	const description = textOr(response?.value.description, '') || 'OK';
	const none = { status, description, schema: null, media: null, headers: response ? headersOf(conversion, response) : {} };
	if (!response) return none;
	const { links } = response.value;
	if (isObject(links))
		source.notes.leftOut([...response.path, 'links'], 'Links between operations are not known here.', 'A page says what to call next.');
	const content = objectOr(response.value.content);
	const media = Object.keys(content).find(isJson);
	const [other] = Object.keys(content);
	const taken = media === undefined ? undefined : content[media];
	if (status === '204') return none;
	if (media === undefined && other !== undefined && isStream(other)) {
		const at = [...response.path, 'content', other];
		const row = streamRow(source.document, objectOr(content[other]), { at, isEvents: isEventStream(other) });
		return { ...none, media: bareMediaType(other), schema: { type: 'array', items: schemas.convert(row.schema, row.path) } };
	}
	if (media === undefined || !isObject(taken)) return { ...none, media: other === undefined ? null : bareMediaType(other) };
	return { ...none, schema: schemas.convert(taken.schema, [...response.path, 'content', media, 'schema']) };
}
