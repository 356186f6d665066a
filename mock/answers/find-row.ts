/** Finds the row that `key` names, and refuses if there is none. */

import type { DetailAnswer } from '#mock/generated/answer-types.ts';
import * as texts from '#mock/generated/messages/mock.ts';
import { fail } from '#mock/http/envelope-error.ts';
import type { AnyRow } from '#mock/store/store.ts';
import type { AnswerContext } from './answer-context.ts';
import { compileField } from './field-path.ts';
import { compileSelection, fieldsOfSelection } from './filter.ts';
import type { Finishing } from './finish-row.ts';

/** The row is finished if `where` or `owner` reads joined or computed fields. */
export type FindRow = (context: AnswerContext) => AnyRow;

/** As `FindRow`, and each row of a list of ids. */
export type FindRows = (context: AnswerContext) => { rows: AnyRow[]; isList: boolean };

export type Refuse = (context: AnswerContext) => never;

type KeySpec = Pick<DetailAnswer, 'resource' | 'key' | 'where' | 'owner' | 'missing'>;

/** Fails with 403 if another user owns the row, unless `missing` hides that. */
export function compileFind(spec: KeySpec, { finish, adds }: Finishing): FindRow {
	const { resource, missing } = spec;
	const key = Object.entries(spec.key ?? { id: 'id' }).map(([parameter, field]) => ({ parameter, field, read: compileField(field) }));
	const byId = key.length === 1 && key[0]?.field === 'id' ? key[0].parameter : null;
	const fixed = compileSelection({ where: spec.where });
	const ownerOf = spec.owner === undefined ? null : compileField(spec.owner);
	const refuse = compileRefusal(missing);
	const finishesFirst = adds(fieldsOfSelection({ where: spec.where, owner: spec.owner }));
	return (context) => {
		const { input, store, user } = context;
		const fits = (row: AnyRow): boolean => key.every(({ parameter, read }) => isSame(read(row), input[parameter]));
		const row = byId ? store.find<AnyRow>(resource, String(input[byId])) : store.rows<AnyRow>(resource).find(fits);
		if (!row) return refuse(context);
		const found = finishesFirst ? finish(row, context) : row;
		const test = fixed(input, null);
		if (test && !test(found)) return refuse(context);
		if (ownerOf && ownerOf(found) !== user?.id) return missing === undefined ? fail(403, texts.notYours) : refuse(context);
		return found;
	};
}

/** A list in the parameter of the key names several rows; if one is missing, none is found. */
export function compileFindEach(spec: KeySpec, finishing: Finishing): FindRows {
	const find = compileFind(spec, finishing);
	const [parameter = '', ...more] = Object.keys(spec.key ?? { id: 'id' });
	return (context) => {
		const named = context.input[parameter];
		if (more.length > 0 || !Array.isArray(named)) return { rows: [find(context)], isList: false };
		const rows = [...new Set(named)].map((id) => find({ ...context, input: { ...context.input, [parameter]: id } }));
		return { rows, isList: true };
	};
}

/** Compares as text, as ids in addresses are. A parameter without a value names the rows whose field has none. */
export const isSame = (value: unknown, given: unknown): boolean => String(value ?? '') === String(given ?? '');

/** `$input.<parameter>` in the message is replaced by the value. */
export function compileRefusal(missing: DetailAnswer['missing'] = texts.notFound): Refuse {
	const { code = 404, message } = typeof missing === 'string' ? { message: missing } : missing;
	return ({ input }) =>
		fail(
			code,
			message.replace(/\$input\.([\w-]+)/g, (_match, name: string) => String(input[name] ?? '')),
		);
}
