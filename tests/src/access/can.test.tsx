import { act, type ReactNode } from 'react';
import { useSnapshot } from 'valtio/react';
import { proxy, ref } from 'valtio/vanilla';
import { expect, test } from 'vitest';
import { routes } from '#generated/routes.ts';
import { Can, useCan } from '#src/access/can.tsx';
import { useMenu } from '#src/menu/use-menu.ts';
import type { BlockDefinition } from '#src/pages/page-definition.ts';
import { createRouteTable } from '#src/routing/route-table.ts';
import type { SessionState } from '#src/session/session.ts';
import { createSessionStore, type SessionStore } from '#src/session/session-store.ts';
import { SessionContext } from '#src/session/use-session.ts';
import { defaultSettings } from '#src/settings/default-settings.ts';
import { memoryStorage } from '#tests/src/session/support.ts';
import { createWorld, openPage, page } from '#tests/support/page-world.tsx';
import { render } from '#tests/support/render.tsx';

function createSession(): SessionStore {
	return createSessionStore({
		operations: null,
		storage: memoryStorage(),
		suffix: { from: 1000, to: 9999 },
		loginInterception: true,
		random: () => 0,
		fetchUser: async () => ({ ok: true, data: null }),
		prepare: async () => ({ ok: true }),
	});
}

const inSession = (store: SessionStore, children: ReactNode): ReactNode => <SessionContext value={store}>{children}</SessionContext>;

const setRoles = (store: SessionStore, roles: readonly string[]): Promise<void> =>
	act(async () => {
		store.state.roles = roles;
	});

test('<Can> renders its children if the user passes the guard, and follows role changes', async () => {
	const store = createSession();
	const screen = await render(
		inSession(
			store,
			<Can guard={{ role: ['Admin'] }} fallback="没有权限">
				删除
			</Can>,
		),
	);
	expect(screen.container.textContent).toBe('没有权限');
	await setRoles(store, ['Admin']);
	expect(screen.container.textContent).toBe('删除');
	await setRoles(store, ['student']);
	expect(screen.container.textContent).toBe('没有权限');
});

test('<Can> without a fallback renders nothing when the guard refuses', async () => {
	const screen = await render(inSession(createSession(), <Can guard={[]}>删除</Can>));
	expect(screen.container.textContent).toBe('');
});

test('useCan resolves guards of permissions.yaml and permissions granted by roles', async () => {
	const store = createSession();
	function Rights() {
		return `${useCan('admin')} ${useCan(['write:system'])} ${useCan(undefined)}`;
	}
	const screen = await render(inSession(store, <Rights />));
	expect(screen.container.textContent).toBe('false false true');
	await setRoles(store, ['Editor']);
	expect(screen.container.textContent).toBe('false true true');
	await setRoles(store, ['Admin']);
	expect(screen.container.textContent).toBe('true true true');
});

test('menu items follow role changes, in menus.yaml and in menus made of guarded routes', async () => {
	const store = createSession();
	const state = proxy({ table: ref(createRouteTable(routes)), built: true, problems: [] });
	function Sidebar() {
		return useMenu('sidebar', state, defaultSettings)
			.map(({ title }) => title)
			.join();
	}
	const screen = await render(inSession(store, <Sidebar />));
	expect(screen.container.textContent).not.toContain('系统管理');
	await setRoles(store, ['Admin']);
	expect(screen.container.textContent).toContain('系统管理');
	await setRoles(store, []);
	expect(screen.container.textContent).not.toContain('系统管理');
});

test('a block with a guard follows role changes', async () => {
	const store = createSession();
	const world = createWorld(
		{},
		{
			can: () => store.state.roles.includes('Admin'),
			useSession: () => {
				const { admin, user, roles, permissions, info } = useSnapshot(store.state) as SessionState;
				return { signedIn: true, admin, user, roles, permissions, info };
			},
		},
	);
	const block = { block: 'text', needs: [], text: '仅管理员', guard: 'admin' } as unknown as BlockDefinition;
	const { screen } = await openPage(page([block]), world);
	expect(screen.container.textContent).toBe('');
	await setRoles(store, ['Admin']);
	expect(screen.container.textContent).toBe('仅管理员');
	await setRoles(store, []);
	expect(screen.container.textContent).toBe('');
});
