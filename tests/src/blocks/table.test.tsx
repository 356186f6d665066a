import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ActionStep, TableBlock } from '#generated/block-types.ts';
import type { BlockDefinition } from '#src/pages/page-definition.ts';
import { createWorld, openPage, page } from '#tests/support/page-world.tsx';
import { choose, click } from '#tests/support/render.tsx';

afterEach(() => void vi.restoreAllMocks());

const paged = { page: 'pageNum', size: 'pageSize', list: 'records', total: 'total', queryKey: 'page', defaultSize: 10 };
const table: TableBlock = {
	block: 'table',
	needs: ['papers'],
	label: '试卷',
	source: { rows: (s) => s.data.papers?.records, paged: 'papers' },
	sort: 'order',
	columns: [
		{ title: '标题', value: (s) => s.row.title, sortBy: 'title', opens: { route: 'noticeDetail', params: (s) => ({ id: s.row.id }) } },
		{
			title: '难度',
			value: (s, p) => p.dictLabel(s.row.level, 'difficulty'),
			look: 'badge',
			filter: { binds: 'level', dict: 'difficulty' },
		},
		{ title: '进度', value: (s) => s.row.progress, look: 'progress' },
		{ title: '得分', value: (s) => s.row.score, guard: 'staff' },
	],
	toolbar: [{ label: '导出', actions: [{ message: '已导出' }] }],
	rowButtons: [{ label: '开始', when: (s) => s.row.open, actions: [{ message: (s) => `开始 ${s.row.title}` }] }],
	empty: '没有试卷',
};
const definition = page([table], {
	state: { order: { query: true }, level: { query: true } },
	data: { papers: { operation: 'main.papers', with: (s) => ({ sort: s.state.order, level: s.state.level }), paged } },
});
const records = [
	{ id: 'p1', title: '一级模拟', level: 'easy', progress: 46, score: 90, open: true },
	{ id: 'p2', title: '二级模拟', level: 'odd', progress: null, score: null, open: false },
];
const world = () => createWorld({ 'main.papers': () => ({ total: 2, records }) });

test('a table has a name and formats each value by its column type', async () => {
	const { screen } = await openPage(definition, world());
	const cells = (await screen.findByRole('table', { name: '试卷' })).querySelectorAll('tbody td');
	expect([...cells].map((cell) => cell.textContent)).toEqual(['一级模拟', '入门', '46%', '开始', '二级模拟', 'odd', '—', '']);
	expect(screen.getByRole('progressbar', { name: '进度' }).getAttribute('aria-valuenow')).toBe('46');
	expect(screen.getByRole('group', { name: '试卷' }).tabIndex).toBe(0);
	expect(screen.queryByRole('columnheader', { name: '得分' })).toBeNull();
});

test('clicking a heading sorts ascending, descending, then not at all', async () => {
	const { screen, world: at, address } = await openPage(definition, world(), '/page?page=2');
	await screen.findByRole('table', { name: '试卷' });
	const order = () => screen.getByRole('columnheader', { name: '标题' }).getAttribute('aria-sort');
	const orders: (string | null)[] = [order()];
	for (let clicks = 0; clicks < 3; clicks++) {
		await click(screen.getByRole('button', { name: '标题' }));
		orders.push(order());
	}
	expect(orders).toEqual(['none', 'ascending', 'descending', 'none']);
	expect(at.calls.map((call) => call.input)).toEqual([
		{ pageNum: 2, pageSize: 10 },
		{ sort: 'title', pageNum: 1, pageSize: 10 },
		{ sort: '-title', pageNum: 1, pageSize: 10 },
		{ pageNum: 1, pageSize: 10 },
	]);
	expect(address()).toBe('/page');
});

test('a table that is not sortable now has plain headings', async () => {
	const fixed = page([{ ...table, sortable: (s) => s.features.never }], {
		state: { order: { query: true }, level: { query: true } },
		data: { papers: { operation: 'main.papers', paged } },
	});
	const { screen } = await openPage(fixed, world());
	await screen.findByRole('table', { name: '试卷' });
	expect(screen.queryByRole('button', { name: '标题' })).toBeNull();
	expect(screen.getByRole('columnheader', { name: '标题' }).getAttribute('aria-sort')).toBeNull();
});

test('the select in a heading filters', async () => {
	const { screen, world: at, address } = await openPage(definition, world());
	await screen.findByRole('table', { name: '试卷' });
	await choose(screen.getByRole('combobox', { name: '按难度筛选' }), 'hard');
	expect(at.calls.at(-1)?.input).toEqual({ level: 'hard', pageNum: 1, pageSize: 10 });
	expect(address()).toBe('/page?level=hard');
	await choose(screen.getByRole('combobox', { name: '按难度筛选' }), '');
	expect(address()).toBe('/page');
});

test('row buttons get their row, toolbar buttons get none', async () => {
	const { screen, world: at } = await openPage(definition, world());
	await click(await screen.findByRole('button', { name: '开始' }));
	await click(screen.getByRole('button', { name: '导出' }));
	expect(at.log.slice(-2)).toEqual(['success: 开始 一级模拟', 'success: 已导出']);
});

test('a cell with a target is a real link that navigates inside the app', async () => {
	const { screen, world: at } = await openPage(definition, world());
	const link = await screen.findByRole('link', { name: '一级模拟' });
	expect(link.getAttribute('href')).toBe('/noticeDetail/p1');
	await click(link);
	expect(at.log.at(-1)).toBe('open noticeDetail/p1');
});

test('a path from the server is a link if it is a page of the app, otherwise text', async () => {
	const rows = [
		{ id: 1, title: '交作业', path: '/homework/1' },
		{ id: 2, title: '旧页面', path: '/no-such-page' },
		{ id: 3, title: '没有去处', path: null },
	];
	const todo: TableBlock = {
		...table,
		needs: [],
		source: { rows: () => rows },
		columns: [{ title: '事项', value: (s) => s.row.title, opens: { path: (s) => s.row.path } }],
	};
	const { screen, world: at } = await openPage(page([todo]), createWorld());
	expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/homework/1']);
	await click(screen.getByRole('link', { name: '交作业' }));
	expect(at.log.at(-1)).toBe('open /homework/1');
});

test('shows the empty state with an action, and keeps headings that filter', async () => {
	const none = createWorld({ 'main.papers': () => ({ total: 0, records: [] }) });
	const filtered = await openPage(definition, none);
	await waitFor(() => expect(filtered.screen.container.textContent).toContain('没有试卷'));
	expect(filtered.screen.queryByRole('columnheader', { name: '标题' })).not.toBeNull();

	const columns = table.columns.filter(({ filter }) => !filter);
	const bare: TableBlock = { ...table, columns, emptyButtons: [{ label: '去题库', actions: [{ open: { route: 'problemIndex' } }] }] };
	const { screen, world: at } = await openPage({ ...definition, view: [bare] }, none);
	await waitFor(() => expect(screen.container.textContent).toContain('没有试卷'));
	expect(screen.queryByRole('table', { name: '试卷' })).toBeNull();
	await click(screen.getByRole('button', { name: '去题库' }));
	expect(at.log.at(-1)).toBe('open problemIndex');
});

const title: TableBlock['columns'][number] = { title: '标题', value: (s) => s.row.title };
const score: TableBlock['columns'][number] = { title: '得分', value: (s) => s.row.score };
const level: TableBlock['columns'][number] = { title: '难度', value: (s) => s.row.level };

/** Labels of the first row's cells in card view; '#' marks the heading cell. */
async function headings(columns: TableBlock['columns'], change: Partial<TableBlock> = {}): Promise<(string | undefined)[]> {
	const block: TableBlock = { ...table, needs: [], source: { rows: () => records }, rowButtons: [], ...change, columns };
	const { screen } = await openPage(page([block]), createWorld());
	const cells = screen.getByRole('table', { name: '试卷' }).querySelectorAll<HTMLElement>('tbody tr:first-child :is(th, td)');
	return [...cells].map(({ dataset: { heads, heading } }) => (heads ? `# ${heading ?? ''}` : heading));
}

test('a table that does not fit renders rows as cards with one heading cell and labelled values', async () => {
	expect(await headings([title, score, level])).toEqual([undefined, undefined, undefined]);
	const room = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
	vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(500);
	expect(await headings([title, score, level])).toEqual(['# ', '得分', '难度']);
	expect(await headings([level, { ...title, look: 'strong' }, score])).toEqual(['难度', '# ', '得分']);
	expect(await headings([score, title, level])).toEqual(['# 得分', '标题', '难度']);
	expect(await headings([title, score], { rowButtons: table.rowButtons ?? [] })).toEqual(['# ', '得分', undefined]);
	expect(await headings([title, score, level], { stickyColumn: true })).toEqual([undefined, undefined, undefined]);
	room.mockReturnValue(500);
	expect(await headings([title, score, level])).toEqual([undefined, undefined, undefined]);
});

test('rows at hand are shown page by page, and from the first page on once page state is set', async () => {
	const rows = Array.from({ length: 5 }, (_, index) => ({ id: `r${index}`, title: `第 ${index} 行` }));
	const block: TableBlock = {
		...table,
		source: { rows: () => rows },
		pageSize: 2,
		columns: [title],
		rowButtons: [],
		toolbar: [{ label: '换一种', actions: [{ set: () => ({ level: 'hard' }) }] }],
	};
	const { screen } = await openPage(page([block], { state: { level: { query: true } } }), createWorld());
	const shown = () => screen.getAllByRole('row').flatMap((row) => row.querySelector('td')?.textContent ?? []);
	expect(shown()).toEqual(['第 0 行', '第 1 行']);
	expect(screen.getByRole('navigation').textContent).toContain('共 5 条');
	await click(screen.getByRole('button', { name: '第 3 页' }));
	expect(shown()).toEqual(['第 4 行']);
	await click(screen.getByRole('button', { name: '换一种' }));
	expect(shown()).toEqual(['第 0 行', '第 1 行']);
});

test('a tick is read as its value, and the cells of a sticky column head their rows', async () => {
	const passed: TableBlock['columns'][number] = { title: '通过', value: (s) => (s.row.open ? '通过' : null), look: 'check' };
	const block: TableBlock = {
		...table,
		needs: [],
		source: { rows: () => records },
		stickyColumn: true,
		rowButtons: [],
		columns: [title, passed],
	};
	const { screen } = await openPage(page([block]), createWorld());
	expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['一级模拟', '二级模拟']);
	const cells = screen.getAllByRole('cell');
	expect(cells.map(({ textContent }) => textContent)).toEqual(['通过', '—']);
	expect(cells[0]?.querySelector('svg')).not.toBeNull();
});

test('cards are sorted by one menu in place of the headings', async () => {
	vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
	vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(500);
	const { screen, world: at } = await openPage(definition, world(), '/page?page=2');
	const menu = await screen.findByRole('combobox', { name: '排序' });
	expect([...menu.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual(['默认顺序', '标题由高到低', '标题由低到高']);
	expect(screen.queryByRole('button', { name: '标题' })).toBeNull();
	await choose(menu, '-title');
	expect(at.calls.at(-1)?.input).toEqual({ sort: '-title', pageNum: 1, pageSize: 10 });
});

const board: TableBlock = {
	block: 'table',
	needs: ['board'],
	label: '榜单',
	source: { rows: (s) => s.data.board?.rows },
	mine: (s) => s.row.mine,
	pinned: { record: (s) => s.data.board?.mine },
	changes: (s) => s.row.score,
	columns: [
		{ title: '选手', value: (s) => s.row.name, look: 'strong' },
		{ title: '得分', value: (s) => s.row.score },
		{
			title: (s) => `${s.item.no} 题`,
			value: (s) => (s.cell.solved ? `✓ ${s.cell.minutes}` : null),
			tone: (s) => (s.cell.first ? 'warn' : 'ok'),
			look: 'badge',
			each: { rows: (s) => s.data.board?.tasks },
			cells: { rows: (s) => s.row.cells },
		},
	],
};
const player = (id: string, score: number, more: object = {}) => ({
	id,
	name: id,
	score,
	mine: false,
	cells: [{ solved: score > 0, minutes: 12, first: id === '甲' }],
	...more,
});
const refresh: ActionStep = { refresh: ['board'] };

test('repeats a column for each entry of a list, and keeps my row in view unless it is there', async () => {
	let rows = [player('甲', 2), player('乙', 0)];
	const mine = player('我的队', 1, { mine: true });
	const world = createWorld({ 'main.board': () => ({ rows, mine, tasks: [{ no: 'A' }, { no: 'B' }] }) });
	const again: BlockDefinition = { block: 'buttons', needs: [], items: [{ label: '刷新', actions: [refresh] }] };
	const { screen } = await openPage(page([again, board], { data: { board: { operation: 'main.board' } } }), world);
	const at = await screen.findByRole('table', { name: '榜单' });
	const texts = (place: string) => [...at.querySelectorAll(`${place} tr`)].map((row) => [...row.children].map((cell) => cell.textContent));
	expect(texts('thead')).toEqual([['选手', '得分', 'A 题', 'B 题']]);
	expect(texts('tbody')).toEqual([
		['甲', '2', '✓ 12', '—'],
		['乙', '0', '—', '—'],
	]);
	expect(texts('tfoot')).toEqual([['我的队我', '1', '✓ 12', '—']]);
	rows = [mine, player('甲', 2)];
	await click(screen.getByRole('button', { name: '刷新' }));
	await waitFor(() => expect(texts('tfoot')).toEqual([]));
});

test('marks the rows in which the value has changed since the last answer', async () => {
	let rows = [player('甲', 2), player('乙', 0)];
	const world = createWorld({ 'main.board': () => ({ rows, mine: null, tasks: [] }) });
	const again: BlockDefinition = { block: 'buttons', needs: [], items: [{ label: '刷新', actions: [refresh] }] };
	const { screen } = await openPage(page([again, board], { data: { board: { operation: 'main.board' } } }), world);
	const changed = () => [...screen.container.querySelectorAll('tbody tr')].filter((row) => row.textContent?.includes('有变化')).length;
	await screen.findByRole('table', { name: '榜单' });
	expect(changed()).toBe(0);
	// A new row and another order are no changes of a score.
	rows = [player('乙', 3), player('甲', 2), player('丙', 1)];
	await click(screen.getByRole('button', { name: '刷新' }));
	await waitFor(() => expect(screen.getByRole('status').textContent).toBe('刚刚更新：1 行有变化'));
	expect(changed()).toBe(1);
	expect(screen.container.querySelector('tbody tr')?.textContent).toContain('有变化');
});

test('a list that is made anew with each render does not render for ever', async () => {
	const made: TableBlock = {
		...board,
		needs: [],
		source: { rows: () => [player('甲', 2)] },
		columns: [{ title: '选手', value: (s) => s.row.name }],
	};
	const { screen } = await openPage(page([made]), createWorld());
	expect(await screen.findByRole('cell', { name: '甲' })).toBeTruthy();
});
