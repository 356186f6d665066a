import { describe, expect, it } from 'vitest';
import type { ProblemRow, SubmissionRow } from '#app/judge/back-end/rows.ts';
import { failure, type RunResult } from '#engines/runner.ts';
import { type Ask, type Desk, openDesk, SUBMIT, TEST } from './judge-desk.ts';

const HOUR = 3_600_000;
const RUN = 'POST /api/submit-problem-test-judge';
const SUBMISSION = 'POST /api/submit-problem-judge';
const PROBLEMS = 'GET /api/get-problem-list';
const MINE = 'GET /api/get-submission-list';

const result = (desk: Desk, testJudgeKey: string) => desk.ask('GET /api/get-test-judge-result', { query: { testJudgeKey } });
const run = async (desk: Desk, fields: Record<string, unknown> = {}): Promise<string> =>
	(await desk.ask(RUN, { body: { ...TEST, ...fields } })).data;

async function outcome(script: () => string | RunResult, fields: Record<string, unknown> = {}, exactOutput = false) {
	const desk = openDesk({ script });
	if (exactOutput) desk.store.update<ProblemRow>('problems', 'P1002', { exactOutput });
	const key = await run(desk, fields);
	await desk.backend.settled();
	return (await result(desk, key)).data;
}

describe('the key of a test run', () => {
	it('returns status 5 until the run is done, returns its result once, and is then unknown', async () => {
		// Without a runner, nothing is ever judged.
		const idle = openDesk();
		const empty = {
			time: null,
			memory: null,
			userInput: null,
			userOutput: null,
			expectedOutput: null,
			stderr: null,
			problemJudgeMode: null,
		};
		expect((await result(idle, await run(idle))).data).toEqual({ status: 5, ...empty });
		const desk = openDesk({ script: () => '5 5\n' });
		const key = await run(desk);
		await desk.backend.settled();
		expect((await result(desk, key)).data).toEqual({
			status: 0,
			time: 1,
			memory: 64,
			userInput: '20 105',
			userOutput: '5 5\n',
			expectedOutput: '5 5',
			stderr: null,
			problemJudgeMode: 'default',
		});
		const again = await result(desk, key);
		expect([again.http, again.body.status, again.data]).toEqual([200, 400, null]);
	});

	it.each([
		['59 seconds after the run', 59_000, true, 200],
		['61 seconds after the run', 61_000, true, 400],
		['nine minutes into a run', 9 * 60_000, false, 200],
		['eleven minutes into a run', 11 * 60_000, false, 400],
	])('%s', async (_when, later, done, status) => {
		const desk = openDesk(done ? { script: () => '5 5\n' } : {});
		const key = await run(desk);
		await desk.backend.settled();
		desk.wait(later);
		expect((await result(desk, key)).body.status).toBe(status);
	});

	it.each<[string, () => string | RunResult, Record<string, unknown>, boolean, Record<string, unknown>]>([
		['trailing blanks, where they do not count', () => '5 5 \n\n', {}, false, { status: 0 }],
		['trailing blanks, where they count: wrong, never a matter of presentation', () => '5 5\n', {}, true, { status: -1 }],
		['the same to the letter, where that counts', () => '5 5', {}, true, { status: 0 }],
		['no output to compare with', () => 'anything', { expectedOutput: null }, true, { status: 0, expectedOutput: null }],
		[
			'a long output, compared before it is cut',
			() => 'x'.repeat(1001),
			{ expectedOutput: 'x'.repeat(1001) },
			false,
			{ status: 0, userOutput: `${'x'.repeat(1000)}...` },
		],
		['a thousand characters', () => 'x'.repeat(1000), {}, false, { status: -1, userOutput: 'x'.repeat(1000) }],
		[
			'what the compiler says',
			() => failure('CE', 'main.cpp:1'),
			{},
			false,
			{ status: -2, time: null, userOutput: null, stderr: 'main.cpp:1' },
		],
		['an end by the clock', () => failure('TLE', '', { time: 1000 }), {}, false, { status: 1, time: 1000 }],
		['too much memory', () => failure('MLE', '', { memory: 65_536 }), {}, false, { status: 2, memory: 65_536 }],
		[
			'a fault',
			() => failure('RE', 'IndexError', { stdout: 'so far' }),
			{},
			false,
			{ status: 3, userOutput: 'so far', stderr: 'IndexError' },
		],
		['too much output, as a fault', () => failure('OLE', '输出太多'), {}, false, { status: 3, stderr: '输出太多' }],
	])('reports %s', async (_what, script, fields, exact, expected) => {
		expect(await outcome(script, fields, exact)).toMatchObject(expected);
	});
});

describe('the rate limit of eight seconds', () => {
	const ask = (desk: Desk, operation: string, fields: Record<string, unknown> = {}, more: Ask = {}) =>
		desk.ask(operation, { body: { ...(operation === RUN ? TEST : SUBMIT), ...fields }, ...more });

	it.each([RUN, SUBMISSION])('%s: accepts one request, and the next after eight seconds', async (operation) => {
		const desk = openDesk();
		expect((await ask(desk, operation)).body.status).toBe(200);
		desk.wait(7999);
		expect(await ask(desk, operation)).toMatchObject({ http: 200, body: { status: 403, data: null, msg: expect.stringContaining('频') } });
		desk.wait(1);
		expect((await ask(desk, operation)).body.status).toBe(200);
	});

	it.each([RUN, SUBMISSION])('%s: counts refused requests', async (operation) => {
		const desk = openDesk();
		expect((await ask(desk, operation, { language: 'Cobol' })).body.status).toBe(400);
		expect((await ask(desk, operation)).body.status).toBe(403);
	});

	it('is separate for test runs and submissions and for each user, and does not apply to contests', async () => {
		const desk = openDesk();
		const other = desk.signIn('users', 'bigdata', 'judge');
		const codes = [
			await ask(desk, RUN),
			await ask(desk, SUBMISSION),
			await ask(desk, SUBMISSION, {}, { token: other }),
			await ask(desk, SUBMISSION, { cid: 7 }),
			await ask(desk, SUBMISSION, { cid: 7 }),
		];
		expect(codes.map(({ body }) => body.status)).toEqual([200, 200, 200, 404, 404]);
	});
});

describe('the token', () => {
	const asks: Ask = { query: { testJudgeKey: 'x' } };
	const PROTECTED = 'GET /api/get-test-judge-result';

	it('is renewed by protected calls after half a day, even refused ones, and the old token stays valid', async () => {
		const desk = openDesk();
		desk.wait(12 * HOUR - 1);
		expect((await desk.ask(PROTECTED, asks)).headers.get('Refresh-Token')).toBeNull();
		desk.wait(1);
		expect((await desk.ask(PROBLEMS)).headers.get('Authorization')).toBeNull();
		const refused = await desk.ask(PROTECTED, asks);
		const renewed = refused.headers.get('Authorization');
		expect([refused.body.status, refused.headers.get('Refresh-Token')]).toEqual([400, 'true']);
		expect(renewed).not.toBe(desk.token);
		for (const token of [renewed, desk.token]) expect((await desk.ask(PROTECTED, { ...asks, token })).http).toBe(200);
		expect((await desk.ask(PROTECTED, { ...asks, token: renewed })).headers.get('Refresh-Token')).toBeNull();
	});

	it('is ignored by public routes when it has expired', async () => {
		const desk = openDesk({ scenario: 'expired' });
		const { submitId } = desk.submission(({ userId, share }) => userId === 'student01' && !share);
		const look = async () => {
			const { data } = await desk.ask('GET /api/get-submission-detail', { query: { submitId } });
			const { data: page } = await desk.ask(PROBLEMS, { query: { mine: 'solved' } });
			return [data.submission.code === null, page.total < 86];
		};
		expect(await look()).toEqual([false, true]);
		desk.wait(61_000);
		expect(await look()).toEqual([true, false]);
		expect((await desk.ask(PROTECTED, asks)).http).toBe(401);
		expect((await desk.ask(MINE, { query: { onlyMine: true } })).body.status).toBe(401);
	});
});

describe('lists', () => {
	const page = async (operation: string, query: Record<string, string | number | boolean> = {}) =>
		(await openDesk().ask(operation, { query })).data;

	it.each([
		[PROBLEMS, {}, { size: 10, current: 1, total: 86, pages: 9 }],
		[PROBLEMS, { limit: 25, currentPage: 3 }, { size: 25, current: 3, total: 86, pages: 4 }],
		[PROBLEMS, { currentPage: 99 }, { size: 10, current: 99, total: 86, pages: 9, records: [] }],
		[PROBLEMS, { keyword: 'no such problem' }, { total: 0, pages: 0, records: [] }],
		[MINE, { onlyMine: true }, { size: 30, current: 1, total: 130, pages: 5 }],
	])('%s %j', async (operation, query, expected) => {
		expect(await page(operation, query)).toMatchObject({ ...expected, orders: [], searchCount: true });
	});

	it.each<
		[Record<string, string | number>, (row: { problemId: string; title: string; difficulty: number; tags: { id: number }[] }) => boolean]
	>([
		[{ keyword: '机器人' }, ({ title }) => title.includes('机器人')],
		[{ keyword: '102' }, ({ problemId }) => problemId.includes('102')],
		[{ difficulty: 0 }, ({ difficulty }) => difficulty === 0],
		[{ tagId: '11' }, ({ tags }) => tags.some(({ id }) => id === 11)],
		[{ tagId: '11,113' }, ({ tags }) => [11, 113].every((wanted) => tags.some(({ id }) => id === wanted))],
		[
			{ difficulty: 0, tagId: '11', keyword: '10' },
			({ difficulty, tags, problemId }) => difficulty === 0 && tags.some(({ id }) => id === 11) && problemId.includes('10'),
		],
		[{ oj: 'Mine' }, () => true],
		[{ oj: 'of nobody' }, () => true],
	])('problems by %j are all matches in order of their ids', async (query, fits) => {
		const { records: all } = await page(PROBLEMS, { limit: 100 });
		const { records } = await page(PROBLEMS, { ...query, limit: 100 });
		const found: string[] = records.map(({ problemId }: { problemId: string }) => problemId);
		expect(records.every(fits)).toBe(true);
		expect(found).toEqual(all.filter(fits).map(({ problemId }: { problemId: string }) => problemId));
		expect(found.length).toBeGreaterThan(0);
		expect(found).toEqual([...found].sort());
	});

	it('lists no problems of other judges', async () => expect((await page(PROBLEMS, { oj: 'CF' })).total).toBe(0));

	interface Row {
		submitId: number;
		status: number;
		username: string;
		displayPid: string;
	}

	it.each<[Record<string, string | number | boolean>, (row: Row) => boolean]>([
		[{ status: -2 }, ({ status }) => status === -2],
		[{ status: 0, onlyMine: true }, ({ status, username }) => status === 0 && username === 'student01'],
		[{ username: 'dent0' }, ({ username }) => username.includes('dent0')],
		[{ problemID: '102' }, ({ displayPid }) => displayPid.includes('102')],
		[{ problemID: 'P1002', completeProblemID: true }, ({ displayPid }) => displayPid === 'P1002'],
	])('submissions by %j are sorted newest first and never contain code', async (query, fits) => {
		const { records } = (await page(MINE, { onlyMine: false, limit: 200, ...query })) as { records: Row[] };
		expect(records.length).toBeGreaterThan(0);
		expect(records.every(fits)).toBe(true);
		expect(records.map(({ submitId }) => submitId)).toEqual(records.map(({ submitId }) => submitId).sort((a, b) => b - a));
		expect(records.some((row) => 'code' in row)).toBe(false);
	});

	it('with completeProblemID a partial id matches nothing, and groups have no submissions', async () => {
		expect((await page(MINE, { onlyMine: false, problemID: '1002', completeProblemID: true })).total).toBe(0);
		expect((await page(MINE, { onlyMine: false, gid: 7 })).total).toBe(0);
	});
});

describe('a submission', () => {
	it('shows cases only at the end, when the judge writes them all at once, and never if the problem hides them', async () => {
		const desk = openDesk({ script: () => 'wrong\n' });
		const { data } = await desk.ask(SUBMISSION, { body: SUBMIT });
		await desk.backend.settled();
		desk.store.update<SubmissionRow>('submissions', String(data.submitId), { status: 7 });
		const cases = async (submitId: number) => (await desk.ask('GET /api/get-all-case-result', { query: { submitId }, token: null })).body;
		expect((await cases(data.submitId)).data).toEqual({ judgeCaseMode: 'default', judgeCaseList: [], subTaskJudgeCaseVoList: null });
		await desk.backend.settled();
		expect(((await cases(data.submitId)).data as { judgeCaseList: { seq: number }[] }).judgeCaseList.map(({ seq }) => seq)).toEqual([
			1, 2, 3, 4, 5, 6, 7,
		]);
		const hidden = desk.submission(({ problemId, status }) => problemId === 'P1020' && status === 0);
		expect(await cases(hidden.submitId)).toEqual({ status: 200, msg: 'success', data: null });
	});

	it('is visible to its author, to others only while shared', async () => {
		const desk = openDesk();
		const { submitId } = desk.submission(({ userId, share }) => userId === 'student01' && !share);
		const seenBy = async (token: string | null): Promise<boolean> =>
			(await desk.ask('GET /api/get-submission-detail', { query: { submitId }, token })).data.submission.code !== null;
		const viewers = [desk.token, null, desk.signIn('users', 'newbie', 'judge'), desk.signIn('users', 'admin', 'judge')];
		const seen = () => Promise.all(viewers.map(seenBy));
		expect(await seen()).toEqual([true, false, false, true]);
		await desk.ask('PUT /api/submission', { body: { submitId, share: true } });
		expect(await seen()).toEqual([true, true, true, true]);
		await desk.ask('PUT /api/submission', { body: { submitId, share: false } });
		expect(await seen()).toEqual([true, false, false, true]);
	});
});
