import type { RequestContext } from '#mock/context.ts';

export interface Page<T> {
	records: T[];
	total: number;
}

/** Returns an empty page in the scenario `empty`. */
export function pageOf<T>(context: RequestContext<{ pageNum?: number; pageSize?: number }>, rows: readonly T[]): Page<T> {
	if (context.scenario.empty) return { records: [], total: 0 };
	const { pageNum = 1, pageSize = 12 } = context.input;
	return { records: rows.slice((pageNum - 1) * pageSize, pageNum * pageSize), total: rows.length };
}
