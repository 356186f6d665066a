import { expect, test } from 'vitest';
import type { BlockDefinition } from '#src/pages/page-definition.ts';
import { createWorld, openPage, page } from '#tests/support/page-world.tsx';
import { click } from '#tests/support/render.tsx';

const papers = [
	{ id: 1, title: '循环专项', open: true },
	{ id: 2, title: '字符串专项', open: false },
];
const cards: BlockDefinition = {
	block: 'cards',
	needs: [],
	source: { rows: () => papers },
	label: '试卷',
	title: (s) => s.row.title,
	opens: { route: 'noticeDetail', params: (s) => ({ id: s.row.id }) },
	buttons: [
		{ label: '去作答', when: (s) => s.row.open, actions: [{ message: (s) => `去作答 ${s.row.title}` }] },
		{ label: '看结果', when: (s) => !s.row.open, actions: [{ message: (s) => `看结果 ${s.row.title}` }] },
	],
};

test('a button of a card belongs to its heading, follows the row, and does not open the card', async () => {
	const { screen, world } = await openPage(page([cards]), createWorld());
	expect(['循环专项', '字符串专项'].map((name) => screen.getByRole('group', { name }).textContent)).toEqual(['去作答', '看结果']);
	await click(screen.getByRole('button', { name: '看结果' }));
	expect(world.log.at(-1)).toBe('success: 看结果 字符串专项');
	await click(screen.getByRole('link', { name: '循环专项' }));
	expect(world.log.at(-1)).toBe('open noticeDetail/1');
});

test('a stamp lies across the picture of its card alone', async () => {
	const stamped = { ...cards, image: () => '/covers/a.svg', stamp: (s: { row: { open: boolean } }) => (s.row.open ? '' : '已撤销') };
	const { screen } = await openPage(page([stamped as BlockDefinition]), createWorld());
	const [open, closed] = screen.getAllByRole('article').map((card) => card.firstElementChild);
	expect([open?.textContent, closed?.textContent]).toEqual(['', '已撤销']);
	expect([open, closed].map((picture) => picture?.hasAttribute('data-stamped'))).toEqual([false, true]);
});

test('the heading of a poster lies on the picture, and below where there is none', async () => {
	const poster = { ...cards, look: 'poster', image: () => '/covers/a.svg' };
	const { screen } = await openPage(page([poster as BlockDefinition]), createWorld());
	const [first] = screen.getAllByRole('article');
	expect(first?.firstElementChild?.textContent).toBe('循环专项');
	expect(screen.getAllByRole('heading', { name: '循环专项' })).toHaveLength(1);
});
