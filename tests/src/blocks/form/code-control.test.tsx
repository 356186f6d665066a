import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HttpError } from '#src/http/result.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { createWorld, openPage, page, type World } from '#tests/support/page-world.tsx';
import { click, type } from '#tests/support/render.tsx';
import { field, form } from './support.ts';

const block = form(
	[
		field('phone', '手机号', { required: true, pattern: '1\\d{10}', message: '请输入正确的手机号' }, {}),
		field(
			'code',
			'验证码',
			{},
			{ control: 'code', sends: { call: 'main.password', with: (s) => ({ phone: (s.form as { phone: string }).phone }) } },
		),
	],
	{ refusals: { at: ['errors'], name: 'field', message: 'message' } },
);

const refusal = (fields: Record<string, string>): HttpError =>
	new HttpError({ kind: 'business', message: '不行', code: 400, body: { errors: fields } });

const open = (world: World) => openPage(page([block]), world);
const sentTo = (world: World) => world.calls.filter(({ operation }) => operation === 'main.password').map(({ input }) => input.phone);

test('requests a code only for a valid number, and throttles further requests across a reload', async () => {
	const storage = memoryStorage();
	const world = createWorld({ 'main.password': () => null }, { storage });
	const first = await open(world);
	const button = await first.screen.findByRole('button', { name: '获取验证码' });
	await click(button);
	await waitFor(() => expect(first.screen.container.textContent).toContain('请输入手机号'));
	await type(first.screen.getByRole('textbox', { name: '手机号' }), '13900001111');
	await click(first.screen.getByRole('button', { name: '获取验证码' }));
	expect((await first.screen.findByRole('button', { name: '60 秒后可重发' })) as HTMLButtonElement).toHaveProperty('disabled', true);
	expect(first.screen.container.textContent).toContain('验证码已发送');
	expect(sentTo(world)).toEqual(['13900001111']);
	first.screen.unmount();

	const { screen } = await open(createWorld({ 'main.password': () => null }, { storage }));
	await screen.findByRole('button', { name: '60 秒后可重发' });
	expect(screen.getByRole('textbox', { name: '手机号' })).toHaveProperty('value', '13900001111');
	await type(screen.getByRole('textbox', { name: '手机号' }), '13900002222');
	expect(screen.getByRole('button', { name: '获取验证码' })).toHaveProperty('disabled', false);
});

test('shows a server refusal at the field', async () => {
	const world = createWorld({ 'main.password': () => refusal({ phone: '这个手机号已经注册过' }) });
	const { screen } = await open(world);
	await type(screen.getByRole('textbox', { name: '手机号' }), '13900001111');
	await click(await screen.findByRole('button', { name: '获取验证码' }));
	await waitFor(() => expect(screen.container.textContent).toContain('这个手机号已经注册过'));
	expect(screen.getByRole('textbox', { name: '手机号' }).getAttribute('aria-invalid')).toBe('true');
	expect(world.log.filter((each) => each.startsWith('failed'))).toEqual([]);
	expect(screen.getByRole('button', { name: '获取验证码' })).toHaveProperty('disabled', false);
});
