import type { SeedTools } from '#mock/store/load-seed.ts';
import type { PracticeRow, ReviewDayRow, ReviewRow } from '../rows.ts';
import { afterReview, cardOfMistake, type ReviewGrade } from '../rules/schedule.ts';

const DEMO = 'student01';
const GRADES: readonly ReviewGrade[] = ['good', 'hard', 'good', 'again', 'good'];
/** The demo user has reviewed on this many days up to yesterday. */
const DAYS = 4;

/** Reviews of two thirds of the demo user's open mistakes, spread over the last days. */
export function expandReviews(
	practice: readonly PracticeRow[],
	{ at }: SeedTools,
): { reviews: ReviewRow[]; 'review-days': ReviewDayRow[] } {
	const open = practice.filter(({ userId, inBook, mastered }) => userId === DEMO && inBook && !mastered);
	const timeOf = (index: number): string => at(`-${(index % DAYS) + 1}d 19:30`);
	const reviews = open.flatMap(({ id, userId, questionId, lastAt }, index): ReviewRow[] => {
		const time = timeOf(index);
		if (index % 3 === 2 || Date.parse(lastAt) > Date.parse(time)) return [];
		return [{ id, userId, questionId, card: afterReview(cardOfMistake(lastAt), time, GRADES[index % GRADES.length] ?? 'good') }];
	});
	return { reviews, 'review-days': daysOf(reviews) };
}

function daysOf(reviews: readonly ReviewRow[]): ReviewDayRow[] {
	const days = new Map<string, ReviewDayRow>();
	for (const { userId, card } of reviews) {
		const date = card.last_review.slice(0, 10);
		days.set(date, { id: `${userId}.${date}`, userId, date, count: (days.get(date)?.count ?? 0) + 1 });
	}
	return [...days.values()];
}
