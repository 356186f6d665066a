import { waitFor } from '@testing-library/react';
import { act } from 'react';
import { expect, test } from 'vitest';
import type { FormBlock } from '#generated/block-types.ts';
import { createFormDrafts } from '#src/drafts/form-drafts.ts';
import { HttpError, type HttpErrorKind } from '#src/http/result.ts';
import type { Outbox } from '#src/outbox/outbox-store.ts';
import type { Unsent } from '#src/outbox/queued-request.ts';
import { memoryRecords } from '#tests/support/memory-records.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { createWorld, openPage, page } from '#tests/support/page-world.tsx';
import { click, lazyCode, pass, submit, type } from '#tests/support/render.tsx';
import { field, form } from './support.ts';

const textIn = (element: HTMLElement): string => (element as HTMLInputElement).value;

const SUBMIT = 'main.courseNoteSave';
const failure = (kind: HttpErrorKind): HttpError => new HttpError({ kind, message: '没成' });

function createOutbox(room = true) {
	const kept: Unsent[] = [];
	const dropped: string[] = [];
	const outbox: Outbox = {
		keep: async (unsent) => room && kept.push(unsent) > 0,
		drop: async (id) => void dropped.push(id),
		stateOf: () => (kept.length > 0 ? 'waiting' : null),
		subscribe: () => () => undefined,
	};
	return { outbox, kept, dropped };
}

interface Room {
	answer?: () => unknown;
	storage?: ReturnType<typeof memoryStorage>;
	records?: ReturnType<typeof memoryRecords<readonly File[]>>;
	outbox?: Outbox | null;
	/** When the storage of drafts opens. */
	opened?: Promise<void>;
	more?: Partial<FormBlock>;
}

async function openWithFiles({
	answer = () => ({}),
	storage = memoryStorage(),
	records = memoryRecords(),
	outbox = null,
	opened,
	more,
}: Room = {}) {
	const world = createWorld(
		{ [SUBMIT]: answer },
		{
			openDrafts: async () => {
				await opened;
				return createFormDrafts(storage, 'u1', records);
			},
			openOutbox: async () => outbox,
			debounce: 1,
			throttle: 0,
		},
	);
	const fields = [
		field('text', '文字'),
		field('report', '报告', { type: 'array', format: 'binary', encoded: true }),
		field('photos', '照片', { type: 'array', format: 'binary', encoded: true }),
	];
	const block = form(fields, {
		draft: true,
		draftOf: () => 'h1',
		outbox: '作业《小车》',
		save: '存草稿',
		saveWith: () => ({ draft: true }),
		...more,
	});
	const { screen } = await openPage(page([block]), world);
	const words = await screen.findByRole('textbox', { name: '文字' });
	await lazyCode();
	world.log.length = 0;
	const choose = async (name: string, ...files: File[]): Promise<void> => {
		const input = screen.container.querySelector(`input[name=${name}]`);
		await act(async () => {
			Object.defineProperty(input, 'files', { configurable: true, value: files });
			input?.dispatchEvent(new Event('change', { bubbles: true }));
		});
		await pass();
	};
	const element = screen.getByRole('form', { name: '资料' });
	const send = async (): Promise<void> => {
		const before = world.calls.length;
		await submit(element);
		await waitFor(() => expect(world.calls.length).toBe(before + 1));
		await waitFor(() => expect(screen.getByRole('button', { name: '保存' }).getAttribute('aria-busy')).not.toBe('true'));
	};
	return { screen, world, words, choose, send, element };
}

test('restores the files of each field, and leaving the page needs no confirmation', async () => {
	const room = { storage: memoryStorage(), records: memoryRecords<readonly File[]>() };
	const first = await openWithFiles(room);
	await type(first.words, '走了十次');
	await first.choose('report', new File(['%PDF'], '报告.pdf'));
	await first.choose('photos', new File(['one'], '一.png'), new File(['other'], '一.png'));
	await waitFor(() => expect(first.element.dataset.dirty).toBeUndefined());
	expect(first.screen.getByText('写的内容和选的文件会自动留在这台设备上')).toBeTruthy();
	first.screen.unmount();

	const second = await openWithFiles(room);
	await second.screen.findByText('已恢复上次没有提交的内容', { exact: false });
	expect(second.screen.container.textContent).not.toContain('没有留住');
	await second.send();
	expect(second.world.calls.map(({ input }) => input)).toMatchObject([
		{ text: '走了十次', report: [{ name: '报告.pdf' }], photos: [{ data: btoa('one') }, { data: btoa('other') }] },
	]);
	await waitFor(() => expect([room.storage.read('form-drafts-u1'), room.records.rows.size]).toEqual([null, 0]));
});

test('a field that is filled before the storage is open keeps its text; the others are restored', async () => {
	const room = { storage: memoryStorage(), records: memoryRecords<readonly File[]>() };
	const first = await openWithFiles(room);
	await type(first.words, '上次写的');
	await first.choose('report', new File(['%PDF'], '报告.pdf'));
	await waitFor(() => expect(first.element.dataset.dirty).toBeUndefined());
	first.screen.unmount();
	let openStorage = (): void => undefined;
	const opened = new Promise<void>((resolve) => {
		openStorage = resolve;
	});
	const { words, screen } = await openWithFiles({ ...room, opened });
	await type(words, '这次写的');
	await act(async () => openStorage());
	await waitFor(() => expect(room.storage.read('form-drafts-u1')).toContain('这次写的'));
	expect(textIn(words)).toBe('这次写的');
	expect(screen.getByText('报告.pdf')).toBeTruthy();
});

test('a browser without room for files says so, confirms leaving, and lists their names afterwards until they are chosen again', async () => {
	const room = { storage: memoryStorage(), records: memoryRecords<readonly File[]>({ full: true }) };
	const first = await openWithFiles(room);
	await first.choose('report', new File(['%PDF'], '报告.pdf'));
	expect(first.element.dataset.dirty).toBe('true');
	await first.screen.findByText('文件合起来超过 64 MB，或者没有空间了', { exact: false });
	first.screen.unmount();

	const second = await openWithFiles(room);
	await second.screen.findByText('选过的文件（报告.pdf）没有留住，请再选一次。', { exact: false });
	second.screen.unmount();
	const again = await openWithFiles(room);
	await again.screen.findByText('选过的文件（报告.pdf）没有留住，请再选一次。', { exact: false });
	await type(again.words, '接着写');
	again.screen.unmount();
	const third = await openWithFiles(room);
	await third.screen.findByText('选过的文件（报告.pdf）没有留住', { exact: false });
	await third.choose('report', new File(['%PDF'], '报告.pdf'));
	expect(third.screen.container.textContent).not.toContain('没有留住');
	await click(third.screen.getByRole('button', { name: '清空重填' }));
	await waitFor(() => expect(room.storage.read('form-drafts-u1')).toBeNull());
});

test('without a storage nothing is promised, and chosen files need a confirmation', async () => {
	const world = createWorld({ [SUBMIT]: () => null });
	const { screen } = await openPage(page([form([field('report', '报告', { type: 'array', format: 'binary' })], { draft: true })]), world);
	await lazyCode();
	await act(async () => {
		const input = screen.container.querySelector('input[name=report]');
		Object.defineProperty(input, 'files', { configurable: true, value: [new File(['%PDF'], '报告.pdf')] });
		input?.dispatchEvent(new Event('change', { bubbles: true }));
	});
	await screen.findByText('报告.pdf');
	expect(screen.container.textContent).not.toContain('留在这台设备上');
	expect(screen.getByRole('form', { name: '资料' }).dataset.dirty).toBe('true');
});

test.each<HttpErrorKind>(['network', 'timeout'])(
	'a call that got no answer (%s) waits to be sent, with all that was typed',
	async (kind) => {
		const { outbox, kept } = createOutbox();
		const { words, send, world } = await openWithFiles({ answer: () => failure(kind), outbox });
		await type(words, '走了十次');
		await send();
		expect(kept).toMatchObject([{ title: '作业《小车》', operation: SUBMIT, text: '走了十次', fromHere: true }]);
		expect(kept[0]?.input).toEqual(world.calls[0]?.input);
		expect(kept[0]?.draft).toEqual({ name: kept[0]?.id, values: { text: '走了十次' } });
		expect([world.log, textIn(words)]).toEqual([[], '走了十次']);
	},
);

test.each<[string, HttpErrorKind, boolean, string]>([
	['reports a refusal', 'business', true, 'failed: 没成'],
	['reports missing storage space', 'network', false, 'error: 没有交上，这台设备也没有空间先存着，请联网后再交一次'],
])('%s without queuing the call', async (_case, kind, hasRoom, log) => {
	const { outbox, kept } = createOutbox(hasRoom);
	const { words, send, world } = await openWithFiles({ answer: () => failure(kind), outbox });
	await type(words, '走了十次');
	await send();
	await waitFor(() => expect([kept, world.log]).toEqual([[], [log]]));
});

test('the call of the second button is not queued, since the form keeps its input', async () => {
	const { outbox, kept } = createOutbox();
	const { words, world, screen } = await openWithFiles({ answer: () => failure('network'), outbox });
	await type(words, '走了十次');
	await click(screen.getByRole('button', { name: '存草稿' }));
	await waitFor(() => expect(world.log).toEqual(['failed: 没成']));
	expect(kept).toEqual([]);
});

test('an answered call takes the place of the queued one', async () => {
	const { outbox, dropped } = createOutbox();
	const { words, send } = await openWithFiles({ outbox });
	await type(words, '走了十次');
	await send();
	expect(dropped).toHaveLength(1);
});

test.each(['保存', '存草稿'])('what is typed while “%s” is under way stays in the form and in its draft', async (button) => {
	const storage = memoryStorage();
	let answer = (): void => undefined;
	const answered = new Promise<void>((resolve) => {
		answer = resolve;
	});
	const { words, screen, world } = await openWithFiles({ answer: () => answered, storage });
	await type(words, '走了十次');
	await click(screen.getByRole('button', { name: button }));
	await waitFor(() => expect(world.calls).toHaveLength(1));
	await type(words, '走了十次，又走了一次');
	await act(async () => answer());
	await waitFor(() => expect(storage.read('form-drafts-u1')).toContain('又走了一次'));
	expect(textIn(words)).toBe('走了十次，又走了一次');
	screen.unmount();
	expect(storage.read('form-drafts-u1')).toContain('又走了一次');
});

test('files that were lost once are not named in the draft of the next entry', async () => {
	const storage = memoryStorage();
	const records = memoryRecords<readonly File[]>();
	const first = await openWithFiles({ storage, records });
	await first.choose('report', new File(['%PDF'], '报告.pdf'));
	first.screen.unmount();
	records.rows.clear();
	const second = await openWithFiles({ storage, records });
	await second.screen.findByText('选过的文件（报告.pdf）没有留住', { exact: false });
	await type(second.words, '走了十次');
	await second.send();
	await waitFor(() => expect(storage.read('form-drafts-u1')).toBeNull());
	await type(second.words, '下一次');
	await waitFor(() => expect(storage.read('form-drafts-u1')).toContain('下一次'));
	expect(storage.read('form-drafts-u1')).not.toContain('报告.pdf');
});
