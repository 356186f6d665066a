import type { Expression, TextValue } from './block-base.ts';
import type { Row } from './use-rows.ts';

export interface RowGroup {
	/** '' for rows of no group. */
	title: string;
	rows: readonly Row[];
}

interface Grouping {
	group?: TextValue;
	groupOrder?: Expression<number> | undefined;
}

/** Keeps the order of the rows within each group. */
export function groupRows(rows: readonly Row[], { group, groupOrder }: Grouping): readonly RowGroup[] {
	if (!group) return [{ title: '', rows }];
	const groups = new Map<string, Row[]>();
	const sorted = groupOrder ? rows.toSorted((one, other) => one.scope.read(groupOrder) - other.scope.read(groupOrder)) : rows;
	for (const row of sorted) {
		const title = row.scope.text(group);
		const own = groups.get(title);
		if (own) own.push(row);
		else groups.set(title, [row]);
	}
	return [...groups].map(([title, own]) => ({ title, rows: own }));
}
