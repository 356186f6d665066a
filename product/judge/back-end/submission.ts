import type { Handler } from '#mock/handler.ts';
import { submissionOr404 } from './lookup.ts';
import type { SubmissionRow } from './rows.ts';

export const submission: Handler<'judge.submission'> = (context) => {
	const { submitId, share } = context.input;
	const found = submissionOr404(context, submitId);
	if (found.userId !== context.user?.id) return context.fail(403, '对不起，您不能修改他人的代码分享权限！');
	context.db.update<SubmissionRow>('submissions', found.id, { share });
	return null;
};
