import { expect, test } from 'vitest';
import { emittedMock } from '#tests/support/emitted-mock.ts';
import { createTestBackend } from '#tests/support/mock-backend.ts';

const app = await emittedMock('examples/gallery');

interface CursorPage {
	rows: readonly { id: string }[];
	nextCursor: string | null;
}

test('cursors lead through all rows once, and the last page has none', async () => {
	const { call } = createTestBackend({ app });
	const seen: string[] = [];
	let cursor: string | null = '';
	while (cursor !== null) {
		const { data } = await call('gallery.followItems', { size: 5, ...(cursor && { cursor }) });
		const found: CursorPage = data;
		seen.push(...found.rows.map(({ id }) => id));
		cursor = found.nextCursor;
	}
	const { data: all } = await call('gallery.listItems');
	expect(seen).toEqual(all.map(({ id }: { id: string }) => id));
	expect((await call('gallery.followItems')).data.rows).toHaveLength(4);
});

test('a cursor goes on at its place when a row before was added or its own row is gone', async () => {
	const { call, store } = createTestBackend({ app });
	const { data: first } = await call('gallery.followItems', { size: 2 });
	const ids = first.rows.map(({ id }: { id: string }) => id);
	store.remove('items', ids[1]);
	const { data: second } = await call('gallery.followItems', { size: 2, cursor: first.nextCursor });
	expect(second.rows.map(({ id }: { id: string }) => id)).toEqual(['item-3', 'item-4']);
});
