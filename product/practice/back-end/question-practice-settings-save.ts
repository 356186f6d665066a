import type { UserRow } from '#app/account/back-end/rows.ts';
import { viewerOf } from '#app/account/back-end/viewer.ts';
import type { Handler } from '#mock/handler.ts';
import type { PracticeRow } from './rows.ts';

/** A smaller number masters questions with enough right answers at once. A larger one does not undo mastery. */
export const questionPracticeSettingsSave: Handler<'main.questionPracticeSettingsSave'> = (context) => {
	const viewer = viewerOf(context);
	const { db, user } = viewer;
	const { masteredAfter } = context.input;
	db.update<UserRow>('users', user.id, { masteredAfter });
	const reached = db
		.rowsBy<PracticeRow>('practice', 'userId', user.id)
		.filter(({ inBook, mastered, streak }) => inBook && !mastered && streak >= masteredAfter);
	for (const { id } of reached) db.update<PracticeRow>('practice', id, { mastered: true });
	return { masteredAfter, moved: reached.length };
};
