import { objectOr } from '#codegen/check/api/json-object.ts';
import { isObject } from '#codegen/check/api/schema-type.ts';
import type { Plain } from '#codegen/read/tree.ts';
import { listOr } from './source.ts';

type SchemasByName = Record<string, Plain>;

const PREFIX = '#/components/schemas/';

/**
 * Removes, in place, parts that make a schema consist of itself: a base class may list its descendants, which extend the base. Recursion
 * through a property or a list is valid. Returns the removed parts.
 */
export function removeCircularParts(schemas: SchemasByName): { schema: string; part: string }[] {
	const broken: { schema: string; part: string }[] = [];
	for (const name of Object.keys(schemas)) {
		const schema = schemas[name];
		if (!isObject(schema)) continue;
		for (const part of ['oneOf', 'anyOf', 'allOf', '$ref']) {
			const kept = keptOf(schemas, name, part);
			if (kept === null) continue;
			const { [part]: _ring, discriminator, ...rest } = schemas[name] as { [key: string]: Plain };
			const isKept = Array.isArray(kept) && kept.length > 0;
			schemas[name] = isKept ? { ...rest, [part]: kept, ...(discriminator !== undefined && { discriminator }) } : rest;
			broken.push({ schema: name, part });
		}
	}
	return broken;
}

/** Removes, in place, the items of lists that directly contain themselves, which TypeScript cannot express. Returns the schemas. */
export function removeCircularItems(schemas: SchemasByName): string[] {
	return Object.keys(schemas).filter((name) => {
		const schema = schemas[name] as Plain;
		const opened = openLists(schemas, schema, name);
		schemas[name] = opened;
		return JSON.stringify(opened) !== JSON.stringify(schema);
	});
}

function openLists(schemas: SchemasByName, schema: Plain, name: string): Plain {
	if (Array.isArray(schema)) return schema.map((part) => openLists(schemas, part, name));
	if (!isObject(schema)) return schema;
	const entries = Object.entries(schema).flatMap(([key, value]): [string, Plain][] => {
		if (UNIONS.includes(key)) return [[key, openLists(schemas, value, name)]];
		if (key === 'items' && leadsTo(schemas, value, name, true)) return [];
		return key === 'prefixItems' && listOr(value).some((item) => leadsTo(schemas, item, name, true)) ? [] : [[key, value]];
	});
	return Object.fromEntries(entries);
}

const UNIONS = ['allOf', 'oneOf', 'anyOf'];

function keptOf(schemas: SchemasByName, name: string, part: string): Plain[] | null {
	const value = objectOr(schemas[name])[part];
	if (part === '$ref') return typeof value === 'string' && leadsTo(schemas, { $ref: value }, name) ? [] : null;
	const parts = listOr(value);
	const kept = parts.filter((option) => !leadsTo(schemas, option, name));
	if (kept.length === parts.length) return null;
	// A union that lost some options would reject their values, so it is removed entirely.
	return part === 'allOf' ? kept : [];
}

/** Whether a schema consists of another; with `lists`, also of lists of it. */
function leadsTo(schemas: SchemasByName, from: Plain, name: string, lists = false): boolean {
	const seen = new Set<string>();
	const stack: Plain[] = [from];
	for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
		if (!isObject(next)) continue;
		stack.push(...listOr(next.allOf), ...listOr(next.oneOf), ...listOr(next.anyOf));
		if (lists) stack.push(...listOr(next.prefixItems), next.items ?? null);
		if (typeof next.$ref !== 'string' || !next.$ref.startsWith(PREFIX)) continue;
		const to = next.$ref.slice(PREFIX.length);
		if (to === name) return true;
		if (!seen.has(to)) stack.push(schemas[to] ?? null);
		seen.add(to);
	}
	return false;
}
