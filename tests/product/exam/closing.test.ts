/** What the server does at the deadline of an attempt that no device hands in. */
import { describe, expect, it } from 'vitest';
import { BLOCKS } from '#app/blocks/block-language.ts';
import type { AttemptRow, PaperRow } from '#app/exam/back-end/rows.ts';
import { OFFERED } from '#app/judge/back-end/offered-languages.ts';
import { codeTemplates } from '#app/judge/back-end/rules/problem-rules.ts';
import type { QuestionRow } from '#app/practice/back-end/rows.ts';
import { block, saved, started, textOf } from '#tests/product/blocks/support/build-program.ts';
import { createWorld, type Student, type World } from '#tests/product/student-world.ts';
import { createScriptedRunner } from '#tests/support/scripted-runner.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Two minutes, six questions that a key decides. */
const SHORT = 'p34';

async function begin(world: World, student: Student, paperId: string) {
	const attempt = await student.ask('main.paperAttemptStart', { paperId, clientTab: 'tab-1' });
	const ids = (world.store.find<PaperRow>('papers', paperId)?.sections ?? []).flatMap(({ items }) =>
		items.map(({ questionId }) => questionId),
	);
	const questions = ids.flatMap((id) => world.store.find<QuestionRow>('questions', id) ?? []);
	const base = { paperId, attemptId: attempt.id as string, clientTab: 'tab-1' };
	const save = (answers: object[]) => student.ask('main.paperSubmit', { ...base, action: 'save', answers });
	return { base, questions, attempt, save };
}

const right = ({ id, key }: QuestionRow) => ({ questionId: id, value: key.answer, rev: 1 });
const wrong = ({ id, type }: QuestionRow) => ({ questionId: id, value: [type === 'judge' ? 'no' : 'Z'], rev: 1 });

describe('a program of a paper', () => {
	const TEMPLATE = codeTemplates.Python3 ?? '';
	it.each([
		['the template of its language', ['Python3', TEMPLATE], 0],
		['the template with other spaces', ['C++ 20', `\n${codeTemplates['C++ 20']}  `], 0],
		['a language alone', ['C', ''], 0],
		['nothing', [], 0],
		['a line below the template', ['Python3', `${TEMPLATE}print(1)`], 1],
		['the template of another language', ['C', TEMPLATE], 1],
		['blocks that are only their start', [BLOCKS, textOf(started())], 0],
		['a block at its start', [BLOCKS, textOf(started(block('new_line')))], 1],
		['a block beside its start', [BLOCKS, textOf(saved([block('start')], [block('new_line')]))], 1],
	])('that is %s counts as %s answer(s)', async (_case, value, answered) => {
		const world = createWorld();
		const student = await world.as('newbie');
		const { base, questions, save } = await begin(world, student, 'p37');
		const program = questions.find(({ type }) => type === 'program');
		expect((await save([{ questionId: program?.id, value, rev: 1 }])).answeredCount).toBe(answered);
		await student.ask('main.paperSubmit', { ...base, action: 'submit', requestKey: 'k' });
		const { rows } = await student.ask('main.paperHistoryAggregateDetail', { attemptId: base.attemptId });
		const row = rows.find(({ question }: { question: { id: string } }) => question.id === program?.id);
		expect(row.verdict).toBe(answered === 0 ? 'blank' : 'pending');
	});

	it('has a template in each language that is offered', () => expect(OFFERED.filter((name) => !codeTemplates[name])).toEqual([]));
});

describe('an attempt whose page is closed at the deadline', () => {
	it('is scored from the answers that the server has, everywhere as after a hand-in', async () => {
		const world = createWorld();
		const student = await world.as('newbie');
		const { base, questions, attempt, save } = await begin(world, student, SHORT);
		const [first, second, third] = questions;
		if (!first || !second || !third) throw new Error('The paper is too short.');
		await save([right(first), right(second), wrong(third)]);
		world.wait(2 * MINUTE + 31 * SECOND);

		// The wrong-answer book comes first: it does not wait until somebody looks at the attempt.
		const book = await student.ask('main.questionPage', { scope: 'wrong' });
		expect(book.records.map(({ id }: { id: string }) => id)).toEqual([third.id]);
		expect((await student.ask('main.questionStats')).done).toBe(3);

		const page = await student.ask('main.paperUserPage', {});
		expect(page.counts).toEqual({ marked: 1 });
		const [row] = page.records;
		expect(row).toMatchObject({ state: 'marked', by: 'timeup', submittedAt: attempt.deadlineAt, usedSeconds: 120, answeredCount: 3 });
		expect(row.score).toBeGreaterThan(0);
		const history = await student.ask('main.paperHistoryAggregate', { paperId: SHORT });
		expect([history.markedCount, history.bestScore]).toEqual([1, row.score]);
		const report = await student.ask('main.paperHistoryAggregateDetail', { attemptId: base.attemptId });
		expect([report.released, report.verdicts]).toEqual([true, { right: 2, wrong: 1, blank: 3 }]);
		const { paper, attempt: running } = await student.ask('main.paperDetail', { id: SHORT });
		expect([paper.state, paper.bestScore, running]).toEqual(['redo', row.score, null]);
	});

	it('is open for 30 seconds more, and takes nothing afterwards', async () => {
		const world = createWorld();
		const student = await world.as('newbie');
		const { base, questions, attempt, save } = await begin(world, student, SHORT);
		const [first, second] = questions;
		if (!first || !second) throw new Error('The paper is too short.');
		expect(Date.parse(attempt.closesAt) - Date.parse(attempt.deadlineAt)).toBe(30 * SECOND);
		world.wait(2 * MINUTE + 30 * SECOND);
		expect((await save([right(first)])).state).toBe('in_progress');
		world.wait(SECOND);
		const late = await student.call('main.paperSubmit', { ...base, action: 'submit', answers: [right(second)], requestKey: 'k' });
		expect([late.code, late.message]).toEqual([410, '考试时间已到，已经自动交卷']);
		expect((await student.call('main.paperDetail', { id: SHORT, attemptId: base.attemptId })).code).toBe(410);
		// A device that asks for its attempt learns what has become of it, and never begins another one.
		const state = await student.ask('main.paperAttemptStart', { ...base, takeOver: true });
		expect([state.id, state.state, state.answeredCount]).toEqual([base.attemptId, 'marked', 1]);
		expect((await student.ask('main.paperUserPage')).total).toBe(1);
	});

	it('counts from the deadline for the teacher, and its programs are judged', async () => {
		const world = createWorld(
			undefined,
			createScriptedRunner(() => ''),
		);
		const student = await world.as('newbie');
		const { base, questions, save, attempt } = await begin(world, student, 'p37');
		const of = (type: string) => questions.find((question) => question.type === type)?.id;
		await save([
			{ questionId: of('short'), value: ['想一想'], rev: 1 },
			{ questionId: of('program'), value: ['Python3', 'print(1)'], rev: 1 },
		]);
		const stateAt = async (ms: number): Promise<unknown> => {
			world.store.update<AttemptRow>('attempts', base.attemptId, {});
			const left = Date.parse(attempt.deadlineAt) + ms - Date.parse((await student.ask('main.paperDetail', { id: 'p37' })).serverNow);
			world.wait(left);
			const { records } = await student.ask('main.paperUserPage', {});
			await world.backend.settled();
			return records[0].state;
		};
		expect([await stateAt(-SECOND), await stateAt(31 * SECOND), await stateAt(MINUTE), await stateAt(3 * MINUTE)]).toEqual([
			'in_progress',
			'submitted',
			'marking',
			'marked',
		]);
	});

	it('has its mistakes in the book by the time that its report is opened first', async () => {
		const world = createWorld();
		const student = await world.as('newbie');
		const { base, questions, save } = await begin(world, student, SHORT);
		await save(questions.slice(0, 1).map(wrong));
		world.wait(2 * MINUTE + 31 * SECOND);
		const report = await student.ask('main.paperHistoryAggregateDetail', { attemptId: base.attemptId });
		expect([report.mistakes, report.unbooked]).toEqual([1, 0]);
	});

	it('follows a deadline that the teacher has moved', async () => {
		const world = createWorld();
		const student = await world.as('newbie');
		const { base } = await begin(world, student, SHORT);
		const [row] = world.store.rowsBy<AttemptRow>('attempts', 'userId', 'newbie');
		const moved = new Date(Date.parse(row?.deadlineAt ?? '') + 10 * MINUTE).toISOString();
		world.store.update<AttemptRow>('attempts', base.attemptId, { deadlineAt: moved });
		world.wait(5 * MINUTE);
		expect((await student.ask('main.paperDetail', { id: SHORT })).paper.state).toBe('in_progress');
	});
});
