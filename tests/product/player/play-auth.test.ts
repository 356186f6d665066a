import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Play, PlayerContext } from '#app/player/play.ts';
import { createPlayAuth } from '#app/player/play-auth.ts';

const NOW = Date.parse('2026-09-12T10:00:00+08:00');
const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

/** A film whose permission is renewed after `minutes`; `refused`: the server gives none. */
function film(needsAuth: boolean, refused = false, minutes = 8) {
	const asked: unknown[] = [];
	const call = async (name: string, input: unknown) => {
		asked.push([name, input]);
		if (refused) return { ok: false };
		const at = (ahead: number): string => new Date(Date.now() + ahead * MINUTE).toISOString();
		return { ok: true, data: { playAuth: `p${asked.length}`, refreshAt: at(minutes), expiresAt: at(minutes + 2) } };
	};
	const play = { videoId: 'v1', needsAuth } as Play;
	const auth = createPlayAuth({ play, world: { call, now: Date.now } as unknown as PlayerContext });
	return { auth, asked };
}

it('a film for everybody asks for no permission', async () => {
	const { auth, asked } = film(false);
	expect([await auth.ask(), auth.sign('/v.mp4'), asked]).toEqual([true, '/v.mp4', []]);
});

it('the address of a film that needs it carries the permission, which is renewed before it ends', async () => {
	const { auth, asked } = film(true);
	expect(await auth.ask()).toBe(true);
	expect(asked).toEqual([['main.courseVideoPlayAuth', { videoId: 'v1' }]]);
	expect([auth.sign('/v/index.m3u8?expires=1'), auth.sign('/v/1.ts')]).toEqual(['/v/index.m3u8?expires=1&auth=p1', '/v/1.ts?auth=p1']);
	await vi.advanceTimersByTimeAsync(8 * MINUTE - 1);
	expect(asked).toHaveLength(1);
	await vi.advanceTimersByTimeAsync(1);
	expect([asked.length, auth.sign('/v/2.ts')]).toEqual([2, '/v/2.ts?auth=p2']);
	await vi.advanceTimersByTimeAsync(8 * MINUTE);
	expect(asked).toHaveLength(3);
});

it('a hidden player asks no more, and asks when it is shown again after the time', async () => {
	const { auth, asked } = film(true);
	await auth.ask();
	auth.rest();
	await vi.advanceTimersByTimeAsync(20 * MINUTE);
	expect(asked).toHaveLength(1);
	auth.wake();
	await vi.advanceTimersByTimeAsync(1000);
	expect(asked).toHaveLength(2);
});

it('a permission for years is not asked for again and again', async () => {
	const { auth, asked } = film(true, false, 10 * 365 * 24 * 60);
	await auth.ask();
	await vi.advanceTimersByTimeAsync(60 * MINUTE);
	expect(asked).toHaveLength(1);
});

it('a film without permission does not open', async () => {
	expect(await film(true, true).auth.ask()).toBe(false);
});
