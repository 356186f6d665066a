import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { CellEdit, TableBlock } from '#generated/block-types.ts';
import { csvLines, fileName } from '#src/blocks/table/tools/csv-lines.ts';
import { HttpError } from '#src/http/result.ts';
import { createWorld, failure, type OpenPage, openPage, page, type World } from '#tests/support/page-world.tsx';
import { click, lazyCode, pass, press, submit, type } from '#tests/support/render.tsx';

afterEach(() => void vi.restoreAllMocks());

const works = [
	{ id: 'a', title: '小车', score: 98, level: 'easy' },
	{ id: 'b', title: '时钟', score: 86, level: 'hard' },
	{ id: 'c', title: '猜数字', score: null, level: 'hard' },
	{ id: 'd', title: '=浇花器', score: -3, level: 'easy' },
	{ id: 'e', title: '弹球', score: 70, level: 'easy' },
];
const paged = { page: 'page', size: 'size', list: 'rows', total: 'total', queryKey: 'page', defaultSize: 2 };
const edit: CellEdit = {
	submits: 'main.studentProfileSave',
	field: 'title',
	default: (s) => s.row.title,
	with: (s) => ({ id: s.row.id }),
	rules: { type: 'string', required: false, minLength: 2 },
	refusals: { at: ['errors'], name: 'field', message: 'text' },
	then: [{ message: '改好了' }],
};
const table: TableBlock = {
	block: 'table',
	needs: ['works'],
	label: '作品',
	source: { rows: (s) => s.data.works?.rows, paged: 'works' },
	select: {
		binds: 'chosen',
		buttons: [
			{ label: '提醒', actions: [{ call: 'main.competitionReminderSave', with: (s) => ({ ids: s.state.chosen }) }, { message: '已提醒' }] },
			{ label: '看看', actions: [{ message: (s) => `选了 ${s.state.chosen.join()}` }] },
		],
	},
	columnChooser: true,
	exports: {},
	columns: [
		{ title: '作品', value: (s) => s.row.title, look: 'strong', edits: edit },
		{ title: '得分', value: (s) => s.row.score, tooltip: '满分 100' },
		{ title: '难度', value: (s, p) => p.dictLabel(s.row.level, 'difficulty'), look: 'badge' },
	],
};
const definitionOf = (change: Partial<TableBlock> = {}) =>
	page([{ ...table, ...change }], {
		state: { chosen: { type: 'strings' } },
		data: { works: { operation: 'main.getWorks', with: () => ({ word: '' }), paged } },
	});
const pageOf = (input: Readonly<Record<string, unknown>>) => {
	const first = (Number(input.page) - 1) * 2;
	return { rows: works.slice(first, first + 2), total: works.length };
};
/** Without the click throttle, so that a refused call is repeated at once. */
const world = (answers: Parameters<typeof createWorld>[0] = {}) => createWorld({ 'main.getWorks': pageOf, ...answers }, { throttle: 0 });

async function opened(at: World = world(), change: Partial<TableBlock> = {}): Promise<OpenPage> {
	const open = await openPage(definitionOf(change), at);
	await open.screen.findByRole('table', { name: '作品' });
	await lazyCode();
	return open;
}

const box = ({ screen }: OpenPage, name: string) => screen.getByRole('checkbox', { name }) as HTMLInputElement;
const all = (open: OpenPage) => box(open, '全选本页的作品');

test('boxes name their rows, the count is announced, and the box above shows none, some or all of the page', async () => {
	const open = await opened();
	expect(open.screen.queryByText(/已选/)).toBeNull();
	expect([all(open).checked, all(open).indeterminate]).toEqual([false, false]);
	await click(box(open, '选择“小车”'));
	expect([all(open).checked, all(open).indeterminate]).toEqual([false, true]);
	expect(open.screen.getAllByRole('status').map((each) => each.textContent)).toContain('已选 1 项');
	await click(all(open));
	expect([all(open).checked, all(open).indeterminate]).toEqual([true, false]);
	await click(open.screen.getByRole('button', { name: '第 2 页' }));
	await waitFor(() => box(open, '选择“猜数字”'));
	await click(box(open, '选择“猜数字”'));
	expect(open.screen.getByText('已选 3 项，2 项不在这一页')).toBeTruthy();
	await click(open.screen.getByRole('button', { name: '取消选择' }));
	expect(box(open, '选择“猜数字”').checked).toBe(false);
});

test('Shift selects and deselects all rows up to the one toggled before', async () => {
	const rows = works;
	const open = await opened(world({ 'main.getWorks': () => ({ rows, total: rows.length }) }));
	const chosen = () => rows.filter(({ title }) => box(open, `选择“${title}”`).checked).map(({ id }) => id);
	await click(box(open, '选择“时钟”'));
	await click(box(open, '选择“弹球”'), { shiftKey: true });
	expect(chosen()).toEqual(['b', 'c', 'd', 'e']);
	await click(box(open, '选择“猜数字”'), { shiftKey: true });
	expect(chosen()).toEqual(['b']);
});

test('buttons get the selected keys; a call clears the selection only if it has succeeded', async () => {
	const answers = { 'main.competitionReminderSave': (): unknown => failure('邮局下班了') };
	const open = await opened(world(answers));
	await click(box(open, '选择“时钟”'));
	await click(box(open, '选择“小车”'));
	await click(open.screen.getByRole('button', { name: '看看' }));
	expect(open.world.log.at(-1)).toBe('success: 选了 b,a');
	await click(open.screen.getByRole('button', { name: '提醒' }));
	expect(box(open, '选择“小车”').checked).toBe(true);
	open.world.answers['main.competitionReminderSave'] = () => true;
	await click(open.screen.getByRole('button', { name: '提醒' }));
	expect(open.world.calls.at(-1)).toMatchObject({ operation: 'main.competitionReminderSave', input: { ids: ['b', 'a'] } });
	expect(open.world.log.at(-1)).toBe('success: 已提醒');
	expect(box(open, '选择“小车”').checked).toBe(false);
});

const pencil = ({ screen }: OpenPage, row: string) => screen.getByRole('button', { name: `修改“${row}”的作品` });
const form = ({ screen }: OpenPage, row: string) => screen.getByRole('form', { name: `修改“${row}”的作品` });
const field = ({ screen }: OpenPage) => screen.getByRole('textbox', { name: '作品' }) as HTMLInputElement;

test('an edit is validated by the schema, keeps its input when the call fails, and closes when it succeeds', async () => {
	const refusal = new HttpError({ kind: 'business', message: '重名', body: { errors: { title: '已经有了' } } });
	const open = await opened(world({ 'main.studentProfileSave': () => refusal }));
	await press(pencil(open, '小车'), 'F2');
	await lazyCode();
	expect(field(open).value).toBe('小车');
	expect(document.activeElement).toBe(field(open));
	await type(field(open), '车');
	await submit(form(open, '小车'));
	expect(open.screen.getByText('作品至少 2 个字符')).toBeTruthy();
	expect(open.world.calls.some(({ operation }) => operation === 'main.studentProfileSave')).toBe(false);

	await type(field(open), '飞车');
	await submit(form(open, '小车'));
	expect(open.screen.getByText('已经有了')).toBeTruthy();
	expect(field(open).value).toBe('飞车');
	open.world.answers['main.studentProfileSave'] = () => true;
	await submit(form(open, '小车'));
	expect(open.world.calls.filter(({ operation }) => operation === 'main.studentProfileSave').at(-1)?.input).toEqual({
		id: 'a',
		title: '飞车',
	});
	expect(open.world.log.at(-1)).toBe('success: 改好了');
	expect(open.screen.queryByRole('form')).toBeNull();
	expect(document.activeElement).toBe(pencil(open, '小车'));
});

test('Escape cancels an edit and returns to the cell', async () => {
	const open = await opened();
	await click(pencil(open, '小车'));
	await lazyCode();
	await type(field(open), '飞车');
	await press(field(open), 'Escape');
	expect(open.screen.queryByRole('form')).toBeNull();
	expect(document.activeElement).toBe(pencil(open, '小车'));
	expect(open.world.calls.some(({ operation }) => operation === 'main.studentProfileSave')).toBe(false);
	await click(pencil(open, '小车'));
	expect(document.activeElement).toBe(field(open));
	expect(field(open).value).toBe('小车');
});

test('an unsaved edit stays above the table on another page, and holds up the next edit', async () => {
	const open = await opened();
	await click(pencil(open, '小车'));
	await lazyCode();
	await type(field(open), '飞车');
	await click(pencil(open, '时钟'));
	expect(open.world.log.at(-1)).toBe('info: 请先保存或取消正在修改的内容');
	await click(open.screen.getByRole('button', { name: '第 2 页' }));
	await waitFor(() => pencil(open, '猜数字'));
	expect(field(open).value).toBe('飞车');
	expect(field(open).closest('table')).toBeNull();
	await click(open.screen.getByRole('button', { name: '第 1 页' }));
	await waitFor(() => pencil(open, '时钟'));
	expect(field(open).value).toBe('飞车');
	expect(field(open).closest('td')).not.toBeNull();
});

const headings = ({ screen }: OpenPage) =>
	screen
		.queryAllByRole('columnheader')
		.map((each) => each.firstChild?.textContent ?? '')
		.filter((text) => text !== '');

test('hidden columns stay hidden on the next visit; one column stays', async () => {
	const at = world();
	const open = await opened(at);
	const chooser = open.screen.getByRole('button', { name: '选择列' });
	expect(chooser.getAttribute('aria-expanded')).toBe('false');
	await click(chooser);
	expect(chooser.getAttribute('aria-expanded')).toBe('true');
	await click(box(open, '作品'));
	await click(box(open, '难度'));
	expect(headings(open)).toEqual(['得分']);
	await click(box(open, '得分'));
	expect(headings(open)).toEqual(['得分']);
	expect(box(open, '得分').getAttribute('aria-disabled')).toBe('true');
	// The head cell names a row even while its column is hidden.
	expect(box(open, '选择“小车”')).toBeTruthy();

	const again = await opened(at);
	expect(headings(again)).toEqual(['得分']);
	await click(again.screen.getByRole('button', { name: '选择列' }));
	await click(again.screen.getByRole('button', { name: '全部显示' }));
	expect(headings(again)).toEqual(['作品', '得分', '难度']);
	await press(box(again, '得分'), 'Escape');
	expect(again.screen.getByRole('button', { name: '选择列' }).getAttribute('aria-expanded')).toBe('false');
});

test.each(['not json', '{}', '[1]', '["作品","得分","难度"]'])('all columns are shown when %s is stored', async (stored) => {
	const at = world();
	at.environment.storage.write('hidden-columns-test-page-作品', stored);
	expect(headings(await opened(at))).toEqual(['作品', '得分', '难度']);
});

/** Texts of the files that the page has saved. */
function savedFiles(): { name: string; blob: Blob }[] {
	const files: { name: string; blob: Blob }[] = [];
	const blobs: Blob[] = [];
	vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
		blobs.push(blob as Blob);
		return 'blob:file';
	});
	vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
		const blob = blobs.at(-1);
		if (blob) files.push({ name: this.download, blob });
	});
	return files;
}

test('an export fetches page by page, and holds labels and guarded texts', async () => {
	const files = savedFiles();
	const open = await opened();
	await click(open.screen.getByRole('button', { name: '导出表格' }));
	await waitFor(() => expect(files).toHaveLength(1));
	expect(files[0]?.name).toBe('作品 2026-09-12.csv');
	expect((await files[0]?.blob.text())?.slice(1)).toBe(
		"作品,得分,难度\r\n小车,98,入门\r\n时钟,86,挑战\r\n猜数字,,挑战\r\n'=浇花器,-3,入门\r\n弹球,70,入门\r\n",
	);
	const bytes = new Uint8Array((await files[0]?.blob.arrayBuffer()) ?? new ArrayBuffer(0));
	expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
	expect(open.world.calls.slice(1).map(({ input }) => input)).toEqual([1, 2, 3].map((number) => ({ page: number, size: 2 })));
	expect(open.world.log.at(-1)).toBe('success: 已导出 5 条');
});

test('an export stops at its limit and says so, or takes only the rows shown', async () => {
	const files = savedFiles();
	const open = await opened(world(), { exports: { limit: 3, name: '成绩/单' } });
	await click(open.screen.getByRole('button', { name: '导出表格' }));
	await waitFor(() => expect(files).toHaveLength(1));
	expect(files[0]?.name).toBe('成绩 单 2026-09-12.csv');
	expect((await files[0]?.blob.text())?.split('\r\n')).toHaveLength(5);
	expect(open.world.log.at(-1)).toBe('warning: 一共 5 条，表格里是前 3 条');
});

test('a failing page saves nothing, and an export can be stopped while it shows its progress', async () => {
	const files = savedFiles();
	const answers: Record<string, (input: Readonly<Record<string, unknown>>) => unknown> = {};
	const open = await opened(world(answers));
	open.world.answers['main.getWorks'] = (input) => (input.page === 2 ? failure('断了') : pageOf(input));
	await click(open.screen.getByRole('button', { name: '导出表格' }));
	expect(open.screen.getByRole('button', { name: '导出表格' }).getAttribute('aria-busy')).toBeNull();

	open.world.answers['main.getWorks'] = (input, signal) =>
		input.page === 1
			? pageOf(input)
			: new Promise((resolve) => signal?.addEventListener('abort', () => resolve(failure('停了')), { once: true }));
	await click(open.screen.getByRole('button', { name: '导出表格' }));
	await waitFor(() => open.screen.getByText('已取到 2 / 5 条'));
	await click(open.screen.getByRole('button', { name: '停止导出' }));
	await pass();
	expect(open.screen.queryByText(/已取到/)).toBeNull();
	expect(files).toEqual([]);
});

test('a column explains itself beside its heading', async () => {
	const open = await opened();
	const help = open.screen.getByRole('button', { name: '得分的说明' });
	expect(help.dataset.tooltip).toBe('满分 100');
	expect(document.getElementById(help.getAttribute('aria-describedby') ?? '')?.textContent).toBe('满分 100');
});

test.each([
	['成绩', '成绩 2026-09-12.csv'],
	['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j 2026-09-12.csv'],
	['..', '.. 2026-09-12.csv'],
	['', '表格 2026-09-12.csv'],
])('the file name of %j', (name, expected) => {
	expect(fileName(name, '2026-09-12')).toBe(expected);
});

test('an export has the look of progress, and of missing values', () => {
	const scopeOf = (row: unknown) => ({ read: (value: (s: unknown) => unknown) => value({ row }), text: (text: string) => text });
	const columns = [
		{ title: '进度', value: (s: { row: number }) => s.row, look: 'progress' as const },
		{ title: '完成', value: (s: { row: number }) => s.row === 100 },
	];
	const lines = csvLines(columns, [scopeOf(46), scopeOf(100)] as never, scopeOf(null) as never);
	expect(lines).toEqual([
		['进度', '完成'],
		['46%', '否'],
		['100%', '是'],
	]);
});
