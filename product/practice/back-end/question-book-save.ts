import { isSatAgain, ownAttempt, paperOr404, scoreOf } from '#app/exam/back-end/paper-lookup.ts';
import { releaseOf, WHILE_SAT_AGAIN } from '#app/exam/back-end/release.ts';
import type { Handler } from '#mock/handler.ts';
import { unbookedMistakes } from './mistakes.ts';
import { practiceOf } from './practice-of.ts';
import { afterAnswer } from './record-practice.ts';
import type { PracticeRow } from './rows.ts';

export const questionBookSave: Handler<'main.questionBookSave'> = (context) => {
	const { input, db, now, isoNow, fail } = context;
	const attempt = ownAttempt(context, input.attemptId);
	const paper = paperOr404(context, attempt.paperId);
	// Before the release, the saved questions would reveal which answers are wrong.
	if (!releaseOf(paper, attempt, now()).score) return fail(403, '还没有出分，出分后才能加入错题本');
	if (isSatAgain(db, attempt, now())) return fail(403, WHILE_SAT_AGAIN.text);
	const mistakes = unbookedMistakes(db, attempt, scoreOf(db, paper, attempt));
	for (const { question, value } of mistakes) {
		const before = practiceOf(db, attempt.userId, question.id);
		const at = attempt.submittedAt ?? isoNow();
		if (before) db.update<PracticeRow>('practice', before.id, { inBook: true, mastered: false });
		else db.insert('practice', afterAnswer(undefined, { userId: attempt.userId, questionId: question.id, right: false, value, at }));
	}
	return { added: mistakes.length };
};
