import { describe, expect, it } from 'vitest';
import type { Play, PlayerContext } from '#app/player/play.ts';
import { createCore, type PlayerCore } from '#app/player/player-core.ts';
import { createWatch, type Watch } from '#app/player/watch.ts';
import { HttpError } from '#src/http/result.ts';
import type { Outbox } from '#src/outbox/outbox-store.ts';
import type { Unsent } from '#src/outbox/queued-request.ts';
import { fakeCall } from '#tests/support/fake-call.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';

type Input = Record<string, unknown>;

const film = (videoId: string, record: Partial<Play['record']> = {}): Play =>
	({
		videoId,
		title: '片子',
		seconds: 60,
		transcript: [],
		markers: [],
		sources: [],
		allowSeek: true,
		allowSpeed: true,
		record: { position: 0, furthest: 0, watchSeconds: 0, percent: 0, finished: false, answers: [], ...record },
	}) as unknown as Play;

function createRoom() {
	const storage = memoryStorage();
	const calls: { input: Input; keepalive: boolean }[] = [];
	const letters = new Map<string, Unsent>();
	const outbox: Outbox = {
		keep: async (unsent) => letters.set(unsent.id, unsent).size > 0,
		drop: async (id) => void letters.delete(id),
		stateOf: (id) => (letters.has(id) ? 'waiting' : null),
		subscribe: () => () => undefined,
	};
	const room = { trouble: null as HttpError | null, now: 1_000_000, calls };
	const open = (play: Play): { core: PlayerCore; watch: Watch } => {
		const world: PlayerContext = {
			handover: new Map(),
			userId: 'u1',
			storage,
			now: () => room.now,
			openOutbox: async () => outbox,
			call: fakeCall(async (_operation, input, options) => {
				calls.push({ input, keepalive: options?.keepalive === true });
				return room.trouble ? { ok: false, error: room.trouble } : { ok: true, data: { percent: 42, finished: false } };
			}),
		};
		const core = createCore(play, world);
		return { core, watch: createWatch(core) };
	};
	return { room, open, calls, letters };
}

function playOn({ core, watch }: { core: PlayerCore; watch: Watch }, from: number, to: number): void {
	for (let at = from; at <= to; at += 0.5) {
		core.state.position = at;
		watch.played(at);
	}
	watch.left();
}

const offline = new HttpError({ kind: 'network', message: '' });
const refused = new HttpError({ kind: 'business', message: '现在不能播放这个视频', status: 200 });

describe('watched spans', () => {
	it("are reported once, and the server's response shows", async () => {
		const { open, calls } = createRoom();
		const seat = open(film('v1'));
		playOn(seat, 0, 5);
		playOn(seat, 30, 32);
		await seat.watch.report();
		await seat.watch.report();
		const spans = [
			{ from: 0, to: 5 },
			{ from: 30, to: 32 },
		];
		expect(calls).toEqual([{ input: { videoId: 'v1', position: 32, spans, rate: 1 }, keepalive: false }]);
		expect(seat.core.state.percent).toBe(42);
	});

	it('are stored while offline and reported at the next visit', async () => {
		const { room, open, calls } = createRoom();
		room.trouble = offline;
		const seat = open(film('v1'));
		playOn(seat, 10, 20);
		await seat.watch.report();
		room.trouble = null;

		const again = open(film('v1'));
		expect(again.watch.resumeAt()).toBe(20);
		await again.watch.report();
		expect(calls).toHaveLength(2);
		expect(calls.at(-1)?.input).toMatchObject({ spans: [{ from: 10, to: 20 }], position: 20 });
	});

	it('go on from a question that is open, and not from the moment after it at which it came up', () => {
		const { open } = createRoom();
		const seat = open(film('v1'));
		playOn(seat, 9, 10.5);
		seat.core.state.position = 10;
		seat.watch.left();
		expect(open(film('v1')).watch.resumeAt()).toBe(10);
	});

	it('of another film are reported when any film is opened', async () => {
		const { room, open, calls } = createRoom();
		room.trouble = offline;
		const seat = open(film('v1'));
		playOn(seat, 10, 20);
		await seat.watch.report();
		room.trouble = null;
		await open(film('v2')).watch.reportOthers();
		expect(calls.at(-1)?.input).toMatchObject({ videoId: 'v1', spans: [{ from: 10, to: 20 }] });
		await open(film('v2')).watch.reportOthers();
		expect(calls).toHaveLength(2);
	});

	it('are dropped when the server refuses them', async () => {
		const { room, open, calls } = createRoom();
		room.trouble = refused;
		const seat = open(film('v1'));
		playOn(seat, 10, 20);
		await seat.watch.report();
		await seat.watch.report();
		expect(calls).toHaveLength(1);
	});

	it('are queued without a player, removed when reported otherwise, and not reported twice', async () => {
		const { room, open, calls, letters } = createRoom();
		room.trouble = offline;
		const seat = open(film('v1'));
		playOn(seat, 10, 20);
		await seat.watch.report();
		expect([...letters.values()]).toMatchObject([{ id: 'film v1', title: '《片子》看到的地方', input: calls[0]?.input }]);
		room.trouble = null;
		await seat.watch.report();
		expect([calls.length, letters.size]).toEqual([2, 0]);

		room.trouble = offline;
		room.now += 1;
		playOn(seat, 20, 25);
		await seat.watch.report();
		letters.clear();
		room.trouble = null;
		await open(film('v2')).watch.reportOthers();
		await open(film('v1')).watch.report();
		expect(calls).toHaveLength(3);
	});

	it('keep growing while a report is in flight, without loss', async () => {
		const { open, calls } = createRoom();
		const seat = open(film('v1'));
		playOn(seat, 0, 5);
		const telling = seat.watch.report();
		playOn(seat, 5, 8);
		await telling;
		await seat.watch.report({ leaving: true });
		expect(calls.at(-1)).toMatchObject({ input: { spans: [{ from: 0, to: 8 }], position: 8 }, keepalive: true });
	});

	it('belong to one user', () => {
		const { open } = createRoom();
		playOn(open(film('v1')), 10, 20);
		const other = open(film('v1'));
		expect(other.watch.resumeAt()).toBe(20);
		const stranger = createCore(film('v1'), { ...other.core.world, userId: 'u2' });
		expect(createWatch(stranger).resumeAt()).toBe(0);
	});
});

describe('answers', () => {
	it('are reported, stored, and not reported again', async () => {
		const { open, calls } = createRoom();
		const seat = open(film('v1'));
		seat.watch.answered('q1', 'B');
		await seat.watch.report();
		expect(calls.at(-1)?.input).toMatchObject({ answers: [{ id: 'q1', answer: 'B' }] });
		playOn(seat, 0, 2);
		await seat.watch.report();
		expect(calls.at(-1)?.input).not.toHaveProperty('answers');
		// Renders with an older response.
		expect(open(film('v1')).core.state).toMatchObject({ answers: { q1: 'B' }, percent: 42 });
	});
});

describe('the resume position', () => {
	it('follows the server if another device is further', () => {
		const { room, open } = createRoom();
		playOn(open(film('v1')), 10, 20);
		room.now += 60_000;
		const updatedAt = new Date(room.now).toISOString();
		expect(open(film('v1', { position: 40, updatedAt })).watch.resumeAt()).toBe(40);
		expect(open(film('v1', { position: 40, updatedAt, finished: true })).watch.resumeAt()).toBe(0);
	});
});

describe('a film that must first be seen in order', () => {
	const inOrder = (record: Partial<Play['record']> = {}): Play => ({ ...film('v1', record), allowSeek: false });

	it.each<[string, Play, number]>([
		['never seen', inOrder(), 0],
		['seen up to there', inOrder({ furthest: 20 }), 20],
		['gone on from there on another computer', inOrder({ furthest: 20, position: 25 }), 25],
		['finished', inOrder({ furthest: 20, finished: true }), 50],
		['without seek restrictions', film('v1'), 50],
	])('limits seeking in a film: %s', (_what, play, to) => {
		expect(createRoom().open(play).watch.limit(50)).toEqual({ to, held: to < 50 });
	});

	it('allows seeking up to the local progress, even if it is not reported yet', async () => {
		const { open, room } = createRoom();
		room.trouble = offline;
		const seat = open(inOrder());
		playOn(seat, 0, 12);
		seat.core.state.position = 3;
		seat.watch.left();
		await seat.watch.report();
		expect(seat.watch.limit(50)).toEqual({ to: 12, held: true });
		expect(open(inOrder()).watch.limit(50)).toEqual({ to: 12, held: true });
	});
});
