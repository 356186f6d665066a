import { bareMediaType } from '#codegen/check/api/media-types.ts';
import { isObject } from '#codegen/check/api/schema-type.ts';
import type { Plain, TreePath } from '#codegen/read/tree.ts';
import {
	type AnswerPart,
	type BodyPart,
	type Conversion,
	chooseResponse,
	headersOf,
	isJson,
	joinedText,
	type MutableJsonObject,
	type OperationSource,
	type ParameterPart,
	parameterLocation,
} from './operation-parts.ts';
import { type LocatedNode, listOr, textOr } from './source.ts';

const isBodyPart = ({ value }: LocatedNode): boolean => value.in === 'body' || value.in === 'formData';

export function readSwaggerParameters(conversion: Conversion, { parameters }: OperationSource): ParameterPart[] {
	return parameters.flatMap((placed) => {
		const { value, path } = placed;
		const place = isBodyPart(placed) ? null : parameterLocation(conversion.source, placed);
		if (!place) return [];
		const required = place === 'path' || value.required === true;
		const style = styleOf(value, place);
		return [{ name: textOr(value.name, ''), in: place, required, ...partOf(conversion, placed, style !== null), style: style ?? {}, path }];
	});
}

const JOINERS: Readonly<Record<string, string>> = { csv: 'commas', ssv: 'spaces', tsv: 'tabs', pipes: 'vertical bars' };

/** How a list is written; null where OpenAPI 3 has no style for it. */
function styleOf({ type, collectionFormat }: { readonly [key: string]: Plain }, place: ParameterPart['in']): MutableJsonObject | null {
	if (type !== 'array' || collectionFormat === 'multi') return {};
	const format = textOr(collectionFormat, 'csv');
	if (format === 'csv') return place === 'query' ? { explode: false } : {};
	const style = place === 'query' ? { ssv: 'spaceDelimited', pipes: 'pipeDelimited' }[format] : undefined;
	return style === undefined ? null : { style, explode: false };
}

/** In Swagger 2 a parameter is itself a schema with additional keys; a list without a style, as in a form, is one joined string. */
function partOf(
	{ source, schemas }: Conversion,
	{ value, path }: LocatedNode,
	isStyled = false,
): { description: string; schema: MutableJsonObject } {
	const description = textOr(value.description, '');
	const format = textOr(value.collectionFormat, 'csv');
	if (value.type === 'array' && format !== 'multi' && !isStyled) return joinedText(source, JOINERS[format] ?? 'commas', description, path);
	return { description, schema: schemas.convert(schemaOf(value), path) };
}

const OF_PARAMETERS = ['name', 'in', 'required', 'description', 'collectionFormat', 'allowEmptyValue'];

const schemaOf = (value: { readonly [key: string]: Plain }): MutableJsonObject =>
	Object.fromEntries(Object.entries(value).filter(([key]) => !OF_PARAMETERS.includes(key)));

export function readSwaggerBody(conversion: Conversion, operation: OperationSource): BodyPart | null {
	const { schemas } = conversion;
	const fields = operation.parameters.filter(({ value }) => value.in === 'formData');
	if (fields.length > 0) return readForm(conversion, operation, fields);
	const body = operation.parameters.find(({ value }) => value.in === 'body');
	if (!body) return null;
	const consumes = mediaOf(conversion, operation, 'consumes');
	const [first] = consumes;
	return {
		media: first === undefined || consumes.some(isJson) ? 'application/json' : bareMediaType(first),
		required: body.value.required === true,
		description: textOr(body.value.description, ''),
		schema: schemas.convert(body.value.schema, [...body.path, 'schema']),
		path: body.path,
	};
}

function readForm(conversion: Conversion, operation: OperationSource, fields: readonly LocatedNode[]): BodyPart {
	const named = fields.map((field) => ({ name: textOr(field.value.name, ''), field }));
	const properties = named.map(({ name, field }) => {
		const { description, schema } = partOf(conversion, field);
		return [name, description ? { ...schema, description } : schema] as const;
	});
	const required = named.filter(({ field }) => field.value.required === true).map(({ name }) => name);
	const multipart =
		fields.some(({ value }) => value.type === 'file') || mediaOf(conversion, operation, 'consumes').includes('multipart/form-data');
	return {
		media: multipart ? 'multipart/form-data' : 'application/x-www-form-urlencoded',
		required: required.length > 0,
		description: '',
		schema: { type: 'object', ...(required.length > 0 ? { required } : {}), properties: Object.fromEntries(properties) },
		path: fields[0]?.path ?? operation.path,
	};
}

/** `consumes` or `produces` of the operation, otherwise of the document. */
function mediaOf({ source }: Conversion, { node }: OperationSource, key: 'consumes' | 'produces'): string[] {
	return listOr(Array.isArray(node[key]) ? node[key] : source.document.value[key]).map(String);
}

export function readSwaggerAnswer(conversion: Conversion, operation: OperationSource): AnswerPart {
	const { source, schemas } = conversion;
	const { status, response } = chooseResponse(source, operation);
	const description = textOr(response?.value.description, '') || 'OK';
	const none = { status, description, schema: null, media: null, headers: response ? headersOf(conversion, response) : {} };
	if (!response) return none;
	const { schema } = response.value;
	if (schema === undefined || status === '204') return none;
	const at: TreePath = [...response.path, 'schema'];
	const produces = mediaOf(conversion, operation, 'produces');
	const isFile = isObject(schema) && schema.type === 'file';
	const other = produces.length > 0 && !produces.some(isJson) ? produces[0] : isFile ? 'application/octet-stream' : undefined;
	if (other !== undefined) return { ...none, media: bareMediaType(other) };
	return { ...none, schema: schemas.convert(schema, at) };
}
