import type { Handler, HandlerContext } from '#src/pages/use-page-code.ts';
import type { ProblemPage } from './api-types.ts';

export const randomProblem: Handler<'randomProblem'> = async (_props, { call, message }) => {
	const first = await pageOf(call, 1);
	if (!first) return false;
	if (first.total === 0) message('info', '还没有编程题');
	// The list may have shrunk since the first request, so fall back to the first problem.
	const any = first.total > 1 ? await pageOf(call, 1 + Math.floor(Math.random() * first.total)) : first;
	return any?.records[0] ?? first.records[0] ?? false;
};

async function pageOf(call: HandlerContext['call'], currentPage: number): Promise<Pick<ProblemPage, 'total' | 'records'> | null> {
	const result = await call('judge.getProblemList', { limit: 1, currentPage });
	return result.ok ? result.data : null;
}
