import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FormField } from '#generated/block-types.ts';
import { createWorld, openPage, page } from '#tests/support/page-world.tsx';
import { click, pass, submit, type } from '#tests/support/render.tsx';
import { field, form } from './support.ts';

const WORK = {
	title: '巡线小车',
	note: '会拐弯',
	price: 12,
	maker: null,
	address: { city: '深圳', street: '科苑路' },
	parts: [{ name: '马达' }, { name: '轮子' }],
	tags: ['小车'],
};

const FIELDS: readonly FormField[] = [
	field('title', '标题', { minLength: 2 }),
	field('note', '说明'),
	field('price', '价格', { type: 'number', nullable: true }),
	field('maker', '作者', { required: true }),
	field('address', '地址', { type: 'object' }, { fields: [field('city', '城市', { required: true }), field('street', '街道')] }),
	field('parts', '零件', { type: 'array', items: 'object' }, { rows: [field('name', '名称', { required: true })] }),
	field('tags', '标签', { type: 'array' }),
];

const openForm = async () => {
	const world = createWorld({ 'main.courseNoteSave': () => ({}) }, { throttle: 0 });
	const block = form(FIELDS, { changed: true, initial: { record: () => WORK }, then: [{ message: '保存好了' }] });
	const { screen } = await openPage(page([block]), world);
	const element = await screen.findByRole('form', { name: '资料' });
	await screen.findByRole('group', { name: '地址' });
	const sent = async (times = 1) => {
		await submit(element);
		await waitFor(() => expect(world.log.filter((entry) => entry === 'success: 保存好了')).toHaveLength(times));
		await pass();
		return world.calls.at(-1)?.input;
	};
	return { world, screen, element, sent, box: (name: string) => screen.getByRole('textbox', { name }) };
};

test('a form of changes sends nothing and says so while nothing has changed, also after a change was taken back', async () => {
	const { world, screen, element, box } = await openForm();
	await submit(element);
	expect(world.log.slice(1)).toEqual(['info: 没有改动，不用保存']);
	await type(box('标题'), '避障小车');
	await type(box('标题'), '巡线小车');
	await submit(element);
	expect(world.calls).toEqual([]);
	expect(screen.container.textContent).not.toContain('请输入');
});

test('a form of changes sends the changed fields, then only what was changed since', async () => {
	const { sent, box } = await openForm();
	await type(box('标题'), '避障小车');
	expect(await sent()).toEqual({ title: '避障小车' });
	await type(box('说明'), '');
	expect(await sent(2)).toEqual({ note: '' });
});

test('objects and lists are sent whole, and a number that was emptied as null', async () => {
	const { screen, sent, box } = await openForm();
	await type(box('街道'), '');
	await click(screen.getByRole('button', { name: '上移零件 2' }));
	await type(screen.getByRole('spinbutton', { name: '价格' }), '');
	expect(await sent()).toEqual({ address: { city: '深圳' }, parts: [{ name: '轮子' }, { name: '马达' }], price: null });
});

test('a changed field has to be filled if it is required or the server cannot take it empty; an untouched one has not', async () => {
	const { world, screen, element, sent, box } = await openForm();
	await type(box('标题'), '');
	await type(box('城市'), '');
	await submit(element);
	expect(world.calls).toEqual([]);
	expect(screen.container.textContent).toContain('请输入标题');
	expect(screen.container.textContent).toContain('请输入城市');
	expect(screen.container.textContent).not.toContain('请输入作者');
	await type(box('标题'), '车');
	await type(box('城市'), '广州');
	await submit(element);
	expect(screen.container.textContent).toContain('标题至少 2 个字符');
	await type(box('标题'), '小车');
	expect(await sent()).toEqual({ title: '小车', address: { city: '广州', street: '科苑路' } });
});

test('any other form sends null for an empty field that the body requires, and leaves out the others', async () => {
	const world = createWorld({ 'main.courseNoteSave': () => ({}) });
	const fields = [
		field('title', '标题', { required: true }),
		field('note', '说明'),
		field('price', '价格', { type: 'number', nullable: true }),
	];
	const { screen } = await openPage(page([form(fields)]), world);
	await type(await screen.findByRole('textbox', { name: '标题' }), '巡线小车');
	await submit(screen.getByRole('form', { name: '资料' }));
	await waitFor(() => expect(world.calls[0]?.input).toEqual({ title: '巡线小车', price: null }));
});
