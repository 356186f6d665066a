import type { UserRow } from '#app/account/back-end/rows.ts';
import type { Database } from '#mock/store/store.ts';
import { practiceId, practiceOf, takenHints } from './practice-of.ts';
import type { PracticeDayRow, PracticeRow } from './rows.ts';
import { reviewRowOf, saveReview } from './save-review.ts';

/** Right answers in a row after which a question of the wrong-answer book is mastered, unless the student chose another number. */
const MASTERED_AFTER = 3;

export const masteredAfterOf = (db: Database, userId: string | undefined): number =>
	(userId === undefined ? undefined : db.find<UserRow>('users', userId)?.masteredAfter) ?? MASTERED_AFTER;

export interface PracticeAnswer {
	userId: string;
	questionId: string;
	right: boolean;
	value: readonly string[];
	at: string;
	reason?: PracticeRow['reason'];
	note?: string;
	/** Key of the request: an answer that is sent twice counts once. */
	requestKey?: string;
}

export interface PracticeRules {
	masteredAfter: number;
	/** Hints taken for this answer: a right answer with hints does not extend the streak. */
	hints: number;
}

export function afterAnswer(
	before: PracticeRow | undefined,
	{ userId, questionId, right, value, at, reason, note, requestKey }: PracticeAnswer,
	{ masteredAfter, hints }: PracticeRules = { masteredAfter: MASTERED_AFTER, hints: 0 },
): PracticeRow {
	const streak = right ? (before?.streak ?? 0) + (hints > 0 ? 0 : 1) : 0;
	const inBook = before?.inBook === true || !right;
	return {
		id: practiceId(userId, questionId),
		userId,
		questionId,
		times: (before?.times ?? 0) + 1,
		rightTimes: (before?.rightTimes ?? 0) + (right ? 1 : 0),
		wrongTimes: (before?.wrongTimes ?? 0) + (right ? 0 : 1),
		streak,
		lastAt: at,
		lastRight: right,
		lastValue: [...value],
		inBook,
		mastered: inBook && right && (before?.mastered === true || streak >= masteredAfter),
		reason: reason ?? before?.reason ?? null,
		note: note ?? before?.note ?? null,
		hints: (before?.hints ?? 0) + hints,
		...(requestKey && { requestKey }),
	};
}

export function recordPractice(db: Database, practised: PracticeAnswer): PracticeRow {
	const { userId, questionId } = practised;
	const before = practiceOf(db, userId, questionId);
	if (before && practised.requestKey && before.requestKey === practised.requestKey) return before;
	const hints = takenHints(db, userId, questionId);
	const after = afterAnswer(before, practised, { masteredAfter: masteredAfterOf(db, userId), hints });
	if (hints > 0) db.remove('practice-hints', after.id);
	countDay(db, practised);
	// A question that was reviewed and is wrong again comes back soon.
	if (before && !practised.right && reviewRowOf(db, before)) saveReview(db, before, { at: practised.at, grade: 'again' });
	return db.upsert<PracticeRow>('practice', after);
}

function countDay(db: Database, { userId, at, right }: PracticeAnswer): void {
	const date = at.slice(0, 10);
	const id = `${userId}.${date}`;
	const day = db.find<PracticeDayRow>('practice-days', id);
	db.upsert<PracticeDayRow>('practice-days', {
		id,
		userId,
		date,
		count: (day?.count ?? 0) + 1,
		right: (day?.right ?? 0) + (right ? 1 : 0),
	});
}
