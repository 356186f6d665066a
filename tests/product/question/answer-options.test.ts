import { describe, expect, it } from 'vitest';
import { BLOCKS } from '#app/blocks/block-language.ts';
import { type AnswerQuestion, answerText, choose, fillBlank, optionOfKey, optionsOf, verdictOf } from '#app/question/answer-options.ts';
import { block, number, saved, started, textOf } from '#tests/product/blocks/support/build-program.ts';

const questionOf = (type: AnswerQuestion['type'], change: Partial<AnswerQuestion> = {}): AnswerQuestion => ({ id: 'q1', type, ...change });
const PRINT = block('print', { VALUE: number(1) });
const ABC = { options: ['A', 'B', 'C'].map((key) => ({ key, html: key })) };

describe('a choice', () => {
	it.each<[AnswerQuestion['type'], string[], string, string[]]>([
		['single', ['A'], 'C', ['C']],
		['multiple', ['C'], 'A', ['A', 'C']],
		['multiple', ['A', 'C'], 'A', ['C']],
		['judge', [], 'wrong', ['wrong']],
	])('of a %s question with %j and %s gives %j', (type, value, key, expected) =>
		expect(choose(questionOf(type, ABC), value, key)).toEqual(expected),
	);

	it('of a true/false question is between two fixed options', () => {
		expect(optionsOf(questionOf('judge')).map(({ key }) => key)).toEqual(['right', 'wrong']);
	});

	it.each<[string, string | null]>([
		['1', 'A'],
		['3', 'C'],
		['4', null],
		['0', null],
		['b', 'B'],
		['B', 'B'],
		['z', null],
	])('is made by the key %s: %s', (key, expected) => expect(optionOfKey(questionOf('single', ABC), key)).toBe(expected));
});

it('keeps the other blanks when one is typed, in any order', () => {
	const question = questionOf('blank', { blanks: 2 });
	expect(fillBlank(question, [], 1, 'b')).toEqual(['', 'b']);
	expect(fillBlank(question, ['', 'b'], 0, 'a')).toEqual(['a', 'b']);
	expect(fillBlank(question, ['a', 'b'], 0, '')).toEqual(['', 'b']);
	expect(fillBlank(question, ['', 'b'], 1, '')).toEqual([]);
});

describe('an answer in words', () => {
	it.each([
		['multiple', ['A', 'C'], 'A、C'],
		['judge', ['right'], '对'],
		['judge', ['wrong'], '错'],
		['judge', ['neither'], 'neither'],
		['blank', ['3', '4.0'], '3；4.0'],
		['short', [], ''],
		['program', ['C++', 'int a;', '}'], 'int a;\n}'],
	] as const)('to a %s question, %j, is "%s"', (type, value, text) => expect(answerText(questionOf(type, ABC), value)).toBe(text));

	it.each([
		['the Python of its blocks', textOf(started(PRINT)), 'print(1)\n'],
		['a note if its blocks hang on no start', textOf(saved([PRINT])), '（积木没有接在“开始”下面）'],
		['an old answer as it was typed', '当绿旗被点击\n移动 10 步', '当绿旗被点击\n移动 10 步'],
		['nothing without a program', '', ''],
	])('to a program in blocks is %s', (_what, code, words) => expect(answerText(questionOf('program'), [BLOCKS, code])).toBe(words));
});

describe('an option', () => {
	it.each([
		['A', ['A'], undefined, 'chosen'],
		['B', ['A'], undefined, undefined],
		['A', ['A'], ['B'], 'wrong'],
		['B', ['A'], ['B'], 'right'],
		['B', ['B'], ['B'], 'right'],
		['C', ['A'], ['B'], undefined],
	] as const)('%s of the choice %j, with the right ones %j, is %s', (key, value, right, verdict) =>
		expect(verdictOf(key, value, right)).toBe(verdict),
	);
});
