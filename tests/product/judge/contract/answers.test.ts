import { expect, it } from 'vitest';
import { failure } from '#engines/runner.ts';
import { type Desk, openDesk, PROGRAM, STATUSES, SUBMIT, TEST } from './judge-desk.ts';
import * as shapes from './shapes.ts';

/** Our addition, which a real judge does not send; see `manifests/api/judge.yaml`. */
const OWN = { USER: ['token'] };

const wrong = (): string => 'wrong\n';
const solved = ({ status }: { status: number }): boolean => status === 0;

async function submitted(desk: Desk, body = SUBMIT) {
	const { data } = await desk.ask('POST /api/submit-problem-judge', { body });
	await desk.backend.settled();
	return data;
}

async function tested(desk: Desk) {
	const { data } = await desk.ask('POST /api/submit-problem-test-judge', { body: TEST });
	return (await desk.ask('GET /api/get-test-judge-result', { query: { testJudgeKey: data } })).data;
}

type Look = (desk: Desk) => Promise<unknown>;

const pageOf = async (desk: Desk, operation: string, query: Record<string, string | number | boolean>) =>
	(await desk.ask(operation, { query })).data;
const problems: Look = (desk) => pageOf(desk, 'GET /api/get-problem-list', { limit: 100 });
const submissions: Look = (desk) => pageOf(desk, 'GET /api/get-submission-list', { onlyMine: true, limit: 200 });
const detail = async (desk: Desk, problemId: string) => (await desk.ask('GET /api/get-problem-detail', { query: { problemId } })).data;
const details = (desk: Desk) => Promise.all(['P1001', 'P1016', 'P1020', 'P1054', 'P1075'].map((id) => detail(desk, id)));
const seen = async (desk: Desk, rule: Parameters<Desk['submission']>[0]) =>
	(await desk.ask('GET /api/get-submission-detail', { query: { submitId: desk.submission(rule).submitId } })).data;
const cases = async (desk: Desk, problemId: string, status = 0) => {
	const { submitId } = desk.submission((row) => row.problemId === problemId && row.status === status);
	return (await desk.ask('GET /api/get-all-case-result', { query: { submitId } })).data;
};
/** Two groups, of which the second fails. The seed has no such problem. */
const groups = async (desk: Desk, caseMode: 'subtask_lowest' | 'subtask_average') => {
	const written = [1, 1, 2].map((group) => ({ in: `${group}\n`, out: group === 1 ? wrong() : 'right\n', group }));
	desk.store.update('problems', 'P1016', { caseMode, cases: written });
	const { submitId } = await submitted(desk, { ...SUBMIT, pid: 'P1016' });
	return (await desk.ask('GET /api/get-all-case-result', { query: { submitId } })).data;
};

it.each<[string, shapes.Shape, Look, (readonly string[])?]>([
	['a page of problems', shapes.PAGE, problems],
	[
		'each problem of a page',
		shapes.PROBLEM_LINE,
		async (desk) => (await pageOf(desk, 'GET /api/get-problem-list', { limit: 100 })).records,
	],
	['each tag of the judge', shapes.TAG, async (desk) => (await desk.ask('GET /api/get-all-problem-tags', { query: { oj: 'ME' } })).data],
	[
		'what the student has reached in each of these problems',
		shapes.PROBLEM_STATUS,
		async (desk) => Object.values((await desk.ask('POST /api/get-user-problem-status', { body: STATUSES })).data),
	],
	[
		'each tag of a page',
		shapes.TAG,
		async (desk) => (await pageOf(desk, 'GET /api/get-problem-list', {})).records.flatMap((row: { tags: [] }) => row.tags),
	],
	['what is said of a problem', shapes.PROBLEM_INFO, details],
	['a problem', shapes.PROBLEM, async (desk) => (await details(desk)).map(({ problem }) => problem), ['blocks']],
	['what became of a problem', shapes.PROBLEM_COUNT, async (desk) => (await details(desk)).map(({ problemCount }) => problemCount)],
	['each tag of a problem', shapes.TAG, async (desk) => (await details(desk)).flatMap(({ tags }) => tags)],
	['a test run that waits', shapes.TEST_RESULT, tested],
	['a submission that was taken', shapes.JUDGE, async (desk) => (await desk.ask('POST /api/submit-problem-judge', { body: SUBMIT })).data],
	['what is said of a submission', shapes.SUBMISSION_INFO, (desk) => seen(desk, solved)],
	['a submission', shapes.JUDGE, async (desk) => (await seen(desk, solved)).submission],
	['a page of submissions', shapes.PAGE, submissions],
	[
		'each submission of a page',
		shapes.SUBMISSION_LINE,
		async (desk) => (await pageOf(desk, 'GET /api/get-submission-list', { onlyMine: true, limit: 200 })).records,
	],
	['the cases', shapes.CASES, (desk) => cases(desk, 'P1002')],
	['each case', shapes.CASE, async (desk) => (await cases(desk, 'P1002')).judgeCaseList, ['sample']],
	['each case of a problem with points', shapes.CASE, async (desk) => (await cases(desk, 'P1016', 8)).judgeCaseList, ['sample']],
	['the cases by group', shapes.CASES, (desk) => groups(desk, 'subtask_lowest')],
	['each group', shapes.SUBTASK, async (desk) => (await groups(desk, 'subtask_lowest')).subTaskJudgeCaseVoList],
	['each group by its average', shapes.SUBTASK, async (desk) => (await groups(desk, 'subtask_average')).subTaskJudgeCaseVoList],
	[
		'each case of a group',
		shapes.CASE,
		async (desk) =>
			(await groups(desk, 'subtask_lowest')).subTaskJudgeCaseVoList.flatMap((group: { subtaskDetailList: [] }) => group.subtaskDetailList),
		['sample'],
	],
])('%s', async (_what, shape, look, extra) => {
	const found = await look(openDesk({ script: wrong }));
	const all = (Array.isArray(found) ? found : [found]) as Record<string, unknown>[];
	expect(all.length).toBeGreaterThan(0);
	expect([...new Set(all.flatMap((value) => shapes.faultsOf(value, shape, extra)))]).toEqual([]);
});

it('a trial and the public cases of a robot tell how it drove, and hidden cases their verdict alone', async () => {
	const moves = 'drive 200 200\nwait 1000';
	const desk = openDesk({ script: () => ({ ...failure('OK', ''), moves }) });
	const robot = expect.objectContaining({ moves, difference: '没有走到终点。' });
	expect((await detail(desk, 'P1075')).problem.judgeMode).toBe('robot');
	const body = { ...TEST, pid: 1075, language: 'Python3', userInput: 'first-line' };
	const { data: testJudgeKey } = await desk.ask('POST /api/submit-problem-test-judge', { body });
	await desk.backend.settled();
	const { data: trial } = await desk.ask('GET /api/get-test-judge-result', { query: { testJudgeKey } });
	expect(trial).toMatchObject({ problemJudgeMode: 'robot', robot });
	desk.wait(9000);
	const { submitId } = await submitted(desk, { ...SUBMIT, pid: 'P1075', language: 'Python3' });
	const { judgeCaseList } = (await desk.ask('GET /api/get-all-case-result', { query: { submitId } })).data;
	const told = judgeCaseList.map(({ status, sample }: { status: number; sample?: object }) => ({ status, sample }));
	expect(told.slice(0, 2)).toEqual([
		{ status: -1, sample: expect.objectContaining({ robot }) },
		{ status: -1, sample: undefined },
	]);
});

it('a sign-in returns the user and the token in the header, which only our judge repeats in the data', async () => {
	const desk = openDesk();
	const { data: token } = await desk.call('main.studentLogin', { username: 'student01', password: '123456' });
	const { studentDTO } = (await desk.call('main.studentInfo', {}, token)).data;
	const { data, headers, body } = await desk.ask('POST /api/admin/jqr-auto-login', { token: null, body: secret(studentDTO.hojSecret) });
	expect(shapes.faultsOf(data, shapes.USER, OWN.USER)).toEqual([]);
	expect(headers.get('Authorization')).toBe(data.token);
	expect(body).toMatchObject({ status: 200, msg: 'success' });
	expect((await desk.ask('GET /api/get-test-judge-result', { token: data.token, query: { testJudgeKey: 'x' } })).body.status).toBe(400);
});

function secret(value: string): FormData {
	const form = new FormData();
	form.append('secret', value);
	return form;
}

it('the status of a problem is 0 once it was solved, -10 before the first submission and otherwise the latest result', async () => {
	const desk = openDesk({ account: 'newbie', script: wrong });
	const statusOf = async (pid: number, body: object = {}) =>
		(await desk.ask('POST /api/get-user-problem-status', { body: { ...STATUSES, pidList: [1001, pid], ...body } })).data[pid];
	expect(await statusOf(1002)).toEqual({ status: -10 });
	const { submitId } = await submitted(desk);
	expect(await statusOf(1002)).toEqual({ status: -1 });
	desk.store.update('submissions', String(submitId), { status: 0 });
	desk.wait(9000);
	await submitted(desk);
	expect(await statusOf(1002)).toEqual({ status: 0 });
	expect([await statusOf(9999), await statusOf(1002, { gid: 7 })]).toEqual([{ status: -10 }, { status: -10 }]);
});

it('the tags are those of this site, and none of others', async () => {
	const desk = openDesk();
	const tags = async (query: Record<string, string>) => (await desk.ask('GET /api/get-all-problem-tags', { query })).data;
	const all: { id: number; name: string }[] = await tags({});
	expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
	expect([await tags({ oj: 'ALL' }), await tags({ oj: 'HDU' })]).toEqual([all, []]);
	const known = new Set(
		((await problems(desk)) as { records: { tags: { id: number }[] }[] }).records.flatMap((row) => row.tags.map(({ id }) => id)),
	);
	expect(new Set(all.map(({ id }) => id))).toEqual(known);
});

it('a test run returns its key as a bare string, and sharing a submission returns null', async () => {
	const desk = openDesk({ script: wrong });
	const run = await desk.ask('POST /api/submit-problem-test-judge', { body: TEST });
	expect(run.body).toEqual({ status: 200, msg: 'success', data: expect.stringMatching(/^TEST_JUDGE_[0-9a-f]{32}$/) });
	const { submitId } = desk.submission(({ userId }) => userId === 'student01');
	const shared = await desk.ask('PUT /api/submission', { body: { submitId, share: true, uid: 'whoever' } });
	expect(shared.body).toEqual({ status: 200, msg: 'success', data: null });
});

it('limits are in ms and MB, usage in ms and KB up to the limit, which is doubled for languages other than C and C++', async () => {
	const desk = openDesk({ script: () => failure('TLE', '', { time: 2000, memory: 131_072 }) });
	expect((await detail(desk, 'P1002')).problem).toMatchObject({ timeLimit: 1000, memoryLimit: 64, stackLimit: 64 });
	await submitted(desk, { ...SUBMIT, language: 'Python3' });
	const { submission } = await seen(desk, ({ language, status }) => language === 'Python3' && status === 1);
	expect(submission.time).toBe(2000);
	const rows = desk.store.rows<{ id: string; time: number; memory: number; language: string }>('submissions');
	const factor = (language: string): number => (/^C(\+\+)?( |$)/.test(language) ? 1 : 2);
	expect(rows.filter(({ time, memory, language }) => time > 1000 * factor(language) || memory > 65_536 * factor(language))).toEqual([]);
});

it("samples are concatenated without escaping, templates are keyed by language, and language names match the judge's", async () => {
	const { problem, languages, codeTemplate } = await detail(openDesk(), 'P1014');
	expect(problem.examples).toMatch(/^(<input>[\s\S]*?<\/input><output>[\s\S]*?<\/output>)+$/);
	expect(languages).toEqual(['C', 'C++', 'C++ 17', 'C++ 20', 'Python3', 'JavaScript Node', 'JavaScript V8']);
	expect(Object.keys(codeTemplate).every((name) => languages.includes(name))).toBe(true);
});

it('a new submission returns its program without a result, and the error message is for programs that did not run', async () => {
	const desk = openDesk({ script: () => failure('CE', 'main.cpp:1:1: error') });
	const taken = (await desk.ask('POST /api/submit-problem-judge', { body: SUBMIT })).data;
	expect(taken).toMatchObject({ status: 5, code: PROGRAM.code, length: PROGRAM.code.length, time: null, memory: null, share: false });
	expect(taken.ip).not.toBeNull();
	await desk.backend.settled();
	const mine = await seen(desk, ({ submitId }) => submitId === taken.submitId);
	expect(mine.submission).toMatchObject({ status: -2, errorMessage: 'main.cpp:1:1: error', time: null });
	// For other verdicts the judge sends an English message, which the app does not show.
	expect((await seen(desk, solved)).submission.errorMessage).toMatch(/^[\x20-\x7e]+$/);
	const refused = await seen(desk, ({ status }) => status === 10);
	expect(refused.submission.errorMessage).not.toMatch(/^[\x20-\x7e]+$/);
});

it('only problems with points have scores, and harder problems weigh more in the ranking', async () => {
	const desk = openDesk();
	const records: Record<string, number>[] = (await pageOf(desk, 'GET /api/get-submission-list', { onlyMine: true, limit: 200 })).records;
	const level = new Map(desk.store.rows<{ id: string; level: string }>('problems').map(({ id, level: own }) => [id, own]));
	for (const { displayPid, score, oiRankScore } of records) {
		const factor = { 普及: 2, 提高: 4 }[level.get(String(displayPid)) ?? ''];
		const points = score ?? 0;
		expect({ score, oiRankScore }).toEqual(
			factor === undefined
				? { score: null, oiRankScore: null }
				: { score, oiRankScore: Math.round(0.1 * points + (factor * points) / 100) },
		);
	}
	expect(records.some(({ oiRankScore }) => (oiRankScore ?? 0) > 0)).toBe(true);
});
