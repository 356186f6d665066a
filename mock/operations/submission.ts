import type { Handler } from '#mock/handler.ts';
import type { SubmissionRow } from '#mock/seed/exam/rows.ts';
import { rotateToken } from './judge/judge-access.ts';

export const submission: Handler<'judge.submission'> = (context) => {
	const { input, db, fail } = context;
	const user = rotateToken(context);
	const row = db.find<SubmissionRow>('judge-submissions', `sub-${input.submitId}`);
	if (!row) return fail(404, '此提交数据不存在！');
	if (row.userId !== user.id) return fail(403, '对不起，您不能修改他人的代码分享权限！');
	if (row.cid !== 0) return fail(403, '对不起，您不能分享比赛题目的提交代码！');
	db.update<SubmissionRow>('judge-submissions', row.id, { share: input.share });
	return null;
};
