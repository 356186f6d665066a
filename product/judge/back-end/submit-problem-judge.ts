import type { Context, Handler } from '#mock/handler.ts';
import { authorOf, checkProgram, enforceRateLimit } from './checks.ts';
import { judgeLater } from './judge-later.ts';
import { problemOr } from './lookup.ts';
import type { ProblemRow, SubmissionRow } from './rows.ts';
import { VERDICT } from './rules/verdicts.ts';
import { submissionView } from './submission-view.ts';

type HandlerContext = Context<'judge.submitProblemJudge'>;

const LOOPBACK = '127.0.0.1';

export const submitProblemJudge: Handler<'judge.submitProblemJudge'> = (context) => {
	const { input } = context;
	const userId = authorOf(context);
	// Contests have no rate limit.
	if (input.cid === 0) enforceRateLimit(context, 'submit');
	checkProgram(context, input);
	if (input.cid !== 0) context.fail(404, '对不起，该比赛不存在！');
	// This operation returns 403 instead of 404.
	const problem = problemOr(403, context, input.pid);
	const submission = context.db.insert<SubmissionRow>('submissions', newSubmission(context, userId, problem));
	const view = { ...submissionView(context, submission), errorMessage: null, ip: LOOPBACK };
	judgeLater(context, submission);
	return view;
};

function newSubmission(context: HandlerContext, userId: string, problem: ProblemRow): SubmissionRow {
	const { db, input } = context;
	const { language, code } = input;
	const submitId = (db.rows<SubmissionRow>('submissions').at(-1)?.submitId ?? 0) + 1;
	const id = String(submitId);
	return {
		id,
		submitId,
		problemId: problem.id,
		userId,
		language,
		programId: null,
		code,
		length: code.length,
		submittedAt: context.isoNow(),
		share: false,
		status: VERDICT.pending,
		time: null,
		memory: null,
		score: null,
		errorMessage: null,
		cases: null,
	};
}
