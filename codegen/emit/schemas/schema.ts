/** A JSON Schema of draft 7, which the language servers of editors read. */
export type Schema = { [key: string]: unknown };

/** What an expression may be written as; the compiler alone knows what it yields. */
export const EXPRESSION: Schema = { type: ['string', 'number', 'boolean', 'null'] };

/** Enters a definition once and refers to it; it is entered before it is built, so that constructs may contain themselves. */
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

	/** Sorted by name. */
	all(): Schema {
		return Object.fromEntries([...this.schemas].sort(([a], [b]) => (a < b ? -1 : 1)));
	}
}

/** One key or definition a line: short enough to be kept, and what changes shows in a review by its name. */
export function printSchema(root: Schema, definitions: Schema): string {
	const line = ([key, value]: [string, unknown], depth: string): string => `${depth}${JSON.stringify(key)}: ${JSON.stringify(value)}`;
	const own = Object.entries({ $schema: 'http://json-schema.org/draft-07/schema#', ...root }).map((entry) => line(entry, '\t'));
	const defined = Object.entries(definitions).map((entry) => line(entry, '\t\t'));
	return `{\n${[...own, `\t"definitions": {\n${defined.join(',\n')}\n\t}`].join(',\n')}\n}\n`;
}
