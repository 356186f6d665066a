import { expect, test } from 'vitest';
import type { EachBlock } from '#generated/block-types.ts';
import { createWorld, openPage, page } from '#tests/support/page-world.tsx';
import { click } from '#tests/support/render.tsx';

const rows = [
	{ id: 1, name: '小车', done: true },
	{ id: 2, name: '时钟', done: false },
	{ id: 3, name: '琴', done: true },
];

const shown = async (more: Partial<EachBlock>) => {
	const each: EachBlock = {
		block: 'each',
		needs: [],
		source: { rows: () => rows },
		blocks: [{ block: 'notice', needs: [], text: (s) => s.row.name, note: (s) => (s.row.done ? '做完了' : '') }],
		...more,
	};
	return (await openPage(page([each]), createWorld())).screen;
};

test('repeats its blocks for the rows that `where` lets through, as a list under its title', async () => {
	const screen = await shown({ title: '作品', where: (s) => s.row.done });
	expect(screen.getByRole('heading', { name: '作品' }).tagName).toBe('H2');
	expect([...screen.getByRole('list', { name: '作品' }).children].map((item) => item.textContent)).toEqual(['小车做完了', '琴做完了']);
});

test('without a title the blocks of the rows follow one another', async () => {
	const screen = await shown({});
	expect(screen.queryByRole('list')).toBeNull();
	expect(screen.container.textContent).toContain('小车做完了时钟琴做完了');
});

test('with a label the rows are a list without a heading, and may have numbers', async () => {
	const screen = await shown({ label: '作品', numbered: true });
	expect(screen.queryByRole('heading')).toBeNull();
	const list = screen.getByRole('list', { name: '作品' });
	expect([list.tagName, list.children.length]).toEqual(['OL', 3]);
});

test('rows with numbers alone are a list without a name', async () => {
	const screen = await shown({ numbered: true });
	expect(screen.getByRole('list').getAttribute('aria-label')).toBeNull();
});

test('shows neither title nor list without rows, but the text of `empty`', async () => {
	const none = { title: '作品', where: () => false };
	expect((await shown(none)).queryByRole('heading')).toBeNull();
	expect((await shown({ ...none, empty: '还没有作品' })).container.textContent).toContain('还没有作品');
	const led = await shown({ ...none, empty: '还没有作品', emptyButtons: [{ label: '去做一个', actions: [] }] });
	expect(led.getByRole('button', { name: '去做一个' })).toBeTruthy();
});

const byDone: Partial<EachBlock> = { group: (s) => (s.row.done ? '做完了的' : '没有做完的') };

const groupsOf = (screen: Awaited<ReturnType<typeof shown>>): string[] =>
	screen.getAllByRole('region').map((group) => [group.getAttribute('aria-label'), ...namesIn(group)].join(' '));

const namesIn = (group: HTMLElement): (string | null | undefined)[] =>
	[...group.querySelectorAll('li')].map((item) => item.querySelector('p')?.textContent);

test('groups have headings and the order of their first rows', async () => {
	const screen = await shown(byDone);
	expect(groupsOf(screen)).toEqual(['做完了的 小车 琴', '没有做完的 时钟']);
	expect(screen.getByRole('heading', { name: '没有做完的' }).tagName).toBe('H3');
	expect(screen.getByRole('list', { name: '做完了的' })).toBeTruthy();
});

test('groups have the order of the cases that name them, and those without rows are absent', async () => {
	expect(groupsOf(await shown({ ...byDone, groupOrder: (s) => (s.row.done ? 1 : 0) }))).toEqual(['没有做完的 时钟', '做完了的 小车 琴']);
	expect(groupsOf(await shown({ ...byDone, where: (s) => s.row.done }))).toEqual(['做完了的 小车 琴']);
});

test('the first rows are those of the first groups, until a button shows the others', async () => {
	const screen = await shown({ ...byDone, groupOrder: (s) => (s.row.done ? 1 : 0), first: 1 });
	expect(groupsOf(screen)).toEqual(['没有做完的 时钟']);
	await click(screen.getByRole('button', { name: '还有 2 项' }));
	expect(groupsOf(screen)).toEqual(['没有做完的 时钟', '做完了的 小车 琴']);
	await click(screen.getByRole('button', { name: '收起' }));
	expect(groupsOf(screen)).toEqual(['没有做完的 时钟']);
	expect((await shown({ first: 3 })).queryByRole('button')).toBeNull();
});
