import { afterEach, expect, test, vi } from 'vitest';
import { createReload, decideReload } from '#src/leaving/reload.ts';

const calm = { reloaded: false, age: 60_000, dirty: false };

test.each([
	['nothing speaks against it', {}, 'reload'],
	['the page was opened just now, though not by a reload', { age: 100 }, 'reload'],
	['it was reloaded just now', { reloaded: true, age: 14_999 }, 'wait'],
	['it was reloaded just now, and something was typed', { reloaded: true, age: 100, dirty: true }, 'wait'],
	['it was reloaded a while ago', { reloaded: true, age: 15_000 }, 'reload'],
	['something was typed', { dirty: true }, 'ask'],
] as const)('when %s: %s', (_case, moment, decision) => {
	expect(decideReload({ ...calm, ...moment })).toBe(decision);
});

afterEach(() => document.body.replaceChildren());

test.each([
	[true, 1],
	[false, 0],
])('asks before discarding a dirty form; %s reloads %i times', async (yes, times) => {
	const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
	document.body.innerHTML = '<form data-dirty="true"></form>';
	const asked: string[] = [];
	const confirm = async ({ text }: { text: string }): Promise<boolean> => {
		asked.push(text);
		return yes;
	};
	await createReload({ message: () => undefined, confirm }, { release: () => undefined }, async () => undefined)();
	expect(asked).toEqual(['有填写了还没提交的内容，刷新后会丢失。']);
	expect(reload).toHaveBeenCalledTimes(times);
});

test('the newest release is in charge before the page reloads', async () => {
	const order: string[] = [];
	vi.spyOn(location, 'reload').mockImplementation(() => void order.push('reload'));
	const takeUpdate = async (): Promise<void> => {
		await Promise.resolve();
		order.push('update');
	};
	await createReload({ message: () => undefined, confirm: async () => true }, { release: () => undefined }, takeUpdate)();
	expect(order).toEqual(['update', 'reload']);
});
