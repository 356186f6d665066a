import { expect, test } from 'vitest';
import type { BlockDefinition } from '#src/pages/page-definition.ts';
import { createWorld, openPage, page } from '#tests/support/page-world.tsx';
import { click } from '#tests/support/render.tsx';

const paged = { page: 'cursor', size: 'limit', list: 'items', total: '', next: 'nextCursor', queryKey: 'page', defaultSize: 2 };
const source = { rows: (s: { data: { courses?: { items: unknown[] } } }) => s.data.courses?.items, paged: 'courses' };
const title = (s: { row: { title: string } }) => s.row.title;

const BLOCKS: Readonly<Record<string, BlockDefinition>> = {
	cards: { block: 'cards', needs: [], source, title, label: '课程', empty: '没有课程' },
	table: { block: 'table', needs: [], source, label: '课程', columns: [{ title: '标题', value: title }] },
	feed: { block: 'feed', needs: [], source, title, label: '课程' },
	timeline: { block: 'timeline', needs: [], source, title, label: '课程' },
};

const filter: BlockDefinition = { block: 'buttons', needs: [], items: [{ label: '编程', actions: [{ set: () => ({ kind: 'code' }) }] }] };

const PAGES: Readonly<Record<string, [title: string, next?: string]>> = { '': ['第一', 'b'], b: ['第二', 'c'], c: ['第三'] };

const open = (block: BlockDefinition, address = '/page') => {
	const world = createWorld({
		'main.courses': ({ cursor = '', kind = '' }) => {
			const [name = '', nextCursor] = PAGES[String(cursor)] ?? [];
			return { items: [{ id: `${name}${kind}`, title: `${name}${kind}页` }], nextCursor };
		},
	});
	const definition = page([filter, block], {
		state: { kind: { query: true } },
		data: { courses: { operation: 'main.courses', with: (s) => ({ kind: s.state.kind }), paged } },
	});
	return openPage(definition, world, address);
};

test.each(Object.entries(BLOCKS))('%s with cursors turn to the next page and back, without numbers and total', async (_, block) => {
	const { screen, address, world } = await open(block);
	const turn = (name: string) => click(screen.getByRole('button', { name }));
	await screen.findByText('第一页');
	expect(screen.getByRole('button', { name: '上一页' })).toHaveProperty('disabled', true);
	expect(screen.container.textContent).not.toContain('共');
	await turn('下一页');
	await screen.findByText('第二页');
	expect(address()).toBe('/page?page=b');
	await turn('下一页');
	await screen.findByText('第三页');
	expect(screen.getByRole('button', { name: '下一页' })).toHaveProperty('disabled', true);
	await turn('上一页');
	await screen.findByText('第二页');
	await turn('上一页');
	await screen.findByText('第一页');
	expect(address()).toBe('/page');
	expect(world.calls.slice(0, 3).map(({ input }) => input)).toEqual([{ limit: 2 }, { cursor: 'b', limit: 2 }, { cursor: 'c', limit: 2 }]);
});

test('a page opened by its address leads back to the first one', async () => {
	const { screen, address } = await open(BLOCKS.cards as BlockDefinition, '/page?page=c');
	await screen.findByText('第三页');
	await click(screen.getByRole('button', { name: '回到第一页' }));
	await screen.findByText('第一页');
	expect(address()).toBe('/page');
});

test('another filter begins at the first page, whose next page does not lead back to that of the filter before', async () => {
	const { screen, address } = await open(BLOCKS.cards as BlockDefinition);
	await screen.findByText('第一页');
	await click(screen.getByRole('button', { name: '下一页' }));
	await screen.findByText('第二页');
	await click(screen.getByRole('button', { name: '编程' }));
	await screen.findByText('第一code页');
	expect(address()).toBe('/page?kind=code');
	await click(screen.getByRole('button', { name: '下一页' }));
	await screen.findByText('第二code页');
	await click(screen.getByRole('button', { name: '上一页' }));
	await screen.findByText('第一code页');
});
