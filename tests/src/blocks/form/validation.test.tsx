import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HttpError } from '#src/http/result.ts';
import { createWorld, openPage, page } from '#tests/support/page-world.tsx';
import { click, leave, submit, type } from '#tests/support/render.tsx';
import { field, form } from './support.ts';

const account = field('account', '账号', { required: true, minLength: 4 });
const password = field('password', '密码', { required: true, minLength: 6 }, { control: 'password' });
const again = field('again', '再输一次', { required: true }, { control: 'password', same: 'password' });

const refused = (errors: unknown, message = '请求不对'): HttpError =>
	new HttpError({ kind: 'business', message, code: 400, body: { code: 400, message, data: { errors } } });
const refusals = { at: ['data', 'errors'], name: 'field', message: 'message' };

test('validates a filled field on blur, and an empty one only on submit', async () => {
	const { screen } = await openPage(page([form([account, password])]), createWorld());
	await type(screen.getByRole('textbox', { name: '账号' }), 'ab');
	expect(screen.container.textContent).not.toContain('账号至少');
	await leave(screen.getByRole('textbox', { name: '账号' }));
	expect(screen.container.textContent).toContain('账号至少 4 个字符');
	await leave(screen.getByLabelText('密码'));
	expect(screen.container.textContent).not.toContain('请输入密码');
	await submit(screen.getByRole('form', { name: '资料' }));
	expect(screen.container.textContent).toContain('请输入密码');
});

test('validates an invalid field again on each key', async () => {
	const { screen } = await openPage(page([form([account])]), createWorld());
	const input = screen.getByRole('textbox', { name: '账号' });
	await type(input, 'ab');
	await leave(input);
	await type(input, 'abcd');
	expect(screen.container.textContent).not.toContain('账号至少');
	await type(input, 'abc');
	expect(screen.container.textContent).toContain('账号至少 4 个字符');
});

test('validates a matching field again when the other field changes', async () => {
	const { screen } = await openPage(page([form([password, again])]), createWorld());
	await type(screen.getByLabelText('密码'), '123456');
	await type(screen.getByLabelText('再输一次'), '1234567');
	await leave(screen.getByLabelText('再输一次'));
	expect(screen.container.textContent).toContain('再输一次和密码不一样');
	await type(screen.getByLabelText('密码'), '1234567');
	expect(screen.container.textContent).not.toContain('不一样');
});

test('a long form lists its errors as links to the fields', async () => {
	const many = Array.from({ length: 10 }, (_, index) => field(`f${index}`, `第 ${index} 项`, { required: index > 7 }));
	const { screen } = await openPage(page([form(many)]), createWorld());
	await submit(screen.getByRole('form', { name: '资料' }));
	expect(screen.getByRole('region', { name: '需要修改的内容' }).textContent).toContain('还有 2 处需要修改');
	await click(screen.getByRole('button', { name: '第 9 项' }));
	expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '第 9 项' }));
	await type(screen.getByRole('textbox', { name: '第 9 项' }), '好');
	expect(screen.queryByRole('region', { name: '需要修改的内容' })).toBeNull();
});

test('a refusal with field names shows only at these fields, clears on change, and keeps all input', async () => {
	const world = createWorld({ 'main.courseNoteSave': () => refused({ account: ['账号已被使用'], password: '密码太简单' }) });
	const { screen } = await openPage(page([form([account, password], { refusals })]), world);
	await type(screen.getByRole('textbox', { name: '账号' }), 'xiaoming');
	await type(screen.getByLabelText('密码'), '123456');
	await submit(screen.getByRole('form', { name: '资料' }));
	await waitFor(() => expect(screen.container.textContent).toContain('账号已被使用'));
	expect(screen.container.textContent).toContain('密码太简单');
	expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '账号' }));
	expect(world.log.filter((each) => each.startsWith('failed'))).toEqual([]);
	await type(screen.getByRole('textbox', { name: '账号' }), 'xiaohong');
	expect(screen.container.textContent).not.toContain('账号已被使用');
	expect(screen.container.textContent).toContain('密码太简单');
	expect(screen.getByLabelText('密码')).toHaveProperty('value', '123456');
});

test('the app also reports a refusal that names a field outside the form', async () => {
	const world = createWorld({
		'main.courseNoteSave': () =>
			refused([
				{ field: 'account', message: '太短' },
				{ field: 'school', message: '没有' },
			]),
	});
	const { screen } = await openPage(page([form([account], { refusals })]), world);
	await type(screen.getByRole('textbox', { name: '账号' }), 'xiaoming');
	await submit(screen.getByRole('form', { name: '资料' }));
	await waitFor(() => expect(screen.container.textContent).toContain('太短'));
	expect(world.log).toContain('failed: 请求不对');
});

test('the app reports a refusal without field names', async () => {
	const world = createWorld({ 'main.courseNoteSave': () => refused({ account: '太短' }) });
	const { screen } = await openPage(page([form([account])]), world);
	await type(screen.getByRole('textbox', { name: '账号' }), 'xiaoming');
	await submit(screen.getByRole('form', { name: '资料' }));
	await waitFor(() => expect(world.log).toContain('failed: 请求不对'));
	expect(screen.container.textContent).not.toContain('太短');
});

test('a rule across fields waits until they are filled, and follows each of them', async () => {
	const start = field('start', '开始', { type: 'integer' }, { control: 'input' });
	const checks = [
		{
			valid: (s: { form: { start: number; end: number } }) => s.form.end >= s.form.start,
			reads: ['form.end', 'form.start'],
			message: '结束不能比开始早',
		},
	];
	const end = field('end', '结束', { type: 'integer' }, { control: 'input', checks });
	const world = createWorld({ 'main.courseNoteSave': () => ({}) });
	const { screen } = await openPage(page([form([start, end])]), world);
	await type(screen.getByLabelText('结束'), '9');
	await leave(screen.getByLabelText('结束'));
	expect(screen.container.textContent).not.toContain('比开始早');
	await type(screen.getByLabelText('开始'), '10');
	await submit(screen.getByRole('form', { name: '资料' }));
	expect(screen.container.textContent).toContain('结束不能比开始早');
	expect(document.activeElement).toBe(screen.getByLabelText('结束'));
	expect(world.calls).toEqual([]);
	await type(screen.getByLabelText('开始'), '8');
	expect(screen.container.textContent).not.toContain('比开始早');
	await submit(screen.getByRole('form', { name: '资料' }));
	await waitFor(() => expect(world.calls[0]?.input).toEqual({ start: 8, end: 9 }));
});

test('a rule in a row reads the row', async () => {
	const checks = [
		{ valid: (s: { row: { to: string; from: string } }) => s.row.to >= s.row.from, reads: ['row.to', 'row.from'], message: '走得比到得早' },
	];
	const stays = field(
		'stays',
		'行程',
		{ type: 'array', items: 'object', required: true, minItems: 2 },
		{
			rows: [field('from', '到'), field('to', '走', {}, { checks })],
		},
	);
	const { screen } = await openPage(page([form([stays])]), createWorld());
	const [, second] = await screen.findAllByRole('group', { name: /^行程 \d$/ });
	const row = within(second as HTMLElement);
	await type(row.getByRole('textbox', { name: '到' }), '3');
	await type(row.getByRole('textbox', { name: '走' }), '2');
	await leave(row.getByRole('textbox', { name: '走' }));
	expect(row.getByText('走得比到得早')).toBeTruthy();
	await type(row.getByRole('textbox', { name: '到' }), '1');
	expect(screen.container.textContent).not.toContain('走得比到得早');
});

test('a field is required as long as its condition is true', async () => {
	const language = field('language', '语言', {}, { required: (scope) => scope.form.code !== null });
	const { screen } = await openPage(page([form([language, field('code', '程序')])]), createWorld());
	const code = screen.getByRole('textbox', { name: '程序' });
	await type(code, 'go()');
	await submit(screen.getByRole('form', { name: '资料' }));
	expect(screen.container.textContent).toContain('请输入语言');
	expect(screen.getByRole('textbox', { name: '语言' }).getAttribute('aria-required')).toBe('true');
	await type(code, '');
	expect(screen.container.textContent).not.toContain('请输入语言');
});

test('of some fields one has to be filled, hidden ones not counting, but not to save unfinished input', async () => {
	const fields = [field('hidden', '不见', {}, { when: () => false }), field('text', '文字'), field('link', '链接')];
	const atLeastOne = { fields: ['hidden', 'text', 'link'], message: '至少写一项' };
	const world = createWorld({ 'main.courseNoteSave': () => null });
	const { screen } = await openPage(page([form(fields, { atLeastOne, save: '存草稿' })]), world);
	await submit(screen.getByRole('form', { name: '资料' }));
	expect(screen.getByRole('textbox', { name: '文字' }).getAttribute('aria-invalid')).toBe('true');
	expect(screen.container.textContent).toContain('至少写一项');
	await type(screen.getByRole('textbox', { name: '链接' }), '在这里');
	expect(screen.container.textContent).not.toContain('至少写一项');
	await type(screen.getByRole('textbox', { name: '链接' }), '');
	await click(screen.getByRole('button', { name: '存草稿' }));
	await waitFor(() => expect(world.calls).toHaveLength(1));
});
