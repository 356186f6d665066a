import type { AnyRow, RowId } from '#mock/store/store.ts';
import { copyRow } from './join.ts';

export interface TreeRows {
	all: readonly AnyRow[];
	/** In the order of siblings. */
	chosen: readonly AnyRow[];
	parentField: string;
	finish: (row: AnyRow) => AnyRow;
}

/**
 * Nests rows below their parents; every node gets `children`, an empty list in leaves. Includes the ancestors of chosen rows, so that
 * search results keep their path. Rows whose parent is not in `all` are roots.
 */
export function buildTree({ all, chosen, parentField, finish }: TreeRows): AnyRow[] {
	const byId = new Map(all.map((row) => [String(row.id), row]));
	const kept = withAncestors(chosen, byId, parentField);
	const children = new Map<RowId | null, AnyRow[]>();
	for (const row of kept) {
		const parent = parentOf(row, byId, parentField)?.id ?? null;
		const siblings = children.get(parent);
		if (siblings) siblings.push(row);
		else children.set(parent, [row]);
	}
	const build = (parent: RowId | null): AnyRow[] =>
		(children.get(parent) ?? []).map((row) => copyRow(finish(row), { children: build(row.id) }));
	return build(null);
}

/** Puts chosen rows first to keep their order; stops at a row that is its own ancestor. */
function withAncestors(chosen: readonly AnyRow[], byId: ReadonlyMap<string, AnyRow>, parentField: string): Set<AnyRow> {
	const kept = new Set(chosen);
	for (const row of chosen) {
		for (let parent = parentOf(row, byId, parentField); parent && !kept.has(parent); parent = parentOf(parent, byId, parentField))
			kept.add(parent);
	}
	return kept;
}

function parentOf(row: AnyRow, byId: ReadonlyMap<string, AnyRow>, parentField: string): AnyRow | undefined {
	const id = row[parentField];
	return id === undefined || id === null || String(id) === String(row.id) ? undefined : byId.get(String(id));
}
