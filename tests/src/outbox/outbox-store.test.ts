import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError, type Result } from '#src/http/result.ts';
import { createOutbox, type OutboxStore } from '#src/outbox/outbox-store.ts';
import { outboxEntry } from '#src/outbox/outbox-user.ts';
import type { QueuedRequest, Unsent } from '#src/outbox/queued-request.ts';
import { memoryRecords } from '#tests/support/memory-records.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';

const homework = (text = '第一次'): Unsent => ({
	id: 'homework h1',
	title: '作业《小车》',
	operation: 'main.homeworkAnswerSubmit',
	input: { homeworkId: 'h1', text },
});
const fine: Result<unknown> = { ok: true, data: null };
const offline: Result<unknown> = { ok: false, error: new HttpError({ kind: 'network', message: '' }) };
const refused: Result<unknown> = { ok: false, error: new HttpError({ kind: 'business', code: 410, message: '作业已经截止' }) };

function createRoom({ full = false } = {}) {
	const storage = memoryStorage();
	const records = memoryRecords<QueuedRequest>({ full });
	const calls: string[] = [];
	const words: string[] = [];
	let stamps = 0;
	let before: Promise<void> = Promise.resolve();
	const room = { answer: offline as Result<unknown> | Promise<Result<unknown>>, signedIn: 'u1', online: true };
	const open = (owner = 'u1'): OutboxStore =>
		createOutbox({
			owner,
			entry: outboxEntry(owner),
			records,
			storage,
			now: Date.now,
			here: () => '/here',
			newStamp: () => `s${++stamps}`,
			async call({ operation, input }) {
				calls.push(`${operation} ${JSON.stringify(input)}`);
				return room.answer;
			},
			mayCall: () => room.signedIn === owner,
			alone(act) {
				before = before.then(act);
				return before;
			},
			online: () => room.online,
			onSent: ({ title }) => words.push(`sent ${title}`),
			onRefused: ({ title, refusal }) => words.push(`${title}: ${refusal}`),
			onEmptied: () => words.push('empty'),
		});
	return { room, open, calls, words, storage, records };
}

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

describe('a request without a response', () => {
	it('is retried until it has one, then removed', async () => {
		const { room, open, calls, words, storage, records } = createRoom();
		const outbox = open();
		expect(await outbox.keep(homework())).toBe(true);
		expect(storage.read(outboxEntry('u1'))).not.toBeNull();
		await vi.advanceTimersByTimeAsync(4999);
		expect(calls).toEqual([]);
		await vi.advanceTimersByTimeAsync(1);
		expect(calls).toHaveLength(1);
		room.answer = fine;
		await vi.advanceTimersByTimeAsync(14_999);
		expect(calls).toHaveLength(1);
		await vi.advanceTimersByTimeAsync(1);
		expect(calls).toEqual(Array(2).fill('main.homeworkAnswerSubmit {"homeworkId":"h1","text":"第一次"}'));
		expect([outbox.stateOf('homework h1'), records.rows.size, storage.read(outboxEntry('u1'))]).toEqual([null, 0, null]);
		expect(words).toEqual(['sent 作业《小车》', 'empty']);
	});

	it('waits while offline, and is sent as soon as the connection is back', async () => {
		const { room, open, calls } = createRoom();
		room.online = false;
		const outbox = open();
		await outbox.keep(homework());
		await vi.advanceTimersByTimeAsync(600_000);
		expect(calls).toEqual([]);
		room.answer = fine;
		await outbox.sendAll();
		expect(calls).toHaveLength(1);
	});

	it('is replaced by a later request for the same subject, also while it is in flight', async () => {
		const { room, open, calls, records } = createRoom();
		const outbox = open();
		await outbox.keep(homework());
		let answer: (result: Result<unknown>) => void = () => undefined;
		room.answer = new Promise((resolve) => {
			answer = resolve;
		});
		const sending = outbox.sendAll();
		await vi.advanceTimersByTimeAsync(0);
		await outbox.keep(homework('第二次'));
		answer(fine);
		await sending;
		expect([...records.rows.values()].map(({ input }) => input)).toEqual([{ homeworkId: 'h1', text: '第二次' }]);
		room.answer = fine;
		await outbox.sendAll();
		expect(calls.at(-1)).toBe('main.homeworkAnswerSubmit {"homeworkId":"h1","text":"第二次"}');
		expect(records.rows.size).toBe(0);
	});

	it('is not sent if it is dropped while another one is in flight', async () => {
		const { room, open, calls } = createRoom();
		const outbox = open();
		await outbox.keep(homework());
		await outbox.keep({ ...homework(), id: 'homework h2' });
		let answer: (result: Result<unknown>) => void = () => undefined;
		room.answer = new Promise((resolve) => {
			answer = resolve;
		});
		const sending = outbox.sendAll();
		await vi.advanceTimersByTimeAsync(0);
		await outbox.drop('homework h2');
		answer(fine);
		await sending;
		expect(calls).toHaveLength(1);
	});

	it('is not reported as stored by a browser without room', async () => {
		const { open } = createRoom({ full: true });
		expect(await open().keep(homework())).toBe(false);
	});
});

it('a refused request stays with its reason until the user retries or removes it', async () => {
	const { room, open, calls, words } = createRoom();
	const outbox = open();
	await outbox.keep(homework());
	room.answer = refused;
	await outbox.sendAll();
	await outbox.sendAll();
	await vi.advanceTimersByTimeAsync(600_000);
	expect(calls).toHaveLength(1);
	expect(outbox.state.requests).toMatchObject([{ id: 'homework h1', refusal: '作业已经截止' }]);
	expect(words).toEqual(['作业《小车》: 作业已经截止']);
	expect(outbox.stateOf('homework h1')).toBe('refused');
	await outbox.retry('homework h1');
	expect(calls).toHaveLength(2);
	await outbox.drop('homework h1');
	expect(outbox.state.requests).toEqual([]);
});

it('two windows send a request once', async () => {
	const { room, open, calls, storage } = createRoom();
	const [one, other] = [open(), open()];
	await one.keep(homework());
	storage.change(outboxEntry('u1'), 's');
	room.answer = fine;
	await Promise.all([one.sendAll(), other.sendAll()]);
	expect(calls).toHaveLength(1);
	expect(other.state.requests).toEqual([]);
});

it('another user neither sees nor sends it; it is sent when its owner is back', async () => {
	const { room, open, calls } = createRoom();
	const first = open('u1');
	await first.keep(homework());
	room.signedIn = 'u2';
	room.answer = fine;
	const second = open('u2');
	await second.sendAll();
	await first.sendAll();
	await vi.advanceTimersByTimeAsync(600_000);
	expect([calls, second.state.requests]).toEqual([[], []]);
	room.signedIn = 'u1';
	await open('u1').sendAll();
	expect(calls).toHaveLength(1);
});

it('a stopped outbox sends nothing', async () => {
	const { open, calls } = createRoom();
	const outbox = open();
	await outbox.keep(homework());
	outbox.stop();
	await vi.advanceTimersByTimeAsync(600_000);
	expect(calls).toEqual([]);
});
