import type { ComputeFields } from '#mock/handler.ts';
import type { AttemptRow, PaperRow } from '#mock/rows/exam.ts';
import { attemptSummary } from './attempt-views.ts';
import { markedBy } from './marking.ts';

export const attemptFields: ComputeFields<AttemptRow> = ({ db, now }) => ({
	row: (attempt) => {
		const paper = db.find<PaperRow>('papers', attempt.paperId);
		return paper ? attemptSummary(db, { paper, attempt: markedBy(now(), db, attempt), now: now() }) : {};
	},
});
