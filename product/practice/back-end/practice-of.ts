import type { Database } from '#mock/store/store.ts';
import type { HintRow, PracticeRow } from './rows.ts';

/** Id of a student's records of a question. */
export const practiceId = (userId: string, questionId: string): string => `${userId}.${questionId}`;

export const practiceOf = (db: Database, userId: string, questionId: string): PracticeRow | undefined =>
	db.find<PracticeRow>('practice', practiceId(userId, questionId));

export const takenHints = (db: Database, userId: string, aboutId: string): number =>
	db.find<HintRow>('practice-hints', practiceId(userId, aboutId))?.taken ?? 0;

/** Records that the hints up to `no` are taken, and returns how many are. */
export function takeHints(db: Database, { userId, aboutId, no }: { userId: string; aboutId: string; no: number }): number {
	const taken = Math.max(no, takenHints(db, userId, aboutId));
	db.upsert<HintRow>('practice-hints', { id: practiceId(userId, aboutId), taken });
	return taken;
}
