import { type Viewer, viewerOf } from '#app/account/back-end/viewer.ts';
import { ownRunningProblems } from '#app/competition/back-end/own-running-problems.ts';
import type { ProblemHelpRow, ProblemRow, ProgramRow, SubmissionRow } from '#app/judge/back-end/rows.ts';
import { isFinal, VERDICT } from '#app/judge/back-end/rules/verdicts.ts';
import type { DataOf } from '#generated/api/operations.ts';
import type { RequestContext } from '#mock/context.ts';
import type { Handler } from '#mock/handler.ts';
import { takenHints } from './practice-of.ts';
import type { QuestionRow } from './rows.ts';
import { sealedQuestions } from './sealed-questions.ts';

export type ProblemHelp = DataOf<'main.problemHelp'>;

const HINTS_AFTER = 2;
const SOLUTION_AFTER = 5;
const IN_PAPER = '这道题在你的试卷里，公布答案以后才能看';
const IN_COMPETITION = '这道题在你正在参加的比赛里，比赛结束以后才能看';

export const problemHelp: Handler<'main.problemHelp'> = (context) => helpFor(context, viewerOf(context), context.input.problemId);

export function helpFor(context: RequestContext<unknown>, viewer: Viewer, problemId: string): ProblemHelp {
	const { db, user } = viewer;
	if (!db.find<ProblemRow>('problems', problemId)) return context.fail(404, '没有这道题');
	const help = db.find<ProblemHelpRow>('problem-help', problemId);
	const { solved, failures } = triesOf(viewer, problemId);
	const sealed = sealOf(viewer, problemId);
	const hints = help?.hints ?? [];
	const hintsClosed = sealed ?? (solved ? null : waitFor(HINTS_AFTER - failures, '提示'));
	const solutionClosed = sealed ?? (solved ? null : waitFor(SOLUTION_AFTER - failures, '题解；通过以后也能看'));
	return {
		failures,
		hintCount: hints.length,
		hints: hintsClosed === null ? hints.slice(0, takenHints(db, user.id, problemId)) : [],
		hintsClosed,
		solution: solutionClosed === null && help ? { idea: help.idea, ...programOf(viewer, problemId) } : null,
		solutionClosed,
	};
}

const waitFor = (left: number, what: string): string | null => (left > 0 ? `再试 ${left} 次没有通过，就能看${what}` : null);

/** Breakdowns of the judge are no failures of the student. */
const NO_FAILURES: readonly number[] = [VERDICT.accepted, VERDICT.systemError, VERDICT.notSubmitted];

function triesOf({ db, user }: Viewer, problemId: string): { solved: boolean; failures: number } {
	const own = db.rowsBy<SubmissionRow>('submissions', 'problemId', problemId).filter(({ userId }) => userId === user.id);
	return {
		solved: own.some(({ status }) => status === VERDICT.accepted),
		failures: own.filter(({ status }) => isFinal(status) && !NO_FAILURES.includes(status)).length,
	};
}

/** Why the help is sealed; null if it is not. */
function sealOf(viewer: Viewer, problemId: string): string | null {
	if (ownRunningProblems(viewer).has(problemId)) return IN_COMPETITION;
	const { db, user, now } = viewer;
	const sealed = sealedQuestions(db, user.id, now);
	return db.rowsBy<QuestionRow>('questions', 'problemId', problemId).some(({ id }) => sealed.has(id)) ? IN_PAPER : null;
}

function programOf({ db }: Viewer, problemId: string): { program?: string; language?: string } {
	const found = db
		.rowsBy<ProgramRow>('known-programs', 'problemId', problemId)
		.find(({ right, language }) => right && language === 'Python3');
	return found ? { program: found.code, language: found.language } : {};
}
