/** A set of questions that is practised, as far as it was answered. Pure. */

import type { AnswerValue } from '#app/question/answer-options.ts';
import type { Question } from '#app/question/api-types.ts';
import { recordOf } from '#src/lib/record-of.ts';
import type { PracticeResult } from './api-types.ts';

export interface PracticeSet {
	/** Ids of the questions, joined by commas. */
	ids: string;
	/** Ids of the questions of this round: all, or those that were wrong in the round before. */
	asked: readonly string[];
	/** Index of the question that is shown; the number of those asked stands for the summary. */
	at: number;
	values: Readonly<Record<string, AnswerValue>>;
	results: Readonly<Record<string, PracticeResult>>;
}

export const idsOf = (questions: readonly Question[]): string => questions.map(({ id }) => id).join(',');

/** A set as it was kept; null for anything else. */
export function parseSet({ ids, asked, at, values, results }: Readonly<Record<string, unknown>>): PracticeSet | null {
	if (typeof ids !== 'string' || !Array.isArray(asked) || typeof at !== 'number') return null;
	return { ids, asked, at, values: recordOf(values) as PracticeSet['values'], results: recordOf(results) as PracticeSet['results'] };
}

/** The kept set if it is of the same questions; else a new one. */
export function restoreSet(questions: readonly Question[], kept: PracticeSet | null): PracticeSet {
	const ids = idsOf(questions);
	if (kept?.ids === ids) return kept;
	return startRound(
		ids,
		questions.map(({ id }) => id),
	);
}

export const startRound = (ids: string, asked: readonly string[]): PracticeSet => ({ ids, asked, at: 0, values: {}, results: {} });

export interface SetProgress {
	/** Graded; a short answer that waits for its own score is not. */
	answered: number;
	right: number;
	/** Graded, but not right. */
	wrong: readonly Question[];
}

export function progressOf(questions: readonly Question[], results: PracticeSet['results']): SetProgress {
	const graded = questions.filter(({ id }) => results[id] !== undefined && results[id].verdict !== 'pending');
	const wrong = graded.filter(({ id }) => results[id]?.verdict !== 'right');
	return { answered: graded.length, right: graded.length - wrong.length, wrong };
}

export interface KnowledgeCount {
	name: string;
	right: number;
	total: number;
}

/** Answered questions by knowledge point, the weakest first. A question counts in each of its points. */
export function byKnowledge(questions: readonly Question[], results: PracticeSet['results']): KnowledgeCount[] {
	const counts = new Map<string, KnowledgeCount>();
	for (const { id, knowledge } of questions) {
		const verdict = results[id]?.verdict ?? 'pending';
		if (verdict === 'pending') continue;
		for (const { name } of knowledge) {
			const { right, total } = counts.get(name) ?? { right: 0, total: 0 };
			counts.set(name, { name, right: right + (verdict === 'right' ? 1 : 0), total: total + 1 });
		}
	}
	return [...counts.values()].sort((a, b) => a.right / a.total - b.right / b.total || b.total - a.total);
}

/** The next unanswered question after `at`, from the start again at the end; the summary when all are answered. */
export function nextOpen(questions: readonly Question[], { at, results }: Pick<PracticeSet, 'at' | 'results'>): number {
	const places = questions.map((_question, index) => (at + 1 + index) % questions.length);
	return places.find((index) => !Object.hasOwn(results, questions[index]?.id ?? '')) ?? questions.length;
}
