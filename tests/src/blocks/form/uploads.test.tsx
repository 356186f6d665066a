import { waitFor } from '@testing-library/react';
import { act } from 'react';
import { expect, test } from 'vitest';
import type { FieldUpload, FormBlock } from '#generated/block-types.ts';
import { createFormDrafts } from '#src/drafts/form-drafts.ts';
import { HttpError } from '#src/http/result.ts';
import { recordOf } from '#src/lib/record-of.ts';
import { memoryRecords } from '#tests/support/memory-records.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { type Answer, createWorld, openPage, page } from '#tests/support/page-world.tsx';
import { click, lazyCode, pass, submit, type } from '#tests/support/render.tsx';
import { field, form } from './support.ts';

const SUBMIT = 'main.competitionSubmit';
const ROWS = [
	{ key: 'photo', label: '照片', required: true, ext: ['png'], maxMb: 1, maxCount: 2 },
	{ key: 'source', label: '源文件', required: false, ext: ['py'], maxMb: 1, maxCount: 1 },
];
const HAD = { key: 'photo', name: '正面.png', bytes: 2048, url: '/works/0.png' };
const INITIAL = { title: '小车', files: [HAD] };
const turned = new File(['abcdef'], '背面.png', { type: 'image/png', lastModified: 7 });

const upload: FieldUpload = {
	start: 'main.competitionUploadStart',
	startWith: ({ file, row }) => ({ competitionId: 'k11', key: recordOf(row).key, ...file }),
	partBytes: ({ result }) => Number(recordOf(result).partBytes),
	received: ({ result }) => recordOf(result).received as readonly number[],
	part: 'main.competitionUploadPart',
	partWith: ({ result, part }) => ({ uploadId: recordOf(result).uploadId, no: part?.number, data: part?.data }),
	finish: 'main.competitionUploadFinish',
	finishWith: ({ result }) => ({ uploadId: recordOf(result).uploadId }),
};

const block = (more: Partial<FormBlock> = {}): FormBlock =>
	form(
		[
			field('title', '作品名'),
			field('files', '材料', { type: 'array', format: 'binary', uploads: true }, { from: { rows: () => ROWS }, upload }),
		],
		{ submits: SUBMIT, initial: { record: () => INITIAL }, draft: true, draftOf: () => 'k11', save: '存草稿', ...more },
	);

/** A server that has the first part of every file, and answers the upload under its fingerprint. */
const uploads: Record<string, Answer> = {
	'main.competitionUploadStart': ({ key, fingerprint }) => ({ uploadId: `${key} ${fingerprint}`, partBytes: 4, received: [0] }),
	'main.competitionUploadPart': () => null,
	'main.competitionUploadFinish': ({ uploadId }) => ({
		key: String(uploadId).split(' ')[0],
		name: '背面.png',
		bytes: 6,
		url: '/works/1.png',
	}),
};

interface Room {
	answers?: Record<string, Answer>;
	storage?: ReturnType<typeof memoryStorage>;
	records?: ReturnType<typeof memoryRecords<readonly File[]>>;
	more?: Partial<FormBlock>;
}

async function openForm({ answers = {}, storage = memoryStorage(), records = memoryRecords(), more }: Room = {}) {
	const world = createWorld(
		{ ...uploads, [SUBMIT]: () => ({ id: 'w1' }), ...answers },
		{ openDrafts: async () => createFormDrafts(storage, 'u1', records), debounce: 1, throttle: 0 },
	);
	const { screen } = await openPage(page([block(more)]), world);
	await screen.findByRole('textbox', { name: '作品名' });
	await lazyCode();
	await lazyCode();
	const choose = async (label: string, file: File): Promise<void> => {
		const input = await screen.findByLabelText(label);
		await act(async () => {
			Object.defineProperty(input, 'files', { configurable: true, value: [file] });
			input.dispatchEvent(new Event('change', { bubbles: true }));
		});
		await pass();
	};
	const sent = (operation: string) => world.calls.filter((call) => call.operation === operation).map(({ input }) => input);
	return { screen, world, choose, sent, element: screen.getByRole('form', { name: '资料' }) };
}

test('a chosen file is uploaded from where it stopped, and the form sends what the server answers', async () => {
	const { screen, choose, sent, element } = await openForm();
	await choose('照片', turned);
	await waitFor(() => expect(screen.getAllByText(/已上传$/).length).toBe(2));
	expect(sent('main.competitionUploadStart')).toEqual([
		{ competitionId: 'k11', key: 'photo', name: '背面.png', bytes: 6, mime: 'image/png', fingerprint: '背面.png-6-7' },
	]);
	expect(sent('main.competitionUploadPart')).toEqual([{ uploadId: 'photo 背面.png-6-7', no: 1, data: btoa('ef') }]);
	await submit(element);
	await waitFor(() =>
		expect(sent(SUBMIT)).toEqual([{ title: '小车', files: [HAD, { key: 'photo', name: '背面.png', bytes: 6, url: '/works/1.png' }] }]),
	);
});

test('files can be removed, all but those that must be there', async () => {
	const { screen, sent, element } = await openForm();
	await click(await screen.findByRole('button', { name: '移除 正面.png' }));
	await submit(element);
	expect(await screen.findByText('请选择照片')).toBeTruthy();
	expect(sent(SUBMIT)).toEqual([]);
	await click(screen.getByRole('button', { name: '存草稿' }));
	await waitFor(() => expect(sent(SUBMIT)).toEqual([{ title: '小车', files: [] }]));
});

test('a form waits for its files, and says which one was refused and why', async () => {
	const refuse = (): HttpError => new HttpError({ kind: 'business', message: '照片只收 png 文件' });
	const { screen, choose, sent, element } = await openForm({ answers: { 'main.competitionUploadStart': refuse } });
	await choose('照片', turned);
	expect(await screen.findByText(/没有传上：照片只收 png 文件/)).toBeTruthy();
	for (const send of [() => submit(element), () => click(screen.getByRole('button', { name: '存草稿' }))]) {
		await send();
		expect(await screen.findByText('背面.png 还没有传完，等它传完或者移除它')).toBeTruthy();
	}
	expect(sent(SUBMIT)).toEqual([]);
});

test('after a reload, an upload goes on and an uploaded file is still there', async () => {
	const room = { storage: memoryStorage(), records: memoryRecords<readonly File[]>() };
	const first = await openForm({ ...room, answers: { 'main.competitionUploadPart': () => new Promise(() => undefined) } });
	await type(first.screen.getByRole('textbox', { name: '作品名' }), '风车');
	await first.choose('照片', turned);
	await waitFor(() => expect(first.element.dataset.dirty).toBeUndefined());
	first.screen.unmount();

	const second = await openForm(room);
	await waitFor(() => expect(second.screen.getAllByText(/已上传$/).length).toBe(2));
	expect(second.sent('main.competitionUploadPart').length).toBe(1);
	await waitFor(() => expect(room.storage.read('form-drafts-u1')).toContain('/works/1.png'));
	second.screen.unmount();

	const third = await openForm(room);
	await waitFor(() => expect(third.screen.getAllByText(/已上传$/).length).toBe(2));
	expect(third.sent('main.competitionUploadStart')).toEqual([]);
	await submit(third.element);
	await waitFor(() => expect(third.sent(SUBMIT)).toMatchObject([{ title: '风车', files: [HAD, { url: '/works/1.png' }] }]));
});

test('a preview shows what is typed and uploaded so far', async () => {
	const { screen } = await openForm({
		more: {
			preview: {
				label: '预览',
				title: '看到的样子',
				view: [{ block: 'text', needs: [], text: ({ form: typed }) => `${typed?.title}：${JSON.stringify(typed?.files)}` }],
			},
		},
	});
	await type(screen.getByRole('textbox', { name: '作品名' }), '风车');
	await click(await screen.findByRole('button', { name: '预览' }));
	expect(await screen.findByText(`风车：${JSON.stringify([HAD])}`)).toBeTruthy();
});
