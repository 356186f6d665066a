import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { BlockDefinition } from '#src/pages/page-definition.ts';
import { createWorld, openPage, page } from '#tests/support/page-world.tsx';
import { click } from '#tests/support/render.tsx';

const paged = { page: 'pageNum', size: 'pageSize', list: 'records', total: 'total', queryKey: 'coursesPage', defaultSize: 2 };
const cards: BlockDefinition = {
	block: 'cards',
	needs: ['courses'],
	source: { rows: (s) => s.data.courses?.records, paged: 'courses' },
	title: (s) => s.row.title,
	label: '课程',
	empty: '没有课程',
};
const kinds: BlockDefinition = {
	block: 'buttons',
	needs: [],
	items: [
		{ label: '编程', actions: [{ set: () => ({ kind: 'code' }) }] },
		{ label: '提示', actions: [{ set: () => ({ hint: 'x' }) }] },
	],
};
const definition = page([kinds, cards], {
	state: { kind: { query: true }, hint: { query: true } },
	data: { courses: { operation: 'main.courses', with: (s) => ({ kind: s.state.kind }), paged } },
});

const world = () =>
	createWorld({
		'main.courses': ({ pageNum, kind }) => ({ total: 5, records: [{ id: `${kind}${pageNum}`, title: `${kind ?? '全部'} ${pageNum}` }] }),
	});

test('keeps the page number in the address and pages by it', async () => {
	const { screen, address, world: at } = await openPage(definition, world(), '/page?coursesPage=2');
	await screen.findByRole('heading', { name: '全部 2' });
	expect(at.calls[0]?.input).toEqual({ pageNum: 2, pageSize: 2 });
	expect(screen.container.textContent).toContain('共 5 条');
	expect(screen.getByRole('button', { name: '第 2 页' }).getAttribute('aria-current')).toBe('page');
	await click(screen.getByRole('button', { name: '下一页' }));
	await screen.findByRole('heading', { name: '全部 3' });
	expect(address()).toBe('/page?coursesPage=3');
	expect(screen.getByRole('button', { name: '下一页' })).toHaveProperty('disabled', true);
	await click(screen.getByRole('button', { name: '第 1 页' }));
	await screen.findByRole('heading', { name: '全部 1' });
	expect(address()).toBe('/page');
});

test('another page begins at its first row, and leaves a list alone that begins in the window', async () => {
	const { screen } = await openPage(definition, world(), '/page');
	await screen.findByRole('heading', { name: '全部 1' });
	const list = screen.getByRole('list', { name: '课程' });
	list.scrollIntoView = vi.fn();
	const turn = (name: string) => click(screen.getByRole('button', { name }));
	await turn('下一页');
	expect(list.scrollIntoView).not.toHaveBeenCalled();
	list.getBoundingClientRect = () => new DOMRect(0, -600, 300, 700);
	await turn('第 3 页');
	expect(list.scrollIntoView).toHaveBeenCalledOnce();
});

test('changed arguments return to page 1 in one step, without a call for the old page', async () => {
	const { screen, address, world: at, go } = await openPage(definition, world(), '/page?coursesPage=3');
	await screen.findByRole('heading', { name: '全部 3' });
	await click(screen.getByRole('button', { name: '编程' }));
	await screen.findByRole('heading', { name: 'code 1' });
	expect(address()).toBe('/page?kind=code');
	expect(at.calls.map((call) => call.input)).toEqual([
		{ pageNum: 3, pageSize: 2 },
		{ kind: 'code', pageNum: 1, pageSize: 2 },
	]);
	await go(-1);
	await screen.findByRole('heading', { name: '全部 3' });
	expect(address()).toBe('/page?coursesPage=3');
});

test('a variable that is not an argument keeps the page number', async () => {
	const { screen, address } = await openPage(definition, world(), '/page?coursesPage=3');
	await screen.findByRole('heading', { name: '全部 3' });
	await click(screen.getByRole('button', { name: '提示' }));
	expect(address()).toBe('/page?coursesPage=3&hint=x');
});

test('the old page stays, marked as busy, until the new one is loaded', async () => {
	let answer: (value: unknown) => void = () => undefined;
	const at = createWorld({
		'main.courses': ({ pageNum }) =>
			pageNum === 1 ? { total: 5, records: [{ id: '1', title: '第一页的课' }] } : new Promise((resolve) => (answer = resolve)),
	});
	const { screen } = await openPage(definition, at);
	await screen.findByRole('heading', { name: '第一页的课' });
	await click(screen.getByRole('button', { name: '下一页' }));
	expect(screen.getByRole('heading', { name: '第一页的课' })).toBeDefined();
	expect(screen.getByRole('list', { name: '课程' }).getAttribute('aria-busy')).toBe('true');
	answer({ total: 5, records: [{ id: '2', title: '第二页的课' }] });
	await screen.findByRole('heading', { name: '第二页的课' });
	expect(screen.getByRole('list', { name: '课程' }).getAttribute('aria-busy')).toBeNull();
});

test('a list without rows shows the empty state', async () => {
	const { screen } = await openPage(definition, createWorld({ 'main.courses': () => ({ total: 0, records: [] }) }));
	await waitFor(() => expect(screen.container.textContent).toContain('没有课程'));
	expect(screen.queryByRole('navigation')).toBeNull();
});
