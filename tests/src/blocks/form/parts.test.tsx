import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FormBlock, FormField } from '#generated/block-types.ts';
import { HttpError } from '#src/http/result.ts';
import { createWorld, openPage, page } from '#tests/support/page-world.tsx';
import { click, leave, submit, type } from '#tests/support/render.tsx';
import { field, form } from './support.ts';

const address = (required: boolean): FormField =>
	field(
		'address',
		'收件地址',
		{ type: 'object', required },
		{ fields: [field('city', '城市', { required: true }), field('street', '街道')] },
	);

const members = (more: Partial<FormField['rules']> = {}): FormField =>
	field(
		'members',
		'队员',
		{ type: 'array', items: 'object', ...more },
		{
			rows: [
				field('name', '姓名', { required: true, minLength: 2 }),
				field('role', '分工', { enum: ['程序', '搭建'] }, { control: 'radio' }),
				field('tool', '用什么写', {}, { when: (s) => s.row?.role === '程序' }),
				field('age', '年龄', { type: 'integer' }),
			],
		},
	);

const openForm = async (block: FormBlock, answer: () => unknown = () => ({})) => {
	const world = createWorld({ 'main.courseNoteSave': answer });
	const { screen } = await openPage(page([block]), world);
	const element = await screen.findByRole('form', { name: '资料' });
	const row = (number: number) => within(screen.getByRole('group', { name: `队员 ${number}` }));
	const press = (name: string) => click(screen.getByRole('button', { name }));
	return { world, screen, element, row, press, box: (name: string) => screen.getByRole('textbox', { name }) };
};

const sent = async (world: ReturnType<typeof createWorld>) => {
	await waitFor(() => expect(world.calls).toHaveLength(1));
	return world.calls[0]?.input;
};

test('fields of an object are drawn as a group and sent as an object', async () => {
	const { world, screen, element, box } = await openForm(form([field('title', '标题'), address(true)]));
	await screen.findByRole('group', { name: '收件地址' });
	await submit(element);
	expect(screen.container.textContent).toContain('请输入城市');
	await waitFor(() => expect(document.activeElement).toBe(box('城市')));
	await type(box('城市'), '深圳');
	await submit(element);
	expect(await sent(world)).toEqual({ address: { city: '深圳' } });
});

test('an object that may be left out is left out while it is empty, and complete once a field is filled', async () => {
	const { world, screen, element, box } = await openForm(form([field('title', '标题'), address(false)]));
	await screen.findByRole('group', { name: '收件地址' });
	await type(box('街道'), '科苑路');
	await submit(element);
	expect(screen.container.textContent).toContain('请输入城市');
	await type(box('街道'), '');
	await submit(element);
	expect(await sent(world)).toEqual({});
});

test('rows are added, filled, moved and removed, and sent as a list of objects', async () => {
	const { world, element, row, press, screen } = await openForm(form([members()]));
	await screen.findByRole('group', { name: '队员' });
	for (const name of ['小明', '小红', '小刚']) {
		await press('添加队员');
		const rows = screen.getAllByRole('group', { name: /^队员 \d$/ });
		const name_ = row(rows.length).getByRole('textbox', { name: '姓名' });
		expect(document.activeElement).toBe(name_);
		await type(name_, name);
	}
	await press('上移队员 3');
	expect(document.activeElement).toBe(screen.getByRole('button', { name: '上移队员 2' }));
	await press('下移队员 1');
	expect(document.activeElement).toBe(screen.getByRole('button', { name: '下移队员 2' }));
	await press('删除队员 3');
	expect(document.activeElement).toBe(screen.getByRole('button', { name: '删除队员 2' }));
	await submit(element);
	expect(await sent(world)).toEqual({ members: [{ name: '小刚' }, { name: '小明' }] });
});

test('a field within a row sees its own row', async () => {
	const { row, press, screen } = await openForm(form([members()]));
	await screen.findByRole('group', { name: '队员' });
	await press('添加队员');
	await press('添加队员');
	await click(await row(2).findByRole('radio', { name: '程序' }));
	expect(row(2).getByRole('textbox', { name: '用什么写' })).toBeTruthy();
	expect(row(1).queryByRole('textbox', { name: '用什么写' })).toBeNull();
});

test('options may be rows of the form', async () => {
	const options = {
		source: { rows: (s: { form: { members: unknown[] } }) => s.form.members },
		choice: (s: { row: { name: string } }) => s.row.name,
		key: (s: { row: { name: string } }) => s.row.name,
	};
	const captain = field('captain', '队长', {}, { control: 'radio', options: { ...options, needs: [], ofForm: true } });
	const { world, element, row, press, screen } = await openForm(form([members(), captain]));
	await screen.findByRole('group', { name: '队员' });
	await press('添加队员');
	await type(row(1).getByRole('textbox', { name: '姓名' }), '小明');
	await click(await screen.findByRole('radio', { name: '小明' }));
	await submit(element);
	expect(await sent(world)).toEqual({ members: [{ name: '小明' }], captain: '小明' });
});

test('a list has as many rows as the schema allows', async () => {
	const { press, screen, element } = await openForm(form([members({ required: true, minItems: 2, maxItems: 3 })]));
	await screen.findByRole('group', { name: '队员 2' });
	expect(screen.getByRole('button', { name: '删除队员 1' }).getAttribute('aria-disabled')).toBe('true');
	await press('添加队员');
	expect(screen.getByRole('button', { name: '添加队员' }).getAttribute('aria-disabled')).toBe('true');
	expect(screen.container.textContent).toContain('最多 3 项，已经加满了');
	await press('添加队员');
	expect(screen.queryByRole('group', { name: '队员 4' })).toBeNull();
	await submit(element);
	expect(screen.getAllByText('请输入姓名')).toHaveLength(3);
});

test('initial values fill objects and rows; a changed list no longer follows them', async () => {
	let given = { address: { city: '广州', street: null }, members: [{ name: '小明', age: 12 }, { name: '小红' }] };
	const block = form([address(true), members()], { initial: { record: () => given } });
	const { world, element, row, press, screen, box } = await openForm(block);
	await screen.findByRole('group', { name: '队员 2' });
	expect(box('城市')).toHaveProperty('value', '广州');
	await press('删除队员 1');
	given = { ...given, members: [{ name: '后来的' }, { name: '还有' }] as typeof given.members };
	await type(row(1).getByRole('textbox', { name: '姓名' }), '小红红');
	await submit(element);
	expect(await sent(world)).toEqual({ address: { city: '广州' }, members: [{ name: '小红红' }] });
	await waitFor(() => expect(row(1).getByRole('textbox', { name: '姓名' })).toHaveProperty('value', '小红红'));
});

test('errors of the server reach the field of the row that they name', async () => {
	const refusals = { at: ['data', 'errors'], name: 'field', message: 'message' };
	const errors = { 'members[1].name': '这位同学已经在别的队里了', 'address.city': '寄不到这里', members: '人数不对' };
	const refused = new HttpError({ kind: 'business', message: '请求不对', code: 400, body: { code: 400, data: { errors } } });
	const { world, element, row, press, screen, box } = await openForm(form([address(true), members()], { refusals }), () => refused);
	await screen.findByRole('group', { name: '队员' });
	await type(box('城市'), '月球');
	for (const [index, name] of ['小明', '小红'].entries()) {
		await press('添加队员');
		await type(row(index + 1).getByRole('textbox', { name: '姓名' }), name);
	}
	await press('上移队员 2');
	await submit(element);
	await waitFor(() => expect(screen.container.textContent).toContain('已经在别的队里了'));
	expect(row(2).getByRole('textbox', { name: '姓名' })).toHaveProperty('value', '小明');
	expect(row(2).getByText('这位同学已经在别的队里了')).toBeTruthy();
	expect(row(1).queryByText('这位同学已经在别的队里了')).toBeNull();
	expect(screen.getByText('寄不到这里')).toBeTruthy();
	expect(screen.getByText('人数不对')).toBeTruthy();
	expect(world.log.filter((each) => each.startsWith('failed'))).toEqual([]);
	await press('上移队员 2');
	expect(row(1).getByText('这位同学已经在别的队里了')).toBeTruthy();
	await press('删除队员 1');
	expect(screen.container.textContent).not.toContain('已经在别的队里了');
});

test('a removed row takes its values and errors along', async () => {
	const { row, press, screen } = await openForm(form([members()]));
	await screen.findByRole('group', { name: '队员' });
	await press('添加队员');
	const name = row(1).getByRole('textbox', { name: '姓名' });
	await type(name, '明');
	await leave(name);
	expect(screen.container.textContent).toContain('姓名至少 2 个字符');
	await press('删除队员 1');
	expect(document.activeElement).toBe(screen.getByRole('button', { name: '添加队员' }));
	await press('添加队员');
	expect(row(1).getByRole('textbox', { name: '姓名' })).toHaveProperty('value', '');
	expect(screen.container.textContent).not.toContain('姓名至少 2 个字符');
});

test('the review and the list of errors name the row of a field', async () => {
	const many = Array.from({ length: 9 }, (_, index) => field(`f${index}`, `第 ${index} 项`));
	const { press, screen, element } = await openForm(form([...many, members()]));
	await screen.findByRole('group', { name: '队员' });
	await press('添加队员');
	await press('添加队员');
	await submit(element);
	await click(screen.getByRole('button', { name: '队员 2 · 姓名' }));
	expect(document.activeElement).toBe(within(screen.getByRole('group', { name: '队员 2' })).getByRole('textbox', { name: '姓名' }));
});
