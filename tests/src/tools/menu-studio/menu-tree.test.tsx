import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { type Draft, toDraft, toList } from '#src/tools/menu-studio/draft/draft-tree.ts';
import { changeMeta, remove } from '#src/tools/menu-studio/draft/edit-nodes.ts';
import { moveDown, moveUp } from '#src/tools/menu-studio/draft/move-nodes.ts';
import { createStudio, type Studio } from '#src/tools/menu-studio/draft/studio-store.ts';
import { whoSees } from '#src/tools/menu-studio/inspector/who-sees.ts';
import { dropAt, scrollSpeed } from '#src/tools/menu-studio/tree/drop-target.ts';
import { MenuTree } from '#src/tools/menu-studio/tree/menu-tree.tsx';
import { countHidden, findKeys, visibleLines } from '#src/tools/menu-studio/tree/visible-lines.ts';
import { focus, press, render } from '#tests/support/render.tsx';
import { group, item } from './menu-server.ts';
import { keyOf, outline, sampleDraft, sampleList } from './sample-menus.ts';

async function openTree(readOnly = false, withHidden = true) {
	const studio = createStudio({
		calls: {
			load: async () => ({ ok: true, data: { list: sampleList(), baseVersion: 1, revision: 0 } }),
			save: async (body) => ({ ok: true, data: body }),
		},
		kept: { read: () => null, write: () => undefined },
		readOnly,
		setTimer: () => () => undefined,
	});
	await studio.open();
	const onEdit = vi.fn();
	const screen = await render(
		<MenuTree studio={studio} withHidden={withHidden} onEdit={onEdit} found={null} findings={new Map()} lineHeight={36} help="help" />,
	);
	const item = (title: string): HTMLElement => {
		const found = [...screen.container.querySelectorAll<HTMLElement>('[role=treeitem]')].find((each) =>
			each.getAttribute('aria-label')?.startsWith(`${title}，`),
		);
		if (!found) throw new Error(`${title} is not shown.`);
		return found;
	};
	const keys = async (...pressed: readonly string[]): Promise<void> => {
		for (const each of pressed) {
			const parts = each.split('+');
			const key = parts.at(-1) ?? '';
			const init = { altKey: parts.includes('Alt'), shiftKey: parts.includes('Shift'), ctrlKey: parts.includes('Ctrl') };
			await press(document.activeElement as HTMLElement, key, init);
		}
	};
	return { studio, screen, item, keys, onEdit };
}

const focused = (): string | undefined => document.activeElement?.getAttribute('aria-label')?.split('，')[0];
const selected = ({ state }: Studio): readonly string[] => state.selected;

test('arrow keys choose, open and close; one node is the tab stop', async () => {
	const { studio, screen, item, keys } = await openTree();
	await focus(item('首页'));
	await keys('ArrowDown', 'ArrowDown');
	expect([focused(), selected(studio)]).toEqual(['学习', [keyOf(studio.state.draft, '学习')]]);
	await keys('ArrowLeft');
	expect(item('学习').getAttribute('aria-expanded')).toBe('false');
	await keys('ArrowDown');
	expect(focused()).toBe('视频中心');
	expect(screen.container.querySelectorAll('[role=treeitem][tabindex="0"]')).toHaveLength(1);
	expect(item('视频中心').getAttribute('aria-posinset')).toBe('3');
});

test('Alt and arrows move the chosen nodes, which keep the focus; a closed group opens for them', async () => {
	const { studio, item, keys } = await openTree();
	await focus(item('学习'));
	await keys('ArrowLeft', 'ArrowDown', 'Alt+ArrowRight');
	expect(outline(studio.state.draft)).toBe('首页(主页) 学习(课程中心 通知 视频中心) 帮助 *');
	expect([focused(), item('视频中心').getAttribute('aria-level')]).toEqual(['视频中心', '2']);
	await keys('Alt+ArrowUp', 'Alt+ArrowUp', 'Alt+ArrowUp');
	expect([studio.state.announcement, focused()]).toEqual(['已经是这一层的第一个', '视频中心']);
	await keys('Alt+ArrowLeft', 'Alt+ArrowDown');
	expect(outline(studio.state.draft)).toBe('首页(主页) 学习(课程中心 通知) 帮助 视频中心 *');
});

test('Shift, the space bar and Ctrl+A choose several, and Escape leaves one', async () => {
	const { studio, item, keys } = await openTree();
	await focus(item('课程中心'));
	await keys('Shift+ArrowDown', 'Shift+ArrowDown');
	expect(selected(studio)).toHaveLength(3);
	await keys('Shift+ArrowUp', ' ');
	expect(selected(studio)).toEqual([keyOf(studio.state.draft, '课程中心')]);
	await keys('Ctrl+a');
	expect(selected(studio)).toHaveLength(8);
	await keys('Escape');
	expect(selected(studio)).toEqual([keyOf(studio.state.draft, '通知')]);
	await keys('ArrowUp', 'Shift+ArrowDown', 'Delete');
	expect([outline(studio.state.draft), focused()]).toEqual(['首页(主页) 学习 视频中心 帮助 *', '学习']);
});

test('Enter and F2 lead to the fields', async () => {
	const { item, keys, onEdit } = await openTree();
	await focus(item('帮助'));
	await keys('Enter', 'F2');
	expect(onEdit.mock.calls).toEqual([[], ['title']]);
});

test('who may only look can choose, but not change', async () => {
	const { studio, item, keys } = await openTree(true);
	await focus(item('帮助'));
	await keys('Alt+ArrowUp', 'Delete', 'Alt+h');
	expect(toList(studio.state.draft)).toEqual(sampleList());
});

test('a drop means before, within or after by the part of the line', () => {
	const draft = sampleDraft();
	const closed = new Set<string>();
	const lines = visibleLines(draft, { closed, found: null, kept: null });
	const at = (place: number) => {
		const mark = dropAt(lines, (key) => !closed.has(key), place);
		return mark && [lines.find(({ node }) => node.key === mark.target)?.node.label, mark.where, mark.level];
	};
	expect(at(2.1)).toEqual(['学习', 'before', 1]);
	expect(at(2.5)).toEqual(['学习', 'within', 2]);
	expect(at(2.9)).toEqual(['课程中心', 'before', 2]);
	expect(at(5.4)).toEqual(['视频中心', 'before', 1]);
	expect(at(5.6)).toEqual(['视频中心', 'after', 1]);
	expect(at(99)).toEqual(['*', 'after', 1]);
	expect(dropAt([], () => true, 0)).toBeNull();
	expect([scrollSpeed(300, 100, 500), scrollSpeed(90, 100, 500), scrollSpeed(499, 100, 500)]).toEqual([0, -14, 14]);
});

/** Two pages in a group, each before a hidden one; a hidden group. */
const withHiddenPages = (): Draft =>
	toDraft([
		group('课程', [
			item('list', '列表'),
			item('detail', '详情', { hidden: true }),
			item('rank', '排行'),
			item('edit', '修改', { hidden: true }),
		]),
		{ ...group('后台', [item('desk', '工作台')]), meta: { title: '后台', hidden: true } },
		group('题库', [item('answer', '作答', { hidden: true })]),
	]);

test('hidden nodes are folded away with what lies below them, but for chosen ones; positions count what shows', () => {
	const draft = withHiddenPages();
	const drawn = (kept: readonly string[] | null, found: ReadonlySet<string> | null = null) =>
		visibleLines(draft, { closed: new Set(), found, kept }).map(
			({ node, position, siblings }) => `${node.label} ${position}/${siblings}${node.children.length > 0 ? ' +' : ''}`,
		);
	expect(drawn([])).toEqual(['课程 1/2 +', '列表 1/2', '排行 2/2', '题库 2/2']);
	expect(drawn([keyOf(draft, '作答'), keyOf(draft, '工作台')])).toEqual([
		'课程 1/3 +',
		'列表 1/2',
		'排行 2/2',
		'后台 2/3 +',
		'工作台 1/1',
		'题库 3/3 +',
		'作答 1/1',
	]);
	expect(drawn(null)).toHaveLength(9);
	expect(drawn([], findKeys(draft, '修改')?.keys)).toEqual(['课程 1/3 +', '修改 4/4']);
	expect(countHidden(draft.nodes)).toBe(5);
});

test('a step passes over hidden nodes, unless a hidden one is moved', () => {
	const draft = withHiddenPages();
	const after = (outcome: ReturnType<typeof moveUp>) => (outcome.done ? outline(outcome.draft) : outcome.reason);
	expect(after(moveUp(draft, [keyOf(draft, '排行')]))).toBe('课程(排行 列表 详情 修改) 后台(工作台) 题库(作答)');
	expect(after(moveDown(draft, [keyOf(draft, '排行')]))).toBe('已经是这一层的最后一个');
	expect(after(moveUp(draft, [keyOf(draft, '题库')]))).toBe('题库(作答) 课程(列表 详情 排行 修改) 后台(工作台)');
	expect(after(moveUp(draft, [keyOf(draft, '修改')]))).toBe('课程(列表 详情 修改 排行) 后台(工作台) 题库(作答)');
});

test('a search keeps what it finds and all above', () => {
	const draft = sampleDraft();
	const found = findKeys(draft, 'courseINDEX');
	expect([
		found?.count,
		visibleLines(draft, { closed: new Set(), found: found?.keys ?? null, kept: [] }).map(({ node }) => node.label),
	]).toEqual([1, ['学习', '课程中心']]);
	expect(findKeys(draft, '  ')).toBeNull();
});

test('a guard of a group and a hidden group count for what lies in them', () => {
	const access = {
		roles: { student: { title: '学生', permissions: [] }, boss: { title: '管理员', permissions: ['write'] } },
		permissions: { write: { title: '修改' } },
		guards: { writer: { title: '能改的人', permission: ['write'] } },
	};
	const draft = sampleDraft();
	const list = toList(draft) as { meta: object }[];
	const change = (meta: object) =>
		toDraft(list.map((record, index) => (index === 1 ? { ...record, meta: { ...record.meta, ...meta } } : record)));
	const sights = (changed: Draft) =>
		whoSees(changed, keyOf(changed, '课程中心'), access).map(({ title, enters, sees, reason }) => [title, enters, sees, reason]);
	expect(sights(change({ guard: 'writer' }))).toEqual([
		['学生', false, false, '没有通过“学习”的限制'],
		['管理员', true, true, ''],
	]);
	expect(sights(change({ hidden: true }))[0]).toEqual(['学生', true, false, '“学习”隐藏了，仍可按地址打开']);
});

test('a group and a page of one title say what they are, in the tree and in the words of a step', async () => {
	const { studio, screen } = await openTree();
	const index = keyOf(studio.state.draft, '主页');
	await act(async () => void studio.apply(changeMeta(studio.state.draft, index, { title: '学习' })));
	const names = [...screen.container.querySelectorAll('[role=treeitem]')].map((each) => each.getAttribute('aria-label'));
	expect(names.filter((name) => name?.startsWith('学习'))).toEqual(['学习，页面', '学习，分组']);
	const outcome = remove(studio.state.draft, [index]);
	expect(outcome.done && outcome.words).toBe('移除页面“学习”');
});

test('undo focuses what it brings back, also in a group that was closed meanwhile', async () => {
	const { studio, item, keys } = await openTree();
	await focus(item('课程中心'));
	await keys('Delete');
	expect(focused()).toBe('通知');
	await focus(item('学习'));
	await keys('ArrowLeft');
	await act(async () => void studio.undo());
	expect(focused()).toBe('课程中心');
});
