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

function SideMenu({ narrow = false, place = courseDetail }) {
	const trail = new Set(menuTrail(entries, place, createRouteTable(tree)).map(({ key }) => key));
	return <Menu entries={entries} trail={trail} narrow={narrow} />;
}

const click = (element: HTMLElement): Promise<void> => act(async () => element.click());
const press = (element: HTMLElement, key: string): Promise<void> =>
	act(async () => void element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

test('the main menu is a landmark and marks its current item, by activeMenu for a subpage', async () => {
	const screen = await render(inShell(<SideMenu />));
	expect(screen.getByRole('navigation', { name: '主菜单' })).toBeTruthy();
	expect(screen.getByRole('link', { name: '课程中心' }).getAttribute('aria-current')).toBe('page');
	expect(screen.getByRole('link', { name: '首页' }).hasAttribute('aria-current')).toBe(false);
});

test('a group expands and collapses, and collapsed items are not focusable', async () => {
	const screen = await render(inShell(<SideMenu />));
	const heading = screen.getByRole('button', { name: '学习' });
	expect(heading.getAttribute('aria-expanded')).toBe('true');
	await click(heading);
	expect(heading.getAttribute('aria-expanded')).toBe('false');
	expect(document.getElementById(heading.getAttribute('aria-controls') ?? '')?.hasAttribute('inert')).toBe(true);
});

test('a collapsed group expands when one of its items becomes current, and otherwise stays collapsed', async () => {
	const screen = await render(inShell(<SideMenu />));
	const isOpen = (): string | null => screen.getByRole('button', { name: '学习' }).getAttribute('aria-expanded');
	await click(screen.getByRole('button', { name: '学习' }));
	screen.rerender(inShell(<SideMenu place={{ ...courseDetail, path: '/index', activeMenu: undefined }} />));
	expect(isOpen()).toBe('false');
	screen.rerender(inShell(<SideMenu />));
	expect(isOpen()).toBe('true');
});

test('spec 2.4: clicking the item of a page that is open as a tab goes to that tab', async () => {
	const openTab = vi.fn(() => true);
	const screen = await render(inShell(<SideMenu />, { openTab }));
	const link = screen.getByRole('link', { name: '题库' });
	const follow = (init: MouseEventInit) => link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
	await act(async () => void follow({ ctrlKey: true }));
	expect(openTab).not.toHaveBeenCalled();
	await act(async () => expect(follow({})).toBe(false));
	expect(openTab).toHaveBeenCalledExactlyOnceWith('/problem');
});

test('clicking the item of the open page refreshes it, unless it opens another tab', async () => {
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

test('on a subpage, the item opens its own page', async () => {
	const refresh = vi.fn();
	const screen = await render(inShell(<SideMenu />, { refresh }));
	await click(screen.getByRole('link', { name: '课程中心' }));
	expect(refresh).not.toHaveBeenCalled();
});

test('an item without an icon shows its first character in the collapsed menu', async () => {
	const screen = await render(inShell(<Menu narrow entries={[menuEntry({ title: '帮助', href: '/help' })]} trail={new Set()} />));
	expect(screen.getByRole('link', { name: '帮助' }).textContent).toBe('帮帮助');
});

test('an external address opens a browser tab without an opener', async () => {
	const screen = await render(inShell(<SideMenu />));
	const link = screen.getByRole('link', { name: '帮助' });
	expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
		'https://example.org',
		'_blank',
		'noopener noreferrer',
	]);
});

test('items keep their accessible names in the collapsed menu', async () => {
	const screen = await render(inShell(<SideMenu narrow />));
	expect(screen.getByRole('link', { name: '课程中心' }).getAttribute('data-tooltip')).toBe('课程中心');
	expect(screen.queryByRole('button', { name: '学习' })).toBeNull();
});

test('hovering or focusing an item prefetches its page', async () => {
	const prefetch = vi.fn();
	const screen = await render(inShell(<SideMenu />, { prefetch }));
	await act(async () => screen.getByRole('link', { name: '首页' }).focus());
	expect(prefetch).toHaveBeenCalledWith('/index');
});

test('the user menu opens by click and arrow keys, closes on Escape and restores the focus', async () => {
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

test('runs a command of the user menu', async () => {
	const run = vi.fn();
	const screen = await render(inShell(<UserMenu />, { run }));
	await click(screen.getByRole('button', { name: /游客/ }));
	await click(screen.getByRole('menuitem', { name: '退出登录' }));
	expect(run).toHaveBeenCalledWith('logout');
});
