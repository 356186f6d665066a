/** Each mistake below is a compile error: `npm run types` fails on an `@ts-expect-error` without one. */

import type { ActionStep } from '#src/pages/page-definition.ts';
import type { PageEnvironment } from '#src/pages/page-environment.tsx';
import type { HandlerContext } from '#src/pages/use-page-code.ts';

export async function wrongCalls({ call, answers, invalidates, writes, openOutbox }: PageEnvironment): Promise<void> {
	const found = await call('main.paperDetail', { id: 'p1' });
	// @ts-expect-error: a field that the response does not have
	if (found.ok) found.data.titel;
	// @ts-expect-error: an operation that does not exist
	await call('main.paperDetails', { id: 'p1' });
	// @ts-expect-error: a parameter that the operation does not have
	await call('main.paperDetail', { id: 'p1', paper: 'p1' });
	// @ts-expect-error: a parameter of another type
	await call('main.paperDetail', { id: 7 });
	// @ts-expect-error: a required field of the body is missing
	await call('main.paperSubmit', { paperId: 'p1', attemptId: 'a1' });
	// @ts-expect-error: an operation without parameters
	await call('menus.draft', { page: 1 });
	// @ts-expect-error: an operation that does not exist
	answers.invalidate(['main.paperDetails']);
	// @ts-expect-error: an operation that does not exist
	invalidates('main.paperDetails');
	// @ts-expect-error: an operation that does not exist
	writes('main.paperDetails');
	const outbox = await openOutbox();
	// @ts-expect-error: a parameter that the operation does not have
	await outbox?.keep({ id: 'n1', title: '笔记', operation: 'main.courseNoteSave', input: { lesson: 'v1' } });
}

export async function wrongCallOfHandler({ call }: HandlerContext): Promise<void> {
	// @ts-expect-error: a parameter that the operation does not have
	await call('judge.getProblemList', { limit: 1, page: 1 });
}

export const wrongSteps: readonly ActionStep[] = [
	// @ts-expect-error: an operation that does not exist
	{ call: 'main.paperDetails' },
];
