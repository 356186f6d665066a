import { expect, test } from 'vitest';
import type { FeedBlock } from '#generated/block-types.ts';
import { createWorld, openPage, page } from '#tests/support/page-world.tsx';

const rows = [
	{ id: 1, kind: '课程', title: '循环入门', text: '<b>循环</b>', unread: true, pinned: true, at: '2026-09-10T08:00:00', path: '/a' },
	{ id: 2, kind: '通知', title: '停课', text: '', unread: false, pinned: false, at: null, path: '/b' },
	{ id: 3, kind: '课程', title: '排序', text: '', unread: false, pinned: false, at: null, path: '/c' },
];
const feed: FeedBlock = {
	block: 'feed',
	needs: [],
	source: { rows: () => rows },
	label: '消息',
	title: (s) => s.row.title,
	text: (s) => s.row.text,
	time: (s) => s.row.at,
	unread: (s) => s.row.unread,
	pinned: (s) => s.row.pinned,
	highlight: () => '循环',
	opens: { path: (s) => s.row.path },
};

test('marks unread and pinned entries, and highlights matches without interpreting markup', async () => {
	const { screen } = await openPage(page([feed]), createWorld());
	const [first, second] = screen.getByRole('list', { name: '消息' }).querySelectorAll('li');
	expect(first?.textContent).toContain('未读循环入门');
	expect(first?.textContent).toContain('置顶');
	expect(first?.textContent).toContain('2026-09-10 08:00');
	expect([...(first?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent)).toEqual(['循环', '循环']);
	expect(first?.querySelector('b')).toBeNull();
	expect(second?.textContent).toBe('停课');
});

test('arrow keys move between links and stop at the ends', async () => {
	const { screen } = await openPage(page([feed]), createWorld());
	const press = (key: string): boolean | undefined =>
		document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
	const first = screen.getByRole('link', { name: '循环 入门' });
	first.focus();
	press('ArrowDown');
	expect(document.activeElement?.textContent).toBe('停课');
	press('ArrowUp');
	press('ArrowUp');
	expect(document.activeElement).toBe(first);
});

test('groups have headings, and a link to all entries if there are more', async () => {
	const grouped: FeedBlock = {
		...feed,
		group: (s) => s.row.kind,
		more: { path: (s) => s.row.path },
		moreWhen: (s) => s.row.kind === '课程',
	};
	const { screen } = await openPage(page([grouped]), createWorld());
	expect(screen.getByRole('heading', { name: '课程' }).tagName).toBe('H2');
	expect(screen.getByRole('heading', { name: '通知' }).tagName).toBe('H2');
	expect(screen.getByRole('list', { name: '课程' }).querySelectorAll('li')).toHaveLength(2);
	expect(screen.getByRole('link', { name: '查看全部 ：课程' }).getAttribute('href')).toContain('/a');
	expect(screen.container.textContent.split('查看全部')).toHaveLength(2);
});

test('shows the empty state', async () => {
	const { screen } = await openPage(page([{ ...feed, source: { rows: () => [] }, empty: '都读完了' }]), createWorld());
	expect(screen.container.textContent).toContain('都读完了');
});
