import type { Handler } from '#mock/handler.ts';
import { refuseReadonly, viewerOf } from '#mock/handlers/request/viewer.ts';
import type { PracticeRow } from '#mock/rows/exam.ts';
import { myQuestionView } from './my-question-view.ts';

export const questionMasteredSave: Handler<'main.questionMasteredSave'> = (context) => {
	const viewer = viewerOf(context);
	refuseReadonly(context, viewer);
	const { questionId, mastered } = context.input;
	const record = viewer.db.find<PracticeRow>('practice', `${viewer.user.id}.${questionId}`);
	if (!record?.inBook) return context.fail(404, '这道题不在错题本里');
	return myQuestionView(viewer.db.update<PracticeRow>('practice', record.id, { mastered }));
};
