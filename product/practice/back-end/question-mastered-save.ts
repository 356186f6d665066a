import { viewerOf } from '#app/account/back-end/viewer.ts';
import type { Handler } from '#mock/handler.ts';
import { myQuestionView } from './my-question-view.ts';
import { ownMistakes } from './own-mistakes.ts';
import { masteredAfterOf } from './record-practice.ts';
import type { PracticeRow } from './rows.ts';

export const questionMasteredSave: Handler<'main.questionMasteredSave'> = (context) => {
	const viewer = viewerOf(context);
	const { questionIds, mastered } = context.input;
	const records = questionIds.map(ownMistakes(context, viewer));
	const needed = masteredAfterOf(viewer.db, viewer.user.id);
	// A question that had enough right answers starts at 0 when it returns to the book. Otherwise the streak stays, so that undo loses nothing.
	const streakOf = (streak: number): number => (!mastered && streak >= needed ? 0 : streak);
	return records.map(({ id, streak }) =>
		myQuestionView(viewer.db.update<PracticeRow>('practice', id, { mastered, streak: streakOf(streak) })),
	);
};
