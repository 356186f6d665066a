import { describe, expect, it } from 'vitest';
import type { PracticeResult } from '#app/practice/api-types.ts';
import { isComplete, practiceKey, scoreOf, verdictText } from '#app/practice/practice-rules.ts';
import type { Question } from '#app/question/api-types.ts';

const question = (type: Question['type'], changes: Partial<Question> = {}): Question => ({
	id: 'q1',
	type,
	stemHtml: '',
	difficulty: 1,
	knowledge: [],
	...changes,
});

describe('row 11: an answer', () => {
	it.each([
		['single', [], false],
		['single', ['A'], true],
		['multiple', ['A', 'C'], true],
		['judge', ['wrong'], true],
		['short', ['  '], false],
		['short', ['慢一点'], true],
		['blank', ['1'], false],
		['blank', ['1', ' '], false],
		['blank', ['', '2'], false],
		['blank', ['1', '2'], true],
	] as const)('of a %s question, %j, is complete: %s', (type, value, complete) => {
		expect(isComplete(question(type, { blanks: 2 }), value)).toBe(complete);
	});
});

describe('row 11: the result of practice', () => {
	it('adds the percent of the points that were met, to at most 100', () => {
		const points = [40, 40, 40].map((percent, index) => ({ text: String(index), percent }));
		expect([scoreOf(points, []), scoreOf(points, [1]), scoreOf(points, [0, 2]), scoreOf(points, [0, 1, 2])]).toEqual([0, 40, 80, 100]);
	});

	it.each([
		['right', '答对了！'],
		['part', '对了一部分，得 50%'],
		['wrong', '这次没答对，看看解析再来一遍'],
		['pending', '对照评分点，给自己打个分'],
	] as const)('%s is said as "%s"', (verdict, text) => {
		expect(verdictText({ verdict, rate: 50, mine: { state: 'right' } } as PracticeResult)).toBe(text);
	});
});

describe('a key', () => {
	const none = { key: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, target: null as EventTarget | null };
	const html = (text: string): Element => {
		document.body.innerHTML = text;
		return document.body.querySelector('[data-here]') as Element;
	};
	const ABC = { options: ['A', 'B', 'C'].map((key) => ({ key, html: key })) };

	it.each([
		['1', '<input type=radio data-here>', { choose: 'A' }],
		['c', '<input type=radio data-here>', { choose: 'C' }],
		['d', '<input type=radio data-here>', null],
		['ArrowRight', '<input type=radio data-here>', { move: 1 }],
		['ArrowLeft', '<h2 data-here>', { move: -1 }],
		['Enter', '<input type=radio data-here>', 'go on'],
		['Enter', '<input type=text data-here>', 'go on'],
		['Enter', '<button data-here>', null],
		['Enter', '<textarea data-here>', null],
		['1', '<input type=text data-here>', null],
		['ArrowRight', '<input type=text data-here>', null],
		['ArrowRight', '<p data-own-keys><input type=radio data-here></p>', null],
	] as const)('%s on %s means %j', (key, text, meaning) => {
		expect(practiceKey({ ...none, key, target: html(text) }, question('single', ABC))).toEqual(meaning);
	});

	it('goes on with Ctrl+Enter, from a text of several lines too', () => {
		expect(practiceKey({ ...none, key: 'Enter', ctrlKey: true, target: html('<textarea data-here>') }, question('short'))).toBe('go on');
	});
});
