/** A back end whose names and titles are as long as the API allows: wide characters, or a word without spaces. */
import type { Schema, SchemasByName } from '#mock/contract/schema.ts';
import { app } from '#mock/generated/app.ts';
import { createRouteTable } from '#mock/http/route-table.ts';
import type { FetchLike } from '#tests/support/app-server.ts';

const NAME = /(name|title|nickname|school)$/i;
/** Values that programs compare or open. */
const NO_NAMES = /username|filename|routerGetList|language/i;
const LONGEST = 50;
const WIDE_TEXT = '龘靐齉爩麤'.repeat(LONGEST / 5);
const WORD = 'Wolfeschlegelsteinhausen'.repeat(3);

const routes = createRouteTable(app);
const lengths = lengthsOfFields();

export const withLongNames =
	(fetch: FetchLike): FetchLike =>
	async (request) => {
		const response = await fetch(request);
		const operation = routes.match(request.method.toLowerCase(), new URL(request.url).pathname)?.operation;
		if (!operation || NO_NAMES.test(operation.name) || !response.headers.get('Content-Type')?.includes('json')) return response;
		const body = (await response.json()) as { data?: unknown };
		const data = stretch(body.data, operation.answer, app.schemas[operation.api] ?? {});
		return Response.json({ ...body, data }, { status: response.status, headers: withoutLength(response.headers) });
	};

function withoutLength(headers: Headers): Headers {
	const kept = new Headers(headers);
	kept.delete('Content-Length');
	return kept;
}

/** Makes the names in a value longer; its schema says which these are. */
function stretch(value: unknown, schema: Schema, schemas: SchemasByName): unknown {
	const parts = partsOf(schema, schemas);
	if (Array.isArray(value)) {
		const items = parts.find((part) => part.items)?.items ?? {};
		return value.map((item) => stretch(item, items, schemas));
	}
	if (typeof value !== 'object' || value === null) return value;
	const properties: Readonly<Record<string, Schema>> = Object.assign({}, ...parts.map((part) => part.properties ?? {}));
	const stretchField = (key: string, inner: unknown): unknown => {
		const field = properties[key] ?? {};
		return isName(key, field, inner) ? lengthen(inner, lengths.get(key)) : stretch(inner, field, schemas);
	};
	return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, stretchField(key, inner)]));
}

const isName = (key: string, { enum: values, pattern, format }: Schema, value: unknown): value is string =>
	typeof value === 'string' && value !== '' && NAME.test(key) && !NO_NAMES.test(key) && !values && !pattern && !format;

function lengthen(name: string, length = LONGEST): string {
	const filler = name.length % 2 === 0 ? WIDE_TEXT : WORD;
	return (name + filler).slice(0, Math.max(name.length, length));
}

/** A schema with all that it refers to and combines. */
function partsOf(schema: Schema, schemas: SchemasByName): readonly Schema[] {
	const target = schema.$ref && schemas[schema.$ref.replace(/^.*\//, '')];
	const inner = [...(target ? [target] : []), ...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
	return [schema, ...inner.flatMap((each) => partsOf(each, schemas))];
}

/** How long a user may make a field, by its name. */
function lengthsOfFields(): ReadonlyMap<string, number> {
	const found = new Map<string, number>();
	for (const { body } of app.operations) {
		for (const [key, { maxLength }] of Object.entries(body?.schema.properties ?? {})) {
			if (maxLength !== undefined && NAME.test(key)) found.set(key, Math.max(maxLength, found.get(key) ?? 0));
		}
	}
	return found;
}
