import type { Handler } from '#mock/handler.ts';
import { pageOf } from '#mock/handlers/request/paging.ts';
import { byTime } from '#mock/handlers/request/times.ts';
import { viewerOf } from '#mock/handlers/request/viewer.ts';
import type { SubmissionRow } from '#mock/rows/learning.ts';
import { submissionView } from './homework-view.ts';

export const homeworkHistoryAggregate: Handler<'main.homeworkHistoryAggregate'> = (context) => {
	const viewer = viewerOf(context);
	const { homeworkId, state } = context.input;
	const sent = viewer.db
		.rowsBy<SubmissionRow>('homework-submissions', 'userId', viewer.user.id)
		.filter((row) => row.state !== 'draft' && (!homeworkId || row.homeworkId === homeworkId) && (!state || row.state === state));
	const { records, total } = pageOf(context, [...sent].sort(byTime((row) => row.submittedAt)));
	return { records: records.map((row) => submissionView(viewer, row)), total };
};
