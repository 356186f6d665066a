/** The client of the judge against a stand-in of HOJ, which shares nothing with our mock. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createProgramStore } from '#app/judge/programs.ts';
import { randomProblem } from '#app/judge/random-problem.ts';
import { createWorkbench } from '#app/judge/workbench-store.ts';
import type { HandlerContext } from '#src/pages/use-page-code.ts';
import { createHoj, type Hoj, LOCK_MS } from '#tests/fixtures/hoj/hoj.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { createHojClient, type HojClient } from './hoj-client.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PROGRAM = 'print(sum(map(int, input().split())))';

function open(hoj = createHoj()): { hoj: Hoj; client: HojClient } {
	return { hoj, client: createHojClient((request) => hoj.handle(request)) };
}

async function workbenchOf(client: HojClient, problemId = 'HOJ-1000', code = PROGRAM) {
	const { call, shown } = client;
	const detail = await call('judge.getProblemDetail', { problemId });
	if (!detail.ok) throw new Error(client.unreadable.join());
	const workbench = createWorkbench({
		info: detail.data,
		call,
		programs: createProgramStore(memoryStorage(), 'u', problemId, Date.now),
		warn: (text) => void shown.push(text),
		cooldown: LOCK_MS,
		now: Date.now,
	});
	workbench.edit(code);
	return workbench;
}

/** Runs to its end what waits for timers. */
async function finish(work: Promise<unknown>): Promise<void> {
	let ended = false;
	void work.finally(() => {
		ended = true;
	});
	while (!ended) await vi.advanceTimersByTimeAsync(500);
}

test('a student finds a problem, runs its samples, submits and sees the submission in the list', async () => {
	const { hoj, client } = open();
	const list = await client.call('judge.getProblemList', { limit: 20, currentPage: 1, keyword: 'HOJ-100' });
	expect(list).toMatchObject({ ok: true, data: { total: 3, pages: 1, records: [{ problemId: 'HOJ-1000' }, {}, { difficulty: null }] } });
	const workbench = await workbenchOf(client);
	await finish(workbench.runExamples());
	expect(workbench.state.trials.map(({ phase, result }) => [phase, result?.status, result?.userOutput])).toEqual([
		['done', 0, '3\n'],
		['done', 0, '42\n'],
	]);
	await finish(workbench.submit());
	expect(workbench.state.submission).toMatchObject({
		phase: 'done',
		judge: { status: 0, memory: 3340 },
		cases: { judgeCaseMode: 'default' },
	});
	const mine = await client.call('judge.getSubmissionList', { onlyMine: true, problemID: 'HOJ-1000', completeProblemID: true });
	expect(mine).toMatchObject({ ok: true, data: { total: 1, records: [{ status: 0, displayPid: 'HOJ-1000', language: 'Python3' }] } });
	expect(await client.call('judge.submission', { submitId: workbench.state.submission.judge?.submitId ?? 0, share: true })).toMatchObject({
		ok: true,
	});
	expect({ shown: client.shown, unreadable: client.unreadable }).toEqual({ shown: [], unreadable: [] });
	expect(hoj.asked.filter((asked) => asked.includes('auto-login'))).toHaveLength(1);
});

test('the statuses of problems and the tags to filter by are those of HOJ', async () => {
	const { client } = open();
	const statuses = async (pidList: number[]) => client.call('judge.getUserProblemStatus', { pidList, isContestProblemList: false });
	expect(await statuses([1, 2])).toMatchObject({ ok: true, data: { 1: { status: -10 }, 2: { status: -10 } } });
	for (const [problemId, verdict] of [
		['HOJ-1000', -1],
		['HOJ-1001', 0],
		['HOJ-1001', 15],
	] as const) {
		await finish((await workbenchOf(client, problemId, `${PROGRAM}  # verdict: ${verdict}`)).submit());
		await vi.advanceTimersByTimeAsync(LOCK_MS);
	}
	expect(await statuses([1, 2, 3])).toMatchObject({ ok: true, data: { 1: { status: -1 }, 2: { status: 0 }, 3: { status: -10 } } });
	expect(await client.call('judge.getAllProblemTags', {})).toMatchObject({
		ok: true,
		data: [
			{ id: 1, name: '入门' },
			{ id: 2, name: '数学' },
		],
	});
	const found = await client.call('judge.getProblemList', { tagId: '1,2' });
	expect(found).toMatchObject({ ok: true, data: { total: 1, records: [{ problemId: 'HOJ-1000' }] } });
	expect(client.unreadable).toEqual([]);
});

test('a random problem is one of HOJ', async () => {
	const { client } = open();
	const found = await randomProblem({}, { call: client.call, message: () => undefined } as unknown as HandlerContext);
	expect(found).toMatchObject({ problemId: expect.stringMatching(/^HOJ-100[012]$/) });
});

test.each([-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 8, 10, 15])('a submission ends with the status %d', async (status) => {
	const { client } = open();
	const workbench = await workbenchOf(client, 'HOJ-1000', `${PROGRAM}  # verdict: ${status}`);
	await finish(workbench.submit());
	expect(workbench.state.submission).toMatchObject({ phase: 'done', judge: { status } });
	expect(client).toMatchObject({ shown: [], unreadable: [] });
});

test.each([-2, -1, 0, 1, 2, 3, 4, 10])('a test run ends with the status %d, and its result is read once', async (status) => {
	const { hoj, client } = open();
	const workbench = await workbenchOf(client, 'HOJ-1000', `${PROGRAM}  # verdict: ${status}`);
	await finish(workbench.runInput());
	expect(workbench.state.trials).toMatchObject([{ phase: 'done', result: { status } }]);
	const reads = hoj.asked.filter((asked) => asked.startsWith('GET /api/get-test-judge-result'));
	expect(reads).toHaveLength(2);
	const again = await client.call('judge.getTestJudgeResult', { testJudgeKey: reads[0]?.split('=')[1] ?? '' });
	expect(again).toMatchObject({ ok: false, error: { code: 400, message: '查询错误！当前在线调试任务不存在！' } });
});

test('the token that HOJ renews in a header is the next one sent, and public calls renew none', async () => {
	const { hoj, client } = open();
	await client.call('judge.getSubmissionList', { onlyMine: true });
	const first = client.token();
	hoj.ageTokens();
	await client.call('judge.getProblemList', {});
	expect(client.token()).toBe(first);
	await finish((await workbenchOf(client)).runInput());
	const second = client.token();
	expect(second).not.toBe(first);
	expect(second).toContain('xiaoming');
	expect(client.shown).toEqual([]);
});

test.each([
	['a protected call, whose 401 has no data', (client: HojClient) => client.call('judge.getTestJudgeResult', { testJudgeKey: 'x' })],
	['a public call, whose 401 has HTTP 200', (client: HojClient) => client.call('judge.getSubmissionList', { onlyMine: true })],
] as const)('a dead token of %s is replaced once, and the student asked to repeat', async (_what, ask) => {
	const { hoj, client } = open();
	await client.call('judge.getSubmissionList', { onlyMine: true });
	hoj.endSessions();
	await Promise.all([ask(client), ask(client), ask(client)]);
	expect(hoj.asked.filter((asked) => asked.includes('auto-login'))).toHaveLength(2);
	expect([...new Set(client.shown)]).toEqual(['已为您重新登录，请重新操作']);
	expect(await client.call('judge.getSubmissionList', { onlyMine: true })).toMatchObject({ ok: true, data: { total: 0 } });
	expect(client.unreadable).toEqual([]);
});

test('the lock of HOJ is waited for between test runs, and told of after a submission', async () => {
	const { client } = open();
	const [one, other] = [await workbenchOf(client), await workbenchOf(client)];
	await finish(one.submit());
	await finish(one.runInput());
	// Another window of the same student.
	await finish(other.runInput());
	expect(other.state.trials).toMatchObject([{ phase: 'done' }]);
	await finish(one.submit());
	await finish(other.submit());
	expect(client.shown).toEqual(['刚刚交过一次，判题机要歇几秒，等一会儿再交']);
});

test('without a judge machine both runs end with the deadlines of the client', async () => {
	const { hoj, client } = open();
	hoj.judging = false;
	const workbench = await workbenchOf(client);
	await finish(workbench.runInput());
	expect(workbench.state.trials).toMatchObject([{ phase: 'late' }]);
	await finish(workbench.submit());
	expect(workbench.state.submission).toMatchObject({ phase: 'late', judge: { status: 5 } });
	hoj.judging = true;
	await finish(workbench.follow());
	expect(workbench.state.submission).toMatchObject({ phase: 'done', judge: { status: 0 } });
});

test('a request that HOJ never answers ends after ten seconds', async () => {
	const client = createHojClient(() => new Promise(() => undefined));
	const asking = client.call('judge.getProblemList', {});
	await finish(asking);
	expect(await asking).toMatchObject({ ok: false, error: { kind: 'timeout' } });
	expect(client.shown).toHaveLength(1);
});

test.each([
	['an unknown problem', 'judge.getProblemDetail', { problemId: 'HOJ-9' }, 404, '该题号对应的题目不存在'],
	['an unknown submission', 'judge.getSubmissionDetail', { submitId: 9 }, 404, '此提交数据不存在！'],
	['a submission of someone else', 'judge.submission', { submitId: 9, share: true }, 403, '对不起，您不能修改他人的代码分享权限！'],
	[
		'a short program',
		'judge.submitProblemJudge',
		{ pid: 'HOJ-1000', language: 'C++', code: 'int', cid: 0, isRemote: false },
		400,
		'提交的代码是无效的，代码字符长度请不要低于50！',
	],
] as const)('the refusal of %s is shown in the words of HOJ, although HTTP says 200', async (_what, operation, input, code, message) => {
	const { client } = open();
	expect(await client.call(operation, input)).toMatchObject({ ok: false, error: { code, message } });
	expect(client.shown).toEqual([message]);
});

test('a problem whose fields are null, and one without public cases, are usable', async () => {
	const { client } = open();
	const empty = await workbenchOf(client, 'HOJ-1002', `// ${'x'.repeat(60)}`);
	expect(empty.examples).toEqual([]);
	await finish(empty.submit());
	expect(empty.state.submission).toMatchObject({ phase: 'done', judge: { status: 0 }, cases: null });
	expect(client).toMatchObject({ shown: [], unreadable: [] });
});

test('a proxy that hides the header leaves the token of the data', async () => {
	const hoj = createHoj({ tokenInData: true });
	const hidden = async (request: Request): Promise<Response> => {
		const answer = await hoj.handle(request);
		answer.headers.delete('Authorization');
		return answer;
	};
	const client = createHojClient(hidden);
	expect(await client.call('judge.getSubmissionList', { onlyMine: true })).toMatchObject({ ok: true });
	expect(client.token()).toContain('xiaoming');
});
