import { waitFor } from '@testing-library/react';
import { proxy } from 'valtio/vanilla';
import { expect, test, vi } from 'vitest';
import { guest, type SessionFault, type SessionState, unknownUser } from '#src/session/session.ts';
import type { SessionStore } from '#src/session/session-store.ts';
import { StartGate } from '#src/session/start-gate.tsx';
import { SessionContext } from '#src/session/use-session.ts';
import { click, render } from '#tests/support/render.tsx';

async function open(fault: SessionFault | null) {
	const state = proxy<SessionState>(unknownUser({}, fault));
	const load = vi.fn(async () => void Object.assign(state, guest({})));
	const signOut = vi.fn();
	const screen = await render(
		<SessionContext value={{ state } as unknown as SessionStore}>
			<StartGate onRetry={load} onSignOut={signOut}>
				<p>应用</p>
			</StartGate>
		</SessionContext>,
	);
	return { screen, load, signOut };
}

test('shows the app without a failure', async () => {
	expect((await open(null)).screen.container.textContent).toBe('应用');
});

test.each<[SessionFault, string, string]>([
	[{ kind: 'offline', message: null }, '没有连上服务器', '请检查网络后重试'],
	[{ kind: 'busy', message: '太快了，请 30 秒后再试' }, '现在使用的人太多', '太快了，请 30 秒后再试'],
	[{ kind: 'server', message: null }, '服务器暂时不可用', '请稍后再试'],
	[{ kind: 'unreadable', message: null }, '没有取到你的信息', '服务器的回答不完整'],
	[{ kind: 'routes', message: null }, '没有取到你的菜单', '服务器的回答不完整'],
])('%o shows an error instead of the app, and that the user is still signed in', async (fault, title, text) => {
	const { screen } = await open(fault);
	expect(screen.getByRole('heading', { name: title })).toBeTruthy();
	expect(screen.getByRole('alert').textContent).toContain(text);
	expect(screen.getByRole('alert').textContent).toContain('你的登录还在');
	expect(screen.container.textContent).not.toContain('应用');
});

test('a successful retry shows the app; signing out is the alternative', async () => {
	const { screen, load, signOut } = await open({ kind: 'offline', message: null });
	await click(screen.getByRole('button', { name: '退出登录' }));
	expect(signOut).toHaveBeenCalledOnce();
	await click(screen.getByRole('button', { name: '重试' }));
	await waitFor(() => expect(screen.container.textContent).toContain('应用'));
	expect(load).toHaveBeenCalledOnce();
	expect(screen.container.textContent).toBe('应用');
});
