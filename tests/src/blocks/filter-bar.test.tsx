import { within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Facet } from '#generated/block-types.ts';
import type { Expression } from '#src/pages/block-base.ts';
import type { BlockDefinition } from '#src/pages/page-definition.ts';
import { createWorld, failure, openPage, type PageParts, page, type World } from '#tests/support/page-world.tsx';
import { click, pick, press, type } from '#tests/support/render.tsx';

const facet = (more: Partial<Facet> & Pick<Facet, 'kind'>): Facet => ({ label: '难度', needs: [], ...more });
const bar = (facets: readonly Facet[], results?: Expression<number>): BlockDefinition => ({
	block: 'filter-bar',
	needs: [],
	label: '筛选课程',
	facets,
	...(results && { results }),
});

const one = facet({ kind: 'one', binds: 'level', dict: 'difficulty' });
const several = facet({ kind: 'several', label: '方向', binds: 'topics', dict: 'difficulty' });
const yes = facet({ kind: 'yes', label: '只看免费', binds: 'free' });
const days = facet({ kind: 'days', label: '开课日期', from: 'from', to: 'to' });
const word = facet({ kind: 'text', label: '名称', binds: 'word', placeholder: '课程名称' });
const primary = (each: Facet): Facet => ({ ...each, primary: true });
const inRow = [one, several, yes, days, word].map(primary);

const inQuery = { query: true };
const state: PageParts['state'] = {
	level: inQuery,
	topics: { type: 'strings', ...inQuery },
	free: { type: 'boolean', ...inQuery },
	fresh: { type: 'boolean', ...inQuery },
	from: inQuery,
	to: inQuery,
	word: inQuery,
};

interface Opening {
	address?: string;
	world?: World;
	parts?: PageParts;
	results?: Expression<number>;
}

const open = (facets: readonly Facet[], { address = '/page', world = createWorld(), parts = {}, results }: Opening = {}) =>
	openPage(page([bar(facets, results)], { state, ...parts }), world, address);

afterEach(() => vi.restoreAllMocks());

const search = (address: string): string => decodeURIComponent(address.replace('/page', ''));
const isChecked = (element: HTMLElement): boolean => (element as HTMLInputElement).checked;

test('selects one dictionary entry; no selection means all', async () => {
	const { screen, address } = await open([one]);
	expect(screen.getByRole('region', { name: '筛选课程' })).toBeDefined();
	expect(screen.getByRole('group', { name: '难度' })).toBeDefined();
	expect(isChecked(screen.getByRole('radio', { name: '全部' }))).toBe(true);
	await click(screen.getByRole('radio', { name: '挑战' }));
	expect(search(address())).toBe('?level=hard');
	await click(screen.getByRole('radio', { name: '全部' }));
	expect(search(address())).toBe('');
});

test('labels of the page are choices', async () => {
	const labelled: Facet = { kind: 'one', label: '难度', needs: [], binds: 'level', labels: { hard: '进阶', easy: '入门' } };
	const { screen, address } = await open([labelled]);
	const names = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
	expect(names).toEqual(['全部', '进阶', '入门']);
	await click(screen.getByRole('radio', { name: '进阶' }));
	expect(search(address())).toBe('?level=hard');
});

test('stores multiple selections in the address, and each can be removed', async () => {
	const { screen, address } = await open([several]);
	await click(screen.getByRole('checkbox', { name: '入门' }));
	await click(screen.getByRole('checkbox', { name: '挑战' }));
	expect(search(address())).toBe('?topics=easy&topics=hard');
	await click(screen.getByRole('checkbox', { name: '入门' }));
	expect(search(address())).toBe('?topics=hard');
});

test('restores selections from a shared address and on back navigation', async () => {
	const { screen, go } = await open(inRow, {
		address: '/page?level=easy&topics=hard&free=true&from=2026-09-01&word=航模',
	});
	expect(isChecked(screen.getByRole('radio', { name: '入门' }))).toBe(true);
	expect(isChecked(screen.getByRole('checkbox', { name: '挑战' }))).toBe(true);
	expect(isChecked(screen.getByRole('checkbox', { name: '入门' }))).toBe(false);
	expect(isChecked(screen.getByRole('checkbox', { name: '只看免费' }))).toBe(true);
	expect(await screen.findByRole('textbox', { name: '开课日期：从' })).toHaveProperty('value', '2026-09-01');
	expect(screen.getByRole('searchbox', { name: '名称' })).toHaveProperty('value', '航模');
	await click(screen.getByRole('radio', { name: '挑战' }));
	await go(-1);
	expect(isChecked(screen.getByRole('radio', { name: '入门' }))).toBe(true);
});

test('the first facet is in the row, and the button shows how many of the others are set', async () => {
	const { screen, address } = await open([one, several, yes, days, word], { address: '/page?other=1' });
	expect(screen.getByRole('group', { name: '难度' })).toBeDefined();
	expect(screen.queryByRole('group', { name: '方向' })).toBeNull();
	await click(screen.getByRole('button', { name: '筛选' }));
	await click(screen.getByRole('switch', { name: '只看免费' }));
	await click(screen.getByRole('checkbox', { name: '入门' }));
	await click(screen.getByRole('checkbox', { name: '挑战' }));
	await type(await screen.findByRole('textbox', { name: '开课日期：从' }), '2026-09-01');
	await type(screen.getByRole('textbox', { name: '开课日期：到' }), '2026-09-30');
	expect(search(address())).toBe('?other=1&free=true&topics=easy&topics=hard&from=2026-09-01&to=2026-09-30');
	const button = screen.getByRole('button', { name: '筛选（已选 3 项）' });
	expect(button.textContent).toContain('筛选3');
	expect(button.getAttribute('aria-expanded')).toBe('true');
	await click(screen.getByRole('button', { name: '清空筛选' }));
	expect(search(address())).toBe('?other=1');
	expect(screen.queryByRole('button', { name: /清空筛选/ })).toBeNull();
});

test('primary facets take the row, and a bar without others has no button', async () => {
	const { screen } = await open([one, primary(several), primary(word)]);
	expect(screen.queryByRole('group', { name: '难度' })).toBeNull();
	expect(screen.getByRole('group', { name: '方向' })).toBeDefined();
	expect(screen.getByRole('searchbox', { name: '名称' })).toBeDefined();
	expect(screen.getByRole('button', { name: '筛选' })).toBeDefined();
	const { screen: whole } = await open([primary(one), primary(several)]);
	expect(whole.queryByRole('button', { name: /筛选/ })).toBeNull();
});

test('Escape closes the panel and returns the focus to its button', async () => {
	const { screen } = await open([one, several]);
	const button = screen.getByRole('button', { name: '筛选' });
	await click(button);
	await press(screen.getByRole('checkbox', { name: '入门' }), 'Escape');
	expect(screen.queryByRole('checkbox')).toBeNull();
	expect(button.getAttribute('aria-expanded')).toBe('false');
	expect(document.activeElement).toBe(button);
	await click(button);
	await press(button, 'Escape');
	expect(screen.queryByRole('checkbox')).toBeNull();
});

test('on a phone the others open in a dialog that says the number of results', async () => {
	vi.spyOn(window, 'matchMedia').mockImplementation(
		(query) => Object.assign(new EventTarget(), { media: query, matches: true }) as MediaQueryList,
	);
	const { screen, address } = await open([one, several], { results: () => 7 });
	const button = screen.getByRole('button', { name: '筛选' });
	expect(button.getAttribute('aria-haspopup')).toBe('dialog');
	await click(button);
	const sheet = within(screen.getByRole('dialog', { name: '筛选课程' }));
	await click(sheet.getByRole('checkbox', { name: '入门' }));
	expect(search(address())).toBe('?topics=easy');
	expect(sheet.getByRole('status').textContent).toBe('7 个结果');
	await click(sheet.getByRole('button', { name: '看 7 个结果' }));
	expect(screen.queryByRole('dialog')).toBeNull();
});

test('the number of results is announced when it changes', async () => {
	const { screen } = await open([one], { results: (scope) => (scope.state.level === 'hard' ? 2 : 31) });
	const status = screen.getByRole('status');
	expect(status.textContent).toBe('31 个结果');
	await click(screen.getByRole('radio', { name: '挑战' }));
	expect(status.textContent).toBe('2 个结果');
});

test.each([
	[several, '?topics=easy&topics=hard', ['取消方向：入门', '取消方向：挑战'], '?topics=hard'],
	[{ ...one, label: '档' }, '?level=hard', ['取消档：挑战'], ''],
	[yes, '?free=true', ['取消只看免费'], ''],
	[days, '?from=2026-09-01', ['取消开课日期：2026-09-01 至 …'], ''],
	[word, '?word=航模', ['取消名称：航模'], ''],
])('what is set behind the button can be removed in the row: $label', async (each, query, names, after) => {
	const { screen, address } = await open([facet({ kind: 'yes', label: '只看新课', binds: 'fresh' }), each], { address: `/page${query}` });
	const chips = screen.getAllByRole('button', { name: /^取消/ });
	expect(chips.map((chip) => chip.getAttribute('aria-label'))).toEqual(names);
	for (const chip of chips.slice(0, 1)) await click(chip);
	expect(search(address())).toBe(after);
	expect(document.activeElement?.textContent).toMatch(/^筛选/);
});

test('a facet is active when it differs from its default, and clearing restores the default', async () => {
	const { screen, address } = await open([one], { parts: { state: { level: { query: true, default: 'easy' } } } });
	expect(screen.queryByRole('button', { name: /清空筛选/ })).toBeNull();
	await click(screen.getByRole('radio', { name: '全部' }));
	expect(search(address())).toBe('?level=');
	await click(screen.getByRole('button', { name: '清空筛选' }));
	expect(isChecked(screen.getByRole('radio', { name: '入门' }))).toBe(true);
});

test('an unchecked box does not filter for the opposite', async () => {
	const { screen, address } = await open([yes], { address: '/page?free=true' });
	await click(screen.getByRole('checkbox', { name: '只看免费' }));
	expect(search(address())).toBe('');
});

test('writes text to the address after a debounce, or at once on Enter', async () => {
	const { screen, address } = await open([one, word], { world: createWorld({}, { debounce: 60_000 }) });
	await click(screen.getByRole('button', { name: '筛选' }));
	await type(screen.getByRole('searchbox', { name: '名称' }), '航模');
	expect(search(address())).toBe('');
	await press(screen.getByRole('searchbox', { name: '名称' }), 'Enter');
	expect(search(address())).toBe('?word=航模');
});

test('a selection returns to the first page', async () => {
	const paged = { page: 'page', size: 'size', list: 'list', total: 'total', queryKey: 'page', defaultSize: 10 };
	const world = createWorld({ 'main.rows': () => ({ list: [], total: 50 }) });
	const { screen, address } = await open([one], {
		world,
		address: '/page?page=3',
		parts: { data: { rows: { operation: 'main.rows', paged, with: (s) => ({ level: s.state.level }) } } },
	});
	await click(screen.getByRole('radio', { name: '挑战' }));
	expect(search(address())).toBe('?level=hard');
});

const rows = facet({
	kind: 'several',
	label: '分类',
	binds: 'topics',
	source: { rows: (s) => s.data.kinds },
	choice: (s) => s.row.name,
	count: (s) => s.row.count,
	needs: ['kinds'],
});
const kinds = (answer: World['answers'][string]) => ({
	world: createWorld({ 'main.kinds': answer }),
	parts: { data: { kinds: { operation: 'main.kinds', with: (s: { state: unknown }) => s.state as Record<string, unknown> } } },
});

test('source rows are options with counts, and stay while new rows load', async () => {
	let answer: (value: unknown) => void = () => undefined;
	const { screen } = await open(
		[rows],
		kinds(() => new Promise((resolve) => (answer = resolve))),
	);
	expect(screen.container.querySelector('[aria-busy="true"]')).not.toBeNull();
	answer([{ id: 3, name: '机器人', count: 12 }]);
	await screen.findByRole('checkbox', { name: '机器人 12' });
	await click(screen.getByRole('checkbox', { name: '机器人 12' }));
	expect(screen.getByRole('checkbox', { name: '机器人 12' })).toHaveProperty('checked', true);
	answer([{ id: 3, name: '机器人', count: 4 }]);
	await screen.findByRole('checkbox', { name: '机器人 4' });
});

test('retries options that failed to load, while the other facets stay usable', async () => {
	let fails = true;
	const { screen } = await open(
		[primary(rows), primary(yes)],
		kinds(() => (fails ? failure('没有取到') : [{ id: 3, name: '机器人', count: 1 }])),
	);
	await screen.findByRole('button', { name: '重试' });
	expect(screen.queryByRole('checkbox', { name: '只看免费' })).not.toBeNull();
	fails = false;
	await click(screen.getByRole('button', { name: '重试' }));
	await screen.findByRole('checkbox', { name: '机器人 1' });
});

test('half a day is no filter', async () => {
	const { screen, address } = await open([days]);
	const from = await screen.findByRole('textbox', { name: '开课日期：从' });
	await type(from, '2026-09');
	expect(from).toHaveProperty('value', '2026-09');
	expect(search(address())).toBe('');
});

test('a range of days is kept in the address, and cleared by its button', async () => {
	const { screen, address } = await open([primary(days)]);
	await type(await screen.findByRole('textbox', { name: '开课日期：从' }), '2026-09-01');
	await type(screen.getByRole('textbox', { name: '开课日期：到' }), '2026-09-30');
	expect(search(address())).toBe('?from=2026-09-01&to=2026-09-30');
	await click(screen.getByRole('button', { name: '清空开课日期' }));
	expect(search(address())).toBe('');
});

test('more options than chips are searched in a list of several', async () => {
	const many = Array.from({ length: 15 }, (_, index) => ({ id: index, name: `第${index}类`, count: index }));
	const { screen, address } = await open([rows], { ...kinds(() => many), address: '/page?topics=14' });
	const list = (await screen.findByRole('combobox', { name: '分类' })) as HTMLInputElement;
	expect(list.value).toBe('第14类');
	await type(list, '第3');
	expect(
		within(document.body)
			.getAllByRole('option')
			.map(({ textContent }) => textContent),
	).toEqual(['第3类 3']);
	await pick(list, '第3类 3');
	expect(search(address())).toBe('?topics=14&topics=3');
});

test('a tree of options is searched with its branches', async () => {
	const nodes = [
		{ id: 'a', name: '算法', children: [{ id: 'a1', name: '排序', children: [] }] },
		{ id: 'b', name: '结构', children: [{ id: 'b1', name: '栈', children: [] }] },
	];
	const tree = facet({ ...rows, kind: 'one', binds: 'level', count: undefined as never, children: (s) => s.row.children });
	const { screen, address } = await open(
		[tree],
		kinds(() => nodes),
	);
	const list = await screen.findByRole('combobox', { name: '分类' });
	const shown = (): readonly (string | null)[] =>
		within(document.body)
			.getAllByRole('option')
			.map(({ textContent }) => textContent);
	await click(list);
	expect(shown()).toEqual(['算法', '排序', '结构', '栈']);
	await type(list, '栈');
	expect(shown()).toEqual(['结构', '栈']);
	await pick(list, '栈');
	expect(search(address())).toBe('?level=b1');
});

test('a branch of the address has its name in the field and in the row', async () => {
	const tree = facet({ ...rows, kind: 'one', binds: 'level', count: undefined as never, children: (s) => s.row.children });
	const nodes = [{ id: 'a', name: '算法', children: [{ id: 'a1', name: '排序', children: [] }] }];
	const { screen } = await open([primary(yes), tree], { ...kinds(() => nodes), address: '/page?level=a1' });
	await screen.findByRole('button', { name: '取消分类：排序' });
	await click(screen.getByRole('button', { name: /^筛选/ }));
	expect(await screen.findByRole('combobox', { name: '分类' })).toHaveProperty('value', '排序');
});
