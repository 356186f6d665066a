import type { Handler } from '#mock/handler.ts';
import type { ProblemRow, SubmissionRow } from '#mock/seed/exam/rows.ts';
import { errorOf, measure } from '#mock/seed/exam/submissions.ts';
import { checkProgram } from './judge/check-program.ts';
import { rotateToken, takeLock } from './judge/judge-access.ts';
import { judgeView } from './judge/judge-views.ts';
import { knownVerdict } from './judge/known-verdict.ts';

/** Where the numbers of new submissions begin: above those of the seed. */
const FIRST_ID = 50_000;

export const submitProblemJudge: Handler<'judge.submitProblemJudge'> = (context) => {
	const { input, db, now, fail, newId, isoNow } = context;
	const user = rotateToken(context);
	if (!takeLock(db, `submit.${user.id}`, now())) return fail(403, '对不起，您的提交频率过快，请稍后再尝试！');
	const refusal = checkProgram(input);
	if (refusal) return fail(400, refusal);
	const problem = db.find<ProblemRow>('judge-problems', input.pid);
	if (!problem) return fail(403, '错误！当前题目已不存在，不可提交！');
	const submitId = FIRST_ID + Number(newId('submission').split('-').at(-1));
	const { verdict, passed } = knownVerdict(db, problem, input);
	const row = db.insert<SubmissionRow>('judge-submissions', {
		id: `sub-${submitId}`,
		submitId,
		problemId: problem.id,
		userId: user.id,
		language: input.language,
		code: input.code,
		programId: null,
		submittedAt: isoNow(),
		verdict,
		passed,
		...measure(verdict, submitId, input.language),
		share: false,
		errorMessage: errorOf(verdict, input.language),
		cid: input.cid,
	});
	return { ...judgeView(db, row, now()), code: input.code, ip: '127.0.0.1' };
};
