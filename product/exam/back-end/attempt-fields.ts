import type { ComputeFields } from '#mock/handler.ts';
import { attemptSummary } from './attempt-views.ts';
import { markedBy } from './marking.ts';
import type { AttemptRow, PaperRow } from './rows.ts';

export const attemptFields: ComputeFields<AttemptRow> = ({ db, now }) => ({
	row: (attempt) => {
		const paper = db.find<PaperRow>('papers', attempt.paperId);
		return paper ? attemptSummary(db, { paper, attempt: markedBy(now(), db, attempt), now: now() }) : {};
	},
});
