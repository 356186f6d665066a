import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { chmod, chown, rmdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { encodeBatch, encodeHeader } from '#mock/server/change-log.ts';
import { copyOf, readDatabase } from '#mock/server/database-file.ts';
import type { MockServer } from '#mock/server/mock-server.ts';
import { encodeSnapshot } from '#mock/server/snapshot.ts';
import { createRandom } from '#mock/store/random.ts';
import { newFile, startHost } from './support/mock-host.ts';

interface Started {
	server: MockServer;
	notices: string[];
}

async function start(file: string): Promise<Started> {
	const notices: string[] = [];
	const server = await startHost({ file, onNotice: (sentence) => notices.push(sentence) });
	return { server, notices };
}

async function written(): Promise<{ file: string; contents: Record<string, unknown> }> {
	const file = newFile();
	const { server } = await start(file);
	server.store.update('books', 'b3', { title: '改过的书名' });
	await server.close();
	rmSync(copyOf(file));
	return { file, contents: JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown> };
}

const titleIn = ({ server }: Started): unknown => server.store.find('books', 'b3')?.title;
const SEEDED = '齿轮的秘密';

it.each([
	['an empty file', () => '', 'is empty'],
	['a truncated file', (text: string) => text.slice(0, -40), 'is not valid JSON'],
	['a list', () => '[]', 'holds a list instead of an object of resources'],
	['a text', () => '"rows"', 'holds a string instead of an object of resources'],
	['null', () => 'null', 'holds null instead of an object of resources'],
	['a file of another program', () => '{"books":[]}', 'has no valid \\$meta entry'],
	['a seed that is no text', (text: string) => text.replace(/"seed": "[^"]*"/, '"seed": 5'), 'has no valid \\$meta entry'],
	['a clock that is no number', (text: string) => text.replace(/"clock": \d+/, '"clock": "noon"'), 'has no valid \\$meta entry'],
	[
		'a resource that is no list',
		(text: string) => with_(text, { books: { b1: {} } }),
		'holds an object instead of a list of rows at "books"',
	],
	[
		'a row that is no object',
		(text: string) => with_(text, { books: [{ id: 'b1' }, 7] }),
		'holds something other than a row with an id at "books", position 2',
	],
	[
		'a row without an id',
		(text: string) => with_(text, { books: [{ title: 'x' }] }),
		'holds something other than a row with an id at "books", position 1',
	],
	[
		'a row without fields',
		(text: string) => with_(text, { books: [{ id: 'b1' }] }),
		'holds a row without its fields at "books", position 1',
	],
	[
		'a record of the seed without hashes',
		(text: string) => with_(text, { seeded: [{ id: 'books', title: 'x' }] }),
		'holds a row without its fields at "seeded", position 1',
	],
	['a resource that is a prototype', (text: string) => text.replace('"books"', '"__proto__"'), 'holds a field named "__proto__"'],
	[
		'a prototype in a row',
		(text: string) => text.replace('"title"', '"__proto__":{"admin":true},"title"'),
		'holds a field named "__proto__"',
	],
	['thousands of levels', (text: string) => text.replace('"title"', `"deep":${DEEP},"title"`), 'has more than 128 levels'],
	['a missing resource', (text: string) => with_(text, { books: undefined }), 'lacks resources of the seed'],
])('renames %s, says so in one sentence, and starts from the seed', async (_, damage, problem) => {
	const { file } = await written();
	const text = damage(readFileSync(file, 'utf8'));
	writeFileSync(file, text);
	const started = await start(file);
	expect(started.notices).toEqual([
		expect.stringMatching(new RegExp(`^${file} ${problem}\\. It is kept as ${file}\\.broken-1; the mock starts from the seed\\.$`)),
	]);
	expect(titleIn(started)).toBe(SEEDED);
	expect(readFileSync(`${file}.broken-1`, 'utf8')).toBe(text);
	await started.server.close();
	const again = await start(file);
	expect(again.server.how).toBe('kept');
	expect(again.notices).toEqual([]);
});

const DEEP = '['.repeat(5000) + ']'.repeat(5000);

const with_ = (text: string, change: Record<string, unknown>): string => JSON.stringify({ ...JSON.parse(text), ...change });

it('reads a file without a checksum, which a person has edited', async () => {
	const { file } = await written();
	writeFileSync(
		file,
		readFileSync(file, 'utf8')
			.replace(/,\s*"checksum": "\w+"/, '')
			.replace('改过的书名', '用手改的'),
	);
	const started = await start(file);
	expect([started.notices, titleIn(started)]).toEqual([[], '用手改的']);
});

const FLIPS = 200;

it('a flipped bit is told, and the copy of the file with the log are used', () => {
	const file = newFile();
	const rows = [{ id: 'b1', title: '齿轮', pages: 120, lent: false }];
	const intact = Buffer.from(encodeSnapshot({ seed: 's', clock: 5, real: 9, generation: 7 }, { books: rows }));
	writeFileSync(copyOf(file), intact);
	const changes = [['put', 'books', { id: 'b2', title: '后来的' }]] as const;
	writeFileSync(`${file}.log`, encodeHeader(7) + encodeBatch({ clock: 6, real: 10, changes }));
	const random = createRandom('flips');
	const missed = Array.from({ length: FLIPS }, () => Math.floor(random() * intact.length * 8)).filter((bit) => {
		const flipped = Buffer.from(intact);
		flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7));
		writeFileSync(file, flipped);
		const { damaged, before, logged } = readDatabase(file);
		const whole = JSON.stringify(before?.state) === JSON.stringify({ books: [...rows, changes[0][2]] });
		return damaged.length !== 1 || damaged[0]?.file !== file || !whole || !logged;
	});
	expect(missed).toEqual([]);
	writeFileSync(file, intact);
	expect(readDatabase(file).damaged).toEqual([]);
});

it('says that the data file is damaged, keeps it, and loses no change', async () => {
	const file = newFile();
	const { server } = await start(file);
	server.store.update('books', 'b3', { title: '改过的书名' });
	await server.close();
	const text = readFileSync(file, 'utf8').replace('改过的书名', '改过的书茗');
	writeFileSync(file, text);
	const started = await start(file);
	expect(started.notices).toEqual([
		`${file} does not fit its checksum. It is kept as ${file}.broken-1; all changes before the damage are there.`,
	]);
	expect(titleIn(started)).toBe('改过的书名');
	await started.server.close();
	expect((await start(file)).notices).toEqual([]);
});

it('gives each broken file its own name', async () => {
	const file = newFile();
	for (const text of ['one', 'two']) {
		writeFileSync(file, text);
		await (await start(file)).server.close();
	}
	expect([1, 2].map((number) => readFileSync(`${file}.broken-${number}`, 'utf8'))).toEqual(['one', 'two']);
});

it.each([
	[
		'a folder in its place',
		(file: string) => mkdirSync(file),
		/cannot be read \(EISDIR.*\)\. It is kept as .*broken-1; the mock starts from the seed\.$/,
	],
	[
		'a link that leads to itself',
		(file: string) => symlinkSync(file, file),
		/cannot be read \(ELOOP.*\)\. It is kept as .*broken-1; the mock starts from the seed\.$/,
	],
])('keeps a file that cannot be read: %s', async (_, place, sentence) => {
	const file = newFile();
	place(file);
	const started = await start(file);
	expect(started.notices).toEqual([expect.stringMatching(sentence)]);
	await started.server.close();
	expect((await start(file)).server.how).toBe('kept');
});

it('continues in memory when the folder cannot be written, and says so once', async () => {
	const folder = newFile();
	writeFileSync(folder, 'a file where a folder should be');
	const started = await start(path.join(folder, 'db.json'));
	started.server.store.update('books', 'b3', { title: '改过的书名' });
	const answer = await fetch(`${started.server.url}/lib-api/books/b3`);
	expect(await answer.json()).toMatchObject({ data: { title: '改过的书名' } });
	await started.server.close();
	expect(started.notices).toEqual([
		expect.stringMatching(/^.*db\.json cannot be written \((ENOTDIR|EEXIST).*\)\. Changes are kept in memory only, until it can be\.$/),
	]);
});

it('writes all changes and says so once the folder can be written again', async () => {
	const file = newFile();
	const started = await start(file);
	await fetch(`${started.server.url}/lib-api/rules`);
	// A folder at the path of the temporary snapshot makes writing fail.
	mkdirSync(`${file}.tmp`);
	started.server.store.touched();
	await fetch(`${started.server.url}/lib-api/rules`);
	expect(started.notices).toEqual([expect.stringMatching(/cannot be written \(EISDIR/)]);
	started.server.store.update('books', 'b3', { title: '改过的书名' });
	await fetch(`${started.server.url}/lib-api/rules`);
	await rmdir(`${file}.tmp`);
	await started.server.close();
	expect(started.notices).toEqual([expect.any(String), `${file} can be written again and holds every change.`]);
	expect(titleIn(await start(file))).toBe('改过的书名');
});

it('leaves a broken file alone when neither it nor its folder is writable', async () => {
	const { file } = await written();
	writeFileSync(file, 'broken');
	await chmod(path.dirname(file), 0o555);
	await asOtherUser(async () => {
		const started = await start(file);
		expect(started.notices).toEqual([
			expect.stringMatching(
				/is not valid JSON, and cannot be renamed \(EACCES.*\)\. It stays as it is; the mock starts from the seed, and changes are kept in memory only\.$/,
			),
		]);
		started.server.store.update('books', 'b3', { title: '改过的书名' });
		expect((await fetch(`${started.server.url}/lib-api/rules`)).status).toBe(200);
		await started.server.close();
	});
	expect(readFileSync(file, 'utf8')).toBe('broken');
	expect(readdirSync(path.dirname(file)).filter((name) => name.endsWith('.log'))).toEqual([]);
});

it('continues in memory when the folder is read-only', async () => {
	const file = newFile();
	await chmod(path.dirname(file), 0o555);
	await asOtherUser(async () => {
		const started = await start(file);
		expect((await fetch(`${started.server.url}/lib-api/rules`)).status).toBe(200);
		expect(started.notices).toEqual([
			expect.stringMatching(/cannot be written \(EACCES.*\)\. Changes are kept in memory only, until it can be\.$/),
		]);
		await started.server.close();
	});
});

it('renames an unreadable file when its folder is writable', async () => {
	const { file } = await written();
	await chmod(file, 0o000);
	if (process.getuid?.() === 0) await chown(path.dirname(file), OTHER_USER, OTHER_USER);
	await asOtherUser(async () => {
		const started = await start(file);
		expect(started.notices).toEqual([
			expect.stringMatching(/cannot be read \(EACCES.*\)\. It is kept as .*broken-1; the mock starts from the seed\.$/),
		]);
		await started.server.close();
	});
	expect(existsSync(`${file}.broken-1`)).toBe(true);
});

const OTHER_USER = 65_534;

/** Runs without root's rights, because root may write everywhere. */
async function asOtherUser(work: () => Promise<void>): Promise<void> {
	if (process.getuid?.() !== 0) return work();
	process.seteuid?.(OTHER_USER);
	try {
		await work();
	} finally {
		process.seteuid?.(0);
	}
}

it('leaves a data file that plain json-server can serve, and no log', async () => {
	const { file } = await written();
	expect(readdirSync(path.dirname(file)).filter((name) => name.endsWith('.log'))).toEqual([]);
	const jsonServer = createRequire(import.meta.url)('json-server') as { create(): PlainServer; router(file: string): unknown };
	const server = jsonServer.create();
	server.use(jsonServer.router(file));
	const listening = server.listen(0, '127.0.0.1');
	onTestFinished(() => void listening.close());
	await new Promise<void>((resolve) => listening.once('listening', resolve));
	const url = `http://127.0.0.1:${listening.address().port}/books/b3`;
	expect(await (await fetch(url)).json()).toMatchObject({ title: '改过的书名' });
	await fetch(url, { method: 'PATCH', body: '{"title":"又改了"}', headers: { 'content-type': 'application/json' } });
	const started = await start(file);
	expect(started.server.how).toBe('kept');
	expect(titleIn(started)).toBe('又改了');
});

interface PlainServer {
	use(handler: unknown): void;
	listen(port: number, host: string): { close(): void; once(event: string, run: () => void): void; address(): { port: number } };
}

const ODD = 'holds invalid records';

const row = (title: string) => ({ id: 'b3', title, state: 'shown' });
const batch = (title: string): string => encodeBatch({ clock: 5, real: 9, changes: [['put', 'books', row(title)]] });
/** A record that is whole, and none of ours. */
const odd = (changes: unknown): string => encodeBatch({ clock: 5, changes: changes as never });

it.each([
	['whole', (generation: number) => encodeHeader(generation) + batch('一') + batch('二'), '二', null],
	['torn in its last record', (generation: number) => encodeHeader(generation) + batch('一') + batch('二').slice(0, -3), '一', null],
	['torn without an end of line', (generation: number) => encodeHeader(generation) + batch('一') + batch('二').slice(0, -1), '一', null],
	['empty', () => '', '改过的书名', null],
	['torn in its header', (generation: number) => encodeHeader(generation).slice(0, 12), '改过的书名', null],
	['older than the data file', (generation: number) => encodeHeader(generation - 1) + batch('一'), '改过的书名', null],
	[
		'newer than the data file',
		(generation: number) => encodeHeader(generation + 1) + batch('一'),
		'改过的书名',
		'continues a data file that is no longer there',
	],
	['of a change to a prototype', (n: number) => encodeHeader(n) + batch('一') + odd([['put', '__proto__', row('二')]]), '一', ODD],
	[
		'of a row without an id',
		(n: number) => encodeHeader(n) + batch('一') + odd([['put', 'books', { title: '二' }]]) + batch('三'),
		'一',
		ODD,
	],
	['of changes that are no list', (n: number) => encodeHeader(n) + odd({}) + batch('二'), '改过的书名', ODD],
	['of a second header', (n: number) => encodeHeader(n) + encodeHeader(n) + batch('二'), '改过的书名', ODD],
	['without a header', () => batch('二'), '改过的书名', ODD],
	[
		'damaged in the middle',
		(generation: number) => encodeHeader(generation) + batch('一') + batch('二').replace('put', 'pat') + batch('三'),
		'一',
		'holds invalid records',
	],
] as const)('opens a data file with a log that is %s', async (_, logOf, title, problem) => {
	const { file, contents } = await written();
	writeFileSync(`${file}.log`, logOf((contents.$meta as { generation: number }).generation));
	const started = await start(file);
	expect(started.server.how).toBe('kept');
	expect(titleIn(started)).toBe(title);
	expect(started.notices).toEqual(
		problem ? [`${file}.log ${problem}. It is kept as ${file}.log.broken-1; all changes before the damage are there.`] : [],
	);
	await started.server.close();
	expect(titleIn(await start(file))).toBe(title);
});

it.each([
	['of a log', batch('一'), { clock: 5, real: 9 }],
	['of a log that an older version wrote', encodeBatch({ clock: 5, changes: [] }), { clock: 5, real: undefined }],
])('continues from the last write %s', async (_, record, moment) => {
	const { file, contents } = await written();
	writeFileSync(`${file}.log`, encodeHeader((contents.$meta as { generation: number }).generation) + record);
	expect(readDatabase(file).before?.kept).toMatchObject(moment);
});

it('renames a log without its data file and starts from the seed', async () => {
	const file = newFile();
	writeFileSync(`${file}.log`, encodeHeader(5) + batch('一'));
	const started = await start(file);
	expect(started.notices).toEqual([
		`${file}.log continues a data file that is no longer there. It is kept as ${file}.log.broken-1; the mock starts from the seed.`,
	]);
	expect(titleIn(started)).toBe(SEEDED);
});

const FOREIGN = expect.stringMatching(/db\.json was written by another program, perhaps a second mock\. Writes are refused with 507 until/);

async function changeTitle({ server }: Started, title: string): Promise<number> {
	const url = `${server.url}/db/books/b3`;
	const headers = { Authorization: `Bearer ${server.consoleToken}`, 'Content-Type': 'application/json' };
	return (await fetch(url, { method: 'PATCH', headers, body: JSON.stringify({ title }) })).status;
}

/** The title of the book that is on disk once all mocks have stopped. */
async function titleAfter(file: string, ...all: readonly Started[]): Promise<unknown> {
	for (const { server } of all) await server.close();
	return titleIn(await start(file));
}

it.each([
	['the first, which wrote before the second started', ['first', 'start', 'second', 'first'], [200, 200, 507], 'second'],
	['the first, which wrote nothing before the second', ['start', 'second', 'first'], [200, 507], 'second'],
	['the second, which wrote nothing before the first', ['start', 'first', 'second'], [200, 507], 'first'],
])('of two mocks on one file, %s, refuses to write over the other', async (_, steps, statuses, last) => {
	const { file } = await written();
	const mocks = new Map([['first', await start(file)]]);
	const answered: number[] = [];
	for (const step of steps) {
		const mock = mocks.get(step);
		if (mock) answered.push(await changeTitle(mock, step));
		else mocks.set('second', await start(file));
	}
	expect(answered).toEqual(statuses);
	expect(mocks.get(steps.at(-1) ?? '')?.notices).toEqual([FOREIGN]);
	expect(await titleAfter(file, ...mocks.values())).toBe(last);
});

it('keeps what a developer writes into the data file while the mock runs', async () => {
	const { file } = await written();
	const started = await start(file);
	expect(await changeTitle(started, '接口改的')).toBe(200);
	writeFileSync(file, readFileSync(file, 'utf8').replaceAll('改过的书名', '手改的'));
	expect(await changeTitle(started, '再改')).toBe(507);
	expect(started.notices).toEqual([FOREIGN]);
	await started.server.close();
	expect(readFileSync(file, 'utf8')).toContain('手改的');
});

it('writes a data file anew that was deleted while the mock runs', async () => {
	const { file } = await written();
	const started = await start(file);
	rmSync(path.dirname(file), { recursive: true });
	expect(await changeTitle(started, '新的')).toBe(200);
	expect(await titleAfter(file, started)).toBe('新的');
});
