import type { Handler } from '#mock/handler.ts';
import { judgeLater } from './judge/judge-later.ts';
import { submissionOr404 } from './judge/scene.ts';
import { submissionView } from './judge/submission-view.ts';

export const getSubmissionDetail: Handler<'judge.getSubmissionDetail'> = (context) => {
	const submission = submissionOr404(context, context.input.submitId);
	judgeLater(context, submission);
	return { submission: submissionView(context, submission), codeShare: true };
};
