import { describe, expect, it } from 'vitest';
import type { Entry } from '#app/exam/attempt/journal.ts';
import { type ExamQuestion, progressOf, questionsOf, sectionsOf, startOf, stateOf } from '#app/exam/exam-questions.ts';
import { examKey } from '#app/exam/use-exam-keys.ts';

type Question = ExamQuestion['question'];

const questionOf = (type: Question['type'], change: Partial<Question> = {}): Question => ({
	id: 'q1',
	type,
	stemHtml: '',
	difficulty: 1,
	knowledge: [],
	...change,
});
const ABC = { options: ['A', 'B', 'C'].map((key) => ({ key, html: key })) };
const entryWith = (value: string[], flagged = false): Entry => ({ value, flagged, rev: 1, seconds: 0, savedRev: 0 });

it('lists the questions of all sections in order, each with its section and material', () => {
	const material = { id: 'm1', title: '表', html: '' };
	const items = (ids: string[]) =>
		ids.map((id, index) => ({ no: index + 1, score: 2, question: questionOf('single', { id, materialId: id === 'b' ? 'm1' : null }) }));
	const sections = [
		{ id: 's1', title: '一', note: '', questionCount: 2, totalScore: 4, items: items(['a', 'b']) },
		{ id: 's2', title: '二', note: '', questionCount: 1, totalScore: 2, items: items(['c']) },
	];
	const questions = questionsOf({ sections, materials: [material] });
	expect(questions.map(({ question, section, material: of }) => [question.id, section.title, of?.id])).toEqual([
		['a', '一', undefined],
		['b', '一', 'm1'],
		['c', '二', undefined],
	]);
});

it.each<[Question, string[], string]>([
	[questionOf('single', ABC), ['A'], 'answered'],
	[questionOf('single', ABC), [], 'blank'],
	[questionOf('blank', { blanks: 2 }), ['x', ' '], 'part'],
	[questionOf('blank', { blanks: 2 }), ['x', 'y'], 'answered'],
	[questionOf('short'), [' '], 'blank'],
])('the state of %j with %j is %s', (question, value, expected) => expect(stateOf({ question }, entryWith(value))).toBe(expected));

it('counts answers, and lists what is open, flagged or in conflict', () => {
	const items = ['a', 'b', 'c'].map((id) => ({ question: questionOf('single', { ...ABC, id }) }) as ExamQuestion);
	const theirs = { value: [], flagged: false, rev: 1, savedAt: '' };
	const journal = {
		entries: { a: entryWith(['A'], true), b: entryWith([]) },
		conflicts: { c: { mine: entryWith(['A']), theirs } },
	};
	const { answered, open, flagged, conflicts } = progressOf(items, journal);
	const ids = (list: readonly ExamQuestion[]): string[] => list.map(({ question }) => question.id);
	expect([answered, ids(open), ids(flagged), ids(conflicts)]).toEqual([1, ['b', 'c'], ['a'], ['c']]);
});

describe('a key', () => {
	const none = { ctrlKey: false, metaKey: false, altKey: false, inText: false, onTab: false };
	it.each<[Partial<typeof none> & { key: string }, unknown]>([
		[{ key: 'ArrowRight' }, { move: 1 }],
		[{ key: 'ArrowLeft' }, { move: -1 }],
		[{ key: 'Enter', ctrlKey: true }, { move: 1 }],
		[{ key: 'Enter', metaKey: true, inText: true }, { move: 1 }],
		[{ key: 'Enter' }, null],
		[{ key: 'c' }, { choose: 'C' }],
		[{ key: 'c', ctrlKey: true }, null],
		[{ key: 'c', inText: true }, null],
		[{ key: 'F' }, 'flag'],
		[{ key: 'f', altKey: true }, null],
		[{ key: '?' }, 'help'],
		[{ key: '?', inText: true }, null],
		[{ key: 'x' }, null],
		[{ key: 'ArrowRight', onTab: true }, null],
		[{ key: 'a', onTab: true }, { choose: 'A' }],
	])('%j means %j', (pressed, expected) => expect(examKey({ ...none, ...pressed }, questionOf('single', ABC))).toEqual(expected));
});

describe('a paper of two sections', () => {
	const sections = ['s1', 's2'].map((id) => ({ id, title: id, note: '' }));
	const questions = ['a', 'b', 'c', 'd'].map((id, index) => ({
		no: index + 1,
		score: 1,
		question: questionOf('single', { id }),
		section: sections[index >> 1] ?? { id: '', title: '', note: '' },
		material: null,
	}));
	const journalOf = (...answered: string[]) => ({ furthest: 0, entries: Object.fromEntries(answered.map((id) => [id, entryWith(['A'])])) });

	it.each<[string[], number, number]>([
		[[], 0, 0],
		[['a'], 1, 1],
		[['a', 'c'], 1, 3],
		[['a', 'b', 'c', 'd'], 0, 3],
	])('with answers to %j continues at %i, and at %i where it goes forward only', (answered, free, forward) => {
		expect([startOf(questions, journalOf(...answered), true), startOf(questions, journalOf(...answered), false)]).toEqual([free, forward]);
	});

	it.each<[string[], number, number]>([
		[['a'], 1, 0],
		[['a'], 2, 1],
		[['a', 'c'], 1, 2],
		[[], 9, 3],
	])('that goes forward only, with answers to %j and question %i seen, continues at %i', (answered, furthest, expected) => {
		expect(startOf(questions, { ...journalOf(...answered), furthest }, false)).toBe(expected);
	});

	it('opens a section at its first question without an answer', () => {
		const found = sectionsOf(questions, journalOf('a', 'c', 'd'));
		expect(found.map(({ id, answered, count, start }) => [id, answered, count, start])).toEqual([
			['s1', 1, 2, 1],
			['s2', 2, 2, 2],
		]);
	});
});
