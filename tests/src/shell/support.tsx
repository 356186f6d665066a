import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { proxy } from 'valtio/vanilla';
import { createErrorLog } from '#src/errors/error-log-store.ts';
import type { MenuEntry } from '#src/menu/build-menu.ts';
import { MenuContext, type MenuEnvironment } from '#src/menu/menu-context.ts';
import type { CurrentLocation } from '#src/menu/menu-trail.ts';
import { createRouteTable } from '#src/routing/route-table.ts';
import { createSessionStore } from '#src/session/session-store.ts';
import { SessionContext } from '#src/session/use-session.ts';
import { defaultSettings } from '#src/settings/default-settings.ts';
import { createSettingsStore, type SettingsStore } from '#src/settings/settings-store.ts';
import type { Theme } from '#src/settings/theme.ts';
import { SettingsContext } from '#src/settings/use-settings.ts';
import { type CurrentPage, type ShellEnvironment, ShellProvider } from '#src/shell/shell-environment.tsx';
import { tree } from '#tests/src/routing/support.ts';
import { memoryStorage as tokenStorage } from '#tests/src/session/support.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';

export const menuEntry = (changes: Partial<MenuEntry> & { title: string }): MenuEntry => ({
	key: changes.title,
	icon: null,
	note: null,
	href: null,
	external: false,
	route: null,
	command: null,
	items: [],
	...changes,
});

export const menus: Readonly<Record<string, readonly MenuEntry[]>> = {
	sidebar: [
		menuEntry({ title: '首页', href: '/index', route: 'index' }),
		menuEntry({
			title: '学习',
			items: [
				menuEntry({ title: '课程中心', href: '/courseIndex', route: 'courseIndex' }),
				menuEntry({ title: '帮助', href: 'https://example.org', external: true }),
			],
		}),
		menuEntry({ title: '练习', items: [menuEntry({ title: '题库', href: '/problem', route: 'problem' })] }),
	],
	user: [menuEntry({ title: '个人中心', href: '/ucenter', route: 'ucenter' }), menuEntry({ title: '退出登录', command: 'logout' })],
	search: [menuEntry({ title: '错题本', href: '/ucenter?tab=wrong', route: 'ucenter' })],
};

/** The page of a course, which belongs to the list's menu item. */
export const courseDetail: CurrentPage & CurrentLocation = {
	key: 'courseDetail',
	name: 'courseDetail',
	path: '/courseDetail/1',
	activeMenu: '/courseIndex',
	parents: ['courses'],
};

export const themed = (theme: Partial<Theme> = {}): SettingsStore =>
	createSettingsStore(memoryStorage(), { ...defaultSettings.theme, ...theme });

type Environments = Omit<ShellEnvironment & MenuEnvironment, 'current'> & { current: CurrentPage & CurrentLocation };

export function inShell(children: ReactNode, changes: Partial<Environments> = {}, settings: SettingsStore = themed()): ReactNode {
	const environment: Environments = {
		settings: defaultSettings,
		errors: createErrorLog({ enabled: false, url: () => '', secrets: () => [], monitor: null }),
		current: courseDetail,
		routes: createRouteTable(tree),
		home: '/index',
		now: () => 0,
		useMenu: (name) => menus[name] ?? [],
		search: { searchPath: null, go: () => undefined },
		prefetch: () => undefined,
		openTab: () => false,
		lock: { offered: () => false, lock: () => undefined, prepare: () => undefined },
		outbox: proxy({ Notice: null }),
		release: proxy({ newer: false }),
		installation: { state: proxy({ offered: false }), install: async () => undefined },
		run: () => undefined,
		...changes,
	};
	const store = createSessionStore({
		operations: null,
		storage: tokenStorage(),
		suffix: { from: 1000, to: 9999 },
		loginInterception: true,
		random: () => 0,
		fetchUser: async () => ({ ok: true, data: null }),
		prepare: async () => ({ ok: true }),
	});
	return (
		<MemoryRouter initialEntries={[environment.current.path]}>
			<SessionContext value={store}>
				<SettingsContext value={settings}>
					<MenuContext value={environment}>
						<ShellProvider environment={environment}>{children}</ShellProvider>
					</MenuContext>
				</SettingsContext>
			</SessionContext>
		</MemoryRouter>
	);
}
