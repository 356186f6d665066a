import { viewerOf } from '#app/account/back-end/viewer.ts';
import type { Handler } from '#mock/handler.ts';
import { myQuestionView } from './my-question-view.ts';
import { ownMistakes } from './own-mistakes.ts';
import type { PracticeRow } from './rows.ts';

/** Fields that are not sent stay as they are. */
export const questionMistakeSave: Handler<'main.questionMistakeSave'> = (context) => {
	const viewer = viewerOf(context);
	const { questionId, reason, note } = context.input;
	const changes = { ...(reason !== undefined && { reason }), ...(note !== undefined && { note: note.trim() || null }) };
	const { id } = ownMistakes(context, viewer)(questionId);
	return myQuestionView(viewer.db.update<PracticeRow>('practice', id, changes));
};
