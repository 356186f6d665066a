import { act, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createErrorLog } from '#src/errors/error-log-store.ts';
import type { MenuEntry } from '#src/routing/build-menu.ts';
import { createSessionStore } from '#src/session/session-store.ts';
import { SessionContext } from '#src/session/use-session.ts';
import { defaultSettings } from '#src/settings/default-settings.ts';
import { type ShellEnvironment, ShellProvider } from '#src/shell/shell-environment.tsx';
import { SideMenu } from '#src/shell/side-menu.tsx';
import { UserMenu } from '#src/shell/user-menu.tsx';
import { memoryStorage } from '#tests/src/session/support.ts';
import { render } from '#tests/support/render.tsx';

const entry = (changes: Partial<MenuEntry>): MenuEntry => ({
	...{ key: changes.title ?? '', title: '', icon: null, note: null, href: null, external: false, route: null, command: null, items: [] },
	...changes,
});

const menus: Readonly<Record<string, readonly MenuEntry[]>> = {
	sidebar: [
		entry({ title: '首页', href: '/index', route: 'index' }),
		entry({
			title: '学习',
			items: [
				entry({ title: '课程中心', href: '/courseIndex', route: 'courseIndex' }),
				entry({ title: '帮助', href: 'https://example.org', external: true }),
			],
		}),
	],
	user: [entry({ title: '个人中心', href: '/ucenter', route: 'ucenter' }), entry({ title: '退出登录', command: 'logout' })],
};

function inShell(children: ReactNode, changes: Partial<ShellEnvironment> = {}): ReactNode {
	const environment: ShellEnvironment = {
		settings: defaultSettings,
		errors: createErrorLog({ enabled: false, url: () => '', secrets: () => [] }),
		current: { name: 'courseDetail', path: '/courseDetail/1', activeMenu: '/courseIndex', crumbs: [] },
		useMenu: (name) => menus[name] ?? [],
		pathOf: () => null,
		prefetch: () => undefined,
		run: () => undefined,
		...changes,
	};
	const store = createSessionStore({
		operations: null,
		storage: memoryStorage(),
		suffix: { suffixFrom: 1000, suffixTo: 9999 },
		loginInterception: true,
		random: () => 0,
		fetchUser: async () => ({ ok: true, data: null }),
		prepare: async () => true,
	});
	return (
		<MemoryRouter>
			<SessionContext value={store}>
				<ShellProvider environment={environment}>{children}</ShellProvider>
			</SessionContext>
		</MemoryRouter>
	);
}

const click = (element: HTMLElement): Promise<void> => act(async () => element.click());
const press = (element: HTMLElement, key: string): Promise<void> =>
	act(async () => void element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

test('the main menu is a landmark whose current item is marked, by activeMenu for a page below it', async () => {
	const screen = await render(inShell(<SideMenu />));
	expect(screen.get('navigation', '主菜单')).toBeTruthy();
	expect(screen.get('link', '课程中心').getAttribute('aria-current')).toBe('page');
	expect(screen.get('link', '首页').hasAttribute('aria-current')).toBe(false);
});

test('a group opens and closes, and closed items cannot be reached', async () => {
	const screen = await render(inShell(<SideMenu />));
	const heading = screen.get('button', '学习');
	expect(heading.getAttribute('aria-expanded')).toBe('true');
	await click(heading);
	expect(heading.getAttribute('aria-expanded')).toBe('false');
	expect(document.getElementById(heading.getAttribute('aria-controls') ?? '')?.hasAttribute('inert')).toBe(true);
});

test('an address outside the app opens a tab of its own that knows nothing of this one', async () => {
	const screen = await render(inShell(<SideMenu />));
	const link = screen.get('link', '帮助');
	expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
		'https://example.org',
		'_blank',
		'noopener noreferrer',
	]);
});

test('in the narrow menu items keep their names', async () => {
	const screen = await render(inShell(<SideMenu narrow />));
	expect(screen.get('link', '课程中心').getAttribute('title')).toBe('课程中心');
	expect(screen.has('button', '学习')).toBe(false);
});

test('pointing at an item or focusing it fetches its page', async () => {
	const prefetch = vi.fn();
	const screen = await render(inShell(<SideMenu />, { prefetch }));
	await act(async () => screen.get('link', '首页').focus());
	expect(prefetch).toHaveBeenCalledWith('/index');
});

test('the user menu opens by click and arrow keys, closes on Escape and gives the focus back', async () => {
	const screen = await render(inShell(<UserMenu />));
	const button = screen.get('button', /游客/);
	expect(screen.has('menuitem')).toBe(false);
	await click(button);
	expect(button.getAttribute('aria-expanded')).toBe('true');
	await press(button, 'ArrowDown');
	expect(document.activeElement?.textContent).toBe('个人中心');
	await press(document.activeElement as HTMLElement, 'ArrowUp');
	expect(document.activeElement?.textContent).toBe('退出登录');
	await press(document.activeElement as HTMLElement, 'Escape');
	expect(screen.has('menuitem')).toBe(false);
	expect(document.activeElement).toBe(button);
});

test('a command of the user menu is run', async () => {
	const run = vi.fn();
	const screen = await render(inShell(<UserMenu />, { run }));
	await click(screen.get('button', /游客/));
	await click(screen.get('menuitem', '退出登录'));
	expect(run).toHaveBeenCalledWith('logout');
});
