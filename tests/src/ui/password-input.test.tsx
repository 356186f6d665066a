import { fireEvent } from '@testing-library/react';
import { act, useState } from 'react';
import { expect, test } from 'vitest';
import { PasswordInput } from '#src/ui/password-input.tsx';
import { click, leave, render, type } from '#tests/support/render.tsx';

function Field() {
	const [value, setValue] = useState('');
	return (
		<PasswordInput
			aria-label="密码"
			aria-describedby="error"
			showLabel="显示内容"
			value={value}
			onChange={({ target }) => setValue(target.value)}
		/>
	);
}

const open = async () => {
	const screen = await render(<Field />);
	const input = screen.getByLabelText('密码') as HTMLInputElement;
	return { screen, input, hint: () => hintOf(input)?.textContent };
};

/** The last of the descriptions of the field. */
const hintOf = (input: HTMLElement): HTMLElement | null =>
	document.getElementById(input.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '');

const CAPS = '大写锁定已打开。';
const WIDE = '密码里有全角或中文标点，请先切换到英文输入法再输一遍。';

test.each(['１２３４５６', 'abc！23', 'moon。2026', '“abc”', 'a　b'])(
	'says that the password %s has full-width characters, and keeps it',
	async (password) => {
		const { input, hint } = await open();
		await type(input, password);
		expect(hint()).toBe(WIDE);
		expect(input.value).toBe(password);
		await type(input, 'moon-2026!');
		expect(hint()).toBe('');
	},
);

/** The test environment knows no Caps Lock. */
const send = (input: HTMLElement, event: KeyboardEvent | MouseEvent, capsLock: boolean): Promise<void> => {
	const getModifierState = (key: string): boolean => key === 'CapsLock' && capsLock;
	return act(async () => void fireEvent(input, Object.assign(event, { getModifierState })));
};

test('says that Caps Lock is on while the field has the focus', async () => {
	const { input, hint } = await open();
	await send(input, new KeyboardEvent('keydown', { bubbles: true, key: 'A' }), true);
	expect(hint()).toBe(CAPS);
	await send(input, new KeyboardEvent('keyup', { bubbles: true, key: 'CapsLock' }), false);
	expect(hint()).toBe('');
	await send(input, new MouseEvent('mousedown', { bubbles: true }), true);
	expect(hint()).toBe(CAPS);
	await leave(input);
	expect(hint()).toBe('');
});

test('a browser that fills in a saved password sends keys without modifiers', async () => {
	const { input, hint } = await open();
	await act(async () => void fireEvent(input, new Event('keydown', { bubbles: true })));
	expect(hint()).toBe('');
});

test('describes the field by its error and its hint, and shows the password on request without correcting it', async () => {
	const { screen, input } = await open();
	expect(input.getAttribute('aria-describedby')).toBe(`error ${hintOf(input)?.id}`);
	await click(screen.getByRole('button', { name: '显示内容' }));
	expect(input.type).toBe('text');
	expect([input.getAttribute('autocapitalize'), input.getAttribute('autocorrect'), input.getAttribute('spellcheck')]).toEqual([
		'none',
		'off',
		'false',
	]);
});
