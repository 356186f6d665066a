/** A page as MyBatis-Plus writes it. */
export function toJudgePage<T, V>(rows: readonly T[], { page, size }: { page: number; size: number }, view: (row: T) => V) {
	return {
		records: rows.slice((page - 1) * size, page * size).map(view),
		total: rows.length,
		size,
		current: page,
		orders: [] as string[],
		searchCount: true,
		pages: Math.ceil(rows.length / size),
	};
}
