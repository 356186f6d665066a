import { describe, expect, it } from 'vitest';
import { mergeAnswers } from '#app/exam/back-end/paper-submit.ts';
import type { PaperRow } from '#app/exam/back-end/rows.ts';
import { gradeAnswer } from '#app/exam/back-end/rules/grade.ts';
import { afterAnswer } from '#app/practice/back-end/record-practice.ts';
import type { QuestionRow } from '#app/practice/back-end/rows.ts';

const question = (type: QuestionRow['type'], key: Partial<QuestionRow['key']>): QuestionRow =>
	({ id: 'q', type, key: { answer: [], analysisHtml: '', ...key } }) as unknown as QuestionRow;

const choose = (value: string[], multiRule: PaperRow['multiRule'] = 'all') =>
	gradeAnswer({ question: question('multiple', { answer: ['A', 'B', 'D'] }), value, full: 6, multiRule });

describe('grading', () => {
	it('gives full marks for a multiple choice only for all answers, in any order', () => {
		expect(choose(['D', 'A', 'B'])).toEqual({ score: 6, verdict: 'right' });
		expect(choose(['A', 'B'])).toEqual({ score: 0, verdict: 'wrong' });
	});

	it("gives partial marks by the paper's rule, and none when a choice is wrong", () => {
		expect(choose(['A'], 'half')).toEqual({ score: 3, verdict: 'part' });
		expect(choose(['A', 'B'], 'perOption')).toEqual({ score: 4, verdict: 'part' });
		expect(choose(['A', 'B', 'C', 'D'], 'half')).toEqual({ score: 0, verdict: 'wrong' });
	});

	it('grades each blank by its accepted answers', () => {
		const blanks = question('blank', { answer: ['3.4', '7'], accept: [['3.4', '3.40'], ['7']] });
		const grade = (value: string[]) => gradeAnswer({ question: blanks, value, full: 4, multiRule: 'all' });
		expect(grade([' 3.40 ', '7'])).toEqual({ score: 4, verdict: 'right' });
		expect(grade(['3.4', '8'])).toEqual({ score: 2, verdict: 'part' });
	});

	it('marks empty answers as blank, and leaves text answers pending', () => {
		const short = question('short', {});
		expect(gradeAnswer({ question: short, value: ['  '], full: 5, multiRule: 'all' }).verdict).toBe('blank');
		expect(gradeAnswer({ question: short, value: ['因为…'], full: 5, multiRule: 'all' }).verdict).toBe('pending');
		expect(gradeAnswer({ question: short, value: ['因为…'], full: 5, multiRule: 'all', mark: 3 })).toEqual({ score: 3, verdict: 'part' });
	});
});

describe('saving answers', () => {
	it('ignores a late save with a lower revision', () => {
		const newer = mergeAnswers([], [{ questionId: 'q', value: ['B'], rev: 5 }], 't1');
		expect(mergeAnswers(newer, [{ questionId: 'q', value: ['A'], rev: 4 }], 't2')[0]).toMatchObject({
			value: ['B'],
			rev: 5,
			savedAt: 't1',
		});
		expect(mergeAnswers(newer, [{ questionId: 'q', value: [], rev: 6 }], 't2')[0]).toMatchObject({ value: [], rev: 6 });
	});
});

describe('the wrong-answer book', () => {
	const answer = (right: boolean) => ({ userId: 'u', questionId: 'q', right, value: ['A'], at: '2026-09-12T10:00:00+08:00' });

	it.each([1, 3, 5])('adds a question after a wrong answer and marks it mastered after %i right ones in a row', (masteredAfter) => {
		const next = (before: ReturnType<typeof afterAnswer> | undefined, right: boolean) =>
			afterAnswer(before, answer(right), { masteredAfter, hints: 0 });
		const records = [next(undefined, false)];
		for (let time = 1; time <= masteredAfter; time += 1) records.push(next(records.at(-1), true));
		expect(records.map(({ inBook, mastered, streak }) => [inBook, mastered, streak])).toEqual(
			records.map((_record, index) => [true, index === masteredAfter, index]),
		);
	});

	it('does not count a right answer with hints in the row of right answers', () => {
		const wrong = afterAnswer(undefined, answer(false));
		const once = afterAnswer(wrong, answer(true));
		const helped = afterAnswer(once, answer(true), { masteredAfter: 2, hints: 2 });
		expect(helped).toMatchObject({ streak: 1, mastered: false, rightTimes: 2, hints: 2 });
		expect(afterAnswer(helped, answer(true), { masteredAfter: 2, hints: 0 })).toMatchObject({ streak: 2, mastered: true, hints: 2 });
	});

	it('reactivates a mastered question after a mistake', () => {
		const mastered = [true, true, true].reduce(
			(before, right) => afterAnswer(before, answer(right)),
			afterAnswer(undefined, answer(false)),
		);
		expect(mastered.mastered).toBe(true);
		expect(afterAnswer(mastered, answer(false))).toMatchObject({ inBook: true, mastered: false, streak: 0 });
	});

	it('does not add a question answered right at first', () => {
		expect(afterAnswer(undefined, answer(true)).inBook).toBe(false);
	});
});

describe('lines in order', () => {
	const lines = [
		{ id: 'a', text: 'print(i)' },
		{ id: 'b', text: 'n = 3' },
		{ id: 'c', text: 'for i in range(n):' },
		{ id: 'd', text: 'i = 0' },
		{ id: 'e', text: 'print(i)' },
	];
	const accept = [
		['b:0', 'd:0', 'c:0', 'a:1'],
		['d:0', 'b:0', 'c:0', 'a:1'],
	];
	const asked: QuestionRow = { ...question('parsons', { answer: accept[0] ?? [], accept }), lines };

	it.each<[string, string[], number, ReturnType<typeof gradeAnswer>['verdict']]>([
		['the first right order', ['b:0', 'd:0', 'c:0', 'a:1'], 8, 'right'],
		['another right order', ['d:0', 'b:0', 'c:0', 'a:1'], 8, 'right'],
		['a line of the same text', ['b:0', 'd:0', 'c:0', 'e:1'], 8, 'right'],
		['wrong indentation at the end', ['b:0', 'd:0', 'c:0', 'a:0'], 6, 'part'],
		['a mistake in the middle, after which nothing counts', ['b:0', 'c:0', 'd:0', 'a:1'], 2, 'part'],
		['a line too many', ['b:0', 'd:0', 'c:0', 'a:1', 'e:1'], 6, 'part'],
		['too few lines', ['d:0'], 2, 'part'],
		['a wrong first line', ['a:0', 'b:0', 'd:0', 'c:0'], 0, 'wrong'],
		['unknown lines', ['x:0', 'b'], 0, 'wrong'],
		['no line', [], 0, 'blank'],
	])('%s', (_case, value, score, verdict) => {
		expect(gradeAnswer({ question: asked, value, full: 8, multiRule: 'all' })).toEqual({ score, verdict });
	});
});
