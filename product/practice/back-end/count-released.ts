import { attemptsOf, scoreOf } from '#app/exam/back-end/paper-lookup.ts';
import { releaseOf } from '#app/exam/back-end/release.ts';
import type { AttemptRow, PaperRow } from '#app/exam/back-end/rows.ts';
import { needsMarking } from '#app/exam/back-end/rules/grade.ts';
import type { Database } from '#mock/store/store.ts';
import { practiceOf } from './practice-of.ts';
import { recordPractice } from './record-practice.ts';

/**
 * Adds the answers of attempts to the practice records and the wrong-answer book once their papers release the answers. Earlier, statistics and
 * streaks would tell which answers are right. Each attempt counts once.
 */
export function countReleased(db: Database, userId: string, now: number): void {
	if (!db.rowsBy<AttemptRow>('attempts', 'userId', userId).some(({ uncounted }) => uncounted)) return;
	for (const attempt of attemptsOf(db, userId, now)) {
		const paper = attempt.uncounted ? db.find<PaperRow>('papers', attempt.paperId) : undefined;
		if (!paper || !releaseOf(paper, attempt, now).answers) continue;
		countAnswers(db, paper, attempt);
		db.update<AttemptRow>('attempts', attempt.id, { uncounted: false });
	}
}

function countAnswers(db: Database, paper: PaperRow, attempt: AttemptRow): void {
	const { userId } = attempt;
	const at = attempt.submittedAt ?? attempt.deadlineAt;
	for (const { question, verdict, value } of scoreOf(db, paper, attempt).items) {
		if (verdict === 'blank' || needsMarking(question)) continue;
		// The student has already put the mistakes of this attempt into the book.
		if (practiceOf(db, userId, question.id)?.lastAt === at) continue;
		recordPractice(db, { userId, questionId: question.id, right: verdict === 'right', value, at });
	}
}
