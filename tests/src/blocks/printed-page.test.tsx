import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BlockDefinition, TableBlock } from '#generated/block-types.ts';
import { createSiteTimes } from '#src/lib/site-times.ts';
import { createWorld, type OpenPage, openPage, page } from '#tests/support/page-world.tsx';
import { click, lazyCode } from '#tests/support/render.tsx';

/** What the tables held when the print dialog opened. */
let printed: string[][] = [];

beforeEach(() => {
	printed = [];
	// A browser takes the document between these events.
	vi.stubGlobal('print', () => {
		window.dispatchEvent(new Event('beforeprint'));
		printed.push(rowsOnPaper());
		window.dispatchEvent(new Event('afterprint'));
	});
});
afterEach(() => void vi.unstubAllGlobals());

/** The table of the screen is named by its caption. */
const rowsOnPaper = (): string[] =>
	[...(document.querySelector<HTMLTableElement>('table[aria-label]')?.rows ?? [])].map((row) =>
		[...row.cells].map(({ textContent }) => textContent).join(' | '),
	);
const startPrinting = () => act(async () => void window.dispatchEvent(new Event('beforeprint')));
const endPrinting = () => act(async () => void window.dispatchEvent(new Event('afterprint')));

const rowsFrom = (first: number, count: number) =>
	Array.from({ length: count }, (_, index) => ({ id: first + index, name: `第 ${first + index} 名` }));
const table = (change: Partial<TableBlock> = {}): TableBlock => ({
	block: 'table',
	needs: [],
	label: '榜',
	source: { rows: () => rowsFrom(1, 3) },
	columns: [
		{ title: '名次', value: (s) => s.row.id, tooltip: '并列的在同一名' },
		{ title: '姓名', value: (s) => s.row.name, look: 'strong' },
		{ title: '分班', value: () => '一班', print: 'never' },
	],
	...change,
});
const open = async (blocks: readonly BlockDefinition[], overrides = {}): Promise<OpenPage> => {
	const opened = await openPage(page(blocks, { title: '测试页' }), createWorld({}, overrides));
	await lazyCode();
	return opened;
};

describe('a table on paper', () => {
	test('has each row of a virtualised table, and its headings alone, without the controls in them', async () => {
		await open([table({ source: { rows: () => rowsFrom(1, 900) }, rowButtons: [{ label: '看', actions: [] }] })]);
		await startPrinting();
		const rows = rowsOnPaper();
		expect([rows.length, rows[0], rows[1], rows.at(-1)]).toEqual([901, '名次 | 姓名', '1 | 第 1 名', '900 | 第 900 名']);
		await endPrinting();
		expect(rowsOnPaper()).toEqual([]);
	});

	test('says how many rows it leaves out', async () => {
		const { screen } = await open([table({ source: { rows: () => rowsFrom(1, 1200) } })]);
		await startPrinting();
		expect(rowsOnPaper()).toHaveLength(1001);
		expect(screen.getByText('这里是前 1000 行，一共 1200 行')).toBeTruthy();
		await endPrinting();
	});

	test('holds all pages up to the limit of its sheet before the dialog opens, and its own page again afterwards', async () => {
		const paging = { page: 'page', size: 'size', list: 'rows', total: 'total', queryKey: 'page', defaultSize: 2 };
		const definition = page(
			[
				table({ needs: ['board'], source: { rows: (s) => s.data.board?.rows, paged: 'board' }, print: { rows: 5 } }),
				{ block: 'buttons', needs: [], items: [{ label: '打印', actions: [{ print: true }] }] },
			],
			{ data: { board: { operation: 'main.getBoard', requires: [], needs: [], paged: paging } } },
		);
		const world = createWorld({ 'main.getBoard': ({ page: number }) => ({ rows: rowsFrom(Number(number) * 2 - 1, 2), total: 8 }) });
		const { screen } = await openPage(definition, world);
		await screen.findByRole('table', { name: '榜' });
		await lazyCode();
		await click(screen.getByRole('button', { name: '打印' }));
		await lazyCode();
		await vi.waitFor(() => expect(printed).toHaveLength(1));
		expect(printed[0]?.slice(1)).toEqual([1, 2, 3, 4, 5].map((id) => `${id} | 第 ${id} 名`));
		await startPrinting();
		expect(rowsOnPaper().slice(1)).toEqual(['1 | 第 1 名', '2 | 第 2 名']);
		await endPrinting();
	});
});

describe('blocks on paper', () => {
	const text = (words: string, more: Partial<BlockDefinition> = {}) =>
		({ block: 'text', needs: [], text: words, ...more }) as BlockDefinition;

	test('that of `new-page` carries the class that begins a page', async () => {
		const { screen } = await open([text('答案', { print: 'new-page' })]);
		expect(screen.getByText('答案').closest('.print-page')).not.toBeNull();
	});

	test('those of `only` are in the document while it is printed, those of `never` carry the class that hides them', async () => {
		const { screen } = await open([text('上面', { print: 'never' }), text('签名', { print: 'only' })]);
		expect(screen.queryByText('签名')).toBeNull();
		expect(screen.getByText('上面').closest('.screen-only')).toBeTruthy();
		await startPrinting();
		expect(screen.getByText('签名')).toBeTruthy();
		await endPrinting();
		expect(screen.queryByText('签名')).toBeNull();
	});

	test('a sheet is headed by its title, the user and the day of the place', async () => {
		const times = createSiteTimes({ zone: 'Pacific/Kiritimati', name: '' });
		const { screen } = await open([text('课', { print: { paper: 'landscape', title: '我的课表' } })], {
			times,
			useSession: () => ({
				signedIn: true,
				admin: false,
				user: { id: '1', name: '小满', avatar: '' },
				roles: [],
				permissions: [],
				info: null,
			}),
			now: () => Date.parse('2026-09-12T20:00:00+08:00'),
		});
		expect(screen.queryByText('我的课表')).toBeNull();
		await startPrinting();
		const sheet = screen.getByText('我的课表').closest('[data-sheet]');
		expect(sheet?.getAttribute('data-sheet')).toBe('landscape');
		expect(sheet?.textContent).toBe('我的课表小满 · 2026年9月13日打印课');
		await endPrinting();
	});

	test('a bare sheet has no heading', async () => {
		const { screen } = await open([text('证书', { print: { paper: 'landscape', bare: true } })]);
		await startPrinting();
		expect(screen.getByText('证书').closest('[data-bare]')?.textContent).toBe('证书');
		await endPrinting();
	});
});
