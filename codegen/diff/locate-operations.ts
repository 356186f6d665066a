import type { ApiModel, OperationModel } from '#codegen/check/api/api-model.ts';
import { isObject } from '#codegen/check/api/schema-type.ts';
import type { SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import type { PlainDocument } from '#codegen/read/document.ts';
import type { Plain, TreePath } from '#codegen/read/tree.ts';
import { type LocatedSchema, spanOf, viewOf } from './located-schema.ts';

export interface OperationInput {
	name: string;
	place: 'path' | 'query' | 'header' | 'body';
	required: boolean;
	schema: LocatedSchema;
	at: SourceSpan;
}

export interface LocatedOperation {
	model: OperationModel;
	answer: LocatedSchema;
	inputs: ReadonlyMap<string, OperationInput>;
	/** A body that is not an object with named fields. */
	body: LocatedSchema | null;
	api: ApiModel;
}

export function locateOperations(api: ApiModel): ReadonlyMap<string, LocatedOperation> {
	const paths = nodePaths(api.document);
	return new Map(api.operations.map((model) => [model.name, locateOperation(model, api, paths)]));
}

type NodePaths = ReadonlyMap<Plain, TreePath>;

/** Path of every object and list of a document. Nodes shared through aliases keep their first path. */
function nodePaths({ value }: PlainDocument): NodePaths {
	const paths = new Map<Plain, TreePath>([[value, []]]);
	const stack: Plain[] = [value];
	for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
		const at = paths.get(next) ?? [];
		for (const [key, child] of Object.entries(next as { [key: string]: Plain })) {
			if (typeof child !== 'object' || child === null || paths.has(child)) continue;
			paths.set(child, [...at, Array.isArray(next) ? Number(key) : key]);
			stack.push(child);
		}
	}
	return paths;
}

function locateOperation(model: OperationModel, api: ApiModel, paths: NodePaths): LocatedOperation {
	const { document, where } = model;
	const place = (schema: Plain, otherwise: string): LocatedSchema => ({
		document,
		schema,
		path: paths.get(schema) ?? [...where, otherwise],
	});
	const inputs = new Map<string, OperationInput>();
	const whole = model.body ? place(model.body.schema, 'requestBody') : null;
	const view = whole ? viewOf(whole) : null;
	for (const [name, schema] of view?.properties ?? [])
		inputs.set(name, { name, place: 'body', required: view?.required.has(name) ?? false, schema, at: spanOf(schema) });
	for (const [name, { in: where, required, schema, at }] of model.parameters)
		inputs.set(name, { name, place: where, required, schema: place(schema, 'parameters'), at });
	const silent = model.answer.kind === 'null' && isObject(model.answerSchema) && !paths.has(model.answerSchema);
	return {
		model,
		answer: silent ? { document, schema: { type: 'null' }, path: [...where, 'responses'] } : place(model.answerSchema, 'responses'),
		inputs,
		body: view && view.properties.size === 0 ? whole : null,
		api,
	};
}
