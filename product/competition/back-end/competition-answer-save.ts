import { viewerOf } from '#app/account/back-end/viewer.ts';
import type { Handler } from '#mock/handler.ts';
import { competitionOf, entryOf } from './entries.ts';
import { saveAnswer } from './submit-answer.ts';

export const competitionAnswerSave: Handler<'main.competitionAnswerSave'> = (context) => {
	const viewer = viewerOf(context);
	return saveAnswer(context, viewer, entryOf(viewer, competitionOf(context)));
};
