import type { AttemptRow } from '#app/exam/back-end/rows.ts';
import { needsMarking } from '#app/exam/back-end/rules/grade.ts';
import type { AttemptScore, GradedItem } from '#app/exam/back-end/rules/score-attempt.ts';
import type { Database } from '#mock/store/store.ts';
import { practiceOf } from './practice-of.ts';

export const isInBook = (db: Database, userId: string, questionId: string): boolean => practiceOf(db, userId, questionId)?.inBook ?? false;

/** Questions for the wrong-answer book: answered, not fully right, and graded by their key. */
export const mistakesOf = ({ items }: AttemptScore): GradedItem[] =>
	items.filter(({ verdict, question }) => (verdict === 'wrong' || verdict === 'part') && !needsMarking(question));

export const unbookedMistakes = (db: Database, { userId }: AttemptRow, score: AttemptScore): GradedItem[] =>
	mistakesOf(score).filter(({ question }) => !isInBook(db, userId, question.id));
