import { expect, test } from 'vitest';
import { createPlayer } from '#app/player/create-player.ts';
import type { Play, PlayerContext } from '#app/player/play.ts';
import { fakeCall } from '#tests/support/fake-call.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';

const world: PlayerContext = {
	handover: new Map(),
	userId: 'u1',
	storage: memoryStorage(),
	now: () => 1_000_000,
	openOutbox: async () => null,
	call: fakeCall(async () => ({ ok: true, data: { percent: 0, finished: false } })),
};

const film: Play = {
	videoId: 'v1',
	title: 'for 与 range',
	seconds: 45,
	poster: '',
	needsAuth: false,
	allowSeek: true,
	allowSpeed: true,
	watermark: '',
	sources: [{ mime: 'video/mp4', url: '/films/range.mp4', quality: '540' }],
	captions: [],
	transcript: [],
	markers: [],
	chapters: [],
	expiresAt: '2100-01-01T00:00:00+08:00',
	record: { position: 0, furthest: 0, watchSeconds: 0, percent: 0, finished: false, answers: [] },
} as unknown as Play;

test('a second asked for while the film is being opened is sought once it can play', () => {
	const player = createPlayer(film, world);
	const media = document.createElement('video');
	const detach = player.connect(media);
	player.startAt(38);
	expect(media.currentTime).toBe(0);
	media.dispatchEvent(new Event('canplay'));
	expect(media.currentTime).toBe(38);
	player.startAt(12);
	expect(media.currentTime).toBe(12);
	detach();
});
