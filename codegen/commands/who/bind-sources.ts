import type { OperationModel } from '#codegen/check/api-model.ts';
import type { Names } from '#codegen/check/names.ts';
import { type ObjectSpec, referenceAt, type SourceSpec, scalarAt } from '#codegen/read/spec.ts';
import { answerOf, below, inputsOf, originsOf, type Sources } from './fields.ts';
import type { Trail } from './trail.ts';
import type { Field } from './use.ts';

export type Operations = Pick<Names, 'operations'>;

/** Adds what a construct binds for the keys in it: the row or object of its source, the values of its form, what a search found. */
export function bindSources(spec: ObjectSpec, trail: Trail, sources: Sources, names: Operations): Sources {
	if (spec.shape.name === 'AppSearch') return bindSearch(spec, sources, names);
	if (spec.shape.name === 'PageDialog') return new Map([...sources, ...dataSources(spec, names)]);
	const { binds } = spec.shape;
	if (!binds) return sources;
	if (binds === 'form') return new Map([...sources, ['form', formOf(operationAt(spec, 'submits', names))]]);
	const source = spec.keys.get('source')?.value;
	return new Map([...sources, [binds, source?.kind === 'source' ? rowsOf(source, trail, sources, names) : []]]);
}

/** Rows of paged data are those of the list that the API names; other sources hand on what they read. */
function rowsOf({ ast, yields }: SourceSpec, trail: Trail, sources: Sources, { operations }: Operations): readonly Field[] {
	const origins = originsOf(ast, sources);
	const [root, name] = ast.kind === 'path' && ast.steps.length === 2 ? ast.steps.map((step) => step.name) : [];
	if (yields === 'object' || root !== 'data' || !name || !isPaged(trail, name)) return origins;
	return origins.flatMap((answer) => {
		const list = operations.get(answer.operation)?.paging?.list;
		return (list && below(answer, list)) || [];
	});
}

function isPaged(trail: Trail, name: string): boolean {
	return trail.some(({ spec }) => {
		const data = spec.kind === 'object' ? spec.keys.get('data')?.value : undefined;
		const call = data?.kind === 'record' ? data.entries.get(name)?.value : undefined;
		return call?.kind === 'object' && scalarAt(call, 'paged') === true;
	});
}

/** `data.<name>` for each call that a page or a dialog declares. */
export function dataSources(owner: ObjectSpec, names: Operations): Sources {
	const data = owner.keys.get('data')?.value;
	if (data?.kind !== 'record') return new Map();
	return new Map(
		[...data.entries].map(([name, { value }]) => [
			`data.${name}`,
			answerOf(value.kind === 'object' ? operationAt(value, 'call', names) : null),
		]),
	);
}

function formOf(operation: OperationModel | null): Field[] {
	return operation ? [inputsOf(operation)] : [];
}

function bindSearch(spec: ObjectSpec, sources: Sources, names: Operations): Sources {
	const answer = answerOf(operationAt(spec, 'call', names));
	const withAnswer = new Map([...sources, ['answer', answer] as const]);
	const items = spec.keys.get('items')?.value;
	return new Map([...withAnswer, ['row', items?.kind === 'expression' ? originsOf(items.ast, withAnswer) : []]]);
}

function operationAt(spec: ObjectSpec, key: string, { operations }: Operations): OperationModel | null {
	return operations.get(referenceAt(spec, key)?.name ?? '') ?? null;
}
