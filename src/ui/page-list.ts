const AROUND = 2;

/** Numbers of the pages to offer: the first, the last and those around the present one; a negative number stands for a gap. */
export function pageList(page: number, pageCount: number): readonly number[] {
	const from = Math.max(2, Math.min(page - AROUND, pageCount - 2 * AROUND));
	const to = Math.min(pageCount - 1, Math.max(page + AROUND, 2 * AROUND + 1));
	const middle = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
	return [1, ...(from > 2 ? [-1] : []), ...middle, ...(to < pageCount - 1 ? [-2] : []), ...(pageCount > 1 ? [pageCount] : [])];
}
