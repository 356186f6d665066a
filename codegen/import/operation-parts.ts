import { objectOr } from '#codegen/check/api/json-object.ts';
import type { Plain, TreePath } from '#codegen/read/tree.ts';
import type { SchemaConverter } from './convert-schema.ts';
import type { LocatedNode, Source } from './source.ts';
import { follow, listOr, textKey, textOr } from './source.ts';

export type MutableJsonObject = Record<string, Plain>;

export interface Conversion {
	source: Source;
	schemas: SchemaConverter;
}

export interface OperationSource {
	url: string;
	method: string;
	node: { readonly [key: string]: Plain };
	path: TreePath;
	/** Parameters of the path and the method, with references resolved; the method's override the path's. */
	parameters: readonly LocatedNode[];
}

export interface ParameterPart {
	name: string;
	in: 'path' | 'query' | 'header';
	required: boolean;
	description: string;
	schema: MutableJsonObject;
	/** Keys `style` and `explode`, as far as they are not the usual ones. */
	style?: MutableJsonObject;
	path: TreePath;
}

export interface BodyPart {
	/** Media type. */
	media: string;
	required: boolean;
	description: string;
	schema: MutableJsonObject;
	path: TreePath;
}

export interface AnswerPart {
	status: '200' | '201' | '204';
	description: string;
	/** Null if the response has no data. */
	schema: MutableJsonObject | null;
	/** Media type of a file, a text or a stream that is answered as it is; null for data. The schema of a stream is the list of its rows. */
	media: string | null;
	headers: MutableJsonObject;
}

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'];

export function operationSources(source: Source): OperationSource[] {
	const { notes, document } = source;
	return Object.entries(objectOr(document.value.paths)).flatMap(([url, raw]) => {
		if (url.startsWith('x-')) return [];
		const item = follow(source, raw, ['paths', url]);
		if (!item) return [];
		return Object.entries(item.value).flatMap(([method, node]): OperationSource[] => {
			const path = [...item.path, method];
			if (method === 'trace')
				notes.leftOut(path, 'Operations of the method TRACE cannot be called from a browser.', 'Nothing has to be done.');
			if (method === 'query' || method === 'additionalOperations')
				notes.leftOut(path, `Nothing here calls the methods of \`${method}\`.`, 'Have the server take POST.');
			if (method === 'servers')
				notes.leftOut(path, 'An address of its own for one path is not known here.', 'Import it as an API of its own.');
			if (!METHODS.includes(method)) return [];
			const parameters = gather(source, item, { value: objectOr(node), path });
			return [{ url: url.startsWith('/') ? url : `/${url}`, method, node: objectOr(node), path, parameters }];
		});
	});
}

function gather(source: Source, item: LocatedNode, operation: LocatedNode): LocatedNode[] {
	const byKey = new Map<string, LocatedNode>();
	for (const { value, path } of [item, operation]) {
		listOr(value.parameters).forEach((entry, index) => {
			const placed = follow(source, entry, [...path, 'parameters', index]);
			if (placed) byKey.set(`${textOr(placed.value.in, '')} ${textOr(placed.value.name, '')}`, placed);
		});
	}
	return [...byKey.values()];
}

const SENT_BY_CLIENT = ['accept', 'content-type', 'authorization'];

/** The parameter's `in`; null, with a note, if the parameter cannot be sent. */
export function parameterLocation({ notes }: Source, { value, path }: LocatedNode): ParameterPart['in'] | null {
	const name = textOr(value.name, '');
	if (name === '') notes.leftOut(path, 'A parameter without a name cannot be handed in.', 'Name it in the document.');
	else if (value.in === 'cookie')
		notes.leftOut(
			path,
			`The cookie \`${name}\` cannot be handed in: scripts of a page do not write cookies of requests.`,
			'Have the server set it, or take it as a header.',
		);
	else if (value.in === 'header' && SENT_BY_CLIENT.includes(name.toLowerCase()))
		notes.leftOut(path, `The header \`${name}\` is sent by the client itself.`, 'Say in `x-auth` how the token is sent.');
	else if (value.in === 'path' || value.in === 'query' || value.in === 'header') return value.in;
	else
		notes.leftOut(
			path,
			`The parameter \`${name}\` is in \`${textOr(value.in, 'no place')}\`, which is unknown.`,
			'Say whether it is in path, query or header.',
		);
	return null;
}

/** A list that is sent as one joined string becomes a string parameter. */
export function joinedText(
	{ notes }: Source,
	joiner: string,
	description: string,
	path: TreePath,
): { description: string; schema: MutableJsonObject } {
	notes.changed(
		path,
		`A list that is sent as one text, joined by ${joiner}, is handed in as that text.`,
		'Pages join the values; or let the server take the name several times.',
	);
	return { description: description ? `${description} (joined by ${joiner})` : `Values joined by ${joiner}`, schema: { type: 'string' } };
}

const isSuccess = (status: string): boolean => /^2(\d\d|XX)$/i.test(status);

/** Chooses the response to describe: the first success, otherwise `default`. Notes the others. */
export function chooseResponse(
	source: Source,
	{ node, path }: OperationSource,
): { status: AnswerPart['status']; response: LocatedNode | null } {
	const { notes } = source;
	const responses = objectOr(node.responses);
	const codes = Object.keys(responses).filter((code) => !code.startsWith('x-'));
	const chosen = ['200', '201'].find((code) => codes.includes(code)) ?? codes.find(isSuccess) ?? codes.find((code) => code === 'default');
	const at = [...path, 'responses'];
	for (const code of codes.filter((code) => code !== chosen)) {
		if (isSuccess(code))
			notes.leftOut(
				[...at, code],
				'An operation has one answer of success; this one is not the first.',
				'Make one schema of both, with optional fields.',
			);
		else
			notes.leftOut(
				[...at, code],
				'Answers of failure are not described: the client takes the text for the user by `x-envelope`.',
				'Nothing has to be done.',
			);
	}
	if (chosen === undefined) {
		notes.assumed(
			codes.length > 0 ? at : path,
			'The operation describes no answer of success, so it is taken to answer nothing.',
			'Describe what it answers.',
		);
		return { status: '204', response: null };
	}
	const known = chosen === '200' || chosen === '201' || chosen === '204';
	if (!known)
		notes.changed(
			[...at, chosen],
			`The answer \`${chosen}\` is described as \`200\`: the client takes any 2xx for a success.`,
			'Nothing has to be done.',
		);
	return { status: known ? chosen : '200', response: follow(source, responses[chosen], [...at, chosen]) };
}

export const isJson = (media: string): boolean => /^(application|text)\/([\w.+-]*\+)?json\b|^\*\/\*/i.test(media);

/** In Swagger 2, the keys of a header are those of its schema. */
export function headersOf({ source, schemas }: Conversion, { value, path }: LocatedNode): MutableJsonObject {
	const at = [...path, 'headers'];
	const headers = Object.entries(objectOr(value.headers)).flatMap(([name, raw]): [string, Plain][] => {
		const header = follow(source, raw, [...at, name]);
		if (!header) return [];
		const { description, required, schema, type } = header.value;
		const converted =
			type === undefined
				? schemas.convert(schema, [...header.path, 'schema'])
				: schemas.convert(Object.fromEntries(Object.entries(header.value).filter(([key]) => key !== 'description')), header.path);
		return [[name, { ...textKey('description', description), ...(required === true && { required }), schema: converted }]];
	});
	if (headers.length > 0)
		source.notes.changed(
			at,
			'Headers of answers are read by no page yet.',
			'Give a header `x-field` with the name of a field, and pages and `x-paging` read it as one.',
		);
	return Object.fromEntries(headers);
}
