import { describe, expect, test } from 'vitest';
import type { TableBlock, TableColumn } from '#generated/block-types.ts';
import { planCells } from '#src/blocks/table/cell-plan.ts';
import { textLines } from '#src/blocks/table/guess-sizes.ts';
import { textWidth } from '#src/lib/text-width.ts';
import { createWorld, openPage, page } from '#tests/support/page-world.tsx';
import { choose, click, lazyCode } from '#tests/support/render.tsx';

const plain = (title: string): TableColumn => ({ title, value: (s) => `${title} ${s.row.id}` });
const link: TableColumn = { title: '链接', value: (s) => s.row.id, opens: { route: 'noticeDetail', params: (s) => ({ id: s.row.id }) } };
const columns = [plain('名称'), ...Array.from({ length: 48 }, (_, index) => plain(`列${index + 1}`)), link];
const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1 }));
const table = (count: number, more: Partial<TableBlock> = {}): TableBlock => ({
	block: 'table',
	needs: [],
	label: '很多行',
	source: { rows: () => rowsOf(count) },
	columns,
	...more,
});

describe('the cells of a row', () => {
	const planned = (seen: { from: number; to: number }, sticky: boolean) =>
		planCells(columns, seen, sticky).map((cell) => ('gap' in cell ? `(${cell.gap})` : `${cell.index}${cell.sticky ? '!' : ''}`));
	test.each([
		[{ from: 3, to: 6 }, false, ['(3)', '3', '4', '5', '(43)', '49']],
		[{ from: 3, to: 5 }, true, ['0!', '(2)', '3', '4', '(44)', '49']],
		[{ from: 0, to: 2 }, true, ['0!', '1', '(47)', '49']],
		[{ from: 48, to: 50 }, false, ['(48)', '48', '49']],
	])('of the columns %o', (seen, sticky, plan) => {
		expect(planned(seen, sticky)).toEqual(plan);
	});
});

test('estimates text widths close to those of a browser', () => {
	expect([textWidth('你好，世界'), textWidth('abcde')]).toEqual([5, 3]);
	expect([textLines('', 10), textLines('一二三四五六七八九十', 10), textLines('一二三四五六七八九十一', 10)]).toEqual([1, 1, 2]);
});

test('virtualises a long table and exposes row positions and the total', async () => {
	const { screen } = await openPage(page([table(10_000)]), createWorld());
	await lazyCode();
	const at = screen.getByRole('table', { name: '很多行' });
	const cells = [...at.querySelectorAll('td')];
	expect(cells.length).toBeLessThan(1200);
	expect([at.getAttribute('aria-rowcount'), at.getAttribute('aria-colcount')]).toEqual(['10001', '50']);
	const [heading, first, second] = screen.queryAllByRole('row');
	expect([heading, first, second].map((row) => row?.getAttribute('aria-rowindex'))).toEqual(['1', '2', '3']);
	const last = screen.queryAllByRole('link')[0]?.closest('td');
	expect([last?.getAttribute('aria-colindex'), last?.textContent]).toEqual(['50', '1']);
	expect(screen.queryAllByRole('columnheader')).toHaveLength(50);
});

test('renders a table of up to 1,200 cells in full, without row positions', async () => {
	const { screen } = await openPage(page([table(24)]), createWorld());
	expect(screen.queryAllByRole('row')).toHaveLength(25);
	expect(screen.getByRole('table').hasAttribute('aria-rowcount')).toBe(false);
	expect(screen.queryAllByRole('row')[1]?.hasAttribute('aria-rowindex')).toBe(false);
});

test('a long table sorts, filters, and applies guards to columns and buttons', async () => {
	const { screen, world, address } = await openPage(
		page(
			[
				table(1000, {
					sort: 'order',
					columns: [
						{ ...plain('名称'), sortBy: 'name', filter: { binds: 'level', dict: 'difficulty' } },
						{ ...plain('秘密'), guard: 'staff' },
						plain('说明'),
					],
					rowButtons: [{ label: '看看', actions: [{ message: (s) => `看了 ${s.row.id}` }] }],
				}),
			],
			{ state: { order: { query: true }, level: { query: true } } },
		),
		createWorld(),
	);
	await lazyCode();
	expect(screen.getByRole('table').getAttribute('aria-colcount')).toBe('3');
	expect(screen.queryByRole('columnheader', { name: '秘密' })).toBeNull();
	await click(screen.getByRole('button', { name: '名称' }));
	expect(screen.getByRole('columnheader', { name: /名称/ }).getAttribute('aria-sort')).toBe('ascending');
	await choose(screen.getByRole('combobox', { name: '按名称筛选' }), 'hard');
	expect(address()).toBe('/page?order=name&level=hard');
	await click(screen.queryAllByRole('button', { name: '看看' })[2] as HTMLElement);
	expect(world.log.at(-1)).toBe('success: 看了 3');
});

const selecting: Partial<TableBlock> = {
	columns: [plain('名称'), plain('说明')],
	select: { binds: 'chosen', buttons: [{ label: '看看', actions: [{ message: (s) => `选了 ${s.state.chosen.length}` }] }] },
};

test('all rows of a long table are selected, also those outside of the document, and positions count the boxes', async () => {
	const { screen, world } = await openPage(page([table(2000, selecting)], { state: { chosen: { type: 'integers' } } }), createWorld());
	await lazyCode();
	expect(screen.getByRole('table').getAttribute('aria-colcount')).toBe('3');
	expect(screen.queryAllByRole('columnheader').map((each) => each.getAttribute('aria-colindex'))).toEqual(['1', '2', '3']);
	await click(screen.getByRole('checkbox', { name: '全选很多行' }));
	await click(screen.getByRole('button', { name: '看看' }));
	expect(world.log.at(-1)).toBe('success: 选了 2000');
	expect((screen.getByRole('checkbox', { name: '选择“名称 2”' }) as HTMLInputElement).checked).toBe(true);
});
