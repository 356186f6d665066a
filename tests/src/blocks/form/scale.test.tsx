import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FieldRules } from '#src/pages/block-base.ts';
import { createWorld, openPage, page } from '#tests/support/page-world.tsx';
import { leave, submit, type } from '#tests/support/render.tsx';
import { field, form } from './support.ts';

const openForm = async (more: Partial<FieldRules> = {}) => {
	const world = createWorld({ 'main.courseNoteSave': () => ({}) });
	const price = field(
		'price',
		'价格',
		{ type: 'integer', scale: 100, ...more },
		{ checks: [{ valid: (s) => s.form.price !== 1300, message: '太不吉利', reads: ['form.price'] }] },
	);
	const { screen } = await openPage(page([form([price], { initial: { record: () => ({ price: 1250 }) } })]), world);
	const input = (await screen.findByRole('spinbutton', { name: '价格' })) as HTMLInputElement;
	const send = async () => {
		await submit(screen.getByRole('form', { name: '资料' }));
		await waitFor(() => expect(world.calls).toHaveLength(1));
		return world.calls[0]?.input;
	};
	return { screen, input, send };
};

test('an amount is shown in large units, and sent in small ones as it came', async () => {
	const { input, send } = await openForm();
	expect(Number(input.value)).toBe(12.5);
	expect(await send()).toEqual({ price: 1250 });
});

test.each([
	['1.15', 115],
	['8.29', 829],
	['20', 2000],
])('%s is sent as %i', async (typed, sent) => {
	const { input, send } = await openForm();
	await type(input, typed);
	expect(await send()).toEqual({ price: sent });
});

test.each<[string, Partial<FieldRules>, string]>([
	['12.505', {}, '价格最多 2 位小数'],
	['0.5', { minimum: 100 }, '价格不能小于 1.00'],
	['31', { maximum: 3050 }, '价格不能大于 30.50'],
	['1.25', { multipleOf: 50 }, '价格要是 0.50 的倍数'],
	['13', {}, '太不吉利'],
])('%s is refused in the unit of the screen', async (typed, rules, error) => {
	const { screen, input } = await openForm(rules);
	await type(input, typed);
	await leave(input);
	await waitFor(() => expect(screen.container.textContent).toContain(error));
});
