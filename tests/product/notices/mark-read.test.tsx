import { expect, test } from 'vitest';
import { MarkRead } from '#app/notices/mark-read.tsx';
import type { components } from '#generated/api/main.ts';
import { HttpError } from '#src/http/result.ts';
import { PageEnvironmentProvider } from '#src/pages/page-environment.tsx';
import { createWorld } from '#tests/support/page-world.tsx';
import { render } from '#tests/support/render.tsx';

const READ = 'main.systemStudentNoticeRead';

test.each([
	['unread', { read: false, answer: { unread: 3 } }, { called: ['n1'], stale: [['main.systemUserNoticeListPage']] }],
	['read already', { read: true, answer: { unread: 3 } }, { called: [], stale: [] }],
	[
		'unread, when the request fails',
		{ read: false, answer: new HttpError({ kind: 'network', message: '' }) },
		{ called: ['n1'], stale: [] },
	],
])('opening a notice that is %s', async (_case, { read, answer }, { called, stale }) => {
	const { environment, calls } = createWorld(
		{ [READ]: () => answer },
		{ invalidates: (operation) => (operation === READ ? ['main.systemUserNoticeListPage'] : []) },
	);
	const invalidated: (readonly string[])[] = [];
	environment.answers.invalidate = (operations) => void invalidated.push(operations);
	await render(
		<PageEnvironmentProvider environment={environment}>
			<MarkRead notice={{ id: 'n1', read } as components['schemas']['NoticeDetail']} />
		</PageEnvironmentProvider>,
	);
	expect(calls.map(({ input }) => input.id)).toEqual(called);
	expect(invalidated).toEqual(stale);
});
