import type { Handler } from '#mock/handler.ts';
import { refuseReadonly, viewerOf } from '#mock/handlers/request/viewer.ts';
import type { PracticeRow } from '#mock/rows/exam.ts';
import { myQuestionView } from './my-question-view.ts';

export const questionMasteredSave: Handler<'main.questionMasteredSave'> = (context) => {
	const viewer = viewerOf(context);
	refuseReadonly(context, viewer);
	const { questionIds, mastered } = context.input;
	const records = questionIds.map((questionId) => {
		const record = viewer.db.find<PracticeRow>('practice', `${viewer.user.id}.${questionId}`);
		return record?.inBook ? record : context.fail(404, '这道题不在错题本里');
	});
	return records.map((record) => myQuestionView(viewer.db.update<PracticeRow>('practice', record.id, { mastered })));
};
