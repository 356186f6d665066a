import { bodyMediaOf } from '#codegen/check/api/media-types.ts';
/** Makes the input names of each operation unique, because callers pass one flat object. */
import type { TreePath } from '#codegen/read/tree.ts';
import { upperFirst } from './names.ts';
import type { BodyPart, ParameterPart } from './operation-parts.ts';
import { bodyShape, fieldsOf, type SchemasByName } from './schema-fields.ts';
import type { Source } from './source.ts';

export interface OperationInputs {
	url: string;
	parameters: readonly ParameterPart[];
	body: BodyPart | null;
	/** Names that operations of this path use outside of the path. */
	used: ReadonlySet<string>;
	path: TreePath;
}

/** The inputs with unique names; null, with a note, if no valid call is possible. */
export function uniqueInputs(source: Source, inputs: OperationInputs, schemas: SchemasByName): OperationInputs | null {
	const { body } = inputs;
	const isForm = body !== null && ['form', 'multipart'].includes(bodyMediaOf(body.media));
	const shape = body && (isForm || bodyMediaOf(body.media) === 'json') ? bodyShape(body.schema, schemas) : 'fields';
	const { notes } = source;
	if (isForm && shape === 'value') {
		notes.leftOut(
			inputs.path,
			'A form is made of fields, so one that is a list or a single value cannot be sent.',
			'Have the server take an object with that value as a field.',
		);
		return null;
	}
	if (body && shape === 'unknown')
		notes.changed(
			body.path,
			'The fields of this body are not known, as it may have several forms: no page can hand them in.',
			'Write one schema with all fields, optional where they are not in every form.',
		);
	const parameters = withTemplate(source, inputs);
	const names = new Set(body ? namesIn(body, schemas) : []);
	const others = parameters.filter((parameter) => parameter.in !== 'path');
	const kept = others.filter((parameter) => {
		const free = !names.has(parameter.name);
		names.add(parameter.name);
		return free;
	});
	const lost = others.filter((parameter) => !kept.includes(parameter));
	for (const { name, path, required } of lost) {
		const message = required
			? `The operation is not there: \`${name}\` is needed as a parameter and means something else besides.`
			: `The parameter \`${name}\` is also a field of the body or another parameter, and callers could not say which they mean.`;
		notes.leftOut(path, message, 'Rename one of the two.');
	}
	if (lost.some(({ required }) => required)) return null;
	return renamePath(source, { ...inputs, parameters: [...parameters.filter(({ in: place }) => place === 'path'), ...kept] });
}

/** A body without fields is the field `body`. */
function namesIn({ media, schema }: BodyPart, schemas: SchemasByName): string[] {
	const sent = bodyMediaOf(media);
	const isWhole = sent === 'raw' || (sent === 'json' && bodyShape(schema, schemas) === 'value');
	return isWhole ? ['body'] : [...fieldsOf(schema, schemas).keys()];
}

export function namesBeside(operations: readonly Pick<OperationInputs, 'parameters' | 'body'>[], schemas: SchemasByName): Set<string> {
	return new Set(
		operations.flatMap(({ parameters, body }) => [
			...parameters.filter(({ in: place }) => place !== 'path').map(({ name }) => name),
			...(body ? namesIn(body, schemas) : []),
		]),
	);
}

/** Makes path parameters match the path: missing ones are added, extra ones are left out. */
function withTemplate({ notes }: Source, { url, parameters, path }: OperationInputs): ParameterPart[] {
	const wanted = [...url.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name ?? '');
	const fits = parameters.filter((parameter) => parameter.in !== 'path' || wanted.includes(parameter.name));
	for (const { name, path: at } of parameters.filter((parameter) => !fits.includes(parameter)))
		notes.leftOut(at, `The path has no place for its parameter \`${name}\`.`, 'Mend the path, or say where the parameter is.');
	const missing = [...new Set(wanted)].filter((name) => !fits.some((parameter) => parameter.in === 'path' && parameter.name === name));
	const added = missing.map((name): ParameterPart => {
		notes.assumed(path, `Nothing is said of \`{${name}}\` in the path; it is taken for text.`, 'Write its type.');
		return { name, in: 'path', required: true, description: '', schema: { type: 'string' }, path };
	});
	return [...fits, ...added];
}

/** On a conflict the path parameter is renamed: its name is never sent to the server. */
function renamePath({ notes }: Source, inputs: OperationInputs): OperationInputs {
	const { used } = inputs;
	let { url } = inputs;
	const parameters = inputs.parameters.map((parameter) => {
		if (parameter.in !== 'path' || !used.has(parameter.name)) return parameter;
		let name = `path${upperFirst(parameter.name)}`;
		while (used.has(name)) name = `${name}_`;
		url = url.replaceAll(`{${parameter.name}}`, `{${name}}`);
		const message = `\`${parameter.name}\` of the path is called \`${name}\` here: a field of the body, or another parameter, has the same name.`;
		notes.changed(parameter.path, message, 'Rename it as you like, in the path as well.');
		return { ...parameter, name };
	});
	return { ...inputs, url, parameters };
}
