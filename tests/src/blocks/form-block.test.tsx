import { act, fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FormBlock, FormField } from '#generated/block-types.ts';
import type { FieldRules } from '#src/pages/block-base.ts';
import { createWorld, failure, openPage, type PageParts, page, type World } from '#tests/support/page-world.tsx';
import { click, pick, submit, type } from '#tests/support/render.tsx';

const rules = (more: Partial<FieldRules> = {}): FieldRules => ({ type: 'string', required: false, ...more });
const username: FormField = { field: 'username', label: '账号', rules: rules({ required: true }) };
const password: FormField = {
	field: 'password',
	label: '密码',
	control: 'password',
	help: '至少 6 位',
	rules: rules({ required: true, minLength: 6 }),
};

const form = (fields: readonly FormField[], more: Partial<FormBlock> = {}): FormBlock => ({
	block: 'form',
	needs: [],
	submits: 'main.studentLogin',
	label: '登录',
	submit: '登录',
	fields,
	...more,
});

const openForm = (block: FormBlock, world: World = createWorld({ 'main.studentLogin': () => 'token-1' }), parts: PageParts = {}) =>
	openPage(page([block], parts), world);

test('labels name their fields, and the button is named by its text', async () => {
	const { screen } = await openForm(form([username, password]));
	expect(screen.getByRole('form', { name: '登录' })).toBeDefined();
	expect(screen.getByRole('textbox', { name: '账号' }).getAttribute('aria-required')).toBe('true');
	expect(screen.getByLabelText('密码').getAttribute('type')).toBe('password');
	expect(screen.getByRole('button', { name: '登录' }).getAttribute('type')).toBe('submit');
});

test('does not submit invalid input: shows errors beside the fields and focuses the first invalid one', async () => {
	const { screen, world } = await openForm(form([username, password]));
	await type(screen.getByRole('textbox', { name: '账号' }), 'xiaoming');
	await type(screen.getByLabelText('密码'), '123');
	await submit(screen.getByRole('form', { name: '登录' }));
	const field = screen.getByLabelText('密码');
	expect(world.calls).toEqual([]);
	expect(document.activeElement).toBe(field);
	expect(field.getAttribute('aria-invalid')).toBe('true');
	const described = field
		.getAttribute('aria-describedby')
		?.split(' ')
		.map((id) => document.getElementById(id)?.textContent)
		.filter(Boolean);
	expect(described).toEqual(['密码至少 6 个字符', '至少 6 位']);
	await type(field, '123456');
	expect(field.hasAttribute('aria-invalid')).toBe(false);
});

test('sends one request for three quick clicks', async () => {
	const world = createWorld({ 'main.studentLogin': () => new Promise(() => undefined) });
	const { screen } = await openForm(form([username, password]), world);
	await type(screen.getByRole('textbox', { name: '账号' }), 'xiaoming');
	await type(screen.getByLabelText('密码'), '123456');
	const whole = screen.getByRole('form', { name: '登录' });
	await act(async () => {
		for (let click = 1; click <= 3; click += 1) fireEvent.submit(whole);
	});
	expect(world.calls).toHaveLength(1);
});

test('submits a valid form once, is busy until all steps are done, and passes the response to them', async () => {
	let answer: (value: unknown) => void = () => undefined;
	const world = createWorld({ 'main.studentLogin': () => new Promise((resolve) => (answer = resolve)) });
	const { screen } = await openForm(
		form([username, password], { with: () => ({ from: 'web' }), then: [{ login: (s) => s.result }] }),
		world,
	);
	await type(screen.getByRole('textbox', { name: '账号' }), 'xiaoming');
	await type(screen.getByLabelText('密码'), '123456');
	await submit(screen.getByRole('form', { name: '登录' }));
	await submit(screen.getByRole('form', { name: '登录' }));
	expect(screen.getByRole('button', { name: '登录' }).getAttribute('aria-busy')).toBe('true');
	expect(world.calls.map((call) => call.input)).toEqual([{ username: 'xiaoming', password: '123456', from: 'web' }]);
	answer('token-1');
	await waitFor(() => expect(world.log).toContain('login token-1'));
	expect(screen.getByRole('button', { name: '登录' }).hasAttribute('aria-busy')).toBe(false);
});

test('keeps the input when the call fails', async () => {
	const { screen } = await openForm(form([username]), createWorld({ 'main.studentLogin': () => failure('账号或密码不正确') }));
	await type(screen.getByRole('textbox', { name: '账号' }), 'xiaoming');
	await submit(screen.getByRole('form', { name: '登录' }));
	await waitFor(() => expect(screen.getByRole('button', { name: '登录' }).hasAttribute('aria-busy')).toBe(false));
	expect(screen.getByRole('textbox', { name: '账号' })).toHaveProperty('value', 'xiaoming');
});

test('a form without an initial object is cleared after success', async () => {
	const { screen } = await openForm(form([username]));
	await type(screen.getByRole('textbox', { name: '账号' }), 'xiaoming');
	await submit(screen.getByRole('form', { name: '登录' }));
	await waitFor(() => expect((screen.getByRole('textbox', { name: '账号' }) as HTMLInputElement).value).toBe(''));
});

test('fields start with the initial object and submit the types of the schema', async () => {
	const fields: FormField[] = [
		{ field: 'nickname', label: '昵称', rules: rules() },
		{ field: 'age', label: '年龄', rules: rules({ type: 'integer' }) },
		{ field: 'open', label: '公开', rules: rules({ type: 'boolean' }) },
		{ field: 'level', label: '难度', dict: 'difficulty', rules: rules() },
		{ field: 'note', label: '备注', rules: rules() },
	];
	const world = createWorld({ 'main.me': () => ({ nickname: '小明', age: 12, open: true, level: 'easy', note: null }) });
	const block = form(fields, { needs: ['me'], initial: { record: (s) => s.data.me }, submit: '保存' });
	const { screen } = await openForm(block, world, { data: { me: { operation: 'main.me' } } });
	expect((await screen.findByRole('textbox', { name: '昵称' })) as HTMLInputElement).toHaveProperty('value', '小明');
	// As a Chinese keyboard writes digits.
	await type(await screen.findByRole('spinbutton', { name: '年龄' }), '１３');
	await pick(await screen.findByRole('combobox', { name: '难度' }), '挑战');
	await click(screen.getByRole('switch', { name: '公开' }));
	await submit(screen.getByRole('form', { name: '登录' }));
	await waitFor(() => expect(world.calls.some((call) => call.operation === 'main.studentLogin')).toBe(true));
	expect(world.calls.at(-1)?.input).toEqual({ nickname: '小明', age: 13, open: false, level: 'hard' });
});

test('a hidden field is neither validated nor submitted', async () => {
	const secret: FormField = { field: 'secret', label: '暗号', when: (s) => s.form.username === 'admin', rules: rules({ required: true }) };
	const { screen, world } = await openForm(form([username, secret]));
	await type(screen.getByRole('textbox', { name: '账号' }), 'admin');
	expect(screen.queryByRole('textbox', { name: '暗号' })).not.toBeNull();
	await type(screen.getByRole('textbox', { name: '账号' }), 'xiaoming');
	expect(screen.queryByRole('textbox', { name: '暗号' })).toBeNull();
	await submit(screen.getByRole('form', { name: '登录' }));
	await waitFor(() => expect(world.calls).toHaveLength(1));
	expect(world.calls[0]?.input).toEqual({ username: 'xiaoming' });
});

test('supports choices of radio and list fields', async () => {
	const fields: FormField[] = [
		{ field: 'level', label: '难度', control: 'radio', dict: 'difficulty', rules: rules({ required: true }) },
		{ field: 'topics', label: '方向', rules: { type: 'array', required: true, enum: ['航模', '车模'] } },
	];
	const { screen, world } = await openForm(form(fields));
	await submit(screen.getByRole('form', { name: '登录' }));
	expect(screen.getByRole('group', { name: '难度' }).getAttribute('aria-invalid')).toBe('true');
	expect(document.activeElement).toBe(screen.getByRole('radio', { name: '入门' }));
	await click(screen.getByRole('radio', { name: '挑战' }));
	await click(screen.getByRole('checkbox', { name: '航模' }));
	await click(screen.getByRole('checkbox', { name: '车模' }));
	await click(screen.getByRole('checkbox', { name: '航模' }));
	await submit(screen.getByRole('form', { name: '登录' }));
	await waitFor(() => expect(world.calls).toHaveLength(1));
	expect(world.calls[0]?.input).toEqual({ level: 'hard', topics: ['车模'] });
});

test('a password can be revealed', async () => {
	const { screen } = await openForm(form([password]));
	await click(screen.getByRole('button', { name: '显示内容' }));
	expect(screen.getByLabelText('密码').getAttribute('type')).toBe('text');
});
