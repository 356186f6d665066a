/** An address that is refused while the film plays, as a segment that answers 403, is signed anew and goes on at its place. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPlayer } from '#app/player/create-player.ts';
import type { Play, PlayerContext } from '#app/player/play.ts';
import { fakeCall } from '#tests/support/fake-call.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';

const streams = vi.hoisted(() => [] as FakeStream[]);

interface FakeStream {
	closed: boolean;
	/** The address that a segment is fetched from. */
	addressOf(segment: string): string;
	refuse(fatal: boolean): void;
}

interface Config {
	xhrSetup: (request: Pick<XMLHttpRequest, 'open'>, address: string) => void;
}

vi.mock('hls.js/light', () => ({
	default: class implements FakeStream {
		static Events = { ERROR: 'error' };
		closed = false;
		private listen: ((event: string, data: { fatal: boolean }) => void) | undefined;
		private readonly config: Config;
		constructor(config: Config) {
			this.config = config;
			streams.push(this);
		}
		addressOf(segment: string): string {
			let asked = '';
			this.config.xhrSetup(
				{
					open(_method: string, address: string | URL) {
						asked = String(address);
					},
				},
				segment,
			);
			return asked;
		}
		refuse(fatal: boolean): void {
			this.listen?.('error', { fatal });
		}
		on(_event: string, listen: (event: string, data: { fatal: boolean }) => void): void {
			this.listen = listen;
		}
		destroy(): void {
			this.closed = true;
		}
		loadSource = vi.fn();
		attachMedia = vi.fn();
		stopLoad = vi.fn();
		startLoad = vi.fn();
	},
}));

const HLS = 'application/vnd.apple.mpegurl';
const film = {
	videoId: 'v1',
	title: 'for 与 range',
	seconds: 45,
	poster: '',
	needsAuth: true,
	allowSeek: true,
	allowSpeed: true,
	watermark: '',
	sources: [{ mime: HLS, url: '/films/index.m3u8', quality: '540' }],
	captions: [],
	transcript: [],
	markers: [],
	chapters: [],
	state: 'ready',
	expiresAt: '2100-01-01T00:00:00+08:00',
	record: { position: 0, furthest: 0, percent: 0, finished: false, answers: [] },
} as unknown as Play;

/** A playing film at second 21. `refused`: from when on the server gives no permission. */
async function playing(refused = Number.POSITIVE_INFINITY) {
	const asked: string[] = [];
	let permissions = 0;
	const call = fakeCall(async (name) => {
		if (name === 'main.courseVideoPlayUrl') asked.push('url');
		if (name === 'main.courseVideoPlayUrl') return { ok: true, data: film };
		if (name !== 'main.courseVideoPlayAuth') return { ok: true, data: { percent: 0, finished: false } };
		asked.push('auth');
		permissions += 1;
		if (permissions >= refused) return { ok: false, error: { message: '没有权限' } as never };
		return { ok: true, data: { playAuth: `p${permissions}`, refreshAt: '2100-01-01T00:00:00+08:00' } };
	});
	const world: PlayerContext = {
		handover: new Map(),
		userId: 'u1',
		storage: memoryStorage(),
		now: () => 1_000_000,
		openOutbox: async () => null,
		call,
	};
	const player = createPlayer(film, world);
	const media = document.createElement('video');
	const detach = player.connect(media);
	await expect.poll(() => streams).toHaveLength(1);
	media.dispatchEvent(new Event('loadedmetadata'));
	media.dispatchEvent(new Event('playing'));
	player.state.position = 21;
	return { player, media, asked, detach };
}

beforeEach(() => {
	streams.length = 0;
	vi.stubGlobal('MediaSource', class {});
});
afterEach(() => vi.unstubAllGlobals());

test('a segment that is refused asks for a permission again, and the film goes on at its place', async () => {
	const { player, media, asked, detach } = await playing();
	expect([streams[0]?.addressOf('/films/3.ts'), asked]).toEqual(['/films/3.ts?auth=p1', ['auth']]);
	// The player of the stream tries again by itself.
	streams[0]?.refuse(false);
	expect(asked).toEqual(['auth']);

	streams[0]?.refuse(true);
	await expect.poll(() => streams).toHaveLength(2);
	expect(asked).toEqual(['auth', 'url', 'auth']);
	expect([streams[0]?.closed, streams[1]?.addressOf('/films/3.ts')]).toEqual([true, '/films/3.ts?auth=p2']);
	expect(player.state).toMatchObject({ phase: 'opening', position: 21, failure: '' });
	const play = vi.spyOn(media, 'play');
	media.dispatchEvent(new Event('loadedmetadata'));
	expect([media.currentTime, play.mock.calls.length]).toEqual([21, 1]);
	detach();
});

test('a film without a new permission says so and keeps its place for another try', async () => {
	const { player, asked, detach } = await playing(2);
	streams[0]?.refuse(true);
	await expect.poll(() => player.state.phase).toBe('failed');
	expect(player.state).toMatchObject({ position: 21, playing: false, failure: expect.stringContaining('看到的位置已经记下') });
	expect([asked, streams.length]).toEqual([['auth', 'url', 'auth'], 1]);
	detach();
});
