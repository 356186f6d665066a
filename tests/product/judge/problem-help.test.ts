import { describe, expect, it } from 'vitest';
import type { ProblemRow, SubmissionRow } from '#app/judge/back-end/rows.ts';
import type { QuestionRow } from '#app/practice/back-end/rows.ts';
import { sealedQuestions } from '#app/practice/back-end/sealed-questions.ts';
import { MOCK_NOW } from '#mock/store/clock.ts';
import { createWorld, type World } from '#tests/product/student-world.ts';

const PROBLEM = 'P1002';

function submitted(world: World, statuses: readonly number[], problemId = PROBLEM, userId = 'newbie'): void {
	const [like] = world.store.rows<SubmissionRow>('submissions');
	if (!like) throw new Error('The seed has submissions.');
	for (const [index, status] of statuses.entries())
		world.store.insert<SubmissionRow>('submissions', { ...like, id: `9${index}`, submitId: 90 + index, problemId, userId, status });
}

describe('help with a problem', () => {
	it.each([
		['nothing tried', [], 0, false, false],
		['one failure', [-1], 1, false, false],
		['two failures', [-1, -2], 2, true, false],
		['breakdowns of the judge', [4, 10, 5, 4, 10], 0, false, false],
		['four failures', [-1, 1, 3, 8], 4, true, false],
		['five failures', [-1, 1, 3, 8, -2], 5, true, true],
		['solved at once', [0], 0, true, true],
	])('after %s', async (_what, statuses, failures, hints, solution) => {
		const world = createWorld();
		submitted(world, statuses);
		const { ask, call } = await world.as('newbie');
		const help = await ask('main.problemHelp', { problemId: PROBLEM });
		expect([help.failures, help.hintsClosed === null, help.solution !== null]).toEqual([failures, hints, solution]);
		expect(help.hints).toEqual([]);
		expect((await call('main.problemHintTake', { problemId: PROBLEM, no: 1 })).code).toBe(hints ? 200 : 403);
	});

	it('gives hints in steps, and counts them', async () => {
		const world = createWorld();
		submitted(world, [-1, -1]);
		const { ask, call } = await world.as('newbie');
		const first = await ask('main.problemHintTake', { problemId: PROBLEM, no: 1 });
		expect([first.hints.length, first.hintCount]).toEqual([1, 3]);
		await ask('main.problemHintTake', { problemId: PROBLEM, no: 2 });
		expect((await ask('main.problemHelp', { problemId: PROBLEM })).hints).toHaveLength(2);
		expect((await call('main.problemHintTake', { problemId: PROBLEM, no: 4 })).code).toBe(404);
	});

	it('is written for each problem of the seed, and no two have the same', () => {
		const { store } = createWorld();
		const help = store.rows<{ id: string; hints: string[]; idea: string }>('problem-help');
		expect(help.map(({ id }) => id)).toEqual(store.rows<ProblemRow>('problems').map(({ id }) => id));
		expect(help.filter(({ hints }) => hints.length !== 3)).toEqual([]);
		expect(new Set(help.map(({ idea }) => idea)).size).toBe(help.length);
	});

	it('gives nothing away of a problem while a competition runs that the student takes part in', async () => {
		const world = createWorld();
		const read = async (account: string) =>
			(await (await world.as(account)).ask('main.problemHelp', { problemId: 'P1021' })).solutionClosed;
		submitted(world, [0], 'P1021', 'student01');
		expect(await read('student01')).toBe('这道题在你正在参加的比赛里，比赛结束以后才能看');
		expect(await read('newbie')).toBe('再试 5 次没有通过，就能看题解；通过以后也能看');
	});

	it('gives nothing away of a problem in a paper whose answers are not out', async () => {
		const world = createWorld();
		const sealed = sealedQuestions(world.store, 'student01', MOCK_NOW);
		const problems = world.store.rows<QuestionRow>('questions').filter(({ id, problemId }) => problemId !== null && sealed.has(id));
		expect(problems.length).toBeGreaterThan(0);
		const { ask } = await world.as('student01');
		for (const { problemId } of problems) {
			submitted(world, [0], problemId ?? '', 'student01');
			expect(await ask('main.problemHelp', { problemId })).toMatchObject({
				hints: [],
				solution: null,
				solutionClosed: expect.stringMatching(/试卷|比赛/),
			});
			world.store.remove('submissions', '90');
		}
	});
});

describe('the discussion of a problem', () => {
	it('has the posts about it alone, and holds back what a teacher must see first', async () => {
		const world = createWorld();
		const [student, other] = [await world.as('student01'), await world.as('expired')];
		const asked = await student.ask('main.problemDiscussionSave', { problemId: PROBLEM, text: ' 余数怎么算？ ' });
		await other.ask('main.problemDiscussionSave', { problemId: PROBLEM, questionId: asked.id, text: '用 %' });
		const held = await student.ask('main.problemDiscussionSave', { problemId: PROBLEM, text: '加我微信 xiaoman2014' });
		expect(held.state).toBe('pending');
		const list = await other.ask('main.problemDiscussionList', { problemId: PROBLEM });
		expect(list).toMatchObject([{ text: '余数怎么算？', answers: [{ text: '用 %', mine: true }] }]);
		expect(await other.ask('main.problemDiscussionList', { problemId: 'P1001' })).toMatchObject([{ id: 'talk51' }]);
		expect((await student.call('main.problemDiscussionSave', { problemId: 'P9999', text: '好' })).code).toBe(404);
	});
});
