import { act, fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { BlockDefinition } from '#src/pages/page-definition.ts';
import { createWorld, openPage, page } from '#tests/support/page-world.tsx';

afterEach(() => void vi.useRealTimers());

const show = (address: unknown, more: object = {}) => {
	const block: BlockDefinition = { block: 'frame', needs: [], address: () => address as string, ...more };
	return openPage(page([block], { title: '学校看板' }), createWorld());
};

const ALLOWED = 'https://board.test/today';

test('embeds an allowed site under the title of the page, in a sandbox, with a way out', async () => {
	const { screen } = await show(ALLOWED, { heading: 'title' });
	const frame = screen.getByTitle('学校看板');
	expect(frame.getAttribute('src')).toBe(ALLOWED);
	expect(frame.getAttribute('sandbox')?.split(' ')).toEqual(expect.arrayContaining(['allow-scripts', 'allow-same-origin']));
	expect(frame.getAttribute('sandbox')).not.toContain('top-navigation');
	expect(frame.getAttribute('referrerpolicy')).toBe('strict-origin');
	expect(screen.getByRole('heading', { name: '学校看板' }).tagName).toBe('H1');
	const link = screen.getByRole('link', { name: '在新标签页打开' });
	expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
		ALLOWED,
		'_blank',
		'noopener noreferrer',
	]);
});

test('says that it is opening, then offers the way out once more, and a reload begins anew', async () => {
	const { screen } = await show(ALLOWED, { title: '今天的课' });
	vi.useFakeTimers();
	const reload = () => screen.getByRole('button', { name: '重新加载这个网站' });
	const wait = () => act(() => vi.advanceTimersByTimeAsync(8000));
	const links = () => screen.getAllByRole('link', { name: '在新标签页打开' }).length;
	const first = screen.getByTitle('今天的课');
	expect([screen.queryByText('正在打开 board.test') !== null, links()]).toEqual([true, 1]);
	await act(async () => reload().click());
	await wait();
	expect([screen.getByRole('status').textContent?.includes('还没有打开'), links()]).toEqual([true, 2]);
	expect(screen.getByTitle('今天的课')).not.toBe(first);
	await act(async () => void fireEvent.load(screen.getByTitle('今天的课')));
	expect([screen.queryByText('正在打开 board.test'), screen.getByRole('status').textContent, links()]).toEqual([null, '', 1]);
});

test.each([
	['a site that is not allowed', 'https://other.test/', 'https://other.test/'],
	['an address with a password', 'https://a:b@board.test/', 'https://a:b@board.test/'],
])('%s is a link', async (_what, address, href) => {
	const { screen } = await show(address);
	expect(screen.container.querySelector('iframe')).toBeNull();
	expect(screen.getByRole('link', { name: '在新标签页打开' }).getAttribute('href')).toBe(href);
});

test.each([[null], ['javascript:alert(1)']])('%s is neither embedded nor linked', async (address) => {
	const { screen } = await show(address);
	expect(screen.container.querySelector('iframe, a')).toBeNull();
	expect(screen.getByText('没有可以打开的地址')).toBeDefined();
});
