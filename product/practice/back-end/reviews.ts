import type { Viewer } from '#app/account/back-end/viewer.ts';
import { dateOf } from '#app/home/back-end/streak-days.ts';
import type { Database } from '#mock/store/store.ts';
import { toIsoTime } from '#mock/store/time-offset.ts';
import { myQuestions } from './my-questions.ts';
import type { PracticeRow, ReviewDayRow } from './rows.ts';
import { reviewRowOf } from './save-review.ts';

const DAY_MS = 86_400_000;
/** More in a day would put students off; the others wait. */
const MAX_A_DAY = 20;

export interface DueMistake {
	record: PracticeRow;
	due: string;
}

export interface Reviews {
	/** Due today or before, the longest overdue first. */
	due: DueMistake[];
	/** How many of them are for today. */
	left: number;
	done: number;
	/** The earliest time at which another one falls due; null if there is none. */
	nextAt: string | null;
}

export function reviewsOf({ db, user, now }: Viewer): Reviews {
	const today = dateOf(now);
	const all = myQuestions(db, user.id, now)
		.book.filter(({ mastered }) => !mastered)
		.map((record) => ({ record, due: dueOf(db, record) }))
		.sort((one, other) => Date.parse(one.due) - Date.parse(other.due) || one.record.id.localeCompare(other.record.id));
	const due = all.filter((mistake) => isDue(mistake, today));
	const done = db.find<ReviewDayRow>('review-days', `${user.id}.${today}`)?.count ?? 0;
	const later = all[due.length];
	return { due, done, left: Math.min(due.length, Math.max(0, MAX_A_DAY - done)), nextAt: later?.due ?? null };
}

const isDue = ({ due }: DueMistake, today: string): boolean => dateOf(Date.parse(due)) <= today;

/** A mistake that was never reviewed falls due the day after, as the scheduler would say. */
const dueOf = (db: Database, record: PracticeRow): string =>
	reviewRowOf(db, record)?.card.due ?? toIsoTime(Date.parse(record.lastAt) + DAY_MS);
