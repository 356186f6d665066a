import { createEvent, fireEvent } from '@testing-library/react';
import { act } from 'react';
import { expect, test } from 'vitest';
import { findNodes } from '#src/blocks/tree/find-nodes.ts';
import { type TreeNode, visibleNodes } from '#src/blocks/tree/tree-nodes.ts';
import type { BlockDefinition } from '#src/pages/page-definition.ts';
import { createWorld, openPage, page } from '#tests/support/page-world.tsx';
import { focus, press, type } from '#tests/support/render.tsx';

const node = (label: string, children: readonly TreeNode[] = []): TreeNode => ({
	key: label,
	label,
	note: '',
	icon: '',
	badges: [],
	mark: null,
	reason: '',
	row: null,
	children,
});
const nodes = [node('循环', [node('循环的嵌套', [node('九九表')]), node('跳出')]), node('分支', [node('循环里的分支')]), node('函数')];

test.each([
	['九九', ['循环', '循环的嵌套', '九九表'], 1],
	['循环', ['循环', '循环的嵌套', '跳出', '分支', '循环里的分支'], 3],
	['没有的', [], 0],
])('searching for %s', (text, left, count) => {
	const found = findNodes(nodes, text);
	expect(found.count).toBe(count);
	expect(visibleNodes(found.nodes, (key) => found.open.has(key)).map((each) => each.node.label)).toEqual(left);
});

const chapters = Array.from({ length: 100 }, (_, chapter) => ({
	id: `c${chapter}`,
	name: `第 ${chapter + 1} 章`,
	children: Array.from({ length: 100 }, (_lesson, lesson) => ({ id: `c${chapter}-${lesson}`, name: `${chapter + 1}.${lesson + 1} 课` })),
}));
const tree: BlockDefinition = {
	block: 'tree',
	needs: [],
	source: { rows: () => chapters },
	label: (s) => s.row.name,
	title: '目录',
	selects: 'lesson',
	searchable: true,
};
const open = (address?: string) => openPage(page([tree], { state: { lesson: { query: true } } }), createWorld(), address);
const focused = () => document.activeElement as HTMLElement;

/** Types letters 100 ms apart, however long the test takes. */
async function typeLetters(letters: string): Promise<void> {
	for (const [index, key] of [...letters].entries())
		await act(async () => {
			const event = createEvent.keyDown(focused(), { key });
			Object.defineProperty(event, 'timeStamp', { value: 1000 + index * 100 });
			fireEvent(focused(), event);
		});
}

test('virtualises ten thousand nodes; each exposes its position, and all are reachable by keyboard', async () => {
	const { screen } = await open();
	await focus(screen.getByRole('treeitem', { name: '第 1 章' }));
	await press(focused(), '*');
	expect(screen.queryAllByRole('treeitem').length).toBeLessThan(60);
	await press(focused(), 'ArrowDown');
	const places = () => ['aria-label', 'aria-level', 'aria-posinset', 'aria-setsize'].map((name) => focused().getAttribute(name));
	expect(places()).toEqual(['1.1 课', '2', '1', '100']);
	await press(focused(), 'End');
	expect(places()).toEqual(['100.100 课', '2', '100', '100']);
	await press(focused(), 'ArrowLeft');
	expect(places()).toEqual(['第 100 章', '1', '100', '100']);
	await press(focused(), 'Home');
	expect(places()).toEqual(['第 1 章', '1', '1', '100']);
	await typeLetters('57.8');
	expect(places()).toEqual(['57.8 课', '2', '8', '100']);
	expect(screen.queryAllByRole('treeitem').filter((item) => item.tabIndex === 0)).toHaveLength(1);
});

test('the ancestors of the selected node are expanded, and Tab focuses it', async () => {
	const { screen } = await open('/page?lesson=c40-77');
	const chosen = screen.getByRole('treeitem', { name: '41.78 课' });
	expect([chosen.getAttribute('aria-selected'), chosen.tabIndex]).toEqual(['true', 0]);
	expect(screen.getByRole('treeitem', { name: '第 41 章' }).getAttribute('aria-expanded')).toBe('true');
});

test('a search shows and counts its matches, and clearing it restores the tree', async () => {
	const { screen } = await open();
	const field = screen.getByRole('searchbox', { name: '在目录中查找' });
	await type(field, ' 33.33 ');
	expect(screen.queryAllByRole('treeitem').map((item) => item.getAttribute('aria-label'))).toEqual(['第 33 章', '33.33 课']);
	expect(screen.getByRole('status').textContent).toBe('找到 1 个');
	await focus(screen.getByRole('treeitem', { name: '第 33 章' }));
	await press(focused(), 'ArrowLeft');
	expect(screen.queryAllByRole('treeitem')).toHaveLength(1);
	await type(field, '没有这一课');
	expect(screen.getByRole('status').textContent).toBe('没有找到');
	await type(field, '');
	expect(screen.getByRole('status').textContent).toBe('');
	expect(screen.getByRole('treeitem', { name: '第 33 章' }).getAttribute('aria-expanded')).toBe('false');
	expect(screen.queryAllByRole('treeitem')).toHaveLength(100);
});

test('scrolls to and focuses the target node, again for each new target, also after collapsing or searching', async () => {
	const focusing: BlockDefinition = { ...tree, selects: undefined, focus: (s) => s.state.lesson ?? '' };
	const { screen, go } = await openPage(page([focusing], { state: { lesson: { query: true } } }), createWorld(), '/page?lesson=c40-7');
	expect(focused().getAttribute('aria-label')).toBe('41.8 课');
	expect(focused().getAttribute('aria-current')).toBe('location');
	await press(focused(), 'ArrowLeft');
	await press(focused(), 'ArrowLeft');
	expect(screen.queryByRole('treeitem', { name: '41.8 课' })).toBeNull();
	focused().blur();
	await go('/page?lesson=c40-8');
	expect(focused().getAttribute('aria-label')).toBe('41.9 课');
	const field = screen.getByRole('searchbox', { name: '在目录中查找' });
	await type(field, '99.1 ');
	field.blur();
	await go('/page?lesson=c2-0');
	expect(focused().getAttribute('aria-label')).toBe('3.1 课');
	expect((field as HTMLInputElement).value).toBe('');

	await focus(field);
	await go('/page?lesson=c3-0');
	expect(focused()).toBe(field);
	await go('/page?lesson=nothing');
	expect(screen.queryAllByRole('treeitem').some((item) => item.hasAttribute('aria-current'))).toBe(false);
});
