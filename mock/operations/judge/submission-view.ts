import type { DataOf } from '#generated/api/operations.ts';
import type { RequestContext } from '#mock/context.ts';
import { pidOf } from './problem-rules.ts';
import type { SubmissionRow } from './rows.ts';
import { codeOf, isAdmin, judgeTime, nameOf, problemOf } from './scene.ts';
import { hasNoCases, isFinal } from './verdicts.ts';

type Asking = RequestContext<unknown>;
type Judge = DataOf<'judge.submitProblemJudge'>;
type SubmissionLine = DataOf<'judge.getSubmissionList'>['records'][number];

/** In the place of the judge machine's name. */
const JUDGER = 'demo-judge';

/** What lists and details have in common. A submission on the way tells nothing of its result. */
function commonView(context: Asking, submission: SubmissionRow) {
	const { status } = submission;
	const done = isFinal(status);
	return {
		submitId: submission.submitId,
		pid: pidOf(problemOf(context.db, submission)),
		displayPid: submission.problemId,
		uid: submission.userId,
		username: nameOf(context.db, submission.userId),
		submitTime: judgeTime(submission.submittedAt),
		status,
		share: submission.share,
		time: done ? submission.time : null,
		memory: done ? submission.memory : null,
		score: done ? submission.score : null,
		oiRankScore: null,
		length: submission.length,
		language: submission.language,
		cid: 0,
		cpid: 0,
		judger: done ? JUDGER : null,
		ip: null,
		isManual: false,
	};
}

export const submissionLine = (context: Asking, submission: SubmissionRow): SubmissionLine => ({
	...commonView(context, submission),
	title: problemOf(context.db, submission).title,
	displayId: null,
	source: null,
});

export function submissionView(context: Asking, submission: SubmissionRow): Judge {
	const common = commonView(context, submission);
	return {
		...common,
		errorMessage: isFinal(common.status) && hasNoCases(common.status) ? submission.errorMessage : null,
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

const maySeeCode = ({ user }: Asking, submission: SubmissionRow): boolean =>
	submission.share || submission.userId === user?.id || isAdmin(user);
