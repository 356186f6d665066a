import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type OperationName, operations } from '#generated/api/operations.ts';
import type { ButtonSpec, ButtonsBlock, FormBlock, SearchBoxBlock } from '#generated/block-types.ts';
import { type Answer, createWorld, failure, openPage, page, type World } from '#tests/support/page-world.tsx';
import { click, submit, type } from '#tests/support/render.tsx';

/** As in app.yaml: a control rests for two seconds after something that it sent has succeeded. */
const throttledWorld = (answers: Record<string, Answer> = {}): World => createWorld(answers, { throttle: 2000 });

const SAVE = 'main.courseNoteSave';
const READ = (Object.keys(operations) as OperationName[]).find((name) => operations[name].method === 'get') ?? SAVE;

const buttons = (items: ButtonSpec[]): ButtonsBlock => ({ block: 'buttons', needs: [], items });
const saving: ButtonSpec = { label: '保存', actions: [{ call: SAVE }] };

const wait = (milliseconds: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));

describe('spec 9: click throttle 2000 ms', () => {
	beforeEach(() => void vi.useFakeTimers());
	afterEach(() => void vi.useRealTimers());

	/** Clicks a button at the given ms after the first click; returns the number of calls after each click. */
	async function callsAfter(clicks: readonly number[], spec: ButtonSpec, answer: unknown = 1): Promise<number[]> {
		const world = throttledWorld({ [SAVE]: () => answer, [READ]: () => 1 });
		const { screen } = await openPage(page([buttons([spec])]), world);
		const counts: number[] = [];
		let now = 0;
		for (const at of clicks) {
			await wait(at - now);
			now = at;
			await click(screen.getByRole('button', { name: '保存' }));
			counts.push(world.calls.length);
		}
		return counts;
	}

	test('a click within two seconds does not repeat a successful write', async () => {
		expect(await callsAfter([0, 500, 1999, 2000, 2100], saving)).toEqual([1, 1, 1, 2, 2]);
	});

	test('five clicks in one task send once, and so does a form that is sent five times', async () => {
		const world = throttledWorld({ [SAVE]: () => failure('密码不正确') });
		const { screen } = await openPage(page([buttons([saving]), form()]), world);
		const press = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
		const fiveTimes = (send: () => void) => act(async () => [1, 2, 3, 4, 5].forEach(send));
		await fiveTimes(() => void screen.getByRole('button', { name: '保存' }).dispatchEvent(press));
		expect(world.calls).toHaveLength(1);
		await fiveTimes(() => (screen.getByRole('form', { name: '留言' }) as HTMLFormElement).requestSubmit());
		expect(world.calls).toHaveLength(2);
	});

	test('a failed write can be repeated at once', async () => {
		expect(await callsAfter([0, 100, 1999, 2000], saving, failure('名额已满'))).toEqual([1, 2, 3, 4]);
	});

	test('a toggle that sends is throttled, too', async () => {
		expect(await callsAfter([0, 350, 700, 1050, 1400, 1750], { ...saving, pressed: () => false })).toEqual([1, 1, 1, 1, 1, 1]);
	});

	test('a handler that sends is throttled', async () => {
		const handlers = {
			keep: async (_props: unknown, { call }: { call: (operation: string, input: object) => unknown }) => call(SAVE, {}),
		};
		const world = createWorld(
			{ [SAVE]: () => 1 },
			{ throttle: 2000, loadHandler: async (name) => handlers[name as keyof typeof handlers] as never },
		);
		const { screen } = await openPage(page([buttons([{ label: '保存', actions: [{ do: 'keep' }] }])]), world);
		for (const _ of [1, 2]) await click(screen.getByRole('button', { name: '保存' }));
		expect(world.calls).toHaveLength(1);
	});

	test('reads are not throttled', async () => {
		expect(await callsAfter([0, 100, 200], { label: '保存', actions: [{ call: READ }] })).toEqual([1, 2, 3]);
	});

	test('the button shows that it waits, keeps the focus, and is usable again', async () => {
		const { screen } = await openPage(page([buttons([saving])]), throttledWorld({ [SAVE]: () => 1 }));
		const button = screen.getByRole('button', { name: '保存' });
		button.focus();
		await click(button);
		expect(button.getAttribute('aria-disabled')).toBe('true');
		expect(document.activeElement).toBe(button);
		await wait(1999);
		expect(button.getAttribute('aria-disabled')).toBe('true');
		await wait(1);
		expect(button.hasAttribute('aria-disabled')).toBe(false);
	});

	test('a button that has sent nothing is usable at once', async () => {
		const world = createWorld({}, { throttle: 2000, confirm: async () => false });
		const { screen } = await openPage(page([buttons([{ label: '保存', actions: [{ confirm: '确定吗？' }, { call: SAVE }] }])]), world);
		await click(screen.getByRole('button', { name: '保存' }));
		expect(screen.getByRole('button', { name: '保存' }).hasAttribute('aria-disabled')).toBe(false);
	});

	test('navigation, state changes and other buttons are not throttled', async () => {
		const world = throttledWorld({ [SAVE]: () => 1 });
		const { screen } = await openPage(
			page([buttons([saving, { label: '报名', actions: [{ call: SAVE }] }, { label: '更多', actions: [{ message: '更多' }] }])]),
			world,
		);
		for (const name of ['保存', '报名', '更多', '更多']) await click(screen.getByRole('button', { name }));
		expect(world.calls).toHaveLength(2);
		expect(world.log.filter((log) => log.includes('更多'))).toHaveLength(2);
	});

	const form = (): FormBlock => ({
		block: 'form',
		needs: [],
		submits: SAVE,
		label: '留言',
		submit: '发送',
		fields: [{ field: 'text', label: '内容', rules: { type: 'string', required: false } }],
	});

	test.each([
		['accepted rests for two seconds', 1, [1, true]],
		['refused can be sent again at once', failure('密码不正确'), [2, false]],
	])('a form that was %s', async (_case, answer, after) => {
		const world = throttledWorld({ [SAVE]: () => answer });
		const { screen } = await openPage(page([form()]), world);
		const send = () => submit(screen.getByRole('form', { name: '留言' }));
		const isWaiting = () => screen.getByRole('button', { name: '发送' }).getAttribute('aria-disabled') === 'true';
		await send();
		await type(screen.getByRole('textbox', { name: '内容' }), '新的一条');
		await send();
		expect([world.calls.length, isWaiting()]).toEqual(after);
		await wait(2000);
		expect(isWaiting()).toBe(false);
	});
});

const box: SearchBoxBlock = { block: 'search-box', needs: [], binds: 'keyword', placeholder: '搜索课程' };

test('search input is debounced by the configured time; Enter does not wait', async () => {
	const world = createWorld({}, { debounce: 1000 });
	const { screen, address } = await openPage(page([box], { state: { keyword: { query: true, default: '' } } }), world);
	vi.useFakeTimers();
	try {
		const field = screen.getByRole('searchbox', { name: '搜索课程' });
		await type(field, '机');
		await wait(900);
		await type(field, '机器');
		await wait(999);
		expect(address()).toBe('/page');
		await wait(1);
		expect(decodeURIComponent(address())).toBe('/page?keyword=机器');
		await type(field, '小车');
		await submit(screen.getByRole('search'));
		expect(decodeURIComponent(address())).toBe('/page?keyword=小车');
	} finally {
		vi.useRealTimers();
	}
});
