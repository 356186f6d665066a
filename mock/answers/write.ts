/** Declared answers that create, change or delete rows. */
import * as texts from '#mock/generated/messages/mock.ts';
import { EnvelopeError } from '#mock/http/envelope-error.ts';
import type { DeclaredAnswer } from '#mock/operation.ts';
import type { AnyRow, RowId } from '#mock/store/store.ts';
import { resolveOffset, toIsoTime } from '#mock/store/time-offset.ts';
import type { AnswerContext, AnswerParts, Respond } from './answer-parts.ts';
import { newRowId } from './new-row-id.ts';

type WriteSpec = Pick<DeclaredAnswer, 'set' | 'unique' | 'key'>;

export function compileCreate({ spec, resource, idKind, finish }: AnswerParts): Respond {
	return (context) => {
		const { store, input, user } = context;
		refuseDuplicates(spec, resource, context, null);
		const owned = spec.owner && user ? { [spec.owner]: user.id } : {};
		const id = newRowId(store, resource, { kind: idKind, prefix: spec.prefix });
		return finish(store.insert<AnyRow>(resource, { ...structuredClone(input), ...owned, ...valuesOf(spec, context), id }), context);
	};
}

export function compileUpdate(parts: AnswerParts): Respond {
	const { spec, resource, findEach, finish } = parts;
	return (context) => {
		const { rows, isList } = findEach(context);
		const updated = rows.map((row) => finish(updateRow({ spec, resource, row }, context), context));
		return isList ? answerOfList(updated, parts) : updated[0];
	};
}

export function compileDelete(parts: AnswerParts): Respond {
	const { resource, findEach, finish, accepts } = parts;
	return (context) => {
		const { rows, isList } = findEach(context);
		const deleted = rows.map((row) => finish(row, context));
		for (const { id } of rows) context.store.remove(resource, id);
		if (isList) return answerOfList(deleted, parts);
		return accepts(null) ? null : deleted[0];
	};
}

/** The written rows, or how many there are; null if the response has no data. */
function answerOfList(rows: readonly AnyRow[], { accepts }: AnswerParts): unknown {
	if (accepts(null)) return null;
	return accepts([]) ? rows : { count: rows.length, ids: rows.map(({ id }) => id) };
}

/** Writes the input without the parameters of the key, and `set`. */
export function updateRow({ spec, resource, row }: { spec: WriteSpec; resource: string; row: AnyRow }, context: AnswerContext): AnyRow {
	const keys = new Set(Object.keys(spec.key ?? { id: 'id' }));
	refuseDuplicates(spec, resource, context, row.id);
	const fields = Object.fromEntries(Object.entries(context.input).filter(([name]) => !keys.has(name)));
	return context.store.update<AnyRow>(resource, row.id, { ...structuredClone(fields), ...valuesOf(spec, context) });
}

/** Fails if another row than that with the id `own` already has the same value in a `unique` field. */
function refuseDuplicates({ unique = [] }: WriteSpec, resource: string, { store, input }: AnswerContext, own: RowId | null): void {
	const given = unique.filter((field) => Object.hasOwn(input, field));
	const taken = given.filter((field) => store.rows<AnyRow>(resource).some((row) => row.id !== own && row[field] === input[field]));
	if (taken.length === 0) return;
	const fields = Object.fromEntries(taken.map((field) => [field, texts.taken({ value: String(input[field]) })]));
	throw new EnvelopeError(400, texts.duplicate, { fields, httpStatus: 409 });
}

export function valuesOf({ set = {} }: WriteSpec, context: AnswerContext): Record<string, unknown> {
	return Object.fromEntries(Object.entries(set).map(([name, value]) => [name, templateValue(value, context)]));
}

function templateValue(value: unknown, context: AnswerContext): unknown {
	if (Array.isArray(value)) return value.map((item) => templateValue(item, context));
	if (typeof value !== 'string') return value;
	const { now, user, input } = context;
	if (/^@[-+\d]/.test(value)) return resolveOffset(value, now());
	if (!value.startsWith('$')) return value;
	if (value === '$now') return toIsoTime(now());
	const [from, field = 'id'] = value.slice(1).split('.');
	return (from === 'user' ? user?.[field] : input[field]) ?? null;
}
