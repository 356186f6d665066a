import type { Handler } from '#mock/handler.ts';
import { judgeLater } from './judge-later.ts';
import { submissionOr404 } from './lookup.ts';
import { submissionView } from './submission-view.ts';

export const getSubmissionDetail: Handler<'judge.getSubmissionDetail'> = (context) => {
	const submission = submissionOr404(context, context.input.submitId);
	judgeLater(context, submission);
	return { submission: submissionView(context, submission), codeShare: true };
};
