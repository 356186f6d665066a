import { waitFor } from '@testing-library/react';
import { act } from 'react';
import { expect, test } from 'vitest';
import { createWorld, openPage, page, type World } from '#tests/support/page-world.tsx';
import { click, leave, press, submit, type } from '#tests/support/render.tsx';
import { field, form } from './support.ts';

const sent = async (world: World) => {
	return world.calls.at(-1)?.input;
};

test("edits a time in the browser's time zone and submits it with its offset", async () => {
	const world = createWorld({ 'main.save': () => null });
	const { screen } = await openPage(page([form([field('at', '时间', { format: 'date-time' })])]), world);
	const input = screen.container.querySelector('input') as HTMLInputElement;
	expect(input.type).toBe('datetime-local');
	await type(input, '2026-09-12T10:30');
	await submit(screen.getByRole('form', { name: '资料' }));
	await waitFor(() => expect(world.calls).toHaveLength(1));
	expect(await sent(world)).toEqual({ at: new Date('2026-09-12T10:30').toISOString().replace('.000', '') });
});

test('Enter and commas add a word, each word can be removed, and pending text counts on blur', async () => {
	const world = createWorld({ 'main.save': () => null });
	const { screen } = await openPage(page([form([field('tags', '标签', { type: 'array', maxItems: 3, minLength: 2 })])]), world);
	const input = await screen.findByRole('textbox', { name: '标签' });
	await type(input, '小车');
	await press(input, 'Enter');
	await type(input, '传感器，编程，');
	expect(screen.queryAllByRole('button', { name: /^去掉/ }).map((each) => each.getAttribute('aria-label'))).toEqual([
		'去掉 小车',
		'去掉 传感器',
		'去掉 编程',
	]);
	await click(screen.getByRole('button', { name: '去掉 传感器' }));
	await press(input, 'Backspace');
	await type(input, '画');
	await leave(input);
	expect(screen.container.textContent).toContain('标签至少 2 个字符');
	await click(screen.getByRole('button', { name: '去掉 画' }));
	await submit(screen.getByRole('form', { name: '资料' }));
	await waitFor(() => expect(world.calls).toHaveLength(1));
	expect(await sent(world)).toEqual({ tags: ['小车'] });
});

test('a list field with a select is a native multiple select', async () => {
	const world = createWorld({ 'main.save': () => null });
	const levels = field('levels', '难度', { type: 'array' }, { control: 'select', dict: 'level' });
	const { screen } = await openPage(page([form([levels])]), world);
	const select = screen.container.querySelector('select') as HTMLSelectElement;
	expect(select.multiple).toBe(true);
	await act(async () => {
		for (const option of select.options) option.selected = true;
		select.dispatchEvent(new Event('change', { bubbles: true }));
	});
	await submit(screen.getByRole('form', { name: '资料' }));
	await waitFor(() => expect(world.calls).toHaveLength(1));
	expect(await sent(world)).toEqual({ levels: ['easy', 'hard'] });
});

async function choose(input: HTMLElement, ...files: File[]): Promise<void> {
	await act(async () => {
		Object.defineProperty(input, 'files', { configurable: true, value: files });
		input.dispatchEvent(new Event('change', { bubbles: true }));
	});
}

test('a single file is replaced, multiple files are added, and an empty field is not submitted', async () => {
	const world = createWorld({ 'main.save': () => null });
	const one = field('one', '封面', { format: 'binary', contentMediaType: 'image/png' });
	const many = field('many', '附件', { type: 'array', format: 'binary' });
	const none = field('none', '其他', { type: 'array', format: 'binary' });
	const { screen } = await openPage(page([form([one, many, none])]), world);
	await waitFor(() => expect(screen.container.querySelectorAll('input[type=file]')).toHaveLength(3));
	const [cover, rest] = [...screen.container.querySelectorAll<HTMLElement>('input[type=file]')] as [HTMLElement, HTMLElement];
	const png = (name: string): File => new File(['x'], name, { type: 'image/png' });
	await choose(cover, png('一.png'));
	await choose(cover, png('二.png'));
	await choose(cover, new File(['x'], '三.txt', { type: 'text/plain' }));
	expect(screen.container.textContent).toContain('“三.txt”的类型不对，可以选：PNG');
	await choose(rest, png('甲.png'));
	await choose(rest, png('乙.png'), png('丙.png'));
	await click(screen.getByRole('button', { name: '移除 乙.png' }));
	await submit(screen.getByRole('form', { name: '资料' }));
	await waitFor(() => expect(world.calls).toHaveLength(1));
	const input = (await sent(world)) as { one: File; many: File[] };
	expect(input.one.name).toBe('二.png');
	expect(input.many.map(({ name }) => name)).toEqual(['甲.png', '丙.png']);
	expect(Object.keys(input)).toEqual(['one', 'many']);
});

test('an upload can be cancelled, and the form keeps its input', async () => {
	const world = createWorld({
		'main.save': (_input, signal) => new Promise((resolve) => signal?.addEventListener('abort', () => resolve(new Error('stopped')))),
	});
	const { screen } = await openPage(page([form([field('note', '说明'), field('file', '附件', { format: 'binary' })])]), world);
	await waitFor(() => expect(screen.container.querySelector('input[type=file]')).not.toBeNull());
	await type(screen.getByRole('textbox', { name: '说明' }), '见附件');
	await choose(screen.container.querySelector('input[type=file]') as HTMLElement, new File(['x'], '一.txt'));
	await submit(screen.getByRole('form', { name: '资料' }));
	await click(await screen.findByRole('button', { name: '取消上传' }));
	expect(world.calls[0]?.signal?.aborted).toBe(true);
});
