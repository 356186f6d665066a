/** Filters and sorts the rows of a resource. */
import type { ListAnswer, OneAnswer, PageAnswer, TreeAnswer } from '#mock/generated/answer-types.ts';
import type { AnyRow } from '#mock/store/store.ts';
import type { AnswerContext } from './answer-context.ts';
import { compileSelection, fieldsOfSelection } from './filter.ts';
import type { Finishing } from './finish-row.ts';
import { compileSort } from './sort.ts';

export type SelectRows = (context: AnswerContext) => readonly AnyRow[];

/** Ignores the filter of the parameter `ignored`. */
export function compileSelect(
	spec: ListAnswer | PageAnswer | TreeAnswer | OneAnswer,
	{ finish, adds }: Finishing,
	ignored?: string,
): SelectRows {
	const { resource, filter = {} } = spec;
	const kept = Object.fromEntries(Object.entries(filter).filter(([parameter]) => parameter !== ignored));
	const selection = compileSelection({ ...spec, filter: kept });
	const chooseSorting = compileSort(spec.sort);
	const finishesFirst = adds(fieldsOfSelection(spec));
	const hides = spec.answer !== 'one' && spec.always !== true;
	return (context) => {
		if (hides && context.scenario.empty) return [];
		const sorting = chooseSorting(context.input);
		const test = selection(context.input, context.user?.id ?? null);
		const choose = (rows: readonly AnyRow[]): readonly AnyRow[] => (test ? rows.filter(test) : rows);
		if (finishesFirst || adds(sorting?.fields ?? [])) {
			const chosen = choose(context.store.rows<AnyRow>(resource).map((row) => finish(row, context)));
			return sorting ? sorting.order(chosen) : chosen;
		}
		// Sorts before filtering: the store caches the sorted rows until one of them changes.
		return choose(sorting ? context.store.derived(resource, `order ${sorting.text}`, sorting.order) : context.store.rows<AnyRow>(resource));
	};
}
