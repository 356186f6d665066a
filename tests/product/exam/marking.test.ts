/** What happens to an attempt after it is handed in, by the clock; and papers that go forward only. */
import { describe, expect, it } from 'vitest';
import { BLOCKS } from '#app/blocks/block-language.ts';
import { partitionAnswers } from '#app/exam/back-end/paper-submit.ts';
import type { AttemptRow, PaperRow } from '#app/exam/back-end/rows.ts';
import { markProgram, markShort } from '#app/exam/back-end/rules/mark.ts';
import type { ProblemRow } from '#app/judge/back-end/rows.ts';
import { VERDICT } from '#app/judge/back-end/rules/verdicts.ts';
import type { QuestionRow } from '#app/practice/back-end/rows.ts';
import { failure } from '#engines/runner.ts';
import { block, started, textOf } from '#tests/product/blocks/support/build-program.ts';
import { createWorld, type Student, type World } from '#tests/product/student-world.ts';
import { createScriptedRunner } from '#tests/support/scripted-runner.ts';

const SECOND = 1000;
const FULL = { short: 11, program: 25 };

interface Item {
	question: { id: string; type: string; problemId: string | null };
}

interface ReportRow extends Item {
	score: number | null;
	verdict: string;
	comment: string;
}

/** Passes every case of a program that says `right`, the first case of one that says `half`, and fails for others. */
const runner = createScriptedRunner(({ code }, input) => {
	if (code === 'broken') return failure('CE', 'error');
	const [problem] = WANTED;
	const index = problem?.cases.findIndex((each) => each.in === input) ?? -1;
	return code === 'right' || (code === 'half' && index === 0) ? (problem?.cases[index]?.out ?? '') : '错';
});
const WANTED: ProblemRow[] = [];

async function begin(student: Student, paperId: string) {
	const attempt = await student.ask('main.paperAttemptStart', { paperId, clientTab: 'tab-1' });
	const detail = await student.ask('main.paperDetail', { id: paperId, attemptId: attempt.id });
	const items = detail.sections.flatMap((section: { items: Item[] }) => section.items) as Item[];
	return { items, base: { paperId, attemptId: attempt.id as string, clientTab: 'tab-1' } };
}

/** Hands in the paper of all six types with a short answer that has the first point of its key, and a program. */
async function handIn(world: World, student: Student, answer: { short: boolean; code: string | null }) {
	const { items, base } = await begin(student, 'p37');
	const of = (type: string): Item['question'] => {
		const found = items.find(({ question }) => question.type === type)?.question;
		if (!found) throw new Error(`p37 has no ${type}.`);
		return found;
	};
	const points = world.store.find<QuestionRow>('questions', of('short').id)?.key.points ?? [];
	const problem = world.store.find<ProblemRow>('problems', of('program').problemId ?? '');
	WANTED.splice(0, 1, ...(problem ? [problem] : []));
	const answers = [
		...(answer.short ? [{ questionId: of('short').id, value: [points[0]?.text ?? ''], rev: 1 }] : []),
		...(answer.code === null ? [] : [{ questionId: of('program').id, value: ['Python3', answer.code], rev: 1 }]),
	];
	await student.ask('main.paperSubmit', { ...base, action: 'submit', answers, requestKey: 'k' });
	const look = async () => {
		const report = await student.ask('main.paperHistoryAggregateDetail', { attemptId: base.attemptId });
		const row = (type: string): ReportRow => report.rows.find(({ question }: ReportRow) => question.type === type);
		return { report, short: row('short'), program: row('program') };
	};
	return { base, points, problem, look };
}

describe('after it is handed in', () => {
	it.each([
		{ case: 'a short answer', short: true, code: null, states: ['submitted', 'submitted', 'marking', 'marking', 'marked'] },
		{
			case: 'a short answer and a program',
			short: true,
			code: 'right',
			states: ['submitted', 'submitted', 'marking', 'marking', 'marked'],
		},
		{ case: 'a program', short: false, code: 'right', states: ['marked', 'marked', 'marked', 'marked', 'marked'] },
		{ case: 'neither', short: false, code: null, states: ['marked', 'marked', 'marked', 'marked', 'marked'] },
	])('an attempt with $case is $states after 0, 59, 60, 179 and 180 seconds', async ({ short, code, states }) => {
		const world = createWorld(undefined, runner);
		const student = await world.as('newbie');
		const { look } = await handIn(world, student, { short, code });
		await world.backend.settled();
		let passed = 0;
		for (const [index, seconds] of [0, 59, 60, 179, 180].entries()) {
			world.wait((seconds - passed) * SECOND);
			passed = seconds;
			const { report } = await look();
			const page = await student.ask('main.paperUserPage', { state: states[index] });
			const { paper } = await student.ask('main.paperDetail', { id: 'p37' });
			const done = states[index] === 'marked';
			expect([seconds, report.attempt.state, page.total, paper.state]).toEqual([seconds, states[index], 1, done ? 'redo' : 'marking']);
			expect([
				report.attempt.score !== null,
				paper.bestScore !== null,
				report.rows.every(({ comment }: ReportRow) => comment === ''),
			]).toEqual([done, done, !done || (!short && code === null)]);
		}
	});

	it.each([
		['right', FULL.program, 'right', '全部测试点通过。'],
		['wrong', 0, 'wrong', /^通过了 \d+ 个测试点中的 0 个。$/],
		['broken', 0, 'wrong', '编译没有通过，没有得分。'],
	])('a program that is %s has %i points', async (code, score, verdict, comment) => {
		const world = createWorld(undefined, runner);
		const { look } = await handIn(world, await world.as('newbie'), { short: false, code });
		await world.backend.settled();
		const { program } = await look();
		expect(program).toMatchObject({ score, verdict, comment: typeof comment === 'string' ? comment : expect.stringMatching(comment) });
	});

	it('a program that passes some cases has their share, and the judge keeps no submission of it', async () => {
		const world = createWorld(undefined, runner);
		const before = world.store.rows('submissions').length;
		const { look, problem } = await handIn(world, await world.as('newbie'), { short: false, code: 'half' });
		await world.backend.settled();
		const { program } = await look();
		expect(program.comment).toBe(`通过了 ${problem?.cases.length} 个测试点中的 1 个。`);
		expect(program.score).toBeGreaterThan(0);
		expect(program.score).toBeLessThan(FULL.program);
		expect(world.store.rows('submissions')).toHaveLength(before);
	});

	it('a program in a language that the paper does not offer has no points', async () => {
		const world = createWorld(undefined, runner);
		const student = await world.as('newbie');
		const { items, base } = await begin(student, 'p37');
		const id = items.find(({ question }) => question.type === 'program')?.question.id;
		await student.ask('main.paperSubmit', {
			...base,
			action: 'submit',
			answers: [{ questionId: id, value: ['诗', 'x'] }],
			requestKey: 'k',
		});
		await world.backend.settled();
		expect((await student.ask('main.paperHistoryAggregateDetail', { attemptId: base.attemptId })).attempt.state).toBe('marked');
	});

	it('a program of blocks is judged as the Python that it means, and stays what it is', async () => {
		const asked: string[] = [];
		const world = createWorld(
			undefined,
			createScriptedRunner(({ language }) => {
				asked.push(language);
				return '';
			}),
		);
		const student = await world.as('newbie');
		const { items, base } = await begin(student, 'p37');
		const id = items.find(({ question }) => question.type === 'program')?.question.id;
		const value = [BLOCKS, textOf(started(block('new_line')))];
		await student.ask('main.paperSubmit', { ...base, action: 'submit', answers: [{ questionId: id, value, rev: 1 }], requestKey: 'k' });
		await world.backend.settled();
		const { rows } = await student.ask('main.paperHistoryAggregateDetail', { attemptId: base.attemptId });
		const row = rows.find(({ question }: ReportRow) => question.id === id);
		expect([new Set(asked), row.value, row.comment]).toEqual([new Set(['Python3']), value, expect.stringMatching(/^通过了/)]);
	});

	it('a program that breaks the rule of blocks is told so', async () => {
		const world = createWorld(undefined, runner);
		const student = await world.as('newbie');
		const { items, base } = await begin(student, 'p37');
		const question = items.find(({ question: { type } }) => type === 'program')?.question;
		world.store.update<ProblemRow>('problems', question?.problemId ?? '', { blocks: { toolbox: 'loops', only: true } });
		const answers = [{ questionId: question?.id, value: ['Python3', 'print(1)'], rev: 1 }];
		await student.ask('main.paperSubmit', { ...base, action: 'submit', answers, requestKey: 'k' });
		await world.backend.settled();
		const { rows } = await student.ask('main.paperHistoryAggregateDetail', { attemptId: base.attemptId });
		const row = rows.find((each: ReportRow) => each.question.id === question?.id);
		expect(row).toMatchObject({ score: 0, comment: '这道题要用积木编程，没有得分。' });
	});

	it('the teacher gives the points of the key that the answer has, and says so', async () => {
		const world = createWorld(undefined, runner);
		const { look, points } = await handIn(world, await world.as('newbie'), { short: true, code: null });
		expect((await look()).short).toMatchObject({ score: null, verdict: 'pending', comment: '' });
		world.wait(180 * SECOND);
		const { short } = await look();
		expect(short.comment).toBe(`答到了“${points[0]?.text}”，还差 ${points.length - 1} 个要点。`);
		expect(short).toMatchObject({ score: Math.round((FULL.short * (points[0]?.percent ?? 0)) / 50) / 2, verdict: 'part' });
	});

	it('a program left over from an earlier run of the mock is judged when its result is asked for', async () => {
		const world = createWorld(undefined, runner);
		const { look, base } = await handIn(world, await world.as('newbie'), { short: false, code: 'right' });
		await world.backend.settled();
		world.store.update<AttemptRow>('attempts', base.attemptId, { judged: {} });
		expect((await look()).report.attempt.state).toBe('submitted');
		await world.backend.settled();
		expect((await look()).report.attempt.state).toBe('marked');
	});
});

describe('a mark', () => {
	const points = [
		{ text: '两个条件用“并且”连接', percent: 60 },
		{ text: '举例说明', percent: 40 },
	];
	it.each([
		['两个条件要用并且来连接，举例说明：天黑又有人。', 10, '要点都答到了，写得很清楚。'],
		['两个条件用“并且”连接起来。', 6, '答到了“两个条件用“并且”连接”，还差 1 个要点。'],
		['不知道', 0, '没有答到要点。再读一遍题目，想想它在问什么。'],
	])('of the short answer %s', (text, score, comment) => expect(markShort(text, points, 10)).toEqual({ score, comment }));

	it('of a short answer without points of a key is a fixed share', () => expect(markShort('写了', [], 11).score).toBe(9));

	it.each([
		[{ status: VERDICT.accepted, score: null, passed: 3, cases: 3 }, 25],
		[{ status: VERDICT.partial, score: 70, passed: 1, cases: 3 }, 17.5],
		[{ status: VERDICT.wrong, score: null, passed: 1, cases: 3 }, 8.5],
		[{ status: VERDICT.compileError, score: 0, passed: 0, cases: 0 }, 0],
	])('of a program with the result %j', (judged, score) => expect(markProgram(judged, 25).score).toBe(score));
});

describe('a paper that goes forward only', () => {
	async function world() {
		const own = createWorld();
		const student = await own.as('newbie');
		const { items, base } = await begin(student, 'p35');
		const ids = items.map(({ question }) => question.id);
		const save = (answers: [number, string, number][], furthest?: number, action = 'save') =>
			student.ask('main.paperSubmit', {
				...base,
				action,
				...(furthest === undefined ? {} : { furthest }),
				answers: answers.map(([no, value, rev]) => ({ questionId: ids[no - 1], value: [value], rev })),
			});
		const values = (state: { answers: { questionId: string; value: string[] }[] }) =>
			Object.fromEntries(state.answers.map(({ questionId, value }) => [ids.indexOf(questionId) + 1, value[0]]));
		return { save, values, ids };
	}

	it('rejects other answers to questions that lie behind, and keeps the others of the request', async () => {
		const { save, values, ids } = await world();
		await save([[1, 'A', 1]], 2);
		const { rejected, ...state } = await save([
			[1, 'B', 2],
			[2, 'B', 3],
		]);
		expect(rejected).toEqual([{ questionId: ids[0], message: expect.stringMatching(/^这份试卷只能往后做：第 1 题已经翻过去了/) }]);
		expect(values(state)).toEqual({ 1: 'A', 2: 'B' });
		expect(state.furthest).toBe(2);
	});

	it('takes answers given before the student went on, a request that comes twice, and one that comes late', async () => {
		const { save, values } = await world();
		const answers: [number, string, number][] = [
			[1, 'A', 1],
			[2, 'B', 2],
		];
		const once = await save(answers, 4);
		const twice = await save(answers, 4);
		const late = await save([[2, 'C', 1]], 2);
		expect([once.rejected, twice.rejected, late.rejected, late.furthest]).toEqual([[], [], [], 4]);
		expect(values(late)).toEqual({ 1: 'A', 2: 'B' });
	});

	it('counts an answered question as seen, refuses an answer to a skipped one, and is handed in all the same', async () => {
		const { save, values } = await world();
		expect((await save([[3, 'A', 1]])).furthest).toBe(3);
		const done = await save(
			[
				[2, 'B', 2],
				[4, 'D', 3],
			],
			undefined,
			'submit',
		);
		expect([done.state, done.rejected.length, values(done)]).toEqual(['marked', 1, { 3: 'A', 4: 'D' }]);
	});

	it('is a matter of the paper: another one takes every answer', () => {
		const late = [{ questionId: 'q1', value: ['B'], rev: 2 }];
		const attempt = { id: 'a', answers: [], furthest: 9 };
		const paper = { nav: 'free', shuffle: { questions: false }, sections: [{ items: [{ questionId: 'q1' }] }] } as unknown as PaperRow;
		expect(partitionAnswers(paper, attempt, late)).toEqual({ accepted: late, rejected: [] });
		expect(partitionAnswers({ ...paper, nav: 'sequential' }, attempt, late).accepted).toEqual([]);
	});
});
