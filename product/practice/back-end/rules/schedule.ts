/** When a mistake is reviewed next. The scheduler is FSRS, without its random spread, so that the mock stays deterministic. */
import { type Card, type CardInput, createEmptyCard, fsrs, type Grade, Rating } from 'ts-fsrs';
import { toIsoTime } from '#mock/store/time-offset.ts';

/** Values of the field `grade`: 会了, 模糊, 不会. */
export type ReviewGrade = 'good' | 'hard' | 'again';

/** The scheduler's memory of one question, with times as text. */
export type ReviewCard = Omit<Card, 'due' | 'last_review'> & { due: string; last_review: string };

const GRADES: Readonly<Record<ReviewGrade, Grade>> = { good: Rating.Good, hard: Rating.Hard, again: Rating.Again };

// Without steps of minutes: a student reviews once a day.
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false });

/** The card of a question that was answered wrong at that time. */
export const cardOfMistake = (at: string): ReviewCard => next(createEmptyCard(new Date(at)), at, 'again');

export const afterReview = (card: ReviewCard, at: string, grade: ReviewGrade): ReviewCard => next(card, at, grade);

function next(card: CardInput, at: string, grade: ReviewGrade): ReviewCard {
	const { card: after } = scheduler.next(card, new Date(at), GRADES[grade]);
	return { ...after, due: toIsoTime(after.due.getTime()), last_review: at };
}
