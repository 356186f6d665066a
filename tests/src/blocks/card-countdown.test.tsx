import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CardsBlock } from '#generated/block-types.ts';
import { createTicker } from '#src/ui/create-ticker.ts';
import { createWorld, openPage, page } from '#tests/support/page-world.tsx';
import { lazyCode } from '#tests/support/render.tsx';

const START = Date.parse('2026-09-12T10:00:00+08:00');
const at = (seconds: number): string => new Date(START + seconds * 1000).toISOString();

const cards = (rows: readonly object[]): CardsBlock => ({
	block: 'cards',
	needs: [],
	source: { rows: () => rows },
	title: (s) => s.row.id,
	label: '赛事',
	countdown: { until: (s) => s.row.at, label: '距截止', ended: '到点了', actions: [{ message: (s) => `${s.row.id} 到点了` }] },
	notice: (s) => s.row.notice,
	tone: () => 'warn',
});

beforeEach(() => void vi.useFakeTimers({ now: START, toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

const pass = (seconds: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

test('cards count down on one clock, run their steps once, and tell screen readers the time itself', async () => {
	const rows = [
		{ id: '甲', at: at(2), notice: '快交吧' },
		{ id: '乙', at: at(90_061), notice: '' },
		{ id: '丙', at: null, notice: '' },
	];
	const world = createWorld({}, { now: Date.now });
	const { screen } = await openPage(page([cards(rows)]), world);
	await lazyCode();
	await pass(0);
	const [first, second, third] = screen.getAllByRole('article').map((card) => () => card.textContent ?? '');
	expect(first?.()).toContain('00 分 02 秒');
	expect(first?.()).toContain('距截止：9月');
	expect(first?.()).toContain('快交吧');
	expect(second?.()).toContain('1 天 1 小时');
	expect(third?.()).toBe('丙');
	expect(screen.queryByRole('timer')).toBeNull();
	await pass(1.5);
	expect(first?.()).toContain('00 分 01 秒');
	const ended = (): string[] => world.log.filter((text) => text.includes('到点了'));
	expect(ended()).toEqual([]);
	await pass(5);
	expect(first?.()).toContain('到点了');
	expect(ended()).toEqual(['success: 甲 到点了']);
});

test('a ticker has one timer for all listeners, and none without them', () => {
	const ticker = createTicker(Date.now);
	const stops = [1, 2, 3].map(() => ticker.subscribe(() => undefined));
	expect(vi.getTimerCount()).toBe(1);
	vi.advanceTimersByTime(3000);
	expect([vi.getTimerCount(), ticker.time()]).toEqual([1, START + 2001]);
	for (const stop of stops) stop();
	expect(vi.getTimerCount()).toBe(0);
});
