import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLessMotion } from '#src/lib/less-motion.ts';
import { createWorld, openPage, page } from '#tests/support/page-world.tsx';
import { click } from '#tests/support/render.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => {
	vi.useRealTimers();
	setLessMotion(false);
});

async function show(titles = ['甲', '乙']) {
	const { screen } = await openPage(
		page([
			{
				block: 'carousel',
				needs: [],
				label: '活动与推荐',
				source: { rows: () => titles.map((id) => ({ id })) },
				title: (scope) => scope.row.id,
				image: () => null,
				opens: { route: 'search' },
			},
		]),
		createWorld(),
	);
	const at = (): string | null => screen.getByRole('group').getAttribute('aria-label');
	return {
		screen,
		at,
		later: async (): Promise<string | null> => {
			await act(async () => vi.advanceTimersByTime(6000));
			return at();
		},
		region: screen.getByRole('region', { name: '活动与推荐' }),
	};
}

test.each([
	['pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
	['focus', fireEvent.focusIn, fireEvent.focusOut],
] as const)('slides turn by themselves, but not while the %s is on them', async (_what, enter, leave) => {
	const { later, region } = await show();
	expect(await later()).toBe('2 / 2');
	await act(async () => void enter(region));
	expect(await later()).toBe('2 / 2');
	await act(async () => void leave(region));
	expect(await later()).toBe('1 / 2');
});

test('paused slides stay, are announced, and go on', async () => {
	const { screen, later } = await show();
	await click(screen.getByRole('button', { name: '暂停轮播' }));
	expect(await later()).toBe('1 / 2');
	expect(screen.getByRole('group').getAttribute('aria-live')).toBe('polite');
	await click(screen.getByRole('button', { name: '继续轮播' }));
	expect(await later()).toBe('2 / 2');
});

test('the user who wants less motion turns them, by buttons and by the arrow keys', async () => {
	setLessMotion(true);
	const { screen, at, later, region } = await show(['甲', '乙', '丙']);
	expect(await later()).toBe('1 / 3');
	expect(screen.queryByRole('button', { name: '暂停轮播' })).toBeNull();
	await click(screen.getByRole('button', { name: '上一个' }));
	expect(at()).toBe('3 / 3');
	await act(async () => void fireEvent.keyDown(region, { key: 'ArrowRight' }));
	expect(screen.getByRole('link', { name: '甲' }).getAttribute('href')).toBe('/search');
});

test('a single slide has no buttons', async () => {
	expect((await show(['甲'])).screen.queryAllByRole('button')).toEqual([]);
});
