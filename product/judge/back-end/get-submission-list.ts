import type { Context, Handler } from '#mock/handler.ts';
import { nameOf, pageOf } from './lookup.ts';
import type { SubmissionRow } from './rows.ts';
import { submissionLine } from './submission-view.ts';

type HandlerContext = Context<'judge.getSubmissionList'>;

export const getSubmissionList: Handler<'judge.getSubmissionList'> = (context) => {
	const { currentPage = 1, limit = 30, onlyMine } = context.input;
	if (onlyMine && !context.user) return context.fail(401, '当前用户数据为空，请您重新登录！');
	const page = pageOf(matching(context), currentPage, limit);
	return { ...page, records: page.records.map((submission) => submissionLine(context, submission)) };
};

function matching(context: HandlerContext): SubmissionRow[] {
	const { db, input, user, scenario } = context;
	// The mock has no groups, so no group has submissions.
	if (scenario.empty || input.gid !== undefined) return [];
	const all = input.onlyMine ? db.rowsBy<SubmissionRow>('submissions', 'userId', user?.id) : db.rows<SubmissionRow>('submissions');
	return all
		.filter((submission) => isOfProblem(input, submission.problemId))
		.filter((submission) => !input.username || nameOf(db, submission.userId)?.includes(input.username))
		.filter((submission) => input.status === undefined || submission.status === input.status)
		.sort((a, b) => b.submitId - a.submitId);
}

function isOfProblem({ problemID, completeProblemID }: HandlerContext['input'], problemId: string): boolean {
	if (!problemID) return true;
	return completeProblemID ? problemId === problemID : problemId.includes(problemID);
}
