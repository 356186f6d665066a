import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FormBlock } from '#generated/block-types.ts';
import { HttpError } from '#src/http/result.ts';
import { createWorld, openPage, page, type World } from '#tests/support/page-world.tsx';
import { click, submit, type } from '#tests/support/render.tsx';
import { field, form } from './support.ts';

const name = field('name', '姓名', { required: true });
const school = field('school', '学校', { required: true });
const captain = field('captain', '领队', { required: true });
const refusals = { at: ['data'], name: 'field', message: 'message' };

const wizard = (more: Partial<FormBlock> = {}): FormBlock =>
	form(undefined, {
		label: '报名',
		submit: '提交报名',
		refusals,
		steps: [
			{ title: '基本信息', note: '和学生证上一样', fields: [name, school] },
			{ title: '领队', fields: [captain], when: (s) => s.form.school !== '家里' },
			{ title: '其他', fields: [field('note', '备注')] },
		],
		...more,
	});

const open = async (world: World = createWorld({ 'main.courseNoteSave': () => null }), more?: Partial<FormBlock>) => {
	const { screen } = await openPage(page([wizard(more)]), world);
	await screen.findByRole('list', { name: '步骤' });
	const at = (): string | null =>
		screen.queryAllByRole('listitem').find((each) => each.getAttribute('aria-current') === 'step')?.textContent ?? null;
	const fill = async (label: string, text: string) => type(screen.getByRole('textbox', { name: label }), text);
	return { screen, at, fill, next: () => submit(screen.getByRole('form', { name: '报名' })) };
};

test('validates a step before the next; only its fields are visible, and its heading gets the focus', async () => {
	const { screen, at, fill, next } = await open();
	expect(at()).toBe('1基本信息');
	expect(screen.queryByRole('textbox', { name: '领队' })).toBeNull();
	await next();
	expect(at()).toBe('1基本信息');
	expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '姓名' }));
	await fill('姓名', '小明');
	await fill('学校', '一小');
	await next();
	expect(at()).toBe('2领队');
	expect(document.activeElement?.textContent).toBe('第 2 步，共 3 步领队');
});

test('going back keeps the input and shows no errors for missing fields', async () => {
	const { screen, at, fill, next } = await open();
	await fill('姓名', '小明');
	await fill('学校', '一小');
	await next();
	await click(screen.getByRole('button', { name: '上一步' }));
	expect(at()).toBe('1基本信息');
	expect(screen.getByRole('textbox', { name: '姓名' })).toHaveProperty('value', '小明');
	await next();
	await fill('领队', '王老师');
	await click(screen.getByRole('button', { name: '基本信息' }));
	expect(screen.getByRole('textbox', { name: '学校' })).toHaveProperty('value', '一小');
});

test('the last step submits all fields; a skipped step is neither required nor submitted', async () => {
	const world = createWorld({ 'main.courseNoteSave': () => null });
	const { screen, at, fill, next } = await open(world);
	await fill('姓名', '小明');
	await fill('学校', '家里');
	await next();
	expect(at()).toBe('2其他');
	expect(screen.queryByRole('button', { name: '提交报名' })).not.toBeNull();
	await next();
	await waitFor(() => expect(world.calls).toHaveLength(1));
	expect(world.calls[0]?.input).toEqual({ name: '小明', school: '家里' });
	expect(at()).toBe('1基本信息');
});

test('a refusal opens the step of its field', async () => {
	const body = { data: { name: '名字里有错字' } };
	const world = createWorld({ 'main.courseNoteSave': () => new HttpError({ kind: 'business', message: '不行', body }) });
	const { screen, at, fill, next } = await open(world);
	await fill('姓名', '小朋');
	await fill('学校', '家里');
	await next();
	await next();
	await waitFor(() => expect(screen.container.textContent).toContain('名字里有错字'));
	expect(at()).toBe('1基本信息');
	expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '姓名' }));
});

test('a review shows all input before submission', async () => {
	const world = createWorld({ 'main.courseNoteSave': () => null });
	const { screen, at, fill, next } = await open(world, { review: true });
	await fill('姓名', '小明');
	await fill('学校', '家里');
	await next();
	await next();
	expect(at()).toBe('3核对');
	expect(world.calls).toEqual([]);
	await waitFor(() => expect(screen.container.textContent).toContain('没有填写'));
	expect(screen.container.textContent).toContain('姓名小明');
	await click(screen.getByRole('button', { name: '修改其他' }));
	await fill('备注', '坐轮椅');
	await next();
	await next();
	await waitFor(() => expect(world.calls).toHaveLength(1));
	expect(world.calls[0]?.input).toEqual({ name: '小明', school: '家里', note: '坐轮椅' });
});
