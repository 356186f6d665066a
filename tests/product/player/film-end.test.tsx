import { act } from 'react';
import { proxy } from 'valtio/vanilla';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Player } from '#app/player/create-player.ts';
import { FilmEnd } from '#app/player/film-end.tsx';
import type { Play } from '#app/player/play.ts';
import { PageEnvironmentProvider } from '#src/pages/page-environment.tsx';
import { createWorld } from '#tests/support/page-world.tsx';
import { render } from '#tests/support/render.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function end(follows: 'a film' | 'none' = 'a film') {
	const { environment, log } = createWorld();
	const state = proxy({ ended: true, finished: true, percent: 100, preferences: { goesOn: true } });
	const player = { state, toggle: () => undefined, report: async () => undefined } as unknown as Player;
	const play = (follows === 'none' ? {} : { next: { id: 'v2', title: '下一课' } }) as Play;
	const screen = await render(
		<PageEnvironmentProvider environment={environment}>
			<textarea aria-label="写笔记" />
			<FilmEnd player={player} play={play} onward={<a href="/homework">下一课：4.6 练一练</a>} />
		</PageEnvironmentProvider>,
	);
	const pass = async (seconds: number): Promise<void> => {
		// Renders each second before the next one starts.
		for (let second = 0; second < seconds; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
	};
	return { screen, log, pass };
}

test('starts the next film after five seconds', async () => {
	const { screen, log, pass } = await end();
	await pass(4);
	expect(screen.queryByRole('link')).toBeNull();
	expect(screen.getByRole('button', { name: '1 秒后播放，现在就看' })).toBeTruthy();
	expect(log).toEqual([]);
	await pass(1);
	expect(log).toEqual(['open videoDetail/v2']);
});

test('waits for confirmation while the user is writing', async () => {
	const { screen, log, pass } = await end();
	await pass(2);
	screen.getByRole('textbox', { name: '写笔记' }).focus();
	await pass(9);
	expect(log).toEqual([]);
	screen.getByRole('button', { name: '播放下一个' }).click();
	expect(log).toEqual(['open videoDetail/v2']);
});

test('leads on to the next lesson, without leaving by itself, where no film follows', async () => {
	const { screen, log, pass } = await end('none');
	await pass(9);
	expect(screen.getByRole('link', { name: '下一课：4.6 练一练' })).toBeTruthy();
	expect([log, screen.queryByRole('button', { name: /播放/ })]).toEqual([[], null]);
});
