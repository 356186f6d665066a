import { proxy, ref } from 'valtio/vanilla';
import { expect, test } from 'vitest';
import { routes as builtin } from '#generated/routes.ts';
import { settings as manifest } from '#generated/settings.ts';
import { useMenu } from '#src/menu/use-menu.ts';
import { createRouteTable } from '#src/routing/route-table.ts';
import { createSessionStore, type SessionStore } from '#src/session/session-store.ts';
import { SessionContext } from '#src/session/use-session.ts';
import { completeSettings } from '#src/settings/default-settings.ts';
import { memoryStorage } from '#tests/src/session/support.ts';
import { render } from '#tests/support/render.tsx';

const complete = completeSettings(manifest);

const student = (): SessionStore => {
	const store = createSessionStore({
		operations: null,
		storage: memoryStorage(),
		suffix: null,
		loginInterception: true,
		random: () => 0,
		fetchUser: async () => ({ ok: true, data: null }),
		prepare: async () => ({ ok: true }),
	});
	store.state.roles = ['student'];
	return store;
};

async function sidebar(access: Partial<typeof complete.access>): Promise<readonly string[]> {
	const settings = { ...complete, access: { ...complete.access, ...access } };
	const routes = proxy({ table: ref(createRouteTable(builtin)), built: true, problems: ref([]) });
	let titles: readonly string[] = [];
	function Sidebar() {
		titles = useMenu('sidebar', routes, settings).map(({ title }) => title);
		return null;
	}
	await render(
		<SessionContext value={student()}>
			<Sidebar />
		</SessionContext>,
	);
	return titles;
}

test('roles control off shows a student every item of the menu, on only those that the guards allow', async () => {
	expect(await sidebar({ rolesControl: true })).not.toContain('系统管理');
	expect(await sidebar({ rolesControl: false })).toContain('系统管理');
});
