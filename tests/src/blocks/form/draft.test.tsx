import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FormBlock } from '#generated/block-types.ts';
import { createFormDrafts } from '#src/drafts/form-drafts.ts';
import { memoryRecords } from '#tests/support/memory-records.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { createWorld, openPage, page, type World } from '#tests/support/page-world.tsx';
import { click, lazyCode, submit, type } from '#tests/support/render.tsx';
import { field, form } from './support.ts';

const block = (more: Partial<FormBlock> = {}): FormBlock =>
	form(
		[
			field('title', '标题'),
			field('tags', '标签', { type: 'array', enum: ['甲', '乙'] }),
			field('password', '密码', {}, { control: 'password' }),
			field('token', '口令', { secret: true }),
		],
		{ draft: true, ...more },
	);

const openWorld = (storage = memoryStorage()): World =>
	createWorld(
		{ 'main.courseNoteSave': () => null },
		{ openDrafts: async () => createFormDrafts(storage, 'u1', memoryRecords()), debounce: 1 },
	);

const open = (world: World, address = '/page', more: Partial<FormBlock> = {}) => openPage(page([block(more)]), world, address);
const textIn = (element: HTMLElement): string => (element as HTMLInputElement).value;

test('restores a draft without fields that must not be stored, and shows a notice', async () => {
	const world = openWorld();
	const first = await open(world);
	await lazyCode();
	await type(first.screen.getByRole('textbox', { name: '标题' }), '小车');
	await click(first.screen.getByRole('checkbox', { name: '乙' }));
	await type(first.screen.getByLabelText('密码'), 'secret-1');
	await type(first.screen.getByRole('textbox', { name: '口令' }), 'secret-2');
	first.screen.unmount();

	const { screen } = await open(world);
	await screen.findByRole('status');
	expect(screen.container.textContent).toContain('已恢复上次没有提交的内容');
	expect(textIn(screen.getByRole('textbox', { name: '标题' }))).toBe('小车');
	expect(screen.getByRole('checkbox', { name: '乙' })).toHaveProperty('checked', true);
	expect([textIn(screen.getByLabelText('密码')), textIn(screen.getByRole('textbox', { name: '口令' }))]).toEqual(['', '']);

	await click(screen.getByRole('button', { name: '清空重填' }));
	expect(textIn(screen.getByRole('textbox', { name: '标题' }))).toBe('');
	expect(screen.queryByRole('status')).toBeNull();
	screen.unmount();
	const again = await open(world);
	await lazyCode();
	expect(textIn(again.screen.getByRole('textbox', { name: '标题' }))).toBe('');
});

test('each address has its own draft', async () => {
	const world = openWorld();
	const first = await open(world, '/page?id=1');
	await lazyCode();
	await type(first.screen.getByRole('textbox', { name: '标题' }), '小车');
	first.screen.unmount();
	const { screen } = await open(world, '/page?id=2');
	await lazyCode();
	expect(textIn(screen.getByRole('textbox', { name: '标题' }))).toBe('');
});

test('deletes the draft after submission', async () => {
	const storage = memoryStorage();
	const world = openWorld(storage);
	const { screen } = await open(world);
	await lazyCode();
	await type(screen.getByRole('textbox', { name: '标题' }), '小车');
	await waitFor(() => expect(storage.read('form-drafts-u1')).not.toBeNull());
	await submit(screen.getByRole('form', { name: '资料' }));
	await waitFor(() => expect(storage.read('form-drafts-u1')).toBeNull());
});

test('asks before leaving only if the input cannot be stored', async () => {
	const { screen } = await open(openWorld());
	const isAsked = (): boolean => screen.getByRole('form', { name: '资料' }).hasAttribute('data-dirty');
	await type(screen.getByRole('textbox', { name: '标题' }), '小车');
	expect(isAsked()).toBe(false);
	await type(screen.getByLabelText('密码'), '123456');
	expect(isAsked()).toBe(true);
});

test('a form without the key stores no draft', async () => {
	const storage = memoryStorage();
	const { screen } = await open(openWorld(storage), '/page', { draft: false });
	await type(screen.getByRole('textbox', { name: '标题' }), '小车');
	await lazyCode();
	screen.unmount();
	expect(storage.read('form-drafts-u1')).toBeNull();
});

test('restores added rows with their values', async () => {
	const rows = [field('name', '姓名'), field('skills', '会什么', { type: 'array', enum: ['画', '写'] })];
	const more = { fields: [field('members', '队员', { type: 'array', items: 'object' }, { rows })] };
	const world = openWorld();
	const first = await open(world, '/page', more);
	await lazyCode();
	await click(await first.screen.findByRole('button', { name: '添加队员' }));
	await click(first.screen.getByRole('button', { name: '添加队员' }));
	await type(first.screen.getAllByRole('textbox', { name: '姓名' })[1] as HTMLElement, '小红');
	await click(first.screen.getByRole('button', { name: '上移队员 2' }));
	first.screen.unmount();

	const { screen } = await open(world, '/page', more);
	await screen.findByText('已恢复上次没有提交的内容', { exact: false });
	expect(screen.getAllByRole('textbox', { name: '姓名' }).map(textIn)).toEqual(['小红', '']);
	await click(screen.getByRole('button', { name: '添加队员' }));
	expect(screen.getAllByRole('textbox', { name: '姓名' }).map(textIn)).toEqual(['小红', '', '']);
	await click(screen.getByRole('button', { name: '清空重填' }));
	expect(screen.queryAllByRole('textbox', { name: '姓名' })).toEqual([]);
});
