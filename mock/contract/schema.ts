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
	additionalProperties?: boolean | Schema;
	allOf?: readonly Schema[];
	anyOf?: readonly Schema[];
	oneOf?: readonly Schema[];
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
	additionalProperties: true,
	allOf: true,
	anyOf: true,
	oneOf: true,
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
