/** Declared answers that find the row of the key, or make it. */

import type { ToggleAnswer, UpsertAnswer } from '#mock/generated/answer-types.ts';
import type { AnyRow, RowId } from '#mock/store/store.ts';
import type { AnswerContext, AnswerOptions, Respond } from './answer-context.ts';
import { isSame } from './find-row.ts';
import { compileFinishing } from './finish-row.ts';
import { newRowId } from './new-row-id.ts';
import { compileReferences } from './references.ts';
import { valuesOf } from './write.ts';

interface KeyedRow {
	/** Field → value that identifies the row. */
	key: Readonly<Record<string, unknown>>;
	found: AnyRow | undefined;
}

type Locate = (context: AnswerContext) => KeyedRow;

export function compileUpsert(spec: UpsertAnswer, options: AnswerOptions): Respond {
	const { resource } = spec;
	const parameters = new Set(Object.keys(spec.key));
	const locate = compileLocate(spec);
	const create = compileNewRow(spec, options);
	const { finish } = compileFinishing(spec, options.compute);
	const checkReferences = compileReferences(spec.references);
	return (context) => {
		checkReferences(context);
		const { key, found } = locate(context);
		const given = Object.fromEntries(Object.entries(context.input).filter(([name]) => !parameters.has(name)));
		const fields = { ...structuredClone(given), ...valuesOf(spec, context), ...key };
		const row = found
			? context.store.update<AnyRow>(resource, found.id, fields)
			: context.store.insert(resource, create(fields, key, context));
		return finish(row, context);
	};
}

/** Idempotent: switching on what is on, or off what is off, changes nothing. */
export function compileToggle(spec: ToggleAnswer, options: AnswerOptions): Respond {
	const { resource, by } = spec;
	const locate = compileLocate(spec);
	const create = compileNewRow(spec, options);
	const { finish } = compileFinishing(spec, options.compute);
	const checkReferences = compileReferences(spec.references);
	return (context) => {
		checkReferences(context);
		const { key, found } = locate(context);
		const isOn = context.input[by] === true;
		if (found && !isOn) context.store.remove(resource, found.id);
		const row = found ?? create({ ...valuesOf(spec, context), ...key }, key, context);
		if (!found && isOn) context.store.insert(resource, row);
		return { ...finish(row, context), [by]: isOn };
	};
}

function compileLocate({ resource, key, owner }: UpsertAnswer | ToggleAnswer): Locate {
	const fields = Object.entries(key);
	return ({ store, user, input }) => {
		const owned = owner === undefined ? {} : { [owner]: user?.id };
		const rows = owner === undefined ? store.rows<AnyRow>(resource) : store.rowsBy<AnyRow>(resource, owner, user?.id);
		const found = rows.find((row) => fields.every(([parameter, field]) => isSame(row[field], input[parameter])));
		return { key: { ...owned, ...Object.fromEntries(fields.map(([parameter, field]) => [field, input[parameter]])) }, found };
	};
}

/** The id of a row says what identifies it, unless the response describes another kind of id. */
function compileNewRow({ resource }: UpsertAnswer | ToggleAnswer, { idKind: kind }: AnswerOptions) {
	return (fields: Readonly<Record<string, unknown>>, key: KeyedRow['key'], { store }: AnswerContext): AnyRow => {
		const isText = kind === null || kind === 'text';
		const id: RowId = isText ? Object.values(key).join('.') : newRowId(store, resource, { kind, prefix: undefined });
		return { ...fields, id };
	};
}
