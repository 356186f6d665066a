import type { Viewer } from '#app/account/back-end/viewer.ts';
import { competitionState, isRunning } from './competition-state.ts';
import { entryOf, myState } from './entries.ts';
import type { CompetitionRow } from './rows.ts';

/** The problems of the running competitions that the student, or the student's team, takes part in, each with the end of its competition. */
export function ownRunningProblems(viewer: Viewer): ReadonlyMap<string, string> {
	const running = viewer.db
		.rows<CompetitionRow>('competitions')
		.filter((row) => isRunning(competitionState(row, viewer.now)) && row.tasks.some(({ problemId }) => problemId !== undefined));
	const own = running.filter((row) => myState(entryOf(viewer, row)) === 'approved');
	return new Map(
		own.flatMap(({ tasks, endAt }) => tasks.flatMap(({ problemId }) => (problemId === undefined ? [] : [[problemId, endAt] as const]))),
	);
}
