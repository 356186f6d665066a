import { describe, expect, it } from 'vitest';
import type { ProblemRow, ProgramRow, SubmissionRow } from '#app/judge/back-end/rows.ts';
import { solveProblem } from '#app/judge/back-end/seed/solvers/solve.ts';
import { engineOf } from '#engines/create-runner.ts';
import { failure } from '#engines/runner.ts';
import { createWorld } from '#tests/product/student-world.ts';
import { createScriptedRunner } from '#tests/support/scripted-runner.ts';

async function judgeWorld(account: 'student01' | 'newbie' | 'graduate' = 'student01', script?: Parameters<typeof createScriptedRunner>[0]) {
	const world = createWorld(undefined, script && createScriptedRunner(script));
	const token = await world.judgeToken(account);
	const ask = (name: string, input: Record<string, unknown> = {}) => world.call(`judge.${name}`, input, token);
	const programOf = (id: string): ProgramRow => world.store.find<ProgramRow>('known-programs', id) as ProgramRow;
	const submit = (problemId: string, program: { language: string; code: string }) =>
		ask('submitProblemJudge', { pid: problemId, language: program.language, code: program.code, cid: 0, isRemote: false });
	return { ...world, ask, submit, programOf };
}

interface Line {
	problemId: string;
	ac: number;
	total: number;
	difficulty: number;
	pid: number;
}

describe('problems', () => {
	it('offer the languages that the judge has engines for, and no others', async () => {
		const { ask } = await judgeWorld();
		const { languages } = (await ask('getProblemDetail', { problemId: 'P1001' })).data as { languages: string[] };
		expect(languages.filter((language) => engineOf(language) === null)).toEqual([]);
		expect(new Set(languages.map(engineOf))).toEqual(new Set(['clang', 'python', 'javascript']));
	});

	it('are 86 in order, with counts that add up to the submissions', async () => {
		const { ask, store } = await judgeWorld();
		const { data } = await ask('getProblemList', { limit: 100 });
		expect(data.records.map(({ problemId }: { problemId: string }) => problemId)).toEqual(
			Array.from({ length: 86 }, (_, index) => `P${1001 + index}`),
		);
		const total = data.records.reduce((sum: number, row: { total: number }) => sum + row.total, 0);
		expect(total).toBe(store.rows('submissions').length);
	});

	it('filter by keyword, difficulty and all of several tags', async () => {
		const { ask } = await judgeWorld();
		expect((await ask('getProblemList', { keyword: '迷宫' })).data.records[0].problemId).toBe('P1020');
		expect((await ask('getProblemList', { difficulty: 2 })).data.total).toBe(5);
		expect((await ask('getProblemList', { tagId: '11,113', limit: 50 })).data.records[0].problemId).toBe('P1002');
		expect((await ask('getProblemList', { oj: 'HDU' })).data.total).toBe(0);
	});

	it.each([
		['-ac', (a: Line, b: Line) => a.ac >= b.ac],
		['total', (a: Line, b: Line) => a.total <= b.total],
		['difficulty', (a: Line, b: Line) => a.difficulty <= b.difficulty],
	])('sort by %s', async (sort, follows) => {
		const { ask } = await judgeWorld();
		const lines: Line[] = (await ask('getProblemList', { sort, limit: 100 })).data.records;
		expect(lines).toHaveLength(86);
		expect(lines.slice(1).every((line, index) => follows(lines[index] as Line, line))).toBe(true);
	});

	it('filter by the user’s own state, which follows from the status', async () => {
		const { ask } = await judgeWorld('student01');
		const all: Line[] = (await ask('getProblemList', { limit: 100 })).data.records;
		const pidList = all.map(({ pid }) => pid);
		const statuses: Record<string, { status: number }> = (await ask('getUserProblemStatus', { pidList, isContestProblemList: false })).data;
		const states: Record<string, string> = { 0: 'solved', [-10]: 'untried' };
		for (const mine of ['solved', 'tried', 'untried']) {
			const found: Line[] = (await ask('getProblemList', { mine, limit: 100 })).data.records;
			expect(found.length, mine).toBeGreaterThan(0);
			expect(found.map(({ pid }) => pid)).toEqual(pidList.filter((pid) => (states[statuses[pid]?.status ?? ''] ?? 'tried') === mine));
		}
	});

	it('show their samples and never a hidden case', async () => {
		const { ask, store } = await judgeWorld();
		const { data } = await ask('getProblemDetail', { problemId: 'P1003' });
		expect(data.problem.examples).toBe('<input>512</input><output>2502</output><input>1023</input><output>5000</output>');
		const hidden = store.find<ProblemRow>('problems', 'P1003')?.cases.filter(({ sample }) => !sample) ?? [];
		expect(hidden).not.toHaveLength(0);
		expect(data.problem).not.toHaveProperty('cases');
		expect((await ask('getProblemDetail', { problemId: 'P9999' })).code).toBe(404);
	});
});

describe('a submission', () => {
	it('is queued, compiled and judged, and then has its result', async () => {
		const stages: unknown[] = [];
		const world = await judgeWorld('newbie', (_program, input) => {
			stages.push(world.store.rows<SubmissionRow>('submissions').at(-1)?.status);
			return solveProblem('P1021', input);
		});
		const { ask, submit, programOf, backend } = world;
		const { data } = await submit('P1021', programOf('P1021.python'));
		expect(data).toMatchObject({ status: 5, time: null, judger: null, errorMessage: null });
		await backend.settled();
		expect([...new Set(stages)]).toEqual([6, 7]);
		const { submission } = (await ask('getSubmissionDetail', { submitId: data.submitId })).data;
		expect(submission).toMatchObject({ status: 0, time: 1, memory: 1024, judger: 'demo-judge' });
		expect((await ask('getAllCaseResult', { submitId: data.submitId })).data.judgeCaseList).toHaveLength(7);
	});

	it("has a verdict per case by the program's output", async () => {
		const right = new Map([['20 105\n', '5 5\n']]);
		const { ask, submit, programOf, backend } = await judgeWorld('newbie', (_program, input) => right.get(input) ?? 'wrong\n');
		const { data } = await submit('P1002', programOf('P1002.python'));
		await backend.settled();
		const cases = (await ask('getAllCaseResult', { submitId: data.submitId })).data.judgeCaseList;
		expect(cases.map(({ status }: { status: number }) => status)).toEqual([0, -1, -1, -1, -1, -1, -1]);
	});

	it('compares its output in public cases, and shows only the verdict of hidden ones', async () => {
		const { ask, submit, programOf, backend } = await judgeWorld('newbie', (_program, input) => `secret of ${input}`);
		const { data } = await submit('P1002', programOf('P1002.python'));
		await backend.settled();
		const answer = (await ask('getAllCaseResult', { submitId: data.submitId })).data;
		const [shown, ...hidden] = answer.judgeCaseList;
		const sample = { input: '20 105\n', expected: '5 5\n', output: 'secret of 20 105\n' };
		expect(shown).toMatchObject({ status: -1, time: 1, memory: 64, sample });
		for (const each of hidden) expect(each).toMatchObject({ status: -1, time: null, memory: null, userOutput: null });
		expect(JSON.stringify(hidden)).not.toMatch(/secret|sample/);
	});

	it('left unjudged by an earlier run is judged when it is read', async () => {
		const { ask, submit, programOf, store, backend } = await judgeWorld('newbie', (_program, input) => solveProblem('P1021', input));
		const { data } = await submit('P1021', programOf('P1021.python'));
		await backend.settled();
		store.update<SubmissionRow>('submissions', String(data.submitId), { status: 6, cases: null });
		await ask('getSubmissionDetail', { submitId: data.submitId });
		await backend.settled();
		expect((await ask('getSubmissionDetail', { submitId: data.submitId })).data.submission.status).toBe(0);
	});

	it("has the compiler's message", async () => {
		const { ask, submit, programOf, backend } = await judgeWorld('newbie', () => failure('CE', 'main.cpp:3:1: error'));
		const { data } = await submit('P1002', programOf('P1002.cpp'));
		await backend.settled();
		const { submission } = (await ask('getSubmissionDetail', { submitId: data.submitId })).data;
		expect(submission).toMatchObject({ status: -2, time: null, errorMessage: 'main.cpp:3:1: error' });
		expect((await ask('getAllCaseResult', { submitId: data.submitId })).data.judgeCaseList).toEqual([]);
	});

	it('ends without a result on a host without a runner', async () => {
		const { ask, submit, programOf } = await judgeWorld('newbie');
		const { data } = await submit('P1002', programOf('P1002.python'));
		const { submission } = (await ask('getSubmissionDetail', { submitId: data.submitId })).data;
		expect(submission).toMatchObject({ status: 10, errorMessage: expect.stringMatching('没有进入判题') });
	});

	it('shows its code to its author, and to others when shared', async () => {
		const { ask, call, store } = await judgeWorld();
		const mine = store.rows<SubmissionRow>('submissions').find((row) => row.userId === 'student01' && !row.share);
		const look = async () => (await call('judge.getSubmissionDetail', { submitId: mine?.submitId })).data.submission.code;
		expect(await look()).toBeNull();
		expect((await ask('submission', { submitId: mine?.submitId, share: true })).code).toBe(200);
		expect(await look()).toEqual(expect.any(String));
		const other = store.rows<SubmissionRow>('submissions').find((row) => row.userId === 'bigdata');
		expect((await ask('submission', { submitId: other?.submitId, share: true })).code).toBe(403);
	});

	it("is closed to whoever takes part in a running competition with the problem, if it is another student's", async () => {
		const other = { userId: 'bigdata', problemId: 'P1021', share: true };
		for (const [account, open] of [
			['student01', false],
			['newbie', true],
		] as const) {
			const { ask, store } = await judgeWorld(account);
			const [like] = store.rows<SubmissionRow>('submissions');
			if (!like) throw new Error('The seed has submissions.');
			store.insert<SubmissionRow>('submissions', { ...like, ...other, id: '99', submitId: 99 });
			const { submission } = (await ask('getSubmissionDetail', { submitId: 99 })).data;
			expect([account, submission.code !== null]).toEqual([account, open]);
		}
	});
});

describe('the list of submissions', () => {
	it('has 130 of the demo student with every verdict, 2,000 of bigdata and none of newbie', async () => {
		const { ask, call } = await judgeWorld();
		const { data } = await ask('getSubmissionList', { onlyMine: true, limit: 200 });
		expect(data.total).toBe(130);
		const statuses = new Set(data.records.map(({ status }: { status: number }) => status));
		expect([...statuses].sort((a, b) => Number(a) - Number(b))).toEqual([-2, -1, 0, 1, 2, 3, 4, 8, 10]);
		expect((await call('judge.getSubmissionList', { onlyMine: false, username: 'bigdata' })).data.total).toBe(2000);
		const newbie = await judgeWorld('newbie');
		expect((await newbie.ask('getSubmissionList', { onlyMine: true })).data.total).toBe(0);
	});

	it('filters by problem and verdict', async () => {
		const { ask } = await judgeWorld();
		const { data } = await ask('getSubmissionList', { onlyMine: true, problemID: 'P1002', completeProblemID: true, status: 0 });
		expect(data.total).toBeGreaterThan(0);
		for (const row of data.records) expect(row).toMatchObject({ displayPid: 'P1002', status: 0 });
	});
});

describe('a set of questions', () => {
	it('is in the order of the ids, or drawn deterministically by seed, and never contains keys', async () => {
		const { ask } = await createWorld().as('student01');
		const named = await ask('question.questionFetchList', { ids: 'q0004,q0003' });
		expect(named.list.map(({ id }: { id: string }) => id)).toEqual(['q0004', 'q0003']);
		const drawn = await ask('question.questionFetchList', { type: 'single', count: 5, seed: 'a' });
		expect(drawn.list).toHaveLength(5);
		expect(await ask('question.questionFetchList', { type: 'single', count: 5, seed: 'a' })).toEqual(drawn);
		expect(JSON.stringify(drawn)).not.toMatch(/"key":\{|analysis/);
	});
});
