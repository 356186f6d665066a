import { flattenAllOf, resolveRef, textTypeOf } from '#mock/contract/contract-refs.ts';
import type { Schema, SchemasByName } from '#mock/contract/schema.ts';
import { createRandom } from '#mock/store/random.ts';
import type { AnyRow, RowId, Store } from '#mock/store/store.ts';

export type IdKind = 'text' | 'number' | 'uuid';

/** Returns the kind of the `id` of a response, or of its rows; null without one. */
export function idKindOf(answer: Schema, schemas: SchemasByName): IdKind | null {
	const { schema } = textTypeOf(answer, schemas);
	if (schema.items) return idKindOf(schema.items, schemas);
	const { properties = {} } = openObject(schema, schemas);
	if (!properties.id) return null;
	const id = textTypeOf(properties.id, schemas);
	if (id.type === 'integer' || id.type === 'number') return 'number';
	return id.schema.format === 'uuid' ? 'uuid' : 'text';
}

const openObject = (schema: Schema, schemas: SchemasByName): Schema =>
	flattenAllOf(schema.$ref ? resolveRef(schema.$ref, schemas) : schema, schemas);

/** The schema of a field of the response; one without properties if it has none. */
export const fieldOf = (answer: Schema, name: string, schemas: SchemasByName): Schema =>
	openObject(textTypeOf(answer, schemas).schema, schemas).properties?.[name] ?? {};

/** Returns an unused id, deterministic for the same rows. If the response does not say its kind, the present rows do. */
export function newRowId(store: Store, resource: string, { kind, prefix }: { kind: IdKind | null; prefix: string | undefined }): RowId {
	switch (kind ?? kindOfRows(store.rows<AnyRow>(resource))) {
		case 'number':
			return store.nextNumber(resource);
		case 'uuid':
			return uuidOf(`${resource} ${store.nextNumber(resource)}`);
		case 'text':
			return store.newId(prefix ?? resource);
	}
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

function kindOfRows(rows: readonly AnyRow[]): IdKind {
	if (rows.length > 0 && rows.every(({ id }) => typeof id === 'number')) return 'number';
	return rows.length > 0 && rows.every(({ id }) => UUID.test(String(id))) ? 'uuid' : 'text';
}

/** A version 8 UUID, whose bits are free to choose (RFC 9562, 5.8). */
function uuidOf(key: string): string {
	const random = createRandom(key);
	const bytes = Array.from({ length: 16 }, () => Math.floor(random() * 256));
	bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
	bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
	const digits = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
	return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
