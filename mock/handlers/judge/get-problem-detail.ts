import type { Handler } from '#mock/handler.ts';
import { problemOr } from './lookup.ts';
import { problemInfo } from './problem-view.ts';

export const getProblemDetail: Handler<'judge.getProblemDetail'> = (context) => {
	// The mock has no groups, so no group contains the problem.
	if (context.input.gid !== undefined) context.fail(404, '该题号对应的题目不存在');
	return problemInfo(context, problemOr(404, context, context.input.problemId));
};
