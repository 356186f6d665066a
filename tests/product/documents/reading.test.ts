import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFileSource, readFile } from '#app/documents/file-source.ts';
import { openReadingPlace, parseStoredPosition, startPage } from '#app/documents/reading-place.ts';
import { createReadingReport } from '#app/documents/reading-report.ts';
import { HttpError, type Result } from '#src/http/result.ts';
import { fakeCall } from '#tests/support/fake-call.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';

describe('the initial page', () => {
	it.each([
		['no page is stored', null, null, 1, 1],
		['the server knows a page', null, null, 5, 5],
		['this browser knows better', { page: 7, asked: null }, null, 5, 7],
		['the address names a page', { page: 7, asked: null }, 3, 5, 3],
		['the address is reloaded after reading on', { page: 9, asked: 6 }, 6, 5, 9],
		['the address names another page than last time', { page: 9, asked: 6 }, 8, 5, 8],
		['the address names an invalid page', { page: 9, asked: 6 }, 0, 5, 9],
	])('when %s', (_case, place, asked, known, expected) => {
		expect(startPage(place, asked, known)).toBe(expected);
	});

	it.each([
		[null, null],
		['', null],
		['{"page":0}', null],
		['{"page":"4"}', null],
		['{"page":4}', { page: 4, asked: null }],
		['{"page":4,"asked":2}', { page: 4, asked: 2 }],
	])('is stored as %s', (text, expected) => {
		expect(parseStoredPosition(text)).toEqual(expected);
	});

	it('belongs to one user and one file', () => {
		const storage = memoryStorage();
		openReadingPlace(storage, { owner: 'u1', fileId: 'a1', asked: null, savedPage: 1 }).remember(12);
		const startOf = (owner: string, fileId: string): number =>
			openReadingPlace(storage, { owner, fileId, asked: null, savedPage: 1 }).start;
		expect([startOf('u1', 'a1'), startOf('u2', 'a1'), startOf('u1', 'a2')]).toEqual([12, 1, 1]);
	});
});

describe('pages read', () => {
	beforeEach(() => void vi.useFakeTimers());
	afterEach(() => void vi.useRealTimers());

	const fine: Result<unknown> = { ok: true, data: null };
	const failed = (kind: 'network' | 'business'): Result<unknown> => ({ ok: false, error: new HttpError({ kind, message: '' }) });

	function setUp() {
		const line = { answer: fine };
		const asked: string[] = [];
		const call = fakeCall(async (_operation, input) => {
			const { attachmentId, page, read } = input as { attachmentId: string; page: number; read: number[] };
			asked.push(`${attachmentId} ${page} read ${read.join()}`);
			return line.answer;
		});
		const saved = vi.fn();
		const unanswered = vi.fn();
		const report = createReadingReport({ file: { attachmentId: 'a1' }, call, onSaved: saved, onUnanswered: unanswered, settle: 1000 });
		return { line, report, asked, saved, unanswered };
	}

	it('count after a minimum time in view', async () => {
		const { report, asked, saved } = setUp();
		report.read(1, [1]);
		await vi.advanceTimersByTimeAsync(500);
		report.read(2, [2, 3]);
		await vi.advanceTimersByTimeAsync(1000);
		report.read(3, [3, 4]);
		await vi.advanceTimersByTimeAsync(1000);
		expect(asked).toEqual(['a1 2 read 2,3', 'a1 3 read 4']);
		expect(saved).toHaveBeenCalledTimes(2);
	});

	it('do not count when they are passed or left at once, though the position is saved', async () => {
		const { report, asked } = setUp();
		for (const page of [1, 2, 3, 4]) report.read(page, [page]);
		report.flush();
		report.flush();
		await vi.runAllTimersAsync();
		report.read(4, [4]);
		await vi.runAllTimersAsync();
		report.read(4, [4]);
		await vi.runAllTimersAsync();
		expect(asked).toEqual(['a1 4 read ', 'a1 4 read 4']);
	});

	it('are handed to the outbox without a response, and sent again with the next ones', async () => {
		const { line, report, asked, unanswered } = setUp();
		line.answer = failed('network');
		report.read(2, [2]);
		await vi.runAllTimersAsync();
		report.read(3, [3]);
		await vi.runAllTimersAsync();
		expect(asked).toEqual(['a1 2 read 2', 'a1 3 read 2,3']);
		expect(unanswered.mock.calls).toEqual([
			[2, [2]],
			[3, [2, 3]],
		]);
	});

	it('are retried if saving fails', async () => {
		const { line, report, asked, saved, unanswered } = setUp();
		line.answer = failed('business');
		report.read(2, [2]);
		await vi.runAllTimersAsync();
		line.answer = fine;
		report.read(2, [2]);
		await vi.runAllTimersAsync();
		expect(asked).toEqual(['a1 2 read 2', 'a1 2 read 2']);
		expect(saved).toHaveBeenCalledTimes(1);
		expect(unanswered).not.toHaveBeenCalled();
	});
});

describe('a signed address', () => {
	const file = { id: 'a1', url: '/old', expiresAt: '2026-09-12T10:10:00+08:00' } as Parameters<typeof createFileSource>[0];
	const setUp = (now: string) => {
		const call = vi.fn(
			async (): Promise<Result<unknown>> => ({ ok: true, data: { ...file, url: '/new', expiresAt: '2026-09-12T11:00:00+08:00' } }),
		);
		return { call, source: createFileSource(file, { call: fakeCall(call), now: () => Date.parse(now) }) };
	};
	const failed = (status?: number): Result<string> => ({
		ok: false,
		error: new HttpError({ kind: 'http', message: '', ...(status && { status }) }),
	});

	it('is reused until it expires', async () => {
		const early = setUp('2026-09-12T10:09:00+08:00');
		expect(await early.source.validAddress()).toBe('/old');
		expect(early.call).not.toHaveBeenCalled();
		expect(await setUp('2026-09-12T10:11:00+08:00').source.validAddress()).toBe('/new');
	});

	it.each([
		[403, ['/old', '/new'], true],
		[410, ['/old', '/new'], true],
		[500, ['/old'], false],
		[undefined, ['/old'], false],
	])('that fails with %s is requested at %j', async (status, addresses, ok) => {
		const { source } = setUp('2026-09-12T10:00:00+08:00');
		const tried: string[] = [];
		const result = await readFile(source, async (url) => {
			tried.push(url);
			return url === '/new' ? { ok: true, data: url } : failed(status);
		});
		expect([tried, result.ok]).toEqual([addresses, ok]);
	});

	it('is renewed at most once', async () => {
		const { source, call } = setUp('2026-09-12T10:00:00+08:00');
		const result = await readFile(source, async () => failed(403));
		expect([result.ok, call.mock.calls.length]).toEqual([false, 1]);
	});
});
