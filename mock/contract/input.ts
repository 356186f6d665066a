/** Parses a request into the flat input of its operation: parameters and body fields by name, typed and validated. */

import * as texts from '#mock/generated/messages/contract.ts';
import { EnvelopeError } from '#mock/http/envelope-error.ts';
import type { MockOperation, MockParameter } from '#mock/operation.ts';
import { bodyRefusal } from './body-problems.ts';
import type { Check, Contract } from './contract.ts';
import { flattenAllOf, resolveRef, textTypeOf } from './contract-refs.ts';
import { parseJson } from './parse-json.ts';
import { addProblem, addUnknown, MOST_UNKNOWN, newPass, type Problem, problemsOf, TooManyUnknown, type ValidationPass } from './problem.ts';
import { compileReadText, type ReadText, type TextSource } from './read-text.ts';
import type { Schema, SchemasByName } from './schema.ts';
import { storeFiles } from './stored-file.ts';

export type Input = Record<string, unknown>;

export interface ReadInput {
	input: Input;
	problems: readonly Problem[];
}

export type InputReader = (request: Request, url: URL, pathParams: Readonly<Record<string, string>>) => Promise<ReadInput>;

interface TextField {
	name: string;
	in: MockParameter['in'];
	required: boolean;
	schema: Schema;
	read: ReadText;
	check: Check;
}

export function compileInput(operation: MockOperation, schemas: SchemasByName, contract: Contract): InputReader {
	const bodyFields = operation.body ? fieldsOf(operation.body.schema, schemas) : {};
	const asText = (name: string, parameter: MockParameter): TextField => {
		const { schema } = parameter;
		return {
			name,
			in: parameter.in,
			required: parameter.required,
			schema: described(parameter),
			read: compileReadText(schema, schemas, parameter.style),
			check: contract.checkOf(schema),
		};
	};
	const parameters = Object.entries(operation.parameters).map(([name, parameter]) => asText(name, parameter));
	const texts = Object.entries(bodyFields).map(([name, field]) => asText(name, { in: 'query', ...field }));
	const queried = new Set(parameters.filter((field) => field.in === 'query').map(({ name }) => name));
	for (const name of explodedNames(operation, schemas)) queried.add(name);
	if (operation.body?.media === 'query') for (const { name } of texts) queried.add(name);
	const readBody = compileBody(operation, texts, contract);

	return refusingTooMany(async (request, url, pathParams) => {
		const input: Input = {};
		const walk = newPass({ closed: true, typed: true });
		for (const field of parameters) takeText(field, sourceOf(field, request, url, pathParams), { input, walk });
		await readBody(request, url, { input, walk });
		for (const name of url.searchParams.keys()) {
			const bare = name.replace(/\[.*\]$/, '');
			if (!queried.has(bare)) addUnknown(walk, bare, 'no such parameter', url.searchParams.get(name));
		}
		return { input, problems: problemsOf(walk) };
	});
}

/** Fields of an object that stand in the query under their own names. */
function explodedNames({ parameters }: MockOperation, schemas: SchemasByName): string[] {
	return Object.values(parameters).flatMap(({ style, schema }) =>
		style?.style === 'form' && style.explode ? Object.keys(flattenAllOf(textTypeOf(schema, schemas).schema, schemas).properties ?? {}) : [],
	);
}

const refusingTooMany =
	(read: InputReader): InputReader =>
	async (...request) => {
		try {
			return await read(...request);
		} catch (error) {
			if (!(error instanceof TooManyUnknown)) throw error;
			throw new EnvelopeError(422, texts.tooManyUnknown({ count: MOST_UNKNOWN }), { status: 422 });
		}
	};

interface Target {
	input: Input;
	walk: ValidationPass;
}

type BodyReader = (request: Request, url: URL, target: Target) => Promise<void>;

function compileBody(operation: MockOperation, texts: readonly TextField[], contract: Contract): BodyReader {
	const { body } = operation;
	if (!body) return async () => undefined;
	const takeAll = (source: TextSource, target: Target): void => {
		for (const field of texts) takeText(field, source, target);
	};
	switch (body.media) {
		case 'json':
			return jsonReader(body.required, contract.checkOf(body.schema), texts);
		case 'value':
			return jsonReader(body.required, contract.checkOf(body.schema), texts, (value) => ({ body: value }));
		case 'query':
			return async (_request, url, target) => takeAll(url.searchParams, target);
		case 'form':
			return async (request, _url, target) => takeAll(new URLSearchParams(await request.text()), target);
		case 'multipart':
			return async (request, _url, target) => {
				takeAll(await readMultipart(request), target);
				await storeFiles(target.input);
			};
		case 'raw':
			return rawReader(texts);
	}
}

/** `fieldsOfBody`: the fields that callers have given as this value. */
function jsonReader(
	required: boolean,
	check: Check,
	texts: readonly TextField[],
	fieldsOfBody: (value: unknown) => unknown = (value) => value,
): BodyReader {
	return async (request, _url, target) => {
		const text = await request.text();
		if (text.trim() === '' && !required) return;
		const value = fieldsOfBody(readJson(text));
		const checked = check(value, target.walk);
		if (typeof checked === 'object' && checked !== null && !Array.isArray(checked)) Object.assign(target.input, checked);
		for (const { name, schema } of texts) {
			if (target.input[name] === undefined && schema.default !== undefined) target.input[name] = structuredClone(schema.default);
		}
	};
}

/** The field `body` is the whole body: bytes if its schema says so, otherwise text. */
function rawReader([field]: readonly TextField[]): BodyReader {
	return async (request, _url, target) => {
		if (!field) return;
		const bytes = await request.arrayBuffer();
		const type = request.headers.get('content-type') ?? '';
		const isFile = field.schema.format === 'binary';
		const value = isFile ? new Blob([bytes], { type }) : new TextDecoder().decode(bytes);
		takeText({ ...field, read: () => (bytes.byteLength === 0 ? undefined : value) }, NO_TEXTS, target);
		await storeFiles(target.input);
	};
}

const NO_TEXTS: TextSource = { getAll: () => [] };

function readJson(text: string): unknown {
	if (text.trim() === '') throw new EnvelopeError(400, texts.noBody);
	const parsed = parseJson(text);
	if (!parsed.ok) throw bodyRefusal(parsed.problem);
	return parsed.value;
}

async function readMultipart(request: Request): Promise<TextSource> {
	try {
		return await request.formData();
	} catch {
		throw new EnvelopeError(400, texts.notForm);
	}
}

function takeText(field: TextField, source: TextSource, { input, walk }: Target): void {
	const { name, schema } = field;
	const value = field.read(source, name) ?? (schema.default === undefined ? undefined : structuredClone(schema.default));
	if (value === undefined) {
		if (field.required) addProblem(walk, { kind: 'missing', expected: 'a value', got: undefined, schema }, name);
		return;
	}
	walk.path.push(name);
	input[name] = field.check(value, walk);
	walk.path.pop();
}

function sourceOf(field: TextField, request: Request, url: URL, pathParams: Readonly<Record<string, string>>): TextSource {
	if (field.in === 'query') return url.searchParams;
	const value = field.in === 'path' ? pathParams[field.name] : (request.headers.get(field.name) ?? undefined);
	return { getAll: (name) => (value === undefined || name !== field.name ? [] : [value]) };
}

function fieldsOf(schema: Schema, schemas: SchemasByName): Record<string, Omit<MockParameter, 'in'>> {
	const flat = flattenAllOf(schema.$ref ? resolveRef(schema.$ref, schemas) : schema, schemas);
	const required = new Set(flat.required);
	return Object.fromEntries(
		Object.entries(flat.properties ?? {}).map(([name, property]) => [name, { schema: property, required: required.has(name) }]),
	);
}

const described = ({ schema, description }: MockParameter): Schema =>
	description === undefined || schema.description !== undefined ? schema : { ...schema, description };
