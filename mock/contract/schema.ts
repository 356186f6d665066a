/** The subset of JSON Schema that API documents use; `$ref` stays `#/components/schemas/<name>`. */
export interface Schema {
	$ref?: string;
	type?: string | readonly string[];
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
	minLength?: number;
	maxLength?: number;
	minItems?: number;
	maxItems?: number;
	default?: unknown;
	description?: string;
	title?: string;
	'x-message'?: string;
}

export type SchemasByName = Readonly<Record<string, Schema>>;
