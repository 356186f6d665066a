import { expect, test } from 'vitest';
import { createPageParts } from '#src/app/page-parts.ts';
import { createLoadedOperations } from '#src/operations/loaded-operations.ts';

test('components arrive together with all operations, which they may call', async () => {
	const operations = createLoadedOperations();
	const parts = createPageParts({}, async () => ({}), operations.add);
	expect(operations.specs).not.toHaveProperty(['main.courseRatingSave']);
	await parts.loadMore();
	expect(Object.keys(parts.components)).not.toEqual([]);
	expect(operations.specs).toHaveProperty(['main.courseRatingSave']);
});
