import { useState } from 'react';
import type { RowList } from '#src/pages/use-rows.ts';
import { useScope } from '#src/pages/use-scope.ts';

/** One page of rows that are all there. Setting page state, which may filter them, opens the first page again. */
export function useRowPages(rows: RowList, size: number | undefined): RowList {
	const { state } = useScope().scope;
	const [opened, setOpened] = useState({ page: 1, state });
	if (size === undefined) return rows;
	const pageCount = Math.max(1, Math.ceil(rows.count / size));
	const page = opened.state === state ? Math.min(opened.page, pageCount) : 1;
	const first = (page - 1) * size;
	return {
		...rows,
		count: Math.min(size, rows.count - first),
		at: (index) => rows.at(first + index),
		paging: { page, total: rows.count, pageCount, open: (next) => setOpened({ page: next, state }) },
	};
}
