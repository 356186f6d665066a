import type { Handler } from '#mock/handler.ts';
import { competitionOf, entryOf } from './competition/entries.ts';
import { submitAnswer } from './competition/submit-answer.ts';
import { submitWork } from './competition/submit-work.ts';
import { refuseReadonly, sceneOf } from './learning/scene.ts';

export const competitionSubmit: Handler<'main.competitionSubmit'> = (context) => {
	const scene = sceneOf(context);
	refuseReadonly(context, scene);
	const entry = entryOf(scene, competitionOf(context));
	if (entry.state === 'cancelled') context.fail(409, '比赛已取消，不能再提交');
	if (context.input.taskId) return submitAnswer(context, scene, entry);
	if (context.input.stageId) return submitWork(context, scene, entry);
	return context.fail(400, '请说明要提交哪个阶段的作品，或哪道赛题的作答');
};
