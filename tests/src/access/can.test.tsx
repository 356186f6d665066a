import { useSnapshot } from 'valtio/react';
import { expect, test } from 'vitest';
import { Can } from '#src/access/can.tsx';
import type { BlockDefinition } from '#src/pages/page-definition.ts';
import type { SessionState } from '#src/session/session.ts';
import { createWorld, openPage, page } from '#tests/support/page-world.tsx';
import { render } from '#tests/support/render.tsx';
import { createSession, inSession, setRoles } from './support.tsx';

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
