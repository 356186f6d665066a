import { objectOr } from '#codegen/check/api/json-object.ts';
import { isObject } from '#codegen/check/api/schema-type.ts';
import type { Conversion, ParameterPart } from './operation-parts.ts';
import { follow, type LocatedNode, listOr, textOr } from './source.ts';

/** Objects whose fields are sent under their own names: one parameter each. Null for others; empty, with a note, if no fields are known. */
export function spreadParameter(
	{ source, schemas }: Conversion,
	{ value, path }: LocatedNode,
	part: Omit<ParameterPart, 'schema'>,
): ParameterPart[] | null {
	const schema = follow(source, value.schema, [...path, 'schema']);
	if (part.in !== 'query' || schema?.value.type !== 'object' || value.style === 'deepObject' || value.explode === false) return null;
	const fields = Object.entries(objectOr(schema.value.properties));
	const { notes } = source;
	if (fields.length === 0) {
		notes.leftOut(
			path,
			`The parameter \`${part.name}\` is an object of which no field is known.`,
			'Describe its fields, each as a parameter.',
		);
		return [];
	}
	const needed = listOr(schema.value.required);
	notes.changed(
		path,
		`The fields of \`${part.name}\` are parameters of their own here, as they are sent: \`${fields[0]?.[0] ?? ''}\`.`,
		'Nothing has to be done.',
	);
	return fields.map(([name, field]) => {
		const at = [...schema.path, 'properties', name];
		return {
			...part,
			name,
			required: part.required && needed.includes(name),
			description: textOr(isObject(field) ? field.description : undefined, ''),
			schema: schemas.convert(field, at),
		};
	});
}
