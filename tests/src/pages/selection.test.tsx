import { expect, test } from 'vitest';
import type { RowSelection } from '#generated/block-types.ts';
import type { BlockDefinition } from '#src/pages/page-definition.ts';
import { createWorld, failure, type OpenPage, openPage, page } from '#tests/support/page-world.tsx';
import { click, lazyCode } from '#tests/support/render.tsx';

const REMOVE = 'main.courseNoteRemove';
const works = [
	{ id: 'a', title: '小车' },
	{ id: 'b', title: '时钟' },
	{ id: 'c', title: '弹球' },
];
const select: RowSelection = {
	binds: 'chosen',
	buttons: [{ label: '移除', actions: [{ call: REMOVE, with: (s) => ({ ids: s.state.chosen }) }] }],
};
const rows = { rows: (s: { data: { works?: typeof works } }) => s.data.works };
const title = (s: { row: { title: string } }) => s.row.title;

const LISTS: BlockDefinition[] = [
	{ block: 'cards', needs: ['works'], source: rows, label: '作品', title, select, opens: { path: () => '/work' } },
	{ block: 'feed', needs: ['works'], source: rows, label: '作品', title, select, opens: { path: () => '/work' } },
	{ block: 'file-list', needs: ['works'], source: rows, label: '作品', name: title, select, opens: { path: () => '/work' } },
];

async function opened(list: BlockDefinition, answer: unknown = null): Promise<OpenPage> {
	const world = createWorld({ 'main.getWorks': () => works, [REMOVE]: () => answer }, { throttle: 0 });
	const definition = page([list], { state: { chosen: { type: 'strings' } }, data: { works: { operation: 'main.getWorks' } } });
	const open = await openPage(definition, world);
	await open.screen.findByRole('list', { name: '作品' });
	await lazyCode();
	return open;
}

const box = ({ screen }: OpenPage, name: string) => screen.getByRole('checkbox', { name }) as HTMLInputElement;
const ticked = ({ screen }: OpenPage) => screen.getAllByRole('checkbox').map((each) => (each as HTMLInputElement).checked);

test.each(LISTS)('$block: boxes name their rows, and the one above all of them', async (list) => {
	const open = await opened(list);
	open.screen.getByText('勾选后可以一起处理');
	await click(box(open, '选择“时钟”'));
	expect(ticked(open)).toEqual([false, false, true, false]);
	expect(box(open, '全选作品').indeterminate).toBe(true);
	open.screen.getByText('已选 1 项');
	await click(box(open, '选择“弹球”'), { shiftKey: true });
	await click(box(open, '选择“小车”'));
	expect(ticked(open)).toEqual([true, true, true, true]);
	await click(box(open, '全选作品'));
	expect(ticked(open)).toEqual([false, false, false, false]);
	expect(open.world.log.filter((log) => log.startsWith('open'))).toEqual([]);
});

test.each(LISTS)('$block: a button gets the selected keys, and a refusal keeps the selection', async (list) => {
	const open = await opened(list, failure('现在不能移除'));
	await click(box(open, '选择“弹球”'));
	await click(box(open, '选择“小车”'));
	await click(open.screen.getByRole('button', { name: '移除' }));
	expect(open.world.calls.at(-1)).toMatchObject({ operation: REMOVE, input: { ids: ['c', 'a'] } });
	expect(ticked(open)).toEqual([false, true, false, true]);
	open.world.answers[REMOVE] = () => null;
	await click(open.screen.getByRole('button', { name: '移除' }));
	expect(ticked(open)).toEqual([false, false, false, false]);
});

test.each(LISTS)('$block: rows have no boxes unless they can be selected', async (list) => {
	const open = await opened({ ...list, select: undefined } as BlockDefinition);
	expect(open.screen.queryAllByRole('checkbox')).toEqual([]);
});
