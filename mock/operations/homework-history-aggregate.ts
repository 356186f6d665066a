import type { Handler } from '#mock/handler.ts';
import type { SubmissionRow } from '#mock/seed/learning/rows.ts';
import { submissionView } from './learning/homework-view.ts';
import { byTime, pageOf, sceneOf } from './learning/scene.ts';

export const homeworkHistoryAggregate: Handler<'main.homeworkHistoryAggregate'> = (context) => {
	const scene = sceneOf(context);
	const { homeworkId, state } = context.input;
	const sent = scene.db
		.rowsBy<SubmissionRow>('homework-submissions', 'userId', scene.user.id)
		.filter((row) => row.state !== 'draft' && (!homeworkId || row.homeworkId === homeworkId) && (!state || row.state === state));
	const { records, total } = pageOf(context, [...sent].sort(byTime((row) => row.submittedAt)));
	return { records: records.map((row) => submissionView(scene, row)), total };
};
