import type { Handler } from '#mock/handler.ts';
import type { SubmissionRow } from '#mock/seed/exam/rows.ts';
import { codeOf, judgeView } from './judge/judge-views.ts';

/** Codes only for their authors and where shared; a dead token counts as no one. */
export const getSubmissionDetail: Handler<'judge.getSubmissionDetail'> = ({ input, db, now, user, fail }) => {
	const row = db.find<SubmissionRow>('judge-submissions', `sub-${input.submitId}`);
	if (!row) return fail(404, '此提交数据不存在！');
	const visible = row.share || row.userId === user?.id;
	return { submission: { ...judgeView(db, row, now()), code: visible ? codeOf(db, row) : null }, codeShare: true };
};
