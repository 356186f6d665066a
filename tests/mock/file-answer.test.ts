import { expect, test } from 'vitest';
import type { MockApp } from '#mock/operation.ts';
import { fileNameIn } from '#src/http/file-name-in.ts';
import { emittedMock } from '#tests/support/emitted-mock.ts';
import { createTestBackend, requestOf } from '#tests/support/mock-backend.ts';

const app = await emittedMock('examples/gallery');

const ask = async (changed: MockApp, name: string) => {
	const { headers, status, ...response } = await createTestBackend({ app: changed })
		.backend.fetch(requestOf(changed, name, {}, null))
		.then(async (answer) => ({ headers: answer.headers, status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) }));
	const saved = fileNameIn(headers.get('content-disposition'));
	return { status, type: headers.get('content-type'), name: saved, length: headers.get('content-length'), bytes: response.bytes };
};

test('a declared file is answered with its media type, length and name', async () => {
	const { bytes, ...about } = await ask(app, 'gallery.itemsFile');
	expect(about).toEqual({ status: 200, type: 'text/csv', name: '作品清单（秋）.csv', length: String(bytes.length) });
	expect(new TextDecoder().decode(bytes)).toBe('标题,作者\n巡线小车,小满\n');
});

test('a handler answers any file, byte by byte', async () => {
	const bytes = Uint8Array.from([0, 255, 128, 10]);
	const operations = app.operations.map((operation) =>
		operation.name === 'gallery.itemsFile' ? { ...operation, mock: { handler: 'items-file' } } : operation,
	);
	const handlers = { ...app.handlers, 'gallery.itemsFile': () => new File([bytes], "it's (a).bin", { type: 'application/zip' }) };
	const answer = await ask({ ...app, operations, handlers }, 'gallery.itemsFile');
	expect(answer).toMatchObject({ type: 'application/zip', name: "it's (a).bin", bytes });
});

test('a refused file is told like any refusal', async () => {
	const { bytes, type } = await ask(app, 'gallery.failedFile');
	expect(type).toBe('application/json; charset=utf-8');
	expect(JSON.parse(new TextDecoder().decode(bytes))).toMatchObject({ code: 503, msg: '清单还没有准备好，请稍后再来' });
});
