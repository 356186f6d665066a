import { beforeAll, describe, expect, it } from 'vitest';
import { hasBlocks, needsBlocks } from '#app/blocks/block-language.ts';
import type { AttemptRow, PaperRow } from '#app/exam/back-end/rows.ts';
import type { ProblemRow } from '#app/judge/back-end/rows.ts';
import { solveProblem } from '#app/judge/back-end/seed/solvers/solve.ts';
import type { PracticeRow, QuestionRow, TagRow } from '#app/practice/back-end/rows.ts';
import { templates, wrongOf } from '#app/practice/back-end/seed/template-questions.ts';
import { app } from '#mock/generated/app.ts';
import { MOCK_NOW } from '#mock/store/clock.ts';
import { loadSeed } from '#mock/store/load-seed.ts';
import type { State } from '#mock/store/store.ts';

interface Problem {
	id: string;
	cases: { in: string; out: string; sample?: boolean }[];
}

const countBy = <T>(list: readonly T[], keyOf: (item: T) => string | number): Record<string, number> => {
	const counts: Record<string, number> = {};
	for (const item of list) counts[keyOf(item)] = (counts[keyOf(item)] ?? 0) + 1;
	return counts;
};

let state: State;
beforeAll(() => {
	state = loadSeed(app, MOCK_NOW);
});
const rows = <T>(resource: string): readonly T[] => (state[resource] ?? []) as unknown as readonly T[];

describe('the exam seed', () => {
	it('has 64 knowledge points in three levels', () => {
		expect(countBy(rows<TagRow>('tags'), ({ level }) => level)).toEqual({ 1: 7, 2: 20, 3: 37 });
	});

	it('has 676 questions of seven types', () => {
		expect(countBy(rows<QuestionRow>('questions'), ({ type }) => type)).toEqual({
			single: 240,
			multiple: 100,
			judge: 120,
			blank: 80,
			short: 40,
			program: 86,
			parsons: 10,
		});
	});

	it('has no duplicate questions', () => {
		const texts = rows<QuestionRow>('questions').map(
			({ stemHtml, options = [] }) =>
				`${stemHtml}|${options
					.map(({ html }) => html)
					.sort()
					.join('|')}`,
		);
		expect(texts.length - new Set(texts).size).toBe(0);
	});

	it('has four distinct options per choice question, with the key among them', () => {
		const faulty = rows<QuestionRow>('questions').filter(
			({ options, key }) =>
				options &&
				(new Set(options.map(({ html }) => html)).size !== 4 ||
					key.answer.length === 0 ||
					key.answer.some((letter) => !options.some(({ key: own }) => own === letter))),
		);
		expect(faulty.map(({ id }) => id)).toEqual([]);
	});

	it('accepts the sample answer of each blank', () => {
		const faulty = rows<QuestionRow>('questions').filter(
			({ type, key, blanks }) =>
				type === 'blank' && (key.accept?.length !== blanks || !key.answer.every((text, index) => key.accept?.[index]?.includes(text))),
		);
		expect(faulty.map(({ id }) => id)).toEqual([]);
	});

	it('shows the lines of a program in no right order, with lines that do not belong', () => {
		const faulty = rows<QuestionRow>('questions').filter(
			({ type, key, lines = [] }) =>
				type === 'parsons' &&
				(key.accept ?? []).some((order) => {
					const ids = order.map((line) => line.split(':')[0]);
					const shown = lines.map(({ id }) => id).filter((id) => ids.includes(id));
					return ids.length >= lines.length || ids.length !== shown.length || ids.join() === shown.join();
				}),
		);
		expect(faulty.map(({ id }) => id)).toEqual([]);
	});

	it('never uses the right answer as a distractor', () => {
		const faulty = templates.flatMap(({ id, make }) =>
			[0, 1, 2, 3, 4, 5]
				.filter((n) => wrongOf(make(n)).includes(String(make(n).answer)) || new Set(wrongOf(make(n))).size !== 3)
				.map((n) => `${id} ${n}`),
		);
		expect(faulty).toEqual([]);
	});

	it('has 39 papers without dangling questions', () => {
		const known = new Set(rows<QuestionRow>('questions').map(({ id }) => id));
		const papers = rows<PaperRow>('papers');
		const unknown = papers
			.flatMap(({ sections }) => sections.flatMap(({ items }) => items))
			.filter(({ questionId }) => !known.has(questionId));
		expect([countBy(papers, ({ kind }) => kind), unknown]).toEqual([{ mock: 10, level: 6, chapter: 13, special: 8, daily: 2 }, []]);
	});

	const problemsOf = (id: string): string[] => {
		const paper = rows<PaperRow>('papers').find((each) => each.id === id);
		const items = paper?.sections.flatMap((section) => section.items) ?? [];
		return items.flatMap(({ questionId }) => rows<QuestionRow>('questions').find((each) => each.id === questionId)?.problemId ?? []);
	};

	it('asks in the paper p22 for a robot', () => {
		expect(problemsOf('p22')).toEqual(['P1075']);
		expect(rows<ProblemRow>('problems').find(({ id }) => id === 'P1075')?.robot).toBe(true);
	});

	it.each([
		['p09', ['P1070']],
		['p10', ['P1073']],
		['p39', ['P1069', 'P1071']],
	])('asks in the paper %s for programs of blocks alone', (id, problems) => {
		expect(problemsOf(id)).toEqual(problems);
		const rules = rows<ProblemRow>('problems').flatMap((problem) => (problems.includes(problem.id) ? (problem.blocks ?? null) : []));
		expect(rules.map((rule) => rule !== null && needsBlocks(rule))).toEqual(problems.map(() => true));
	});

	it('keeps programs in text in the attempts of before', () => {
		const values = rows<AttemptRow>('attempts').flatMap(({ answers }) => answers.map(({ value }) => value));
		expect(values.filter(([, code]) => hasBlocks(code ?? ''))).toEqual([]);
	});

	it('has no question twice in a paper, and has the long, short, material and formula papers', () => {
		const byId = new Map(rows<PaperRow>('papers').map((paper) => [paper.id, paper]));
		const idsOf = (id: string): string[] =>
			(byId.get(id)?.sections ?? []).flatMap(({ items }) => items.map(({ questionId }) => questionId));
		const doubled = [...byId.keys()].filter((id) => new Set(idsOf(id)).size !== idsOf(id).length);
		expect(doubled).toEqual([]);
		expect([idsOf('p33').length, byId.get('p34')?.minutes]).toEqual([120, 2]);
		expect(idsOf('p06')).toEqual(expect.arrayContaining(['q0017', 'q0018', 'q0019']));
		expect(idsOf('p07')).toEqual(expect.arrayContaining(['q0015', 'q0016']));
	});

	it('has 42 attempts of the demo user in the expected states', () => {
		const attempts = rows<AttemptRow>('attempts').filter(({ userId }) => userId === 'student01');
		expect(countBy(attempts, ({ state: name }) => name)).toEqual({
			marked: 31,
			marking: 4,
			submitted: 3,
			absent: 2,
			voided: 1,
			in_progress: 1,
		});
	});

	it('has a wrong-answer book of 58 questions, 12 of them mastered', () => {
		const book = rows<PracticeRow>('practice').filter(({ inBook, userId }) => inBook && userId === 'student01');
		expect([book.length, book.filter(({ mastered }) => mastered).length]).toEqual([58, 12]);
	});

	it('has 86 problems: twenty written ones with 143 cases, and sixty-six with computed outputs', () => {
		const problems = rows<Problem>('problems');
		const written = problems.filter(({ id }) => id <= 'P1020');
		const solved = problems.filter(({ id }) => id > 'P1020');
		expect([problems.length, written.flatMap(({ cases }) => cases).length, solved.flatMap(({ cases }) => cases).length]).toEqual([
			86, 143, 382,
		]);
		expect(problems.filter(({ cases }) => !cases.some(({ sample }) => sample) || cases.every(({ sample }) => sample))).toEqual([]);
	});

	it.each([
		['P1024', '333 332', '0 1\n'],
		['P1029', '1900', '365\n'],
		['P1038', '12 36', '1:3\n'],
		['P1043', '5\n90 85 100 70 95', '90.00\n'],
		['P1047', 'FFLF', 'BRBB\n'],
		['P1050', '([)]', 'error\n'],
		['P1054', '3', '1 2 3\n8 9 4\n7 6 5\n'],
		['P1056', '3\n1 3 20', '12\n'],
		['P1059', '3 5\n..#..\n..#.#\n###..', '2 5\n'],
		['P1060', '3 11', '3\n'],
	])('solves %s', (id, input, output) => {
		expect(solveProblem(id, input)).toBe(output);
	});

	it('is deterministic', () => {
		expect(JSON.stringify(loadSeed(app, MOCK_NOW).attempts)).toBe(JSON.stringify(state.attempts));
	});
});
