import { waitFor } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ButtonSpec, ButtonsBlock, FormBlock, SearchBoxBlock } from '#generated/block-types.ts';
import { type Answer, createWorld, failure, openPage, page, type World } from '#tests/support/page-world.tsx';
import { click, submit, type } from '#tests/support/render.tsx';

/** Pages run in real time, except the clock that throttles clicks. */
let time = 0;
beforeEach(() => {
	time = 10_000;
	vi.spyOn(performance, 'now').mockImplementation(() => time);
});
afterEach(() => void vi.restoreAllMocks());

/** As in app.yaml: clicks are throttled for two seconds. */
const throttledWorld = (answers: Record<string, Answer> = {}): World => createWorld(answers, { throttle: 2000 });

const SAVE = 'main.save';
const READ = 'main.getThing';

const buttons = (items: ButtonSpec[]): ButtonsBlock => ({ block: 'buttons', needs: [], items });
const saving: ButtonSpec = { label: '保存', actions: [{ call: SAVE }] };

/** Clicks a button at the given ms after the first click; returns the number of calls after each click. */
async function callsAfter(clicks: readonly number[], spec: ButtonSpec, answer: unknown = 1): Promise<number[]> {
	const world = throttledWorld({ [SAVE]: () => answer, [READ]: () => 1 });
	const { screen } = await openPage(page([buttons([spec])]), world);
	const counts: number[] = [];
	for (const after of clicks) {
		time = 10_000 + after;
		await click(screen.getByRole('button', { name: '保存' }));
		await waitFor(() => expect(screen.getByRole('button', { name: '保存' }).hasAttribute('aria-busy')).toBe(false));
		counts.push(world.calls.length);
	}
	return counts;
}

test('a click within two seconds does not repeat a successful write', async () => {
	expect(await callsAfter([0, 500, 1999, 2000, 2100], saving)).toEqual([1, 1, 1, 2, 2]);
});

test('a failed write may be repeated at once', async () => {
	expect(await callsAfter([0, 100], saving, failure('名额已满'))).toEqual([1, 2]);
});

test('reads are not throttled', async () => {
	expect(await callsAfter([0, 100, 200], { label: '保存', actions: [{ call: READ }] })).toEqual([1, 2, 3]);
});

test('a toggle may be reversed at once', async () => {
	expect(await callsAfter([0, 100], { ...saving, pressed: () => false })).toEqual([1, 2]);
});

test('navigation, state changes and other buttons are not throttled', async () => {
	const world = throttledWorld({ [SAVE]: () => 1 });
	const { screen } = await openPage(
		page([buttons([saving, { label: '报名', actions: [{ call: SAVE }] }, { label: '更多', actions: [{ message: '更多' }] }])]),
		world,
	);
	for (const name of ['保存', '报名', '更多', '更多']) await click(screen.getByRole('button', { name }));
	await waitFor(() => expect(world.calls).toHaveLength(2));
	expect(world.told.filter((told) => told.includes('更多'))).toHaveLength(2);
});

const form = (): FormBlock => ({
	block: 'form',
	needs: [],
	submits: SAVE,
	label: '留言',
	submit: '发送',
	fields: [{ field: 'text', label: '内容', rules: { type: 'string', required: false } }],
});

test('a submitted form is not submitted again within two seconds, unless its input changes', async () => {
	const world = throttledWorld({ [SAVE]: () => 1 });
	const { screen } = await openPage(page([form()]), world);
	const send = async (): Promise<void> => {
		await submit(screen.getByRole('form', { name: '留言' }));
		await waitFor(() => expect(screen.getByRole('button', { name: '发送' }).hasAttribute('aria-busy')).toBe(false));
	};
	await send();
	await send();
	expect(world.calls).toHaveLength(1);
	await type(screen.getByRole('textbox', { name: '内容' }), '新的一条');
	await send();
	expect(world.calls).toHaveLength(2);
	time += 2000;
	await send();
	expect(world.calls).toHaveLength(3);
});

test('a refused form may be submitted again at once', async () => {
	const world = throttledWorld({ [SAVE]: () => failure('太短') });
	const { screen } = await openPage(page([form()]), world);
	await submit(screen.getByRole('form', { name: '留言' }));
	await waitFor(() => expect(screen.getByRole('button', { name: '发送' }).hasAttribute('aria-busy')).toBe(false));
	await submit(screen.getByRole('form', { name: '留言' }));
	expect(world.calls).toHaveLength(2);
});

const box: SearchBoxBlock = { block: 'search-box', needs: [], binds: 'keyword', placeholder: '搜索课程' };

test('search input is debounced by the configured time; Enter does not wait', async () => {
	const world = createWorld({}, { debounce: 1000 });
	const { screen, address } = await openPage(page([box], { state: { keyword: { query: true, default: '' } } }), world);
	vi.useFakeTimers();
	const wait = (milliseconds: number) => act(async () => void vi.advanceTimersByTime(milliseconds));
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
