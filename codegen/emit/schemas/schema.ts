export type Schema = { [key: string]: unknown };

/** Scalars that may be an expression; only the compiler knows the result type. */
export const EXPRESSION: Schema = { type: ['string', 'number', 'boolean', 'null'] };

/** An expression or a choice among expressions, where another schema describes the choice. */
export const EXPRESSION_OR_MATCH: Schema = { type: ['string', 'number', 'boolean', 'null', 'object'] };

/** Applies `then` where `key` has the value, or is present at all if it is null. */
export const when = (key: string, value: string | null, then: Schema): Schema => ({
	if: { properties: { [key]: value === null ? {} : { const: value } }, required: [key] },
	then,
});

/** Applies `then` where none of the keys is present. */
export const without = (keys: readonly string[], then: Schema): Schema => ({
	if: { properties: Object.fromEntries(keys.map((key) => [key, false])) },
	then,
});

/** Registers a definition once and returns its reference. The name is registered before `build` runs, to allow recursion. */
export type Define = (name: string, build: () => Schema) => Schema;

export class Definitions {
	private readonly schemas = new Map<string, Schema>();

	readonly define: Define = (name, build) => {
		if (!this.schemas.has(name)) {
			this.schemas.set(name, {});
			this.schemas.set(name, build());
		}
		return { $ref: `#/definitions/${name}` };
	};

	all(): Schema {
		return Object.fromEntries([...this.schemas].sort(([a], [b]) => (a < b ? -1 : 1)));
	}
}

/** Prints one key or definition per line: compact, and diffs show the changed definition. */
export function printSchema(root: Schema, definitions: Schema): string {
	const line = ([key, value]: [string, unknown], depth: string): string => `${depth}${JSON.stringify(key)}: ${JSON.stringify(value)}`;
	const own = Object.entries({ $schema: 'http://json-schema.org/draft-07/schema#', ...root }).map((entry) => line(entry, '\t'));
	const defined = Object.entries(definitions).map((entry) => line(entry, '\t\t'));
	return `{\n${[...own, `\t"definitions": {\n${defined.join(',\n')}\n\t}`].join(',\n')}\n}\n`;
}
