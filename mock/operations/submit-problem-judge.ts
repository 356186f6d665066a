import type { Context, Handler } from '#mock/handler.ts';
import { checkProgram, takeTurn } from './judge/checks.ts';
import { judgeLater } from './judge/judge-later.ts';
import type { ProblemRow, SubmissionRow } from './judge/rows.ts';
import { problemOr404 } from './judge/scene.ts';
import { submissionView } from './judge/submission-view.ts';
import { VERDICT } from './judge/verdicts.ts';

type Asking = Context<'judge.submitProblemJudge'>;

export const submitProblemJudge: Handler<'judge.submitProblemJudge'> = (context) => {
	const { input } = context;
	const userId = takeTurn(context, 'submit');
	checkProgram(context, input);
	if (input.cid !== 0) context.fail(404, '对不起，该比赛不存在！');
	const problem = problemOr404(context, input.pid);
	const submission = context.db.insert<SubmissionRow>('submissions', newSubmission(context, userId, problem));
	const view = submissionView(context, submission);
	judgeLater(context, submission);
	return view;
};

function newSubmission(context: Asking, userId: string, problem: ProblemRow): SubmissionRow {
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
