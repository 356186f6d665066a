import { waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createWorld, openPage, page, type World } from '#tests/support/page-world.tsx';
import { chooseFiles, click, leave, pick, press, submit, type } from '#tests/support/render.tsx';
import { field, form } from './support.ts';

afterEach(() => vi.restoreAllMocks());

const sent = async (world: World) => {
	return world.calls.at(-1)?.input;
};

test("edits a time in the browser's time zone and submits it with its offset", async () => {
	const world = createWorld({ 'main.courseNoteSave': () => null });
	const { screen } = await openPage(page([form([field('at', '时间', { format: 'date-time' })])]), world);
	const input = await screen.findByRole('textbox', { name: '时间' });
	await type(input, '2026/9/12 10:30');
	await submit(screen.getByRole('form', { name: '资料' }));
	await waitFor(() => expect(world.calls).toHaveLength(1));
	expect(await sent(world)).toEqual({ at: new Date('2026-09-12T10:30').toISOString().replace('.000', '') });
});

test('Enter and commas add a word, each word can be removed, and pending text counts on blur', async () => {
	const world = createWorld({ 'main.courseNoteSave': () => null });
	const { screen } = await openPage(page([form([field('tags', '标签', { type: 'array', maxItems: 3, minLength: 2 })])]), world);
	const input = await screen.findByRole('textbox', { name: '标签' });
	await type(input, '小车');
	// Takes a word from the input method.
	await press(input, 'Enter', { isComposing: true });
	expect(screen.queryAllByRole('button', { name: /^去掉/ })).toEqual([]);
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

test('a select of a list field takes several options, and Backspace takes the last one back', async () => {
	const world = createWorld({ 'main.courseNoteSave': () => null });
	const levels = field('levels', '难度', { type: 'array' }, { control: 'select', dict: 'difficulty' });
	const { screen } = await openPage(page([form([levels])]), world);
	const select = (await screen.findByRole('combobox', { name: '难度' })) as HTMLInputElement;
	await pick(select, '入门', '挑战');
	await press(select, 'Escape');
	expect(select.value).toBe('入门、挑战');
	await press(select, 'Backspace');
	await submit(screen.getByRole('form', { name: '资料' }));
	await waitFor(() => expect(world.calls).toHaveLength(1));
	expect(await sent(world)).toEqual({ levels: ['easy'] });
});

test('a date outside of its limits, of no calendar or without its end is refused at the field', async () => {
	const world = createWorld({ 'main.courseNoteSave': () => null });
	const day = field('day', '哪一天', { format: 'date' }, { min: () => '2026-09-01', max: () => '2026-09-30' });
	const span = field('span', '假期', { type: 'array', format: 'date' }, { control: 'range' });
	const { screen } = await openPage(page([form([day, span])]), world);
	const input = await screen.findByRole('textbox', { name: '哪一天' });
	const first = await screen.findByRole('textbox', { name: '假期：从' });
	const text = (): string => screen.container.textContent ?? '';
	for (const [typed, message] of [
		['2026-08-31', '哪一天不能早于 2026-09-01'],
		['2026-10-01', '哪一天不能晚于 2026-09-30'],
		['2026-09-31', '哪一天的格式不对'],
		['明天', '哪一天的格式不对'],
	] as const) {
		await type(input, typed);
		await submit(screen.getByRole('form', { name: '资料' }));
		expect(text()).toContain(message);
	}
	await type(input, '20260930');
	await type(first, '2026-09-05');
	await submit(screen.getByRole('form', { name: '资料' }));
	expect(text()).toContain('假期要有开始和结束的日期');
	await type(screen.getByRole('textbox', { name: '假期：到' }), '2026-09-04');
	expect(text()).toContain('假期的开始不能晚于结束');
	await type(screen.getByRole('textbox', { name: '假期：到' }), '2026-09-06');
	await submit(screen.getByRole('form', { name: '资料' }));
	await waitFor(() => expect(world.calls).toHaveLength(1));
	expect(await sent(world)).toEqual({ day: '2026-09-30', span: ['2026-09-05', '2026-09-06'] });
});

test('the system picks days where the pointer is coarse', async () => {
	vi.spyOn(window, 'matchMedia').mockImplementation(
		(query) => Object.assign(new EventTarget(), { media: query, matches: query === '(pointer: coarse)' }) as MediaQueryList,
	);
	const day = field('day', '哪一天', { format: 'date' });
	const at = field('at', '集合的时间', { format: 'date-time' });
	const span = field('span', '假期', { type: 'array', format: 'date' }, { control: 'range' });
	const { screen } = await openPage(page([form([day, at, span])]), createWorld());
	await screen.findByLabelText('假期：到');
	const typeOf = (label: string) => screen.getByLabelText(label).getAttribute('type');
	expect(['哪一天', '集合的时间', '假期：到'].map(typeOf)).toEqual(['date', 'datetime-local', 'date']);
});

test('a colour is written as text', async () => {
	const world = createWorld({ 'main.courseNoteSave': () => null });
	const { screen } = await openPage(page([form([field('colour', '颜色', {}, { control: 'color' })])]), world);
	const input = await screen.findByRole('textbox', { name: '颜色' });
	await type(input, '#12');
	await submit(screen.getByRole('form', { name: '资料' }));
	expect(screen.container.textContent).toContain('颜色要像 #4E88F3 这样');
	await type(input, '#4E88F3');
	await submit(screen.getByRole('form', { name: '资料' }));
	await waitFor(() => expect(world.calls.at(-1)?.input).toEqual({ colour: '#4E88F3' }));
});

test('a single file is replaced, multiple files are added, and an empty field is not submitted', async () => {
	const world = createWorld({ 'main.courseNoteSave': () => null });
	const one = field('one', '封面', { format: 'binary', contentMediaType: 'image/png' });
	const many = field('many', '附件', { type: 'array', format: 'binary' });
	const none = field('none', '其他', { type: 'array', format: 'binary' });
	const { screen } = await openPage(page([form([one, many, none])]), world);
	await waitFor(() => expect(screen.container.querySelectorAll('input[type=file]')).toHaveLength(3));
	const [cover, rest] = [...screen.container.querySelectorAll<HTMLElement>('input[type=file]')] as [HTMLElement, HTMLElement];
	const png = (name: string): File => new File(['x'], name, { type: 'image/png' });
	await chooseFiles(cover, png('一.png'));
	await chooseFiles(cover, png('二.png'));
	await chooseFiles(cover, new File(['x'], '三.txt', { type: 'text/plain' }));
	expect(screen.container.textContent).toContain('“三.txt”的类型不对，可以选：PNG');
	await chooseFiles(rest, png('甲.png'));
	await chooseFiles(rest, png('乙.png'), png('丙.png'));
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
		'main.courseNoteSave': (_input, signal) =>
			new Promise((resolve) => signal?.addEventListener('abort', () => resolve(new Error('stopped')))),
	});
	const { screen } = await openPage(page([form([field('note', '说明'), field('file', '附件', { format: 'binary' })])]), world);
	await waitFor(() => expect(screen.container.querySelector('input[type=file]')).not.toBeNull());
	await type(screen.getByRole('textbox', { name: '说明' }), '见附件');
	await chooseFiles(screen.container.querySelector('input[type=file]') as HTMLElement, new File(['x'], '一.txt'));
	await submit(screen.getByRole('form', { name: '资料' }));
	await click(await screen.findByRole('button', { name: '取消上传' }));
	expect(world.calls[0]?.signal?.aborted).toBe(true);
});

test('labels of the page name the values of an enum and give their order', async () => {
	const labels = { hard: '进阶', easy: '入门' };
	const level = field('level', '难度', { enum: ['easy', 'hard'] }, { control: 'radio', labels });
	const world = createWorld({ 'main.courseNoteSave': () => ({}) });
	const { screen } = await openPage(page([form([level])]), world);
	const radios = await screen.findAllByRole('radio');
	expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual(['进阶', '入门']);
	await click(screen.getByRole('radio', { name: '进阶' }));
	await submit(screen.getByRole('form', { name: '资料' }));
	await waitFor(() => expect(world.calls[0]?.input).toEqual({ level: 'hard' }));
});
