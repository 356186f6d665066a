import { expect, test } from 'vitest';
import type { TimelineBlock } from '#generated/block-types.ts';
import { newestOf, orderOf } from '#src/blocks/timeline/timeline-block.tsx';
import { createWorld, openPage, page } from '#tests/support/page-world.tsx';
import { click } from '#tests/support/render.tsx';

test.each<[string, (number | null)[], number | null]>([
	['the latest past entry', [1, 3, 2], 1],
	['no future entry', [1, 20, 2], 2],
	['the first of two with equal times', [5, 5], 0],
	['an entry of this moment is past', [10, 1], 0],
	['none if all are in the future', [11, 12], null],
	['nothing of no times', [null, null], null],
])('the newest entry: %s', (_name, times, expected) => {
	expect(newestOf(times, 10)).toBe(expected);
});

test.each<['given' | 'newest' | 'oldest', number[]]>([
	['given', [0, 1, 2, 3]],
	['newest', [2, 0, 3, 1]],
	['oldest', [0, 3, 2, 1]],
])('the order %s is stable for equal times and puts entries without a time last', (sort, expected) => {
	expect(orderOf([1, null, 2, 1], sort)).toEqual(expected);
});

const rows = [
	{ id: 1, at: '2026-09-10T08:00:00', title: '报名', path: '/sign-up', tone: 'ok' },
	{ id: 2, at: '2026-09-11T09:30:00', title: '审核', path: null, tone: 'bad' },
	{ id: 3, at: '2026-10-01T00:00:00', title: '决赛', path: null, tone: null },
];
const timeline: TimelineBlock = {
	block: 'timeline',
	needs: [],
	source: { rows: () => rows },
	label: '经过',
	time: (s) => s.row.at,
	title: (s) => s.row.title,
	tone: (s) => s.row.tone,
	badge: (_, p) => p.dictLabel('easy', 'difficulty'),
	opens: { path: (s) => s.row.path },
};

test('entries show time and text, and the newest past entry is marked', async () => {
	const { screen, world } = await openPage(page([timeline]), createWorld());
	const list = screen.getByRole('list', { name: '经过' });
	expect([...list.children].map((entry) => entry.textContent)).toEqual([
		'09-10 08:00报名入门',
		'09-11 09:30最新审核入门',
		'10-01 00:00决赛入门',
	]);
	expect([...list.children].map((entry) => entry.getAttribute('data-tone'))).toEqual(['ok', 'bad', 'info']);
	expect(list.querySelector('time')?.dateTime).toBe(new Date('2026-09-10T08:00:00').toISOString());
	await click(screen.getByRole('link', { name: '报名' }));
	expect(world.log.at(-1)).toBe('open /sign-up');
});

test('the newest entry is marked in the words of the page', async () => {
	const { screen } = await openPage(page([{ ...timeline, latest: '现在到这一步' }]), createWorld());
	const newest = screen.getByRole('list', { name: '经过' }).children[1];
	expect(newest?.textContent).toBe('09-11 09:30现在到这一步审核入门');
	expect(screen.container.textContent).not.toContain('最新');
});

test('uses the configured order and format', async () => {
	const { screen } = await openPage(page([{ ...timeline, sort: 'newest', format: 'M 月 D 日' }]), createWorld());
	expect([...screen.getByRole('list', { name: '经过' }).querySelectorAll('time')].map((time) => time.textContent)).toEqual([
		'10 月 1 日',
		'9 月 11 日',
		'9 月 10 日',
	]);
});

test.each([
	['the first page', '/page', true],
	['later pages', '/page?page=2', false],
])('of pages, %s may mark the newest entry', async (_page, address, isMarked) => {
	const paged = { page: 'pageNum', size: 'pageSize', list: 'records', total: 'total', queryKey: 'page', defaultSize: 3 };
	const definition = page([{ ...timeline, needs: ['all'], source: { rows: (s) => s.data.all?.records, paged: 'all' } }], {
		data: { all: { operation: 'main.all', paged } },
	});
	const { screen } = await openPage(definition, createWorld({ 'main.all': () => ({ total: 9, records: rows }) }), address);
	const list = await screen.findByRole('list', { name: '经过' });
	expect(list.textContent?.includes('最新')).toBe(isMarked);
});

test('shows the empty state without rows', async () => {
	const { screen } = await openPage(page([{ ...timeline, source: { rows: () => [] }, empty: '还没有动态' }]), createWorld());
	expect(screen.container.textContent).toContain('还没有动态');
});
