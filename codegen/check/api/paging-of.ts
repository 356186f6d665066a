import type { ValueField, ValueType } from '#codegen/expression/value-type.ts';
import type { PagingModel, ParameterModel } from './api-model.ts';

/** The way in which the operation pages, or what it lacks for the nearest one. */
export function pagingOf(
	pagings: readonly PagingModel[],
	parameters: ReadonlyMap<string, ParameterModel>,
	answer: ValueType,
): { paging: PagingModel | null; lacks: readonly string[] } {
	const ways = pagings.map((paging) => ({ paging, lacks: pagingLacks(paging, parameters, answer) }));
	const [nearest] = ways.toSorted((a, b) => a.lacks.length - b.lacks.length);
	if (!nearest) return { paging: null, lacks: ['x-paging'] };
	return { paging: nearest.lacks.length === 0 ? nearest.paging : null, lacks: nearest.lacks };
}

function pagingLacks(
	{ page, size, list, total, next }: PagingModel,
	parameters: ReadonlyMap<string, ParameterModel>,
	answer: ValueType,
): string[] {
	const fields: ReadonlyMap<string, ValueField> = answer.kind === 'object' ? answer.fields() : new Map();
	const lacks = [page, size].filter((name) => !parameters.has(name));
	if (fields.get(list)?.type.kind !== 'array') lacks.push(list);
	const last = next ?? total;
	return fields.has(last) ? lacks : [...lacks, last];
}
