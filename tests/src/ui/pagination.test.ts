import { expect, test } from 'vitest';
import { pageList } from '#src/ui/pagination.tsx';

test.each([
	[1, 1, [1]],
	[1, 3, [1, 2, 3]],
	[4, 7, [1, 2, 3, 4, 5, 6, 7]],
	[1, 20, [1, 2, 3, 4, 5, -2, 20]],
	[10, 20, [1, -1, 8, 9, 10, 11, 12, -2, 20]],
	[20, 20, [1, -1, 16, 17, 18, 19, 20]],
])('page %d of %d', (page, pageCount, list) => {
	expect(pageList(page, pageCount)).toEqual(list);
});
