import type { RenderResult } from '@testing-library/react';
import { act, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ContentHit, ContentSearch } from '#src/search/content-search.ts';
import { SearchPalette, type SearchPaletteProps } from '#src/search/search-palette.tsx';
import { courseDetail, inShell, menuEntry, menus } from '#tests/src/shell/support.tsx';
import { press, render, type } from '#tests/support/render.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const DEBOUNCE = 300;
const hit = (title: string): ContentHit => ({ key: title, title, note: '课程', path: `/courseDetail/${title}` });

function controlledServer() {
	const asked: { keyword: string; signal: AbortSignal; answer: (hits: readonly ContentHit[] | null) => void }[] = [];
	const search: ContentSearch = {
		debounce: DEBOUNCE,
		find: (keyword, signal) => new Promise((answer) => asked.push({ keyword, signal, answer })),
	};
	return { asked, search };
}

function Address() {
	const { pathname, search } = useLocation();
	return <samp>{pathname + decodeURIComponent(search)}</samp>;
}

function RoutedPalette({ content, ...props }: Omit<SearchPaletteProps, 'search'> & { content: ContentSearch | null }) {
	const navigate = useNavigate();
	const search = useMemo(
		() => ({
			searchPath: '/search',
			go: (path: string) => void navigate(path),
			...(content && { loadContentSearch: async () => content }),
		}),
		[content, navigate],
	);
	return <SearchPalette {...props} search={search} />;
}

async function open({ search = null as ContentSearch | null, entries = menus.sidebar ?? [] } = {}) {
	const onClose = vi.fn();
	const screen = await render(
		inShell(
			<>
				<RoutedPalette entries={entries} onClose={onClose} content={search} />
				<Address />
			</>,
			{
				current: courseDetail,
			},
		),
	);
	const field = screen.getByRole('combobox');
	return {
		screen,
		field,
		onClose,
		write: (text: string) => type(field, text),
		pressed: (key: string) => press(field, key),
		titles: () => screen.queryAllByRole('option').map((each) => each.querySelector('.palette-title')?.textContent),
		active: () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.querySelector('.palette-title')?.textContent,
		address: () => screen.container.querySelector('samp')?.textContent,
	};
}

const wait = (time: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(time)));
const groups = (screen: RenderResult): (string | null)[] =>
	screen.queryAllByRole('group').map((each) => each.querySelector('p')?.textContent ?? null);

test('initially lists all menu items with their groups, and the search page', async () => {
	const { screen, titles, active } = await open();
	expect(titles()).toEqual(['首页', '课程中心', '帮助', '题库', '个人中心', '错题本', '打开全站搜索']);
	expect(screen.getByRole('option', { name: /课程中心/ }).textContent).toContain('学习');
	expect(active()).toBe('首页');
});

test('finds places that only the menu of the search names, and opens them with their query', async () => {
	const { write, pressed, titles, address } = await open();
	await write('错题');
	expect(titles()[0]).toBe('错题本');
	await pressed('Enter');
	expect(address()).toBe('/ucenter?tab=wrong');
});

test('arrow keys wrap around, Home and End jump, and Enter opens the active item', async () => {
	const { pressed, active, address, onClose } = await open();
	const walk = [
		['ArrowUp', '打开全站搜索'],
		['ArrowDown', '首页'],
		['ArrowDown', '课程中心'],
		['End', '打开全站搜索'],
		['Home', '首页'],
		['ArrowDown', '课程中心'],
	] as const;
	for (const [key, wanted] of walk) {
		await pressed(key);
		expect(active(), key).toBe(wanted);
	}
	await pressed('Enter');
	expect(address()).toBe('/courseIndex');
	expect(onClose).toHaveBeenCalled();
});

test('content results follow the menu results after the debounce, and keep the active item', async () => {
	const { asked, search } = controlledServer();
	const { screen, write, pressed, titles, active, address } = await open({ search });
	await write('课');
	await wait(DEBOUNCE - 1);
	await write('课程');
	await wait(DEBOUNCE - 1);
	expect(asked).toEqual([]);
	await wait(1);
	expect(asked.map(({ keyword }) => keyword)).toEqual(['课程']);
	expect(screen.container.textContent).toContain('正在搜索内容…');
	await pressed('End');
	await act(async () => asked[0]?.answer([hit('课程一'), hit('课程二')]));
	expect(titles()).toEqual(['课程中心', '课程一', '课程二', '在全站搜索“课程”']);
	expect(groups(screen)).toEqual(['菜单', '内容', '更多']);
	expect(active()).toBe('在全站搜索“课程”');
	expect(screen.getByRole('status').textContent).toBe('找到 1 个菜单，2 条内容');
	await pressed('ArrowUp');
	await pressed('Enter');
	expect(address()).toBe('/courseDetail/课程二');
});

test('a response for an earlier keyword is dropped, and its call aborted', async () => {
	const { asked, search } = controlledServer();
	const { write, titles } = await open({ search });
	await write('机');
	await wait(DEBOUNCE);
	await write('机器');
	await wait(DEBOUNCE);
	expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
	await act(async () => asked[1]?.answer([hit('机器')]));
	await act(async () => asked[0]?.answer([hit('机')]));
	expect(titles()).toEqual(['机器', '在全站搜索“机器”']);
});

test('when the content search fails, the menu search still works and a line reports the failure', async () => {
	const { asked, search } = controlledServer();
	const { screen, write, titles } = await open({ search });
	await write('题库');
	await wait(DEBOUNCE);
	await act(async () => asked[0]?.answer(null));
	expect(titles()).toEqual(['题库', '在全站搜索“题库”']);
	expect(screen.container.textContent).toContain('内容暂时搜不到');
});

test('reports that there are no results; Enter then opens the search page', async () => {
	const { asked, search } = controlledServer();
	const { screen, write, pressed, address } = await open({ search });
	await write('  不存在 ');
	await wait(DEBOUNCE);
	await act(async () => asked[0]?.answer([]));
	expect(screen.container.textContent).toContain('没有找到“不存在”');
	await pressed('Enter');
	expect(address()).toBe('/search?keyword=不存在');
});

test('Enter that ends an IME composition selects nothing', async () => {
	const { field, address, onClose } = await open();
	await act(async () => void field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true })));
	expect(onClose).not.toHaveBeenCalled();
	expect(address()).toBe(courseDetail.path);
});

test('an external address opens in its own browser tab', async () => {
	const openWindow = vi.spyOn(window, 'open').mockReturnValue(null);
	const { write, pressed, address } = await open();
	await write('帮助');
	await pressed('Enter');
	expect(openWindow).toHaveBeenCalledWith('https://example.org', '_blank', 'noopener,noreferrer');
	expect(address()).toBe(courseDetail.path);
	openWindow.mockRestore();
});

test('a very long list shows its first items and the number of the rest', async () => {
	const entries = Array.from({ length: 1000 }, (_, at) => menuEntry({ title: `页面 ${at}`, href: `/p/${at}` }));
	const { screen, write, titles } = await open({ entries });
	await write('页面');
	expect(titles()).toHaveLength(51);
	expect(screen.container.textContent).toContain('还有 950 项');
});
