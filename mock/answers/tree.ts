import type { Row } from '#mock/store/store.ts';
import { copyRow } from './join.ts';

export interface TreeRows {
	all: readonly Row[];
	/** In the order of siblings. */
	chosen: readonly Row[];
	parentField: string;
	finish: (row: Row) => Row;
}

/**
 * Nests rows below their parents; every node gets `children`, an empty list in leaves. Includes the ancestors of chosen rows, so that
 * search results keep their path. Rows whose parent is not in `all` are roots.
 */
export function buildTree({ all, chosen, parentField, finish }: TreeRows): Row[] {
	const byId = new Map(all.map((row) => [row.id, row]));
	const kept = withAncestors(chosen, byId, parentField);
	const children = new Map<string | null, Row[]>();
	for (const row of kept) {
		const parent = parentOf(row, byId, parentField)?.id ?? null;
		const siblings = children.get(parent);
		if (siblings) siblings.push(row);
		else children.set(parent, [row]);
	}
	const build = (parent: string | null): Row[] =>
		(children.get(parent) ?? []).map((row) => copyRow(finish(row), { children: build(row.id) }));
	return build(null);
}

/** Puts chosen rows first to keep their order; stops at a row that is its own ancestor. */
function withAncestors(chosen: readonly Row[], byId: ReadonlyMap<string, Row>, parentField: string): Set<Row> {
	const kept = new Set(chosen);
	for (const row of chosen) {
		for (let parent = parentOf(row, byId, parentField); parent && !kept.has(parent); parent = parentOf(parent, byId, parentField))
			kept.add(parent);
	}
	return kept;
}

function parentOf(row: Row, byId: ReadonlyMap<string, Row>, parentField: string): Row | undefined {
	const id = row[parentField];
	return id === undefined || id === null || id === row.id ? undefined : byId.get(String(id));
}
