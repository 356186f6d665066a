import { expect, test } from 'vitest';
import type { RankingBlock } from '#generated/block-types.ts';
import { createWorld, openPage, page } from '#tests/support/page-world.tsx';

const rows = [
	{ id: 'a', rank: 1, name: '小满', school: '一中', score: 98, delta: 2 },
	{ id: 'b', rank: 2, name: '一诺', school: '二中', score: 90, delta: -1 },
	{ id: 'c', rank: null, name: '星野', school: '三中', score: 80, delta: 0 },
];
const ranking: RankingBlock = {
	block: 'ranking',
	needs: [],
	source: { rows: () => rows },
	label: '排行榜',
	rank: (s) => s.row.rank,
	name: (s) => s.row.name,
	note: (s) => s.row.school,
	score: (s) => s.row.score,
	unit: '分',
	delta: (s) => s.row.delta,
	mine: (s) => s.row.id === 'b',
	opens: { path: (s) => `/teams/${s.row.id}` },
};
const words = (element: HTMLElement): (string | null)[] => [...element.children].map((row) => row.textContent);

test('a row shows its rank with a medal, the name and the value', async () => {
	const { screen } = await openPage(page([ranking]), createWorld());
	expect(words(screen.getByRole('list', { name: '排行榜' }))).toEqual([
		'第1名，金牌▲2上升 2 名小满一中98分',
		'第2名，银牌▼1下降 1 名一诺我二中90分',
		'—不计名次星野三中80分',
	]);
	expect(screen.getByRole('link', { name: '小满' }).getAttribute('href')).toBe('/teams/a');
});

test("the user's own row is highlighted, and not pinned if it is on the page", async () => {
	const { screen } = await openPage(page([{ ...ranking, pinned: { record: () => rows[1] } }]), createWorld());
	const mine = [...screen.getByRole('list', { name: '排行榜' }).children].map((row) => row.hasAttribute('data-mine'));
	expect(mine).toEqual([false, true, false]);
	expect(screen.queryByRole('region', { name: '我的名次' })).toBeNull();
});

test("the user's own row is appended if it is on another page", async () => {
	const own = { id: 'z', rank: 57, name: '阿远', school: '一中', score: 40, delta: 0 };
	const { screen } = await openPage(page([{ ...ranking, pinned: { record: () => own } }]), createWorld());
	expect(screen.getByRole('region', { name: '我的名次' }).textContent).toBe('第57名阿远我一中40分');
	const { screen: without } = await openPage(page([{ ...ranking, pinned: { record: () => null } }]), createWorld());
	expect(without.queryByRole('region', { name: '我的名次' })).toBeNull();
});

test('a row shows a picture, or else the first character of the name', async () => {
	const { screen } = await openPage(page([{ ...ranking, avatar: (s) => (s.row.id === 'a' ? '/a.svg' : null) }]), createWorld());
	const faces = [...screen.getByRole('list', { name: '排行榜' }).children].map((row) => row.children[1]);
	expect(faces.map((face) => face?.querySelector('img')?.getAttribute('src') ?? face?.textContent)).toEqual(['/a.svg', '一', '星']);
});

test('shows the empty state without rows', async () => {
	const { screen } = await openPage(page([{ ...ranking, source: { rows: () => [] }, empty: '还没有成绩' }]), createWorld());
	expect(screen.container.textContent).toContain('还没有成绩');
});
