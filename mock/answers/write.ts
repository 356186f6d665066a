/** Declared answers that create, change or delete rows. */
import * as texts from '#mock/generated/messages/mock.ts';
import { EnvelopeError } from '#mock/http/envelope-error.ts';
import type { DeclaredAnswer } from '#mock/operation.ts';
import type { AnyRow, RowId } from '#mock/store/store.ts';
import { resolveOffset, toIsoTime } from '#mock/store/time-offset.ts';
import type { AnswerContext, AnswerParts, Respond } from './answer-parts.ts';
import { newRowId } from './new-row-id.ts';

type WriteSpec = Pick<DeclaredAnswer, 'set' | 'unique' | 'key'>;

interface WriteParts {
	spec: WriteSpec;
	resource: string;
}

export function compileCreate(parts: AnswerParts): Respond {
	const { each } = parts.spec;
	if (each !== undefined) return compileCreateEach(each, parts);
	return (context) => {
		refuseDuplicates(parts, context, { own: null });
		return createRow(context.input, parts, context);
	};
}

/** Creates a row of each entry of a list, with the other fields of the input, or none. */
function compileCreateEach(each: string, parts: AnswerParts): Respond {
	return (context) => {
		const { [each]: entries, ...shared } = context.input;
		// The compiler has checked that the field is a list of objects.
		const inputs = ((entries ?? []) as Record<string, unknown>[]).map((entry) => ({ ...shared, ...entry }));
		for (const [index, input] of inputs.entries())
			refuseDuplicates(parts, { ...context, input }, { own: null, before: inputs.slice(0, index), at: `${each}[${index}].` });
		return answerOfList(
			inputs.map((input) => createRow(input, parts, context)),
			parts,
		);
	};
}

function createRow(input: AnswerContext['input'], { spec, resource, idKind, finish }: AnswerParts, context: AnswerContext): AnyRow {
	const { store, user } = context;
	const owned = spec.owner && user ? { [spec.owner]: user.id } : {};
	const id = newRowId(store, resource, { kind: idKind, prefix: spec.prefix });
	const values = valuesOf(spec, { ...context, input });
	return finish(store.insert<AnyRow>(resource, { ...structuredClone(input), ...owned, ...values, id }), context);
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
export function updateRow({ spec, resource, row }: WriteParts & { row: AnyRow }, context: AnswerContext): AnyRow {
	const keys = new Set(Object.keys(spec.key ?? { id: 'id' }));
	refuseDuplicates({ spec, resource }, context, { own: row.id });
	const fields = Object.fromEntries(Object.entries(context.input).filter(([name]) => !keys.has(name)));
	return context.store.update<AnyRow>(resource, row.id, { ...structuredClone(fields), ...valuesOf(spec, context) });
}

interface OtherRows {
	/** The id of the written row; null for a new one. */
	own: RowId | null;
	/** Rows that the same request creates. */
	before?: readonly Readonly<Record<string, unknown>>[];
	/** Path to the fields in the body. */
	at?: string;
}

/** Fails if another row has the same value in a `unique` field. */
function refuseDuplicates(
	{ spec: { unique = [] }, resource }: WriteParts,
	{ store, input }: AnswerContext,
	{ own, before = [], at = '' }: OtherRows,
): void {
	const given = unique.filter((field) => Object.hasOwn(input, field));
	if (given.length === 0) return;
	const others = [...store.rows<AnyRow>(resource).filter(({ id }) => id !== own), ...before];
	const taken = given.filter((field) => others.some((row) => row[field] === input[field]));
	if (taken.length === 0) return;
	const fields = Object.fromEntries(taken.map((field) => [at + field, texts.taken({ value: String(input[field]) })]));
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
