import type { UserRow } from '#app/account/back-end/rows.ts';
import { finishLessons } from '#app/course/back-end/finish-lessons.ts';
import type { Program } from '#engines/runner.ts';
import type { RequestContext } from '#mock/context.ts';
import { type Judged, judge } from './judging.ts';
import { codeOf, problemOf, problemOr } from './lookup.ts';
import type { ProblemRow, SubmissionRow, TestResult, TestRunRow } from './rows.ts';
import { outcomeWithoutCases } from './rules/outcome.ts';
import { isFinal, VERDICT } from './rules/verdicts.ts';
import { testRun } from './test-run.ts';

type HandlerContext = RequestContext<unknown>;

const KEPT_MS = 60_000;
const NO_MACHINE = '没有空闲的判题机，这次提交没有进入判题。';

/** Queues a submission for judging unless it is judged or queued; also resumes one left over from an earlier run of the mock. */
export function judgeLater(context: HandlerContext, submission: SubmissionRow): void {
	const { db, runner } = context;
	if (isFinal(submission.status)) return;
	const problem = problemOf(db, submission);
	const update = (fields: Partial<SubmissionRow>): void => {
		if (db.find('submissions', submission.id)) db.update<SubmissionRow>('submissions', submission.id, fields);
	};
	if (!runner) return update({ ...outcomeWithoutCases(problem, VERDICT.notSubmitted, NO_MACHINE) });
	const program = { language: submission.language, code: codeOf(db, submission) ?? '' };
	context.later(`submission ${submission.id}`, async () => {
		const judged = await judge({ problem, program, runner, onStage: (status) => update({ status }) });
		update({ ...judged });
		const user = db.find<UserRow>('users', submission.userId);
		if (judged.status === VERDICT.accepted && user) finishLessons({ db, user, now: context.now() }, problem.id, context.isoNow());
	});
}

export function runLater(context: HandlerContext, run: TestRunRow): void {
	const { db, runner } = context;
	if (run.result) return;
	const problem = problemOr(404, context, run.question.problemId);
	const finish = (result: TestResult): void => {
		if (db.find('test-runs', run.id)) db.update<TestRunRow>('test-runs', run.id, { result, endsAt: context.now() + KEPT_MS });
	};
	if (!runner) return;
	context.later(`test ${run.id}`, async () => finish(await testRun(runner, problem, run.question)));
}

export async function judgeNow(context: HandlerContext, problem: ProblemRow, program: Program): Promise<Judged> {
	const { runner } = context;
	if (!runner) return { ...outcomeWithoutCases(problem, VERDICT.systemError, NO_MACHINE), cases: [] };
	const key = `now ${context.newId('judging')}`;
	return new Promise((resolve, reject) => {
		context.later(key, () => judge({ problem, program, runner }).then(resolve, reject));
	});
}
