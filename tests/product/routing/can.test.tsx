import { proxy, ref } from 'valtio/vanilla';
import { expect, test } from 'vitest';
import { routes } from '#generated/routes.ts';
import { useCan } from '#src/access/can.tsx';
import { useMenu } from '#src/menu/use-menu.ts';
import { createRouteTable } from '#src/routing/route-table.ts';
import { defaultSettings } from '#src/settings/default-settings.ts';
import { createSession, inSession, setRoles } from '#tests/src/access/support.tsx';
import { render } from '#tests/support/render.tsx';

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
