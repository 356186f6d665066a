/** Hot reload: the dev server replaces the definition of an open page when its manifest is saved. */
import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BlockDefinition } from '#src/pages/page-definition.ts';
import { createWorld, openPage, page } from '#tests/support/page-world.tsx';
import { click, type } from '#tests/support/render.tsx';

const text = (words: string): BlockDefinition => ({ block: 'text', needs: [], text: words });
const form: BlockDefinition = {
	block: 'form',
	needs: [],
	label: '登录',
	submits: 'main.studentLogin',
	submit: '登录',
	fields: [{ field: 'username', label: '账号', rules: { type: 'string', required: true } }],
};
const counter: BlockDefinition = {
	block: 'buttons',
	needs: [],
	items: [{ label: (s) => `计数 ${s.state.count}`, actions: [{ set: (s) => ({ count: s.state.count + 1 }) }] }],
};
const count = { count: { type: 'integer', default: 0 } } as const;

test('keeps form input when blocks are added before the form and removed again', async () => {
	const { screen, save } = await openPage(page([text('一'), form]), createWorld());
	await type(screen.getByRole('textbox', { name: '账号' }), 'student01');
	await save(page([text('零'), text('一'), counter, form], { state: count }));
	expect(screen.container.textContent).toContain('零');
	expect(screen.getByRole('textbox', { name: '账号' })).toHaveProperty('value', 'student01');
	await save(page([form]));
	expect(screen.getByRole('textbox', { name: '账号' })).toHaveProperty('value', 'student01');
});

test('variables keep their values, new ones get their default, and those with a changed type are reset', async () => {
	const { screen, save } = await openPage(page([counter], { state: count }), createWorld());
	await click(screen.getByRole('button', { name: '计数 0' }));
	await click(screen.getByRole('button', { name: '计数 1' }));
	const word: BlockDefinition = { block: 'text', needs: [], text: (s) => `字 ${s.state.word}` };
	await save(page([counter, word], { state: { ...count, word: { default: '新' } } }));
	expect(screen.container.textContent).toContain('字 新');
	await click(screen.getByRole('button', { name: '计数 2' }));
	expect(screen.queryByRole('button', { name: '计数 3' })).not.toBeNull();
	await save(page([counter], { state: { count: { type: 'boolean', default: false } } }));
	expect(screen.queryByRole('button', { name: '计数 false' })).not.toBeNull();
});

test('keeps a filter in the address', async () => {
	const shown: BlockDefinition = { block: 'text', needs: [], text: (s) => `找 ${s.state.keyword}` };
	const keyword = { keyword: { query: true } };
	const { screen, save, address } = await openPage(page([shown], { state: keyword }), createWorld(), '/page?keyword=robot');
	await save(page([shown, text('多一行')], { state: { ...keyword, level: { query: true } } }));
	expect(screen.container.textContent).toContain('找 robot');
	expect(address()).toBe('/page?keyword=robot');
});

test('sends added calls and calls with changed arguments, and actions use the latest definition', async () => {
	const world = createWorld({ 'main.list': (input) => [input], 'main.more': () => ['更多'] });
	const answer: BlockDefinition = { block: 'text', needs: ['list'], text: (s) => JSON.stringify(s.data.list) };
	const data = { list: { operation: 'main.list', with: () => ({ size: 1 }) } };
	const { screen, save } = await openPage(page([answer, counter], { state: count, data }), world);
	await waitFor(() => expect(screen.container.textContent).toContain('"size":1'));
	await save(page([answer, counter], { state: count, data: { list: { operation: 'main.list', with: () => ({ size: 2 }) } } }));
	await waitFor(() => expect(screen.container.textContent).toContain('"size":2'));
	const more: BlockDefinition = { block: 'text', needs: ['more'], text: (s) => `另有 ${s.data.more}` };
	await save(page([answer, more], { data: { ...data, more: { operation: 'main.more' } } }));
	await waitFor(() => expect(screen.container.textContent).toContain('另有 更多'));
	expect(world.calls.map(({ operation }) => operation)).toEqual(['main.list', 'main.list', 'main.more']);
});
