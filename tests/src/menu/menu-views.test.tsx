import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { menuTrail } from '#src/menu/menu-trail.ts';
import { SideMenu as Menu } from '#src/menu/side-menu.tsx';
import { createRouteTable } from '#src/routing/route-table.ts';
import { UserMenu } from '#src/shell/user-menu.tsx';
import { tree } from '#tests/src/routing/support.ts';
import { courseDetail, inShell, menuEntry, menus } from '#tests/src/shell/support.tsx';
import { render } from '#tests/support/render.tsx';

const entries = menus.sidebar ?? [];

/** The menu as the layout draws it at a place. */
function SideMenu({ narrow = false, place = courseDetail }) {
	const trail = new Set(menuTrail(entries, place, createRouteTable(tree)).map(({ key }) => key));
	return <Menu entries={entries} trail={trail} narrow={narrow} />;
}

const click = (element: HTMLElement): Promise<void> => act(async () => element.click());
const press = (element: HTMLElement, key: string): Promise<void> =>
	act(async () => void element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

test('the main menu is a landmark whose current item is marked, by activeMenu for a page below it', async () => {
	const screen = await render(inShell(<SideMenu />));
	expect(screen.getByRole('navigation', { name: '主菜单' })).toBeTruthy();
	expect(screen.getByRole('link', { name: '课程中心' }).getAttribute('aria-current')).toBe('page');
	expect(screen.getByRole('link', { name: '首页' }).hasAttribute('aria-current')).toBe(false);
});

test('a group opens and closes, and closed items cannot be reached', async () => {
	const screen = await render(inShell(<SideMenu />));
	const heading = screen.getByRole('button', { name: '学习' });
	expect(heading.getAttribute('aria-expanded')).toBe('true');
	await click(heading);
	expect(heading.getAttribute('aria-expanded')).toBe('false');
	expect(document.getElementById(heading.getAttribute('aria-controls') ?? '')?.hasAttribute('inert')).toBe(true);
});

test('a closed group opens when one of its items becomes the current one, and stays closed otherwise', async () => {
	const screen = await render(inShell(<SideMenu />));
	const isOpen = (): string | null => screen.getByRole('button', { name: '学习' }).getAttribute('aria-expanded');
	await click(screen.getByRole('button', { name: '学习' }));
	screen.rerender(inShell(<SideMenu place={{ ...courseDetail, path: '/index', activeMenu: undefined }} />));
	expect(isOpen()).toBe('false');
	screen.rerender(inShell(<SideMenu />));
	expect(isOpen()).toBe('true');
});

test('a click on the item of the open page refreshes it; one that asks for another tab does not', async () => {
	const refresh = vi.fn();
	const current = { ...courseDetail, path: '/problem/index', activeMenu: '/problem' };
	const screen = await render(inShell(<SideMenu place={current} />, { refresh, current }));
	const link = screen.getByRole('link', { name: '题库' });
	await act(async () => void link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })));
	expect(refresh).not.toHaveBeenCalled();
	await click(link);
	expect(refresh).toHaveBeenCalledTimes(1);
	await click(screen.getByRole('link', { name: '课程中心' }));
	expect(refresh).toHaveBeenCalledTimes(1);
});

test('on a page below it, the item leads back to its own page', async () => {
	const refresh = vi.fn();
	const screen = await render(inShell(<SideMenu />, { refresh }));
	await click(screen.getByRole('link', { name: '课程中心' }));
	expect(refresh).not.toHaveBeenCalled();
});

test('an item without an icon shows its first character in the narrow menu', async () => {
	const screen = await render(inShell(<Menu narrow entries={[menuEntry({ title: '帮助', href: '/help' })]} trail={new Set()} />));
	expect(screen.getByRole('link', { name: '帮助' }).textContent).toBe('帮帮助');
});

test('an address outside the app opens a tab of its own that knows nothing of this one', async () => {
	const screen = await render(inShell(<SideMenu />));
	const link = screen.getByRole('link', { name: '帮助' });
	expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
		'https://example.org',
		'_blank',
		'noopener noreferrer',
	]);
});

test('in the narrow menu items keep their names', async () => {
	const screen = await render(inShell(<SideMenu narrow />));
	expect(screen.getByRole('link', { name: '课程中心' }).getAttribute('title')).toBe('课程中心');
	expect(screen.queryByRole('button', { name: '学习' })).toBeNull();
});

test('pointing at an item or focusing it fetches its page', async () => {
	const prefetch = vi.fn();
	const screen = await render(inShell(<SideMenu />, { prefetch }));
	await act(async () => screen.getByRole('link', { name: '首页' }).focus());
	expect(prefetch).toHaveBeenCalledWith('/index');
});

test('the user menu opens by click and arrow keys, closes on Escape and gives the focus back', async () => {
	const screen = await render(inShell(<UserMenu />));
	const button = screen.getByRole('button', { name: /游客/ });
	expect(screen.queryByRole('menuitem')).toBeNull();
	await click(button);
	expect(button.getAttribute('aria-expanded')).toBe('true');
	await press(button, 'ArrowDown');
	expect(document.activeElement?.textContent).toBe('个人中心');
	await press(document.activeElement as HTMLElement, 'ArrowUp');
	expect(document.activeElement?.textContent).toBe('退出登录');
	await press(document.activeElement as HTMLElement, 'Escape');
	expect(screen.queryByRole('menuitem')).toBeNull();
	expect(document.activeElement).toBe(button);
});

test('a command of the user menu is run', async () => {
	const run = vi.fn();
	const screen = await render(inShell(<UserMenu />, { run }));
	await click(screen.getByRole('button', { name: /游客/ }));
	await click(screen.getByRole('menuitem', { name: '退出登录' }));
	expect(run).toHaveBeenCalledWith('logout');
});
