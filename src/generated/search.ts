// Generated from app.yaml by `npm run codegen`; do not edit.
import type { SearchOperation } from '#src/search/search-operation.ts';

/** null: the content of this app cannot be searched. */
export const search: SearchOperation | null = {
	call: 'main.courseSearch',
	with: { keyword: (keyword) => keyword, pageNum: () => 1, pageSize: () => 8 },
	items: (answer) => answer?.records,
	title: (row) => row?.title,
	note: (row) => row?.note,
	path: (row) => row?.path,
	debounce: 300,
};
