import type { Handler } from '#mock/handler.ts';
import { refuseReadonly, viewerOf } from '#mock/handlers/request/viewer.ts';
import type { PracticeRow } from '#mock/rows/exam.ts';
import type { UserRow } from '#mock/rows/learning.ts';

/** A smaller number applies at once to what has been answered right often enough. Mastered questions stay mastered with a larger one. */
export const questionPracticeSettingsSave: Handler<'main.questionPracticeSettingsSave'> = (context) => {
	const viewer = viewerOf(context);
	refuseReadonly(context, viewer);
	const { db, user } = viewer;
	const { masteredAfter } = context.input;
	db.update<UserRow>('users', user.id, { masteredAfter });
	const reached = db
		.rowsBy<PracticeRow>('practice', 'userId', user.id)
		.filter(({ inBook, mastered, streak }) => inBook && !mastered && streak >= masteredAfter);
	for (const { id } of reached) db.update<PracticeRow>('practice', id, { mastered: true });
	return { masteredAfter, moved: reached.length };
};
