import type { SourceSpan } from '#codegen/diagnostics/diagnostic.ts';

export type TimeKind = 'place' | 'deadline';

/** Type of a value. `unknown` is also the result of a reported mistake; it is compatible with every type. */
export type ValueType = (
	| { kind: 'unknown' }
	| { kind: 'null' }
	| { kind: 'boolean' }
	| { kind: 'number'; integer?: boolean; values?: readonly number[] }
	/** `time`: `x-time` of its schema; mixed if two of different kinds were joined. */
	| { kind: 'string'; format?: string; values?: readonly string[]; time?: TimeKind | 'mixed' }
	| { kind: 'array'; items: ValueType }
	| ObjectType
	| UnionType
) & { nullable?: boolean };

/** Fields are resolved lazily, so schemas may be recursive. */
export interface ObjectType {
	kind: 'object';
	/** Name in findings: `CourseCard`, `route.params`. */
	name?: string;
	fields: () => ReadonlyMap<string, ValueField>;
	at?: SourceSpan;
	open?: boolean;
	/** The type of the values under keys that the schema does not name (`additionalProperties`), such as ids. */
	entries?: () => ValueType;
}

/** One of several types, as from `row.score ?? '-'`; never contains unions, null or unknown. */
export interface UnionType {
	kind: 'union';
	of: readonly ValueType[];
}

export interface ValueField {
	type: ValueType;
	optional?: boolean;
	secret?: boolean;
	/** Feature of app.yaml without which the back end does not answer the field. */
	feature?: string;
	at?: SourceSpan;
	description?: string;
}

/** Short text for findings: "text", "a list of CourseCard", "a number or null". */
export function describeType(type: ValueType): string {
	const text = describeKind(type);
	return type.nullable && type.kind !== 'null' ? `${text} or null` : text;
}

const SHOWN_VALUES = 6;

function describeKind(type: ValueType): string {
	switch (type.kind) {
		case 'unknown':
			return 'a value of unknown type';
		case 'null':
			return 'null';
		case 'boolean':
			return 'true or false';
		case 'number':
			return type.integer ? 'a whole number' : 'a number';
		case 'string':
			return describeString(type);
		case 'array':
			return type.items.kind === 'unknown' ? 'a list' : `a list (each item is ${describeType(type.items)})`;
		case 'object':
			return type.name ? `an object (${type.name})` : 'an object';
		case 'union':
			return type.of.map(describeType).join(' or ');
	}
}

function describeString({ format, values }: { format?: string; values?: readonly string[] }): string {
	if (values?.length === 1) return `the text '${values[0]}'`;
	if (values) {
		const shown = values.slice(0, SHOWN_VALUES).map((value) => `'${value}'`);
		return `one of ${shown.join(', ')}${values.length > SHOWN_VALUES ? ', …' : ''}`;
	}
	return format ? `text (${format})` : 'text';
}
