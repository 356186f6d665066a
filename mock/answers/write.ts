/** Declared answers that create, change or delete rows. */

import type { CreateAnswer, DeleteAnswer, UpdateAnswer } from '#mock/generated/answer-types.ts';
import * as texts from '#mock/generated/messages/mock.ts';
import { EnvelopeError } from '#mock/http/envelope-error.ts';
import type { AnyRow, RowId } from '#mock/store/store.ts';
import { resolveOffset, toIsoTime } from '#mock/store/time-offset.ts';
import type { AnswerContext, AnswerOptions, Respond } from './answer-context.ts';
import { compileFindEach } from './find-row.ts';
import { compileFinishing } from './finish-row.ts';
import { newRowId } from './new-row-id.ts';
import { compileReferences } from './references.ts';

type WriteSpec = Pick<UpdateAnswer, 'resource' | 'key' | 'set' | 'unique'>;

export function compileCreate(spec: CreateAnswer, options: AnswerOptions): Respond {
	const { each } = spec;
	const create = compileCreateRow(spec, options);
	const checkReferences = compileReferences(spec.references);
	if (each !== undefined) return compileCreateEach(spec, { each, create, checkReferences, options });
	return (context) => {
		checkReferences(context);
		refuseDuplicates(spec, context, { own: null });
		return create(context);
	};
}

interface CreateEach {
	each: string;
	create: (context: AnswerContext) => AnyRow;
	checkReferences: (context: AnswerContext) => void;
	options: AnswerOptions;
}

/** Creates a row of each entry of a list, with the other fields of the input, or none. */
function compileCreateEach(spec: CreateAnswer, { each, create, checkReferences, options }: CreateEach): Respond {
	return (context) => {
		const { [each]: entries, ...shared } = context.input;
		// The compiler has checked that the field is a list of objects.
		const inputs = ((entries ?? []) as Record<string, unknown>[]).map((entry) => ({ ...shared, ...entry }));
		for (const [index, input] of inputs.entries()) {
			checkReferences({ ...context, input });
			refuseDuplicates(spec, { ...context, input }, { own: null, before: inputs.slice(0, index), at: `${each}[${index}].` });
		}
		return answerOfList(
			inputs.map((input) => create({ ...context, input })),
			options,
		);
	};
}

function compileCreateRow(spec: CreateAnswer, { idKind: kind, compute }: AnswerOptions): (context: AnswerContext) => AnyRow {
	const { resource, owner, prefix } = spec;
	const { finish } = compileFinishing(spec, compute);
	return (context) => {
		const { store, user, input } = context;
		const owned = owner && user ? { [owner]: user.id } : {};
		const id = newRowId(store, resource, { kind, prefix });
		const values = valuesOf(spec, context);
		return finish(store.insert<AnyRow>(resource, { ...structuredClone(input), ...owned, ...values, id }), context);
	};
}

export function compileUpdate(spec: UpdateAnswer, options: AnswerOptions): Respond {
	const finishing = compileFinishing(spec, options.compute);
	const findEach = compileFindEach(spec, finishing);
	const update = compileUpdateRow(spec);
	return (context) => {
		const { rows, isList } = findEach(context);
		const updated = rows.map((row) => finishing.finish(update(row, context), context));
		return isList ? answerOfList(updated, options) : updated[0];
	};
}

export function compileDelete(spec: DeleteAnswer, options: AnswerOptions): Respond {
	const finishing = compileFinishing(spec, options.compute);
	const findEach = compileFindEach(spec, finishing);
	return (context) => {
		const { rows, isList } = findEach(context);
		const deleted = rows.map((row) => finishing.finish(row, context));
		for (const { id } of rows) context.store.remove(spec.resource, id);
		if (isList) return answerOfList(deleted, options);
		return options.accepts(null) ? null : deleted[0];
	};
}

/** The written rows, or how many there are; null if the response has no data. */
function answerOfList(rows: readonly AnyRow[], { accepts }: AnswerOptions): unknown {
	if (accepts(null)) return null;
	return accepts([]) ? rows : { count: rows.length, ids: rows.map(({ id }) => id) };
}

/** Writes the input without the parameters of the key, and `set`. */
export function compileUpdateRow(spec: WriteSpec): (row: AnyRow, context: AnswerContext) => AnyRow {
	const keys = new Set(Object.keys(spec.key ?? { id: 'id' }));
	return (row, context) => {
		refuseDuplicates(spec, context, { own: row.id });
		const fields = Object.fromEntries(Object.entries(context.input).filter(([name]) => !keys.has(name)));
		return context.store.update<AnyRow>(spec.resource, row.id, { ...structuredClone(fields), ...valuesOf(spec, context) });
	};
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
	{ unique = [], resource }: WriteSpec,
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

export function valuesOf({ set = {} }: Pick<WriteSpec, 'set'>, context: AnswerContext): Record<string, unknown> {
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
