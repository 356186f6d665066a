import { describe, expect, it } from 'vitest';
import type { AnswerRow, AttemptState } from '#app/exam/api-types.ts';
import { createAttempt } from '#app/exam/attempt/attempt.ts';
import type { SubmitBody } from '#app/exam/attempt/attempt-core.ts';
import { createAttemptClock, dueWarning, formatLeft, warningText } from '#app/exam/attempt/clock.ts';
import { emptyJournal, type Journal, parseJournal } from '#app/exam/attempt/journal.ts';
import { undeliveredAnswers } from '#app/exam/attempt/undelivered.ts';
import { mergeAnswers } from '#app/exam/back-end/paper-submit.ts';
import { HttpError, type Result } from '#src/http/result.ts';

const START = Date.parse('2026-09-01T08:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const GRACE = 30_000;

/** Time, timers, storage and a server for one attempt of an hour. */
function world({ ahead = 0, minutes = 60 } = {}) {
	let wall = START;
	let steady = 0;
	const timers = new Set<{ at: number; action: () => void }>();
	const server = {
		state: 'in_progress' as 'in_progress' | 'handed in' | 'closed',
		offline: false,
		deadlineAt: START + ahead + minutes * MINUTE,
		clientTab: 'here',
		answers: [] as AnswerRow[],
		handedIn: new Set<string>(),
		bodies: [] as SubmitBody[],
		/** What the next answer says of the request. */
		rejected: [] as NonNullable<AttemptState['rejected']>,
		/** The next calls fail like this. */
		failures: [] as HttpError[],
	};
	const storage = { kept: null as unknown, full: false };
	const iso = (at: number): string => new Date(at).toISOString();
	const answer = (): AttemptState => ({
		id: 'a1',
		paperId: 'p1',
		no: 1,
		state: server.state === 'in_progress' ? server.state : 'marked',
		startedAt: iso(START + ahead),
		deadlineAt: iso(server.deadlineAt),
		closesAt: iso(server.deadlineAt + GRACE),
		submittedAt: null,
		savedAt: null,
		serverNow: iso(wall + ahead),
		clientTab: server.clientTab,
		answeredCount: 0,
		questionCount: 2,
		answers: server.answers,
		rejected: server.rejected.splice(0),
		score: null,
		totalScore: 100,
	});
	const call = (act: () => AttemptState): Promise<Result<AttemptState>> => {
		if (server.offline) return Promise.resolve({ ok: false, error: offline() });
		if (server.state === 'in_progress' && wall + ahead > server.deadlineAt + GRACE) server.state = 'closed';
		const failure = server.failures.shift();
		return Promise.resolve(failure ? { ok: false, error: failure } : { ok: true, data: act() });
	};
	const refuse = (code: number): never => {
		throw new HttpError({ kind: 'business', code, message: '不行' });
	};
	const open = () =>
		createAttempt({
			initial: answer(),
			calls: {
				start: (takeOver) =>
					call(() => {
						if (takeOver) server.clientTab = 'here';
						return answer();
					}),
				async submit(body) {
					try {
						return await call(() => {
							server.bodies.push(body);
							if (body.requestKey && server.handedIn.has(body.requestKey)) return answer();
							if (server.state !== 'in_progress') refuse(server.state === 'closed' ? 410 : 409);
							if (server.clientTab !== 'here') refuse(409);
							const taken = body.answers.filter((each) => server.rejected.every(({ questionId }) => questionId !== each.questionId));
							server.answers = mergeAnswers(server.answers, taken, iso(wall)) as AnswerRow[];
							if (body.action === 'submit' && (body.by !== 'timeup' || wall + ahead >= server.deadlineAt)) {
								server.state = 'handed in';
								server.handedIn.add(body.requestKey ?? '');
							}
							return answer();
						});
					} catch (error) {
						return { ok: false, error: error as HttpError };
					}
				},
			},
			journals: {
				read: async () => storage.kept,
				write: async (journal) => {
					if (storage.full) throw new Error('full');
					storage.kept = structuredClone(journal);
				},
				remove: async () => {
					storage.kept = null;
				},
			},
			clock: createAttemptClock({ wall: () => wall, steady: () => steady }, 0),
			wall: () => wall,
			steady: () => steady,
			sentAt: wall,
			clientTab: 'here',
			device: 3,
			setTimer(action, ms) {
				const timer = { at: wall + ms, action };
				timers.add(timer);
				return () => void timers.delete(timer);
			},
			announce: warningText,
		});
	const settle = async (): Promise<void> => {
		for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
	};
	/** Moves both clocks and runs the timers that are due, in their order. */
	const pass = async (ms: number): Promise<void> => {
		const end = wall + ms;
		for (;;) {
			const [next] = [...timers].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
			if (!next) break;
			timers.delete(next);
			steady += Math.max(0, next.at - wall);
			wall = Math.max(wall, next.at);
			next.action();
			await settle();
		}
		steady += end - wall;
		wall = end;
		await settle();
	};
	/** The device sleeps, or someone sets its clock: only the wall clock moves. */
	const jump = (ms: number): void => {
		wall += ms;
	};
	/** The tab is suspended: time passes, and no timer runs. */
	const suspend = (ms: number): void => {
		wall += ms;
		steady += ms;
	};
	return { server, storage, open, pass, jump, suspend, settle, serverNow: () => wall + ahead };
}

const offline = (): HttpError => new HttpError({ kind: 'network', message: '网络不通' });
const rejected = (): HttpError => new HttpError({ kind: 'unavailable', status: 503, message: '服务器暂时不可用' });

async function opened(options?: Parameters<typeof world>[0]) {
	const it = world(options);
	const attempt = it.open();
	await attempt.open();
	await it.settle();
	return { ...it, attempt };
}

type Opened = Awaited<ReturnType<typeof opened>>;

describe('saving', () => {
	it('writes the journal before anything is sent, and sends after a pause', async () => {
		const { attempt, server, storage, settle, pass } = await opened();
		attempt.answer('q1', ['A']);
		await settle();
		expect(storage.kept).toMatchObject({ entries: { q1: { value: ['A'] } } });
		expect(server.bodies).toEqual([]);
		expect(attempt.state.save).toBe('unsaved');
		await pass(1000);
		expect(server.answers).toMatchObject([{ questionId: 'q1', value: ['A'] }]);
		expect(attempt.state).toMatchObject({ save: 'saved', savedAt: START + 800 });
	});

	it('sends while one types without a pause, every few seconds', async () => {
		const { attempt, server, pass } = await opened();
		for (let key = 0; key < 20; key += 1) {
			attempt.answer('q1', [`text ${key}`]);
			await pass(500);
		}
		expect(server.bodies.length).toBeGreaterThan(0);
		expect(server.bodies.length).toBeLessThan(6);
	});

	it.each([
		['offline', offline],
		['failed', rejected],
	] as const)('is %s without an answer, tries again by itself, and loses nothing', async (state, fail) => {
		const { attempt, server, pass } = await opened();
		server.failures.push(fail(), fail());
		attempt.answer('q1', ['A']);
		await pass(1000);
		expect(attempt.state.save).toBe(state);
		attempt.answer('q2', ['B']);
		await pass(10_000);
		expect(attempt.state.save).toBe('saved');
		expect(server.answers.map(({ value }) => value)).toEqual([['A'], ['B']]);
	});

	it('goes on without the storage, and says so', async () => {
		const it = world();
		it.storage.full = true;
		const attempt = it.open();
		await attempt.open();
		attempt.answer('q1', ['A']);
		await it.pass(1000);
		expect(attempt.state).toMatchObject({ stored: false, save: 'saved' });
	});

	it('resends after a crash what had been stored but not sent', async () => {
		const it = await opened();
		it.server.failures.push(offline());
		it.attempt.answer('q1', ['A']);
		await it.pass(1000);
		it.attempt.close();
		const again = it.open();
		await again.open();
		await it.pass(1000);
		expect(it.server.answers).toMatchObject([{ questionId: 'q1', value: ['A'] }]);
	});
});

describe('a paper that goes forward only', () => {
	it('tells the server how far the student is, also after a crash', async () => {
		const { attempt, server, open, settle, pass } = await opened();
		attempt.see(2);
		await pass(800);
		expect(server.bodies.at(-1)).toEqual({ action: 'save', answers: [], furthest: 2 });
		attempt.close();
		const again = open();
		await again.open();
		await settle();
		expect(again.state.furthest).toBe(2);
		again.answer('q2', ['B']);
		await pass(800);
		expect(server.bodies.at(-1)).toMatchObject({ furthest: 2, answers: [{ questionId: 'q2' }] });
	});

	it('gives up what the server has rejected, says so, and sends it no more', async () => {
		const { attempt, server, pass } = await opened();
		server.rejected = [{ questionId: 'q1', message: '第 1 题已经翻过去了' }];
		attempt.answer('q1', ['A']);
		attempt.answer('q2', ['B']);
		await pass(800);
		expect(server.answers.map(({ questionId }) => questionId)).toEqual(['q2']);
		expect(attempt.state.entries.q1?.value).toEqual([]);
		expect([attempt.state.announcement, attempt.state.save]).toEqual(['第 1 题已经翻过去了', 'saved']);
		await pass(30_000);
		expect(server.bodies.at(-1)?.answers).toEqual([]);
	});
});

describe('time', () => {
	it.each([
		['the same', 0],
		['an hour slow', HOUR],
		['an hour fast', -HOUR],
	])('ends at the deadline of the server although the clock of the device is %s', async (_case, ahead) => {
		const { attempt, server, pass, serverNow } = await opened({ ahead });
		await attempt.save();
		await pass(HOUR - 2000);
		expect(attempt.state.phase).toBe('working');
		expect(Math.abs(attempt.state.secondsLeft - (server.deadlineAt - serverNow()) / 1000)).toBeLessThanOrEqual(1);
		await pass(3000);
		expect(attempt.state.phase).toBe('ended');
		expect(server.bodies.at(-1)).toMatchObject({ action: 'submit', by: 'timeup' });
	});

	it('asks the server before it decides anything by a clock that has jumped', async () => {
		const { attempt, server, pass, jump } = await opened();
		// The clock of the device is set two hours ahead: by it, the time would be over.
		const ahead = 2 * HOUR;
		jump(ahead);
		server.deadlineAt += ahead;
		await pass(1000);
		expect(attempt.state.phase).toBe('working');
		expect(server.bodies.every(({ action }) => action === 'save')).toBe(true);
		expect(Math.abs(attempt.state.secondsLeft - 3600)).toBeLessThanOrEqual(2);
	});

	it('is exact after ten minutes asleep', async () => {
		const { attempt, server, pass, jump, serverNow } = await opened();
		jump(10 * MINUTE);
		attempt.refresh();
		await pass(1000);
		expect(Math.abs(attempt.state.secondsLeft - (server.deadlineAt - serverNow()) / 1000)).toBeLessThanOrEqual(1);
	});

	it('is exact at once after ten minutes in a suspended tab', async () => {
		const { attempt, server, suspend, serverNow } = await opened();
		suspend(10 * MINUTE);
		attempt.refresh();
		expect(Math.abs(attempt.state.secondsLeft - (server.deadlineAt - serverNow()) / 1000)).toBeLessThanOrEqual(1);
	});

	it.each([
		['within the grace period hands in', 20_000, 'handed in'],
		['after the grace period learns that the server has closed the attempt', 40_000, 'closed'],
	])('that ended in a suspended tab %s', async (_case, late, state) => {
		const { attempt, server, suspend, settle } = await opened({ minutes: 10 });
		attempt.answer('q1', ['A']);
		await attempt.save();
		suspend(10 * MINUTE + late);
		attempt.refresh();
		await settle();
		expect([attempt.state.phase, server.state]).toEqual(['ended', state]);
		expect(server.answers).toMatchObject([{ value: ['A'] }]);
	});

	it('hands in once at the end, and again until the server answers', async () => {
		const { attempt, server, pass } = await opened({ minutes: 1 });
		attempt.answer('q1', ['A']);
		await pass(50_000);
		server.failures.push(offline(), offline());
		await pass(20_000);
		expect(attempt.state.phase).toBe('ended');
		expect(server.bodies.filter(({ action }) => action === 'submit')).toHaveLength(1);
		expect(server.answers).toMatchObject([{ value: ['A'] }]);
	});

	it('that a teacher adds moves the deadline and is announced', async () => {
		const { attempt, server, pass } = await opened();
		server.deadlineAt += 15 * MINUTE;
		await pass(31_000);
		expect(attempt.state.announcement).toBe('老师给你加了 15 分钟');
		expect(attempt.state.secondsLeft).toBeGreaterThan(74 * 60);
	});

	it.each([
		[601, 600, 600],
		[600, 599, null],
		[301, 299, 300],
		[700, 50, 60],
		[61, 60, 60],
		[30, 29, null],
	])('between %s and %s seconds left the warning at %s is due', (before, after, warning) =>
		expect(dueWarning(before, after)).toBe(warning),
	);

	it.each([
		[3723, '1:02:03'],
		[59.2, '01:00'],
		[0, '00:00'],
		[-5, '00:00'],
	])('%s seconds read %s', (seconds, text) => expect(formatLeft(seconds)).toBe(text));
});

describe('without a network at the deadline', () => {
	const cut = async () => {
		const it = await opened({ minutes: 1 });
		it.attempt.answer('q1', ['A']);
		await it.pass(50_000);
		it.server.offline = true;
		it.attempt.answer('q2', ['B']);
		await it.pass(10_000);
		return it;
	};

	it('the fields lock, and the grace of the server counts down', async () => {
		const { attempt, pass } = await cut();
		expect(attempt.state).toMatchObject({ phase: 'late', announcement: '', handInProblem: '没有连上服务器，请检查网络' });
		expect(Math.round(attempt.state.graceLeft)).toBe(30);
		attempt.answer('q2', ['C']);
		expect(attempt.state.entries.q2?.value).toEqual(['B']);
		await pass(12_000);
		expect(Math.round(attempt.state.graceLeft)).toBe(18);
	});

	it('all answers arrive if the network is back within the grace, and the journal goes', async () => {
		const { attempt, server, storage, pass } = await cut();
		await pass(20_000);
		server.offline = false;
		await pass(1000);
		expect([attempt.state.phase, server.state, storage.kept]).toEqual(['ended', 'handed in', null]);
		expect(server.answers.map(({ value }) => value)).toEqual([['A'], ['B']]);
	});

	it('what did not arrive in time stays in the journal, and is told apart from what was scored', async () => {
		const { attempt, server, storage, pass } = await cut();
		await pass(40_000);
		expect(attempt.state.phase).toBe('late');
		server.offline = false;
		await pass(5000);
		expect([attempt.state.phase, server.state]).toEqual(['ended', 'closed']);
		const journal = parseJournal(storage.kept, 'a1') ?? emptyJournal('a1');
		const scored = ['q1', 'q2'].map((questionId) => ({
			questionId,
			value: server.answers.find((row) => row.questionId === questionId)?.value ?? [],
		}));
		expect(undeliveredAnswers(journal, scored)).toEqual([{ questionId: 'q2', value: ['B'] }]);
	});

	/** The teacher adds ten minutes before the network is back. */
	const prolonged = async () => {
		const it = await cut();
		it.server.deadlineAt += 10 * MINUTE;
		await it.pass(20_000);
		it.server.offline = false;
		await it.pass(1000);
		return it;
	};

	it('the student goes on if the teacher has added time meanwhile', async () => {
		const { attempt, server, pass } = await prolonged();
		expect([attempt.state.phase, server.state, attempt.state.announcement]).toEqual(['working', 'in_progress', '老师给你加了 10 分钟']);
		await pass(10 * MINUTE);
		expect([attempt.state.phase, server.state]).toEqual(['ended', 'handed in']);
	});

	it('the student may hand in before the time that the teacher has added is up', async () => {
		const { attempt, server } = await prolonged();
		await attempt.handIn();
		expect([attempt.state.phase, server.state, server.bodies.at(-1)?.by]).toEqual(['ended', 'handed in', 'user']);
	});

	it('nothing is written while a clock that has jumped past the deadline is not confirmed', async () => {
		const { attempt, server, pass, jump } = await opened();
		server.offline = true;
		jump(2 * HOUR);
		await pass(1000);
		expect(attempt.state).toMatchObject({ phase: 'working', unsure: true });
		attempt.answer('q1', ['A']);
		expect(attempt.state.entries.q1).toBeUndefined();
		server.offline = false;
		server.deadlineAt += 2 * HOUR;
		await pass(2000);
		expect(attempt.state.unsure).toBe(false);
	});
});

describe('an answer that only the device has', () => {
	const entry = (value: string[], rev: number, savedRev: number) => ({ value, rev, savedRev, flagged: false, seconds: 0 });
	it.each([
		['was never acknowledged', { q1: entry(['A'], 2, 0) }, {}, [], [{ questionId: 'q1', value: ['A'] }]],
		['was acknowledged', { q1: entry(['A'], 2, 2) }, {}, ['B'], []],
		['arrived, but its receipt did not', { q1: entry(['A'], 2, 0) }, {}, ['A'], []],
		['was empty on both sides', { q1: entry([''], 2, 0) }, {}, [], []],
		['took the earlier one back', { q1: entry([], 2, 1) }, {}, ['A'], [{ questionId: 'q1', value: [] }]],
		['lost to that of another device', { q1: entry(['B'], 5, 5) }, { q1: ['A'] }, ['B'], [{ questionId: 'q1', value: ['A'] }]],
		['belongs to no question of the paper', { q9: entry(['A'], 2, 0) }, {}, [], []],
	] as const)('%s', (_case, entries, conflicts, received, expected) => {
		const chosen = Object.entries(conflicts).map(([id, value]) => [
			id,
			{ mine: { value, flagged: false }, theirs: { value: received, flagged: false, rev: 5, savedAt: '' } },
		]);
		const journal = { entries, conflicts: Object.fromEntries(chosen) } as unknown as Journal;
		expect(undeliveredAnswers(journal, [{ questionId: 'q1', value: received }])).toEqual(expected);
	});
});

describe('handing in', () => {
	it('sends every answer and counts once, however often it is pressed', async () => {
		const { attempt, server, settle } = await opened();
		attempt.answer('q1', ['A']);
		void attempt.handIn();
		await attempt.handIn();
		await settle();
		expect(server.bodies.filter(({ action }) => action === 'submit')).toHaveLength(1);
		expect(attempt.state.phase).toBe('ended');
	});

	it.each([
		['the button is pressed', 4, ({ attempt }: Opened) => attempt.handIn()],
		['the time is up', 3585, ({ pass }: Opened) => pass(HOUR - 19_000)],
	])('when %s carries the seconds of every question, also of the one that is shown: %i', async (_case, seconds, handIn) => {
		const it = await opened();
		it.attempt.show('q1');
		it.attempt.answer('q1', ['A']);
		await it.pass(9000);
		it.attempt.show(null);
		await it.pass(6000);
		it.attempt.show('q2');
		it.attempt.answer('q2', ['B']);
		await it.pass(4000);
		await handIn(it);
		expect(it.server.bodies.at(-1)).toMatchObject({ action: 'submit', answers: [{ seconds: 9 }, { seconds }] });
	});

	it('without an answer gives the button back; the next press carries the same key', async () => {
		const { attempt, server } = await opened();
		server.failures.push(offline());
		await attempt.handIn();
		expect(attempt.state).toMatchObject({ phase: 'working', handingIn: null, handInProblem: '没有连上服务器，请检查网络' });
		await attempt.handIn();
		expect(attempt.state.phase).toBe('ended');
		expect([...server.handedIn]).toEqual(['a1-submit']);
	});

	it('that a crash interrupted is repeated when the page opens again', async () => {
		const it = await opened();
		it.attempt.answer('q1', ['A']);
		it.server.failures.push(offline());
		await it.attempt.handIn();
		it.attempt.close();
		const again = it.open();
		await again.open();
		await it.settle();
		expect(again.state.phase).toBe('ended');
		expect(it.storage.kept).toBeNull();
	});
});

describe('another window', () => {
	it('that takes over stops this one without losing what it had not saved', async () => {
		const it = await opened();
		it.attempt.answer('q1', ['A']);
		it.server.clientTab = 'there';
		await it.pass(2000);
		expect(it.attempt.state.phase).toBe('elsewhere');
		it.attempt.answer('q1', ['B']);
		expect(it.attempt.state.entries.q1?.value).toEqual(['A']);
		await it.attempt.takeOver();
		await it.settle();
		expect(it.attempt.state).toMatchObject({ phase: 'working', save: 'saved' });
		expect(it.server.answers).toMatchObject([{ value: ['A'] }]);
	});

	it('that has the attempt when the page opens is named before anything is sent', async () => {
		const it = world();
		it.server.clientTab = 'there';
		const attempt = it.open();
		await attempt.open();
		await it.pass(60_000);
		expect(attempt.state.phase).toBe('elsewhere');
		expect(it.server.bodies).toEqual([]);
	});

	it('that has handed in ends this one', async () => {
		const { attempt, server, pass } = await opened();
		server.state = 'handed in';
		attempt.answer('q1', ['A']);
		await pass(2000);
		expect(attempt.state.phase).toBe('ended');
	});
});

it('a stored journal of the attempt is continued', async () => {
	const it = world();
	it.storage.kept = { ...emptyJournal('a1'), entries: { q1: { value: ['A'], flagged: true, rev: 1027, seconds: 4, savedRev: 0 } } };
	const attempt = it.open();
	await attempt.open();
	await it.pass(1000);
	expect(it.server.answers).toMatchObject([{ questionId: 'q1', value: ['A'], flagged: true }]);
});
