import { waitFor } from '@testing-library/react';
import { act } from 'react';
import { expect, test } from 'vitest';
import { AnswerForm } from '#app/homework/answer-form.tsx';
import type { Homework } from '#app/homework/api-types.ts';
import { createFormDrafts } from '#src/drafts/form-drafts.ts';
import { HttpError, type HttpErrorKind } from '#src/http/result.ts';
import type { Outbox } from '#src/outbox/outbox-store.ts';
import type { Unsent } from '#src/outbox/queued-request.ts';
import { componentLoaders } from '#src/pages/component-loaders.ts';
import { memoryRecords } from '#tests/support/memory-records.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { createWorld, openPage, page } from '#tests/support/page-world.tsx';
import { click, pass, submit, type } from '#tests/support/render.tsx';

const SUBMIT = 'main.homeworkAnswerSubmit';
const homework = {
	id: 'h1',
	title: '小车',
	state: 'todo',
	accept: ['text', 'file'],
	fileExt: ['pdf'],
	maxMb: 20,
	maxCount: 3,
	canSubmit: true,
	attempt: 0,
} as unknown as Homework;

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
	throttle?: number;
	/** When the storage of drafts opens. */
	opened?: Promise<void>;
}

async function open({
	answer = () => ({}),
	storage = memoryStorage(),
	records = memoryRecords(),
	outbox = null,
	throttle = 0,
	opened,
}: Room = {}) {
	const world = createWorld(
		{ [SUBMIT]: answer },
		{
			openDrafts: async () => {
				await opened;
				return createFormDrafts(storage, 'u1', records);
			},
			openOutbox: async () => outbox,
			throttle,
			components: componentLoaders({ form: async () => () => <AnswerForm homework={homework} /> }),
		},
	);
	const { screen } = await openPage(page([{ block: 'custom', component: 'form', needs: [] }]), world);
	const words = await screen.findByRole('textbox', { name: '文字' });
	await pass();
	world.log.length = 0;
	const choose = async (...files: File[]): Promise<void> => {
		const input = screen.container.querySelector('input[type=file]') as HTMLInputElement;
		await act(async () => {
			Object.defineProperty(input, 'files', { configurable: true, value: files });
			input.dispatchEvent(new Event('change', { bubbles: true }));
		});
		await pass();
	};
	const form = screen.container.querySelector('form') as HTMLFormElement;
	const send = async (): Promise<void> => {
		await submit(form);
		await waitFor(() => expect(screen.getByRole('button', { name: '提交作业' }).getAttribute('aria-busy')).not.toBe('true'));
	};
	return { screen, world, words, choose, send, form };
}

test('restores files, and leaving the page needs no confirmation', async () => {
	const room = { storage: memoryStorage(), records: memoryRecords<readonly File[]>() };
	const first = await open(room);
	await type(first.words, '走了十次');
	await first.choose(new File(['%PDF'], '报告.pdf'));
	expect(first.form.dataset.dirty).toBeUndefined();
	first.screen.unmount();

	const second = await open(room);
	await waitFor(() => expect(second.screen.container.textContent).toContain('报告.pdf'));
	expect(second.screen.container.textContent).toContain('已恢复上次没有提交的内容');
	expect(second.screen.container.textContent).not.toContain('没有留住');
	await second.send();
	expect(second.world.calls.map(({ input }) => input)).toMatchObject([
		{ homeworkId: 'h1', text: '走了十次', files: [{ name: '报告.pdf' }] },
	]);
	expect([room.storage.read('form-drafts-u1'), room.records.rows.size]).toEqual([null, 0]);
});

test('text typed before the storage is open is kept, and not replaced by what it holds', async () => {
	const storage = memoryStorage();
	await type((await open({ storage })).words, '上次写的');
	let openStorage = (): void => undefined;
	const opened = new Promise<void>((resolve) => {
		openStorage = resolve;
	});
	const { words, screen } = await open({ storage, opened });
	await type(words, '这次写的');
	await act(async () => openStorage());
	await pass();
	expect(screen.getByRole('textbox', { name: '文字' })).toHaveProperty('value', '这次写的');
	expect(storage.read('form-drafts-u1')).toContain('这次写的');
});

test('a browser without room for files says so, confirms leaving, and lists their names afterwards', async () => {
	const room = { storage: memoryStorage(), records: memoryRecords<readonly File[]>({ full: true }) };
	const first = await open(room);
	await first.choose(new File(['%PDF'], '报告.pdf'));
	expect(first.form.dataset.dirty).toBe('true');
	expect(first.screen.container.textContent).toContain('文件合起来超过 64 MB，或者没有空间了，关掉页面后要重新选');
	first.screen.unmount();
	const second = await open(room);
	expect(second.screen.container.textContent).toContain('选过的文件（报告.pdf）没有留住，请再选一次。');
});

test.each<HttpErrorKind>(['network', 'timeout'])(
	'an answer that got none (%s) waits to be sent, with all that was written',
	async (kind) => {
		const { outbox, kept } = createOutbox();
		const { words, send, world, screen } = await open({ answer: () => failure(kind), outbox });
		await type(words, '走了十次');
		await send();
		expect(kept).toMatchObject([{ id: 'homework h1', title: '作业《小车》', operation: SUBMIT, text: '走了十次', fromHere: true }]);
		expect(kept[0]?.input).toEqual(world.calls[0]?.input);
		expect(kept[0]?.draft).toMatchObject({ name: 'homework h1', values: { text: '走了十次' } });
		expect(world.log).toEqual([]);
		expect(screen.getByRole('textbox', { name: '文字' })).toHaveProperty('value', '走了十次');
	},
);

test.each<[string, HttpErrorKind, boolean, string]>([
	['reports a refusal', 'business', true, 'failed: 没成'],
	['reports missing storage space', 'network', false, 'error: 没有交上，这台设备也没有空间先存着，请联网后再交一次'],
])('%s without queuing the answer', async (_case, kind, hasRoom, log) => {
	const { outbox, kept } = createOutbox(hasRoom);
	const { words, send, world } = await open({ answer: () => failure(kind), outbox });
	await type(words, '走了十次');
	await send();
	expect([kept, world.log]).toEqual([[], [log]]);
});

test('a draft that the server cannot save is not queued, since the form keeps it', async () => {
	const { outbox, kept } = createOutbox();
	const { words, world, screen } = await open({ answer: () => failure('network'), outbox });
	await type(words, '走了十次');
	await click(screen.getByRole('button', { name: '存草稿' }));
	await waitFor(() => expect(world.log.length > 0).toBe(true));
	expect([kept, world.log]).toEqual([[], ['failed: 没成']]);
});

test('retries of one answer reuse its request key, a changed answer gets a new one, and success drops the queued copy', async () => {
	const { outbox, dropped } = createOutbox();
	const answers = [failure('network'), failure('network'), failure('timeout'), {}];
	const { words, send, world } = await open({ answer: () => answers.shift(), outbox });
	await type(words, '走了十次');
	await send();
	await send();
	await type(words, '走了二十次');
	await send();
	expect(dropped).toEqual([]);
	await send();
	const [first, second, third, fourth] = world.calls.map(({ input }) => input.requestKey);
	expect([second === first, third === first, fourth === third]).toEqual([true, false, true]);
	expect(dropped).toEqual(['homework h1']);
});

test('spec 9: an answer that was sent is not sent again within the click throttle, and the button shows it', async () => {
	const { words, send, world, screen } = await open({ throttle: 2000 });
	await type(words, '走了十次');
	await send();
	await send();
	expect(world.calls).toHaveLength(1);
	expect(screen.getByRole('button', { name: '提交作业' }).getAttribute('aria-disabled')).toBe('true');
});
