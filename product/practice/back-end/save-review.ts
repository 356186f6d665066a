import type { Database } from '#mock/store/store.ts';
import type { PracticeRow, ReviewDayRow, ReviewRow } from './rows.ts';
import { afterReview, cardOfMistake, type ReviewCard, type ReviewGrade } from './rules/schedule.ts';

export const reviewRowOf = (db: Database, { id }: Pick<PracticeRow, 'id'>): ReviewRow | undefined => db.find<ReviewRow>('reviews', id);

export function saveReview(db: Database, record: PracticeRow, { at, grade }: { at: string; grade: ReviewGrade }): ReviewCard {
	const before = reviewRowOf(db, record);
	const card = afterReview(before?.card ?? cardOfMistake(record.lastAt), at, grade);
	const { id, userId, questionId } = record;
	db.upsert<ReviewRow>('reviews', { id, userId, questionId, card });
	return card;
}

export function countReview(db: Database, userId: string, at: string): void {
	const date = at.slice(0, 10);
	const id = `${userId}.${date}`;
	const day = db.find<ReviewDayRow>('review-days', id);
	db.upsert<ReviewDayRow>('review-days', { id, userId, date, count: (day?.count ?? 0) + 1 });
}
