import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { FormField } from '#generated/block-types.ts';
import { keptValues } from '#src/blocks/form/draft-values.ts';
import { HttpError } from '#src/http/result.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { createWorld, openPage, page, type World } from '#tests/support/page-world.tsx';
import { click, submit, type } from '#tests/support/render.tsx';
import { field, form } from './support.ts';

interface Answer {
	id: string;
	picture: string;
	question: string;
	expiresIn: number;
}

const answerOf = (scope: unknown): Answer => (scope as { result: Answer }).result;

const picture = (always?: true): FormField =>
	field(
		'pictureAnswer',
		'图形验证码',
		{ required: true, as: 'digits' },
		{
			control: 'picture-code',
			picture: {
				call: 'main.pictureCode',
				fills: 'pictureId',
				id: (s) => answerOf(s).id,
				image: (s) => answerOf(s).picture,
				question: (s) => answerOf(s).question,
				expiresIn: (s) => answerOf(s).expiresIn,
				...(always && { always }),
			},
		},
	);

const refusal = (fields: Record<string, string>): HttpError =>
	new HttpError({ kind: 'business', message: '不行', code: 428, body: { errors: fields } });

/** Codes `code-1`, `code-2` and so on. `answers`: those of the sign-in, the last one for ever. */
function signInWorld(answers: readonly unknown[]): World {
	let [made, sent] = [0, 0];
	return createWorld({
		'main.pictureCode': () => {
			made += 1;
			return { id: `code-${made}`, picture: `data:image/svg+xml,${made}`, question: `十一加${made}等于几？`, expiresIn: 300 };
		},
		'main.studentLogin': () => {
			sent += 1;
			return answers[Math.min(sent, answers.length) - 1];
		},
	});
}

async function openSignIn(answers: readonly unknown[], always?: true) {
	const world = signInWorld(answers);
	const fields = [field('username', '账号'), field('password', '密码', {}, { control: 'password' }), picture(always)];
	const block = form(fields, { submits: 'main.studentLogin', refusals: { at: ['errors'], name: 'field', message: 'message' } });
	const { screen } = await openPage(page([block]), world);
	const sent = () => world.calls.filter(({ operation }) => operation === 'main.studentLogin').map(({ input }) => input);
	const send = () => submit(screen.getByRole('form'));
	const code = () => screen.findByRole('textbox', { name: '图形验证码' });
	const image = (source: string) =>
		waitFor(() => expect(screen.container.querySelector('img')?.getAttribute('src')).toBe(`data:image/svg+xml,${source}`));
	await type(screen.getByRole('textbox', { name: '账号' }), 'xiaoming');
	await type(screen.getByLabelText('密码'), 'secret-1');
	return { world, screen, sent, send, code, image };
}

const NEEDED = refusal({ pictureAnswer: '请再填写图形验证码' });

test('appears with the focus and the reason once the server asks for it, keeps the password, and is sent along', async () => {
	const { world, screen, sent, send, code, image } = await openSignIn([NEEDED, 'token']);
	expect(screen.queryByRole('textbox', { name: '图形验证码' })).toBeNull();
	expect(world.calls).toEqual([]);
	await send();
	const input = await code();
	await image('1');
	expect(document.activeElement).toBe(input);
	expect(input.getAttribute('aria-invalid')).toBe('true');
	const described = input
		.getAttribute('aria-describedby')
		?.split(' ')
		.map((id) => document.getElementById(id));
	expect(described?.map((element) => element?.textContent)).toContain('请再填写图形验证码');
	expect(described?.some((element) => element?.querySelector('img'))).toBe(true);
	expect(screen.getByRole('img').getAttribute('alt')).not.toMatch(/\d/);
	expect(screen.getByLabelText('密码')).toHaveProperty('value', 'secret-1');
	expect(world.log.filter((each) => each.startsWith('failed'))).toEqual([]);

	await send();
	expect(sent()).toHaveLength(1);
	await type(input, '２４ 68');
	await send();
	expect(sent()).toEqual([
		{ username: 'xiaoming', password: 'secret-1' },
		{ username: 'xiaoming', password: 'secret-1', pictureAnswer: '2468', pictureId: 'code-1' },
	]);
});

test.each([
	['the code', refusal({ pictureAnswer: '图形验证码不正确，请填新的' })],
	['something else', new HttpError({ kind: 'business', message: '密码不正确', code: 500, body: {} })],
])('a refusal of %s brings a new picture, empties the field and keeps the password', async (_what, error) => {
	const { screen, send, code, image } = await openSignIn([NEEDED, error]);
	await send();
	await type(await code(), '1357');
	await image('1');
	await send();
	await image('2');
	expect(await code()).toHaveProperty('value', '');
	expect(screen.getByLabelText('密码')).toHaveProperty('value', 'secret-1');
	expect(screen.getByRole('status').textContent).toContain('换了新图片');
	if ('errors' in (error.body as object)) expect(screen.container.textContent).toContain('图形验证码不正确，请填新的');
});

test('another picture, and the question instead, each empty the field and return the focus to it', async () => {
	const { screen, sent, send, code, image } = await openSignIn([NEEDED, 'token']);
	await send();
	await type(await code(), '1');
	await click(screen.getByRole('button', { name: '看不清，换一张' }));
	await image('2');
	const input = await code();
	expect(input).toHaveProperty('value', '');
	expect(document.activeElement).toBe(input);
	await type(input, '1');
	await click(screen.getByRole('button', { name: '换成文字题' }));
	expect(input).toHaveProperty('value', '');
	expect(document.activeElement).toBe(input);
	expect(screen.queryByRole('img')).toBeNull();
	const question = () => document.getElementById(input.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent;
	expect(question()).toBe('十一加2等于几？');
	await click(screen.getByRole('button', { name: '换一题' }));
	await waitFor(() => expect(question()).toBe('十一加3等于几？'));
	await type(input, '14');
	await send();
	expect(sent().at(-1)).toMatchObject({ pictureAnswer: '14', pictureId: 'code-3' });
});

test('is shown from the start if app.yaml says so, without taking the focus', async () => {
	const { code, image } = await openSignIn(['token'], true);
	await image('1');
	expect(document.activeElement).not.toBe(await code());
});

test('an expired picture is replaced when the user turns to the field', async () => {
	const { code, image } = await openSignIn(['token'], true);
	await image('1');
	const later = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 301_000);
	const input = await code();
	await act(async () => input.focus());
	later.mockRestore();
	await image('2');
});

test('a picture that does not load can be asked for again', async () => {
	let fails = true;
	const world = createWorld({
		'main.pictureCode': () =>
			fails ? refusal({}) : { id: 'code-1', picture: 'data:image/svg+xml,1', question: '十一加十一等于几？', expiresIn: 300 },
	});
	const { screen } = await openPage(page([form([picture(true)])]), world);
	await waitFor(() => expect(screen.container.textContent).toContain('验证码没有加载出来'));
	fails = false;
	await click(screen.getByRole('button', { name: '再试一次' }));
	await screen.findByRole('img');
});

test('no draft keeps its answer', () => expect(keptValues([picture()], { pictureAnswer: '2468' })).toBeNull());

test('a phone code asks for it before it is sent again, hides it after that, and keeps no answer', async () => {
	const entries: Record<string, string> = {};
	const answers = [refusal({ pictureAnswer: '请先填写图形验证码' }), null];
	const world = createWorld(
		{
			'main.pictureCode': () => ({ id: 'code-1', picture: 'data:image/svg+xml,1', question: '十一加十一等于几？', expiresIn: 300 }),
			'main.password': () => answers.shift(),
		},
		{ storage: memoryStorage(entries) },
	);
	const sends: FormField['sends'] = {
		call: 'main.password',
		with: (s) => ({ ...(s.form as object) }),
	};
	const fields = [field('phone', '手机号', { required: true }), picture(), field('code', '验证码', {}, { control: 'code', sends })];
	const { screen } = await openPage(page([form(fields, { refusals: { at: ['errors'], name: 'field', message: 'message' } })]), world);
	await type(screen.getByRole('textbox', { name: '手机号' }), '13900001111');
	await click(await screen.findByRole('button', { name: '获取验证码' }));
	const input = await screen.findByRole('textbox', { name: '图形验证码' });
	await screen.findByRole('img');
	await type(input, '2468');
	await click(screen.getByRole('button', { name: '获取验证码' }));
	await screen.findByRole('button', { name: '60 秒后可重发' });
	const sent = world.calls.filter(({ operation }) => operation === 'main.password').map(({ input: given }) => given);
	expect(sent.at(-1)).toMatchObject({ phone: '13900001111', pictureAnswer: '2468', pictureId: 'code-1' });
	expect(screen.queryByRole('textbox', { name: '图形验证码' })).toBeNull();
	expect(JSON.stringify(entries)).not.toMatch(/2468|code-1/);
});
