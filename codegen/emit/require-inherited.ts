import { flatSchema } from '#codegen/check/api/field-schema.ts';
import { objectOr } from '#codegen/check/api/json-object.ts';
import { followRef, isObject, requiredIn } from '#codegen/check/api/schema-type.ts';
import type { PlainDocument } from '#codegen/read/document.ts';
import type { Plain } from '#codegen/read/tree.ts';

/**
 * A copy in which each `allOf` describes the fields that it requires of others: openapi-typescript takes them for optional if one part of
 * `allOf` describes a field and another part requires it.
 */
export function requireInherited(document: PlainDocument, value: Plain): Plain {
	if (Array.isArray(value)) return value.map((item) => requireInherited(document, item));
	if (!isObject(value)) return value;
	const copy = Object.fromEntries(Object.entries(value).map(([key, child]) => [key, requireInherited(document, child)]));
	if (!Array.isArray(value.allOf) || !Array.isArray(copy.allOf)) return copy;
	const lost = lostNames(document, value, value.allOf);
	if (lost.length === 0) return copy;
	const { properties } = flatSchema(document, value);
	const described = lost.map((name): [string, Plain] => [name, isObject(properties) ? (properties[name] ?? {}) : {}]);
	return {
		...copy,
		allOf: [
			...copy.allOf.filter((part) => !saysNothing(part)),
			{ type: 'object', required: lost, properties: Object.fromEntries(described) },
		],
	};
}

/** Such a part would be typed as `unknown`. */
const saysNothing = (part: Plain): boolean => isObject(part) && Object.keys(part).every((key) => key === 'required' || key === 'type');

function lostNames(document: PlainDocument, schema: { readonly [key: string]: Plain }, parts: readonly Plain[]): string[] {
	const known = new Map<string, boolean>();
	const own = new Set(Array.isArray(schema.required) ? schema.required : []);
	for (const part of [schema, ...parts])
		for (const [name, required] of describedBy(document, part, own)) known.set(name, known.get(name) || required);
	return [...new Set(requiredIn(document, schema))].filter((name) => known.get(name) === false);
}

/** Fields that a part describes, each with whether openapi-typescript sees that it is required; `own`: names that the whole requires. */
function describedBy(document: PlainDocument, part: Plain, own: ReadonlySet<Plain>, open: readonly Plain[] = []): [string, boolean][] {
	if (!isObject(part) || open.includes(part)) return [];
	if (typeof part.$ref === 'string') return describedBy(document, followRef(document, part.$ref)?.value ?? null, own, [...open, part]);
	const required = Array.isArray(part.required) ? part.required : [];
	const fields = Object.keys(objectOr(part.properties));
	const inherited = (Array.isArray(part.allOf) && open.length > 0 ? part.allOf : []).flatMap((each) =>
		describedBy(document, each, new Set(required), [...open, part]),
	);
	return [...fields.map((name): [string, boolean] => [name, required.includes(name) || own.has(name)]), ...inherited];
}
