import type { RequestContext } from '#mock/context.ts';

export interface Page<T> {
	records: T[];
	total: number;
}

type PageContext = Pick<RequestContext<{ pageNum?: number; pageSize?: number }>, 'input' | 'paging' | 'scenario'>;

/** Returns all rows if neither the input nor the API has a page size, and an empty page in the scenario `empty`. */
export function pageOf<T>({ input, paging, scenario }: PageContext, rows: readonly T[]): Page<T> {
	if (scenario.empty) return { records: [], total: 0 };
	const { pageNum = 1, pageSize = paging?.defaultSize ?? rows.length } = input;
	return { records: rows.slice((pageNum - 1) * pageSize, pageNum * pageSize), total: rows.length };
}
