import { expect, test } from 'vitest';
import { useOfficeToken } from '#app/documents/use-office-token.ts';
import { PageEnvironmentProvider } from '#src/pages/page-environment.tsx';
import { createWorld, failure } from '#tests/support/page-world.tsx';
import { render } from '#tests/support/render.tsx';

const ASK = 'main.courseAttachmentWebOfficeToken';
const REFRESH = 'main.courseAttachmentWebOfficeTokenRefresh';

/** The clock of the page says 10:00. */
const tokenOf = (token: string, refreshAt: string) => ({
	token,
	url: '/office',
	page: 1,
	readonly: true,
	refreshAt: `2026-09-12T${refreshAt}:00+08:00`,
	expiresAt: '2026-09-12T10:30:00+08:00',
});

function Frame() {
	const office = useOfficeToken({ id: 'a1' });
	return <p>{office.failure ?? office.token?.token}</p>;
}

test.each<[string, unknown[], unknown, string, string[]]>([
	['is kept until it is due', [tokenOf('first', '10:25')], null, 'first', [ASK]],
	['that is due is refreshed', [tokenOf('first', '09:59')], tokenOf('refreshed', '10:25'), 'refreshed', [ASK, REFRESH]],
	[
		'whose refresh fails is replaced by a new one',
		[tokenOf('first', '09:59'), tokenOf('second', '10:25')],
		failure('已经用过了'),
		'second',
		[ASK, REFRESH, ASK],
	],
	['that the server denies is no longer asked for', [failure('没有权限')], null, 'refused', [ASK]],
])('a token %s', async (_what, asked, refreshed, shown, operations) => {
	const { environment, calls } = createWorld({ [ASK]: () => asked.shift(), [REFRESH]: () => refreshed });
	const { container } = await render(
		<PageEnvironmentProvider environment={environment}>
			<Frame />
		</PageEnvironmentProvider>,
	);
	await expect.poll(() => container.textContent).toBe(shown);
	expect(calls.map(({ operation }) => operation)).toEqual(operations);
});
