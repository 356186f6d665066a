import { copyFileSync, existsSync, readdirSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MockServer } from '#mock/server/mock-server.ts';
import { newFile, startHost } from './support/mock-host.ts';

/** Bytes that the disk still takes. */
let free = Number.POSITIVE_INFINITY;

// Every file handle writes to this disk: what fits is written, then the error comes.
beforeEach(async () => {
	free = Number.POSITIVE_INFINITY;
	const handle = await open(tmpdir(), 'r');
	await handle.close();
	const handles = Object.getPrototypeOf(handle) as Pick<FileHandle, 'appendFile' | 'writeFile'>;
	for (const name of ['appendFile', 'writeFile'] as const) {
		const write = handles[name];
		vi.spyOn(handles, name).mockImplementation(async function (this: FileHandle, text) {
			const fits = String(text).slice(0, free);
			free -= fits.length;
			await write.call(this, fits);
			if (fits.length < String(text).length) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
		});
	}
});

afterEach(() => vi.restoreAllMocks());

const SENTENCE = '服务器的磁盘写不进去，这一次没有存好。请先留着这一页，过一会儿再试';

async function signIn({ url }: MockServer, username: string): Promise<{ status: number; message: unknown }> {
	const headers = { 'content-type': 'application/json' };
	const response = await fetch(`${url}/old-api/login`, { method: 'POST', headers, body: JSON.stringify({ username }) });
	return { status: response.status, message: ((await response.json()) as { msg?: unknown }).msg };
}

/** A mock on what a killed one leaves on the disk now. */
async function afterKill(file: string): Promise<MockServer> {
	const copy = newFile();
	for (const ending of ['', '.log']) if (existsSync(file + ending)) copyFileSync(file + ending, copy + ending);
	const before = free;
	free = Number.POSITIVE_INFINITY;
	const server = await startHost({ file: copy });
	free = before;
	return server;
}

const lostIn = (server: MockServer, names: readonly string[]): string[] =>
	names.filter((name) => !server.store.find('sessions', `${name}-token`));

it('a full disk: 400 writes, of which each acknowledged one is there after a kill, and the others got 507 with a sentence', async () => {
	const file = newFile();
	const notices: string[] = [];
	const server = await startHost({ file, onNotice: (sentence) => notices.push(sentence) });
	expect((await signIn(server, 'first')).status).toBe(200);
	free = 10_000;
	const acknowledged = ['first'];
	const answers = new Map<number, number>();
	for (let index = 0; index < 400; index += 1) {
		const name = `one-${index}`;
		const { status, message } = await signIn(server, name);
		answers.set(status, (answers.get(status) ?? 0) + 1);
		if (status === 200) acknowledged.push(name);
		else expect(message).toBe(SENTENCE);
	}
	expect([...answers.keys()].sort()).toEqual([200, 507]);
	expect(lostIn(await afterKill(file), acknowledged)).toEqual([]);
	expect(notices).toEqual([
		`${file} cannot be written (ENOSPC: no space left on device, write). Writes are refused with 507, until it can be.`,
	]);
	expect(readdirSync(path.dirname(file)).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

it('reads are answered from a full disk, a repeated write is not, and with space again all changes are on it', async () => {
	const file = newFile();
	const notices: string[] = [];
	const server = await startHost({ file, onNotice: (sentence) => notices.push(sentence) });
	await signIn(server, 'first');
	free = 0;
	for (let repeated = 0; repeated < 2; repeated += 1) expect(await signIn(server, 'full')).toEqual({ status: 507, message: SENTENCE });
	expect((await fetch(`${server.url}/lib-api/books/b3`)).status).toBe(200);
	const headers = { 'content-type': 'application/json', authorization: `Bearer ${server.consoleToken}` };
	const patch = (): Promise<Response> => fetch(`${server.url}/db/books/b3`, { method: 'PATCH', headers, body: '{"title":"改过的书名"}' });
	const refused = await patch();
	expect([refused.status, await refused.json()]).toEqual([507, { code: 507, message: SENTENCE, data: null }]);
	free = Number.POSITIVE_INFINITY;
	expect((await patch()).status).toBe(200);
	expect(notices.at(-1)).toBe(`${file} can be written again and holds every change.`);
	const next = await afterKill(file);
	expect([lostIn(next, ['first', 'full']), next.store.find('books', 'b3')?.title]).toEqual([[], '改过的书名']);
});

it('a disk that is full from the start refuses writes too', async () => {
	free = 0;
	const server = await startHost();
	expect((await signIn(server, 'first')).status).toBe(507);
});
