import { waitFor } from '@testing-library/react';
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { BlockDefinition } from '#src/pages/page-definition.ts';
import { createWorld, openPage, page } from '#tests/support/page-world.tsx';
import { click, type } from '#tests/support/render.tsx';

const shown: BlockDefinition = { block: 'text', needs: [], text: (s) => `关键词 ${s.state.keyword ?? '无'}` };
const search: BlockDefinition = { block: 'search-box', needs: [], binds: 'keyword', placeholder: '搜索课程' };
const button: BlockDefinition = {
	block: 'buttons',
	needs: [],
	items: [{ label: '航模', actions: [{ set: () => ({ keyword: '航模' }) }] }],
};
const keyword = { state: { keyword: { query: true } } };

test('a query variable is read from the address and written to it', async () => {
	const { screen, address } = await openPage(page([shown, button], keyword), createWorld(), '/page?keyword=robot');
	expect(screen.container.textContent).toContain('关键词 robot');
	await click(screen.getByRole('button', { name: '航模' }));
	expect(screen.container.textContent).toContain('关键词 航模');
	expect(address()).toBe(`/page?keyword=${encodeURIComponent('航模')}`);
});

test('back navigation restores the previous selection', async () => {
	const { screen, go } = await openPage(page([shown, button], keyword), createWorld(), '/page?keyword=robot');
	await click(screen.getByRole('button', { name: '航模' }));
	await go(-1);
	await waitFor(() => expect(screen.container.textContent).toContain('关键词 robot'));
});

test('typing updates the address after a debounce, and consecutive words make one history entry', async () => {
	const world = createWorld({}, { debounce: 1000 });
	const { screen, address, go } = await openPage(page([shown, search], keyword), world, '/page?other=1');
	const field = screen.getByRole('searchbox', { name: '搜索课程' });
	vi.useFakeTimers();
	onTestFinished(() => void vi.useRealTimers());
	const pause = () => act(async () => void vi.advanceTimersByTime(1000));
	await type(field, '小');
	expect(address()).toBe('/page?other=1');
	await pause();
	expect(decodeURIComponent(address())).toBe('/page?other=1&keyword=小');
	await type(field, '小车');
	await pause();
	expect(screen.container.textContent).toContain('关键词 小车');
	expect(decodeURIComponent(address())).toBe('/page?other=1&keyword=小车');
	await go(-1);
	expect(screen.container.textContent).toContain('关键词 无');
	expect(address()).toBe('/page?other=1');
	expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
});

test('the clear button empties the field at once', async () => {
	const { screen, address } = await openPage(page([shown, search], keyword), createWorld(), '/page?keyword=robot');
	expect(screen.getByRole('searchbox')).toHaveProperty('value', 'robot');
	await click(screen.getByRole('button', { name: '清空' }));
	expect(screen.container.textContent).toContain('关键词 无');
	expect(address()).toBe('/page');
});

test('changed path parameters create a new page with its own variables', async () => {
	const local: BlockDefinition = {
		block: 'buttons',
		needs: [],
		items: [{ label: (s) => `计数 ${s.state.count}`, actions: [{ set: (s) => ({ count: s.state.count + 1 }) }] }],
	};
	const { screen, go } = await openPage(page([local], { state: { count: { type: 'integer', default: 0 } } }), createWorld(), '/c1');
	await click(screen.getByRole('button', { name: '计数 0' }));
	expect(screen.queryByRole('button', { name: '计数 1' })).not.toBeNull();
	await go('/c2');
	await screen.findByRole('button', { name: '计数 0' });
});

test('the page title follows its data', async () => {
	const world = createWorld({ 'main.course': () => ({ title: '小车' }) });
	const definition = page([], { title: (s) => s.data.course?.title ?? '课程', data: { course: { operation: 'main.course' } } });
	await openPage(definition, world);
	await waitFor(() => expect(world.log).toContain('title 小车'));
	expect(world.log).toEqual(['title 课程', 'title 小车']);
});
