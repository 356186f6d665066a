import type { MockJoin } from '#mock/generated/answer-types.ts';
import type { ComputedFields, ComputeFields } from '#mock/handler.ts';
import type { AnyRow } from '#mock/store/store.ts';
import type { AnswerContext } from './answer-context.ts';
import { compileJoins, copyRow, originalOf } from './join.ts';

export interface Finishing {
	/** Adds joined and computed fields; returns rows that have them already unchanged. */
	finish: (row: AnyRow, context: AnswerContext) => AnyRow;
	computed: ((context: AnswerContext) => ComputedFields<AnyRow>) | undefined;
	/** Whether one of the fields may be joined or computed, so that rows are finished before it is read. */
	adds: (fields: readonly string[]) => boolean;
}

interface AddedFields {
	join?: Readonly<Record<string, MockJoin>>;
}

export function compileFinishing({ join = {} }: AddedFields, compute: ComputeFields<AnyRow> | undefined): Finishing {
	const computed = compute && compileComputed(compute);
	const addJoined = compileJoins(join);
	const adds = (fields: readonly string[]): boolean =>
		compute !== undefined || fields.some((field) => Object.hasOwn(join, field.split('.')[0] ?? field));
	if (!addJoined && !computed) return { finish: (row) => row, computed, adds };
	return {
		finish(row, context) {
			if (originalOf(row)) return row;
			const joined = addJoined ? addJoined(row, context.store, context.user?.id ?? null) : row;
			return computed ? copyRow(joined, { ...computed(context).row(joined) }) : joined;
		},
		computed,
		adds,
	};
}

function compileComputed(compute: ComputeFields<AnyRow>): (context: AnswerContext) => ComputedFields<AnyRow> {
	const computed = new WeakMap<AnswerContext, ComputedFields<AnyRow>>();
	return (context) => {
		const { input, store: db, user, now, scenario } = context;
		const fields = computed.get(context) ?? compute({ input, db, user, now, scenario });
		computed.set(context, fields);
		return fields;
	};
}
