import { describe, expect, test } from 'vitest';
import { openAtFirst, type TreeNode, visibleNodes } from '#src/blocks/tree/tree-nodes.ts';
import type { BlockDefinition } from '#src/pages/page-definition.ts';
import { findByTyping, treeMove } from '#src/ui/tree/tree-keys.ts';
import { createWorld, openPage, page } from '#tests/support/page-world.tsx';
import { click, focus, press } from '#tests/support/render.tsx';

const node = (key: string, label: string, children: readonly TreeNode[] = []): TreeNode => ({
	key,
	label,
	note: '',
	icon: '',
	badges: [],
	mark: null,
	reason: '',
	row: null,
	children,
});
const nodes = [node('code', '编程', [node('scratch', 'Scratch'), node('python', 'Python')]), node('robot', '机器人')];

describe('keyboard navigation', () => {
	const all = new Set(['code']);
	test.each([
		['code', 'ArrowDown', all, { kind: 'focus', key: 'scratch' }],
		['scratch', 'ArrowUp', all, { kind: 'focus', key: 'code' }],
		['robot', 'ArrowDown', all, null],
		['robot', 'Home', all, { kind: 'focus', key: 'code' }],
		['code', 'End', all, { kind: 'focus', key: 'robot' }],
		['code', 'ArrowRight', new Set<string>(), { kind: 'toggle', key: 'code' }],
		['code', 'ArrowRight', all, { kind: 'focus', key: 'scratch' }],
		['robot', 'ArrowRight', all, null],
		['python', 'ArrowLeft', all, { kind: 'focus', key: 'code' }],
		['code', 'ArrowLeft', all, { kind: 'toggle', key: 'code' }],
		['python', 'Enter', all, { kind: 'choose', key: 'python' }],
		['python', ' ', all, { kind: 'choose', key: 'python' }],
		['python', '*', all, { kind: 'openSiblings', key: 'python' }],
		['python', 'Tab', all, null],
	])('on %s: %s', (focused, key, open, move) => {
		const isOpen = (each: string) => open.has(each);
		expect(treeMove({ visible: visibleNodes(nodes, isOpen), focused, isOpen, key })).toEqual(move);
	});

	test('typing focuses the next label with that prefix and wraps around', () => {
		const visible = visibleNodes(nodes, () => true);
		expect(findByTyping(visible, 'code', 's')).toBe('scratch');
		expect(findByTyping(visible, 'scratch', 'PY')).toBe('python');
		expect(findByTyping(visible, 'robot', '编')).toBe('code');
		expect(findByTyping(visible, 'robot', 'x')).toBeNull();
	});
});

test('a small tree starts expanded, a large one only to the selected node', () => {
	expect([...openAtFirst(nodes, null)]).toContain('code');
	const large = [node('a', 'a', [node('b', 'b', [node('c', 'c')])]), ...Array.from({ length: 80 }, (_, index) => node(`n${index}`, 'n'))];
	expect([...openAtFirst(large, null)]).toEqual([]);
	expect([...openAtFirst(large, 'c')]).toEqual(['b', 'a']);
});

const rows = [
	{ id: 'code', name: '编程', children: [{ id: 'scratch', name: 'Scratch', children: [] }] },
	{ id: 'robot', name: '机器人' },
];
const tree: BlockDefinition = {
	block: 'tree',
	needs: [],
	source: { rows: () => rows },
	label: (s) => s.row.name,
	title: '课程目录',
	selects: 'directory',
	onSelect: [{ message: (s) => `选择了 ${s.row.name}` }],
};

test('selecting a node sets the variable, selecting it again clears it', async () => {
	const { screen, address, world } = await openPage(page([tree], { state: { directory: { query: true } } }), createWorld());
	const item = screen.getByRole('treeitem', { name: 'Scratch' });
	await click(item.firstElementChild as HTMLElement);
	expect(address()).toBe('/page?directory=scratch');
	expect(screen.getByRole('treeitem', { name: 'Scratch' }).getAttribute('aria-selected')).toBe('true');
	expect(world.log).toContain('success: 选择了 Scratch');
	await click(item.firstElementChild as HTMLElement);
	expect(address()).toBe('/page');
});

test('the keyboard moves, collapses, expands and selects; Tab reaches one node', async () => {
	const { screen, address } = await openPage(page([tree], { state: { directory: { query: true } } }), createWorld());
	const focused = () => document.activeElement as HTMLElement;
	await focus(screen.getByRole('treeitem', { name: '编程' }));
	await press(focused(), 'ArrowDown');
	expect(focused().getAttribute('aria-label')).toBe('Scratch');
	await press(focused(), 'ArrowLeft');
	await press(focused(), 'ArrowLeft');
	expect(screen.getByRole('treeitem', { name: '编程' }).getAttribute('aria-expanded')).toBe('false');
	expect(screen.queryByRole('treeitem', { name: 'Scratch' })).toBeNull();
	await press(focused(), '机');
	expect(focused().getAttribute('aria-label')).toBe('机器人');
	await press(focused(), 'Enter');
	expect(address()).toBe('/page?directory=robot');
	expect(screen.queryAllByRole('treeitem').filter((item) => item.tabIndex === 0)).toHaveLength(1);
});

test('selects the node from the address, whatever the type of its key', async () => {
	const numbered: BlockDefinition = { ...tree, source: { rows: () => [{ id: 7, name: '七' }] }, needs: [] };
	const { screen } = await openPage(
		page([numbered], { state: { directory: { type: 'integer', query: true } } }),
		createWorld(),
		'/page?directory=7',
	);
	expect(screen.getByRole('treeitem', { name: '七' }).getAttribute('aria-selected')).toBe('true');
});

const lessons = [
	{
		id: 'one',
		name: '第一章',
		state: 'doing',
		note: '1/3 课',
		children: [
			{ id: 'seen', name: '1.1 认识', state: 'done' },
			{ id: 'next', name: '1.2 试试', state: 'none', trial: true },
			{ id: 'shut', name: '1.3 挑战', state: 'none', why: '加入课程后可以学习' },
		],
	},
];
const catalogue: BlockDefinition = {
	...tree,
	source: { rows: () => lessons },
	badges: [(s) => (s.row.trial ? '试学' : '')],
	note: (s) => s.row.note ?? '',
	mark: (s) => s.row.state,
	reason: (s) => s.row.why ?? '',
	current: () => 'next',
	leavesOnly: true,
	onLocked: [{ message: (s) => `锁着：${s.row.why}` }],
};

test('a node shows its progress, its kind and the reason of its lock', async () => {
	const { screen } = await openPage(page([catalogue], { state: { directory: {} } }), createWorld());
	expect(screen.queryAllByRole('treeitem').map((item) => item.getAttribute('aria-label'))).toEqual([
		'第一章，在学',
		'1.1 认识，已学完',
		'1.2 试试 试学，未学',
		'1.3 挑战 加入课程后可以学习，未学',
	]);
	expect(screen.getByRole('treeitem', { name: '第一章，在学' }).getAttribute('aria-description')).toBe('1/3 课');
	expect(screen.getByRole('treeitem', { name: '1.2 试试 试学，未学' }).getAttribute('aria-current')).toBe('true');
	expect(screen.getByRole('treeitem', { name: '1.3 挑战 加入课程后可以学习，未学' }).getAttribute('aria-disabled')).toBe('true');
});

test('a locked node shows its reason instead of being selected; a branch only toggles if only leaves are selectable', async () => {
	const { screen, world } = await openPage(page([catalogue], { state: { directory: {} } }), createWorld());
	await click(screen.getByRole('treeitem', { name: '1.3 挑战 加入课程后可以学习，未学' }).firstElementChild as HTMLElement);
	expect(world.log.slice(1)).toEqual(['success: 锁着：加入课程后可以学习']);
	await click(screen.getByRole('treeitem', { name: '1.1 认识，已学完' }).firstElementChild as HTMLElement);
	expect(world.log.at(-1)).toBe('success: 选择了 1.1 认识');
	const chapter = screen.getByRole('treeitem', { name: '第一章，在学' });
	await click(chapter.firstElementChild as HTMLElement);
	expect(chapter.getAttribute('aria-expanded')).toBe('false');
	expect(world.log).toHaveLength(3);
});

test('a reason shared by several nodes is shown once and announced for each', async () => {
	const shut = ['a', 'b', 'c'].map((id) => ({ id, name: id, why: id === 'c' ? '明天开放' : '先加入' }));
	const { screen } = await openPage(page([{ ...catalogue, source: { rows: () => shut }, current: () => '' }]), createWorld());
	expect(screen.queryAllByRole('treeitem').map((item) => item.textContent)).toEqual(['a 先加入', 'b', 'c 明天开放']);
	expect(screen.getByRole('treeitem', { name: 'b 先加入' }).getAttribute('aria-disabled')).toBe('true');
});
