import { viewerOf } from '#app/account/back-end/viewer.ts';
import type { Handler } from '#mock/handler.ts';
import { competitionOf, entryOf } from './entries.ts';
import { submitAnswer } from './submit-answer.ts';
import { submitWork } from './submit-work.ts';

export const competitionSubmit: Handler<'main.competitionSubmit'> = (context) => {
	const viewer = viewerOf(context);
	const entry = entryOf(viewer, competitionOf(context));
	if (entry.state === 'cancelled') context.fail(409, '比赛已取消，不能提交');
	if (context.input.taskId) return submitAnswer(context, viewer, entry);
	if (context.input.stageId) return submitWork(context, viewer, entry);
	return context.fail(400, '请说明要提交哪个阶段的作品，或哪道赛题的作答');
};
