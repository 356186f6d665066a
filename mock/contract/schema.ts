import type { LetterCase, TypedKind } from '#src/lib/typed-text.ts';

/** The subset of JSON Schema that API documents use; `$ref` stays `#/components/schemas/<name>`. */
export interface Schema {
	$ref?: string;
	type?: string | readonly string[];
	/** OpenAPI 3.0's word for `type: [<type>, 'null']`. */
	nullable?: boolean;
	properties?: Readonly<Record<string, Schema>>;
	required?: readonly string[];
	items?: Schema;
	/** Schemas of the first items of a list; `items` describes the others. */
	prefixItems?: readonly Schema[];
	additionalProperties?: boolean | Schema;
	/** Schemas of the fields whose names match a pattern. */
	patternProperties?: Readonly<Record<string, Schema>>;
	allOf?: readonly Schema[];
	anyOf?: readonly Schema[];
	oneOf?: readonly Schema[];
	/** Tells the forms of `oneOf` and `anyOf` apart: `mapping` has the reference of a form for each value of the property. */
	discriminator?: { propertyName: string; mapping: Readonly<Record<string, string>> };
	enum?: readonly unknown[];
	const?: unknown;
	format?: string;
	contentMediaType?: string;
	/** `base64`: the text is the content of a file. */
	contentEncoding?: string;
	pattern?: string;
	minimum?: number;
	maximum?: number;
	exclusiveMinimum?: number;
	exclusiveMaximum?: number;
	multipleOf?: number;
	minLength?: number;
	maxLength?: number;
	minItems?: number;
	maxItems?: number;
	uniqueItems?: boolean;
	minProperties?: number;
	maxProperties?: number;
	default?: unknown;
	description?: string;
	title?: string;
	'x-message'?: string;
	'x-as'?: TypedKind;
	'x-case'?: LetterCase;
}

const KEYS: Readonly<Record<keyof Schema, true>> = {
	$ref: true,
	type: true,
	nullable: true,
	properties: true,
	required: true,
	items: true,
	prefixItems: true,
	additionalProperties: true,
	patternProperties: true,
	allOf: true,
	anyOf: true,
	oneOf: true,
	discriminator: true,
	enum: true,
	const: true,
	format: true,
	contentMediaType: true,
	contentEncoding: true,
	minimum: true,
	maximum: true,
	exclusiveMinimum: true,
	exclusiveMaximum: true,
	multipleOf: true,
	pattern: true,
	minLength: true,
	maxLength: true,
	minItems: true,
	maxItems: true,
	uniqueItems: true,
	minProperties: true,
	maxProperties: true,
	default: true,
	description: true,
	title: true,
	'x-message': true,
	'x-as': true,
	'x-case': true,
};

/** Whether the mock knows a keyword of JSON Schema; the compiler leaves all others out of the schemas that it emits. */
export const isSchemaKey = (key: string): boolean => Object.hasOwn(KEYS, key);

export type SchemasByName = Readonly<Record<string, Schema>>;
