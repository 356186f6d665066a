import { hashText } from '#src/lib/hash-text.ts';
import type { AnyRow, Row, RowId, State } from './store.ts';

/** Resource that records the rows of the seed, so that a later seed can tell them from rows that were changed, added or removed. */
export const SEEDED = 'seeded';

/** The hashes of a resource's rows in the seed, by row id. */
interface SeededRow extends Row {
	hashes: Readonly<Record<string, string>>;
}

type Hashes = ReadonlyMap<string, SeededRow['hashes']>;

/** Adds the record of its rows to a seed. */
export function withRecord(seeded: State): State {
	const record = Object.entries(seeded).map(
		([id, rows]): SeededRow => ({ id, hashes: Object.fromEntries(rows.map((row) => [row.id, hashRow(row)])) }),
	);
	return { ...seeded, [SEEDED]: record };
}

/**
 * Applies a changed seed to stored rows: rows that still equal the old seed are replaced by those of the new one; later edits, new
 * rows and removals are kept. Null if the stored rows have no record of their seed or lack resources of it.
 */
export function mergeSeed(stored: State, seeded: State): State | null {
	const record = stored[SEEDED] as SeededRow[] | undefined;
	if (!record || record.some(({ id }) => !stored[id])) return null;
	const before: Hashes = new Map(record.map(({ id, hashes }) => [id, hashes]));
	const resources = new Set([...Object.keys(seeded), ...Object.keys(stored)]);
	const merged = [...resources].map((name) => [name, mergeRows(stored[name] ?? [], seeded[name] ?? [], before.get(name) ?? {})] as const);
	return withRecordOf(seeded, Object.fromEntries(merged));
}

function mergeRows(stored: readonly AnyRow[], seeded: readonly AnyRow[], before: SeededRow['hashes']): AnyRow[] {
	const own = new Map(stored.filter((row) => before[row.id] !== hashRow(row)).map((row) => [row.id, row]));
	const present = new Set(stored.map(({ id }) => id));
	const isRemoved = (id: RowId): boolean => Object.hasOwn(before, id) && !present.has(id);
	const following = seeded.filter(({ id }) => !isRemoved(id)).map((row) => own.get(row.id) ?? row);
	const known = new Set(seeded.map(({ id }) => id));
	return [...following, ...[...own.values()].filter(({ id }) => !known.has(id))];
}

const withRecordOf = (seeded: State, merged: State): State => ({ ...merged, [SEEDED]: withRecord(seeded)[SEEDED] ?? [] });

const hashRow = (row: AnyRow): string => hashText(JSON.stringify(row));
