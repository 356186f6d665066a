import type { Row } from '#src/pages/use-rows.ts';

export interface FeedGroup<R = Row> {
	title: string;
	rows: readonly R[];
}

/** Rows by the heading they have in common, in the order in which the headings first come. */
export function groupEntries<R>(rows: readonly R[], titleOf: (row: R) => string): FeedGroup<R>[] {
	const groups = new Map<string, R[]>();
	for (const row of rows) {
		const title = titleOf(row);
		groups.set(title, [...(groups.get(title) ?? []), row]);
	}
	return [...groups].map(([title, own]) => ({ title, rows: own }));
}
