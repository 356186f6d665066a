import { viewerOf } from '#app/account/back-end/viewer.ts';
import { ownRunningProblems } from '#app/competition/back-end/own-running-problems.ts';
import type { DataOf } from '#generated/api/operations.ts';
import type { RequestContext } from '#mock/context.ts';
import { limitsFor } from './judging.ts';
import { codeOf, isAdmin, judgeTime, nameOf, problemOf } from './lookup.ts';
import type { ProblemRow, SubmissionRow } from './rows.ts';
import { difficultyOf, FULL_SCORE, isScored, pidOf } from './rules/problem-rules.ts';
import { coarseUse } from './rules/shown-use.ts';
import { hasNoCases, isFinal } from './rules/verdicts.ts';

type HandlerContext = RequestContext<unknown>;
type Judge = DataOf<'judge.submitProblemJudge'>;
type SubmissionLine = DataOf<'judge.getSubmissionList'>['records'][number];

const JUDGER = 'demo-judge';

/** The judge's English message for other results, which students never see. */
const NO_MESSAGE = 'There is no message of the judge for this result.';

/** Fields that lists and details share. A pending submission hides its result. */
function commonView(context: HandlerContext, submission: SubmissionRow) {
	const { status } = submission;
	const done = isFinal(status);
	const problem = problemOf(context.db, submission);
	return {
		submitId: submission.submitId,
		pid: pidOf(problem),
		displayPid: submission.problemId,
		uid: submission.userId,
		username: nameOf(context.db, submission.userId),
		submitTime: judgeTime(submission.submittedAt),
		status,
		share: submission.share,
		...(done ? coarseUse(submission, limitsFor(submission.language)) : { time: null, memory: null }),
		score: done ? submission.score : null,
		oiRankScore: done ? rankScoreOf(problem, submission) : null,
		length: submission.length,
		language: submission.language,
		cid: 0,
		cpid: 0,
		judger: done ? JUDGER : null,
		ip: null,
		isManual: false,
	};
}

export const submissionLine = (context: HandlerContext, submission: SubmissionRow): SubmissionLine => ({
	...commonView(context, submission),
	title: problemOf(context.db, submission).title,
	displayId: null,
	source: null,
});

export function submissionView(context: HandlerContext, submission: SubmissionRow): Judge {
	const common = commonView(context, submission);
	return {
		...common,
		errorMessage: hasNoCases(common.status) ? submission.errorMessage : NO_MESSAGE,
		code: maySeeCode(context, submission) ? codeOf(context.db, submission) : null,
		gid: null,
		version: 0,
		vjudgeSubmitId: null,
		vjudgeUsername: null,
		vjudgePassword: null,
		gmtCreate: common.submitTime,
		gmtModified: common.submitTime,
	};
}

export const maySeeCode = (context: HandlerContext, submission: SubmissionRow): boolean =>
	submission.userId === context.user?.id || isAdmin(context.user) || (submission.share && !isInOwnCompetition(context, submission));

/** Shared programs would be solutions for whoever takes part in a running competition. */
const isInOwnCompetition = (context: HandlerContext, { problemId }: SubmissionRow): boolean =>
	context.user !== null && ownRunningProblems(viewerOf(context)).has(problemId);

/** Points for leaderboards: integers that grow with difficulty. */
const rankScoreOf = (problem: ProblemRow, { score }: SubmissionRow): number | null =>
	isScored(problem) && score !== null ? Math.round(0.1 * score + (2 * difficultyOf(problem) * score) / FULL_SCORE) : null;
