import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FieldRules } from '#src/pages/block-base.ts';
import { createWorld, openPage, page } from '#tests/support/page-world.tsx';
import { leave, submit, type } from '#tests/support/render.tsx';
import { field, form } from './support.ts';

const open = async (rules: Partial<FieldRules>, control?: 'code') => {
	const world = createWorld({ 'main.courseNoteSave': () => null });
	const { screen } = await openPage(page([form([field('text', '内容', rules, control && { control })])]), world);
	const input = (await screen.findByRole('textbox', { name: '内容' })) as HTMLInputElement;
	const send = async () => {
		await submit(screen.getByRole('form', { name: '资料' }));
		return world.calls.at(-1)?.input;
	};
	return { screen, input, send };
};

const TYPED: readonly [Partial<FieldRules>, string, string][] = [
	[{ as: 'code', pattern: '[A-Z0-9]{6}' }, 'ｓｔａｒ ２６。', 'STAR26'],
	[{ as: 'code', case: 'keep' }, 'aB—12', 'aB12'],
	[{ as: 'phone' }, '１３８ ００００ ００００', '13800000000'],
	[{ as: 'account', pattern: '[a-z]\\w{3,19}' }, 'Ｓtudent01 ', 'student01'],
	[{ as: 'digits', pattern: '\\d{6}' }, '２４６－８１０', '246810'],
];

test.each(TYPED)('a text of %j typed as “%s” is shown and sent as “%s” when the field is left', async (rules, text, compared) => {
	const { screen, input, send } = await open(rules);
	await type(input, text);
	expect(input.value, 'typing is not disturbed').toBe(text);
	await leave(input);
	expect(input.value).toBe(compared);
	expect(input.getAttribute('aria-invalid')).toBeNull();
	expect(await send()).toEqual({ text: compared });
	expect(screen.container.textContent).not.toContain('格式');
});

test.each(TYPED)('a text of %j typed as “%s” and sent at once is sent as “%s”', async (rules, text, compared) => {
	const { input, send } = await open(rules);
	await type(input, text);
	expect(await send()).toEqual({ text: compared });
});

test('a text in composition stays as it is until the field is left', async () => {
	const { input } = await open({ as: 'code' });
	fireEvent.compositionStart(input);
	await type(input, 'ｒｏｂｏ');
	await type(input, 'ｒｏｂｏｔ－');
	expect(input.value).toBe('ｒｏｂｏｔ－');
	fireEvent.compositionEnd(input);
	await leave(input);
	expect(input.value).toBe('ROBOT');
});

test('a wrong code is refused for what it is, not for how it is typed', async () => {
	const { screen, input } = await open({ as: 'code', pattern: '[A-Z0-9]{6}', message: '邀请码是 6 位字母或数字' });
	await type(input, 'ＳＴＡＲ２');
	await leave(input);
	expect(screen.container.textContent).toContain('邀请码是 6 位字母或数字');
	await type(input, 'ＳＴＡＲ２６');
	expect(screen.container.textContent).not.toContain('邀请码是 6 位字母或数字');
});

test.each<[Partial<FieldRules>, Record<string, string | null>]>([
	[{ as: 'code' }, { autocapitalize: 'characters', autocomplete: 'off', inputmode: null, type: 'text' }],
	[
		{ as: 'code', case: 'lower' },
		{ autocapitalize: 'none', autocomplete: 'off' },
	],
	[{ as: 'account' }, { autocapitalize: 'none', autocomplete: 'username', inputmode: null }],
	[{ as: 'phone' }, { autocapitalize: 'none', autocomplete: 'tel', inputmode: 'tel', type: 'tel' }],
	[{ as: 'digits' }, { autocapitalize: 'none', autocomplete: 'one-time-code', inputmode: 'numeric', type: 'text' }],
])('a text of %j asks the keyboard for its characters', async (rules, attributes) => {
	const { input } = await open(rules);
	const found = Object.fromEntries(Object.keys(attributes).map((name) => [name, input.getAttribute(name)]));
	expect(found).toEqual(attributes);
	expect([input.getAttribute('spellcheck'), input.getAttribute('autocorrect'), input.getAttribute('enterkeyhint')]).toEqual([
		'false',
		'off',
		'done',
	]);
});

test('a one-time code is a field of digits', async () => {
	const { input } = await open({ as: 'digits' }, 'code');
	expect([input.getAttribute('inputmode'), input.getAttribute('autocomplete')]).toEqual(['numeric', 'one-time-code']);
	await type(input, '２４６ ８１０');
	await leave(input);
	expect(input.value).toBe('246810');
});

test('a text without a kind is sent as typed', async () => {
	const { input, send } = await open({});
	await type(input, ' ａ－b。');
	await leave(input);
	expect(await send()).toEqual({ text: ' ａ－b。' });
});

test('lengths count characters, so a rare one counts once', async () => {
	const { screen, input } = await open({ maxLength: 2 });
	await type(input, '𠮷𬱖');
	await leave(input);
	expect(screen.container.textContent).not.toContain('最多');
});
