import { act } from 'react';
import { expect, test } from 'vitest';
import { settings as manifest } from '#generated/settings.ts';
import { EndlessRedirect } from '#src/routing/endless-redirect.tsx';
import { createSessionStore } from '#src/session/session-store.ts';
import { SessionContext } from '#src/session/use-session.ts';
import { completeSettings } from '#src/settings/default-settings.ts';
import { memoryStorage } from '#tests/src/session/support.ts';
import { render } from '#tests/support/render.tsx';

async function open(roles: readonly string[]) {
	const session = createSessionStore({
		operations: null,
		storage: memoryStorage(),
		suffix: { from: 1000, to: 9999 },
		loginInterception: true,
		random: () => 0,
		fetchUser: async () => ({ ok: true, data: null }),
		prepare: async () => ({ ok: true }),
	});
	Object.assign(session.state, { status: 'ready', roles });
	const events: string[] = [];
	const onError = (error: Error, place: string): void => void events.push(`${place}: ${error.message}`);
	const screen = await render(
		<SessionContext value={session}>
			<EndlessRedirect
				settings={completeSettings(manifest)}
				chain={['/index', '/login', '/index']}
				onError={onError}
				onBack={() => void events.push('back')}
				onSignOut={() => void events.push('signed out')}
			/>
		</SessionContext>,
	);
	return { screen, events };
}

test('an endless redirect shows an error, and the error log contains the chain', async () => {
	const { screen, events } = await open(['student']);
	expect(screen.container.textContent).toContain('这个地址一直在跳转');
	expect(screen.container.textContent).not.toContain('/login');
	expect(events).toEqual(['routes: Endless redirect: /index → /login → /index']);
});

test('administrators see the chain', async () => {
	const { screen } = await open(['Admin']);
	expect(screen.container.textContent).toContain('跳转经过：/index → /login → /index');
});

test.each([
	['返回上一页', 'back'],
	['退出登录', 'signed out'],
])('offers a way out: %s', async (label, event) => {
	const { events } = await open(['student']);
	const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === label);
	await act(async () => button?.click());
	expect(events.at(-1)).toBe(event);
});
