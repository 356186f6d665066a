import { describe, expect, it } from 'vitest';
import type { PracticeResult } from '#app/practice/api-types.ts';
import { byKnowledge, nextOpen, parseSet, progressOf, restoreSet, startRound } from '#app/practice/practice-set.ts';
import type { Question } from '#app/question/api-types.ts';

const question = (id: string, ...points: string[]): Question => ({
	id,
	type: 'single',
	stemHtml: '',
	difficulty: 1,
	knowledge: points.map((name) => ({ id: name, name })),
});
const QUESTIONS = [question('a', '循环'), question('b', '循环', '齿轮'), question('c', '齿轮'), question('d', '数组')];
const resultsOf = (verdicts: Readonly<Record<string, PracticeResult['verdict']>>) =>
	Object.fromEntries(Object.entries(verdicts).map(([id, verdict]) => [id, { verdict } as PracticeResult]));
const SOME = resultsOf({ a: 'right', b: 'part', c: 'wrong', d: 'pending' });

it('counts what is graded, and not a short answer that waits for its score', () => {
	const { answered, right, wrong } = progressOf(QUESTIONS, SOME);
	expect([answered, right, wrong.map(({ id }) => id)]).toEqual([3, 1, ['b', 'c']]);
});

it('sums up by knowledge point, the weakest first; a question counts in each of its points', () => {
	expect(byKnowledge(QUESTIONS, SOME)).toEqual([
		{ name: '齿轮', right: 0, total: 2 },
		{ name: '循环', right: 1, total: 2 },
	]);
});

it.each([
	[0, {}, 1],
	[3, {}, 0],
	[0, { b: 'right' }, 2],
	[3, { a: 'right' }, 1],
	[3, { a: 'right', b: 'wrong', c: 'right', d: 'right' }, 4],
	[1, { a: 'right', c: 'right', d: 'right' }, 1],
] as const)('the next question after %i with %j is %i; the summary comes last', (at, verdicts, next) => {
	expect(nextOpen(QUESTIONS, { at, results: resultsOf(verdicts) })).toBe(next);
});

describe('a kept set', () => {
	const kept = { ...startRound('a,b,c,d', ['b', 'c']), at: 1, values: { b: ['A'] }, results: SOME };

	it('comes back for the same questions', () => {
		expect(restoreSet(QUESTIONS, parseSet(kept))).toEqual(kept);
	});

	it.each([{}, { ...kept, ids: 'a' }, { ...kept, at: 'x' }, { ...kept, asked: 1 }])('is begun anew for %j', (stored) => {
		expect(restoreSet(QUESTIONS, parseSet(stored))).toEqual(startRound('a,b,c,d', ['a', 'b', 'c', 'd']));
	});
});
