import type { JoinByField, JoinById, MockJoin } from '#mock/generated/answer-types.ts';
import type { AnyRow, Database, RowId } from '#mock/store/store.ts';
import { compileField } from './field-path.ts';

export type Join = (row: AnyRow, db: Database, userId: RowId | null) => AnyRow;

type Lookup = (row: AnyRow, db: Database, userId: RowId | null) => unknown;

/** Maps copies to their database rows, so that a violation in an answer can be traced to its seed row. */
const originals = new WeakMap<object, AnyRow>();

export const originalOf = (copy: object): AnyRow | undefined => originals.get(copy);

export function copyRow(row: AnyRow, fields: Readonly<Record<string, unknown>>): AnyRow {
	const copy = { ...row, ...fields };
	originals.set(copy, originals.get(row) ?? row);
	return copy;
}

export function compileJoins(joins: Readonly<Record<string, MockJoin>>): Join | null {
	const lookups = Object.entries(joins).map(([name, spec]) => [name, compileLookup(spec)] as const);
	if (lookups.length === 0) return null;
	return (row, db, userId) => {
		const fields: Record<string, unknown> = {};
		for (const [name, lookup] of lookups) fields[name] = lookup(row, db, userId);
		return copyRow(row, fields);
	};
}

const compileLookup = (spec: MockJoin): Lookup => ('on' in spec ? lookupByField(spec) : lookupById(spec));

function lookupById(spec: JoinById): Lookup {
	const pick = compilePick(spec);
	const idOf = compileField(spec.by);
	return (row, db) => {
		const id = idOf(row);
		if (Array.isArray(id))
			return id
				.map((each) => db.find<AnyRow>(spec.resource, String(each)))
				.filter((found) => found !== undefined)
				.map(pick);
		const found = id === undefined || id === null ? undefined : db.find<AnyRow>(spec.resource, String(id));
		return found ? pick(found) : null;
	};
}

function lookupByField(spec: JoinByField): Lookup {
	const pick = compilePick(spec);
	const { owner } = spec;
	return (row, db, userId) => {
		const all = db.rowsBy<AnyRow>(spec.resource, spec.on, row.id);
		const found = owner === undefined ? all : all.filter((other) => userId !== null && other[owner] === userId);
		if (spec.count) return found.length;
		if (!spec.first) return found.map(pick);
		return found[0] ? pick(found[0]) : null;
	};
}

function compilePick({ pick }: MockJoin): (row: AnyRow) => unknown {
	return pick === undefined ? (row) => row : compileField(pick);
}
