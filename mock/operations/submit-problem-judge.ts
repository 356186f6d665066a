import type { Context, Handler } from '#mock/handler.ts';
import { checkProgram, takeTurn } from './judge/checks.ts';
import { outcomeOf } from './judge/outcome.ts';
import type { ProblemRow, SubmissionRow } from './judge/rows.ts';
import { findProgram, problemOr404 } from './judge/scene.ts';
import { submissionView } from './judge/submission-view.ts';

type Asking = Context<'judge.submitProblemJudge'>;

export const submitProblemJudge: Handler<'judge.submitProblemJudge'> = (context) => {
	const { input } = context;
	const userId = takeTurn(context, 'submit');
	checkProgram(context, input);
	if (input.cid !== 0) context.fail(404, '对不起，该比赛不存在！');
	const problem = problemOr404(context, input.pid);
	const submission = context.db.insert<SubmissionRow>('submissions', newSubmission(context, userId, problem));
	return submissionView(context, submission);
};

function newSubmission(context: Asking, userId: string, problem: ProblemRow): SubmissionRow {
	const { db, input } = context;
	const { language, code } = input;
	const submitId = (db.rows<SubmissionRow>('submissions').at(-1)?.submitId ?? 0) + 1;
	const id = String(submitId);
	const program = findProgram(db, problem.id, language, code);
	return {
		id,
		submitId,
		problemId: problem.id,
		userId,
		language,
		programId: program?.id ?? null,
		code,
		length: code.length,
		submittedAt: context.isoNow(),
		share: false,
		...outcomeOf({ problem, program, language, key: id }),
	};
}
