import type { Handler } from '#mock/handler.ts';
import { submissionOr404 } from './judge/scene.ts';
import { submissionView } from './judge/submission-view.ts';

export const getSubmissionDetail: Handler<'judge.getSubmissionDetail'> = (context) => ({
	submission: submissionView(context, submissionOr404(context, context.input.submitId)),
	codeShare: true,
});
