/** Limits of request bodies, in bytes, for every media type. */

import * as texts from '#mock/generated/messages/mock.ts';
import { EnvelopeError } from '#mock/http/envelope-error.ts';
import type { MockOperation } from '#mock/operation.ts';
import { flattenAllOf, resolveRef } from './contract-refs.ts';
import type { Schema, SchemasByName } from './schema.ts';

const MEGABYTE = 1024 * 1024;

export const BODY_LIMIT = 10 * MEGABYTE;

/** For operations that upload files. The largest homework is two files of 50 MB; base64 adds a third. */
export const FILE_BODY_LIMIT = 140 * MEGABYTE;

export function bodyLimitOf({ body }: MockOperation, schemas: SchemasByName): number {
	return body && holdsFile(body.schema, schemas, new Set()) ? FILE_BODY_LIMIT : BODY_LIMIT;
}

export const tooLarge = (limit: number): EnvelopeError =>
	new EnvelopeError(413, texts.tooLarge({ limit: limit / MEGABYTE }), { status: 413 });

function holdsFile(schema: Schema, schemas: SchemasByName, seen: Set<Schema>): boolean {
	const flat = flattenAllOf(schema.$ref ? resolveRef(schema.$ref, schemas) : schema, schemas);
	if (seen.has(flat)) return false;
	seen.add(flat);
	if (flat.format === 'binary') return true;
	if (flat.contentEncoding === 'base64') return (flat.maxLength ?? FILE_BODY_LIMIT) > BODY_LIMIT;
	const parts = [
		...Object.values(flat.properties ?? {}),
		...(flat.items ? [flat.items] : []),
		...(flat.anyOf ?? []),
		...(flat.oneOf ?? []),
	];
	return parts.some((part) => holdsFile(part, schemas, seen));
}
