import type { RequestContext } from '#mock/context.ts';
import { handInAttempt } from './hand-in-attempt.ts';
import { isDue } from './paper-state.ts';
import type { AttemptRow, PaperRow } from './rows.ts';

/** Hands in what was saved of each attempt that nobody has handed in by its deadline, as of the deadline. */
export function closeDueAttempts(context: RequestContext<unknown>): void {
	const { db, now } = context;
	const due = db.rowsBy<AttemptRow>('attempts', 'state', 'in_progress').filter((attempt) => isDue(attempt, now()));
	for (const attempt of due) {
		const paper = db.find<PaperRow>('papers', attempt.paperId);
		const at = Date.parse(attempt.deadlineAt);
		if (paper) handInAttempt(context, paper, attempt, { at, by: 'timeup', requestKey: null });
	}
}
