import { proxy, ref } from 'valtio/vanilla';
import { expect, test } from 'vitest';
import { routes as builtin } from '#generated/routes.ts';
import { settings as manifest } from '#generated/settings.ts';
import type { MenuEntry } from '#src/menu/build-menu.ts';
import { useMenu } from '#src/menu/use-menu.ts';
import { createRouteTable } from '#src/routing/route-table.ts';
import { createSessionStore, type SessionStore } from '#src/session/session-store.ts';
import { SessionContext } from '#src/session/use-session.ts';
import type { AppSettings } from '#src/settings/app-settings.ts';
import { completeSettings } from '#src/settings/default-settings.ts';
import { type Features, featuresWith } from '#src/settings/features.ts';
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

interface Drawn {
	menu?: string;
	access?: Partial<AppSettings['access']>;
	features?: Features;
}

async function entries({ menu = 'sidebar', access, features = complete.features }: Drawn): Promise<readonly MenuEntry[]> {
	const settings = { ...complete, access: { ...complete.access, ...access }, features };
	const routes = proxy({ table: ref(createRouteTable(builtin)), built: true, problems: ref([]) });
	let entries: readonly MenuEntry[] = [];
	function Sidebar() {
		entries = useMenu(menu, routes, settings);
		return null;
	}
	await render(
		<SessionContext value={student()}>
			<Sidebar />
		</SessionContext>,
	);
	return entries;
}

const titlesOf = async (drawn: Drawn): Promise<string[]> => (await entries(drawn)).map(({ title }) => title);

test('roles control off shows a student every item of the menu, on only those that the guards allow', async () => {
	expect(await titlesOf({ access: { rolesControl: true } })).not.toContain('系统管理');
	expect(await titlesOf({ access: { rolesControl: false } })).toContain('系统管理');
});

test('the item of a feature that is off is away, and the others keep their keys', async () => {
	const all = await entries({ menu: 'user' });
	const rest = await entries({ menu: 'user', features: featuresWith({ publicComputer: false }) });
	expect(all.map(({ command }) => command)).toContain('forget');
	expect(rest).toEqual(all.filter(({ command }) => command !== 'forget'));
});
