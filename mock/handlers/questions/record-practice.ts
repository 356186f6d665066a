import type { PracticeDayRow, PracticeRow } from '#mock/rows/exam.ts';
import type { Database } from '#mock/store/store.ts';

/** Right answers in a row after which a question leaves the wrong-answer book. */
const MASTERED_AFTER = 2;

export interface PracticeAnswer {
	userId: string;
	questionId: string;
	right: boolean;
	value: readonly string[];
	at: string;
	reason?: PracticeRow['reason'];
	note?: string;
}

export function afterAnswer(
	before: PracticeRow | undefined,
	{ userId, questionId, right, value, at, reason, note }: PracticeAnswer,
): PracticeRow {
	const streak = right ? (before?.streak ?? 0) + 1 : 0;
	const inBook = before?.inBook === true || !right;
	return {
		id: `${userId}.${questionId}`,
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
		mastered: inBook && right && (before?.mastered === true || streak >= MASTERED_AFTER),
		reason: reason ?? before?.reason ?? null,
		note: note ?? before?.note ?? null,
	};
}

export function recordPractice(db: Database, practised: PracticeAnswer): PracticeRow {
	const before = db.find<PracticeRow>('practice', `${practised.userId}.${practised.questionId}`);
	const after = afterAnswer(before, practised);
	countDay(db, practised);
	return before ? db.update<PracticeRow>('practice', before.id, after) : db.insert<PracticeRow>('practice', after);
}

function countDay(db: Database, { userId, at, right }: PracticeAnswer): void {
	const date = at.slice(0, 10);
	const id = `${userId}.${date}`;
	const day = db.find<PracticeDayRow>('practice-days', id);
	if (day) db.update<PracticeDayRow>('practice-days', id, { count: day.count + 1, right: day.right + (right ? 1 : 0) });
	else db.insert<PracticeDayRow>('practice-days', { id, userId, date, count: 1, right: right ? 1 : 0 });
}
