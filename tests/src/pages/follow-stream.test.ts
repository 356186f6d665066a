import { focusManager, QueryClient } from '@tanstack/query-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OperationName } from '#generated/api/operations.ts';
import { compiledInput } from '#src/http/compiled-input.ts';
import { HttpError, type HttpErrorKind } from '#src/http/result.ts';
import { followStream, type StreamAnswer } from '#src/pages/follow-stream.ts';
import type { PageCallOptions } from '#src/pages/use-calls.ts';

const QUERY_KEY = ['main.log', {}];

beforeEach(async () => {
	// Loading it takes real time.
	await import('#src/http/check-shape.ts');
	vi.useFakeTimers();
	focusManager.setFocused(true);
});
afterEach(() => {
	vi.useRealTimers();
	focusManager.setFocused(undefined);
});

interface Connection {
	/** Texts of the body, each a part; null stays open. */
	parts: readonly (string | null)[];
	/** Ends the body with this failure. */
	fails?: HttpErrorKind;
	/** Fails before there is a body. */
	refuses?: HttpErrorKind;
}

/** Follows a stream whose server answers each connection in turn; the last one answers all further ones. */
function follow(format: 'lines' | 'events' | 'texts', connections: readonly Connection[], size = 500) {
	const client = new QueryClient();
	const after: (string | undefined)[] = [];
	const end = new AbortController();
	const call = async (_name: OperationName, _input: object, { reads, headers, signal }: PageCallOptions = {}) => {
		const { parts, fails, refuses } = connections[Math.min(after.push(headers?.['Last-Event-ID']), connections.length) - 1] ?? {
			parts: [],
		};
		const failure = (kind: HttpErrorKind) => ({ ok: false as const, error: new HttpError({ kind, message: '' }) });
		if (refuses) return failure(refuses);
		try {
			await reads?.(new Response(bodyOf(parts)));
		} catch (error) {
			if (error instanceof HttpError) return { ok: false as const, error };
			throw error;
		}
		if (signal?.aborted) return failure('aborted');
		return fails ? failure(fails) : { ok: true as const, data: null as never };
	};
	const answer = followStream({
		call,
		operation: 'main.log' as OperationName,
		input: compiledInput({}),
		stream: { format, size },
		shapes: { 'main.log': { rows: [{ id: 'n' }] } },
		client,
		queryKey: QUERY_KEY,
		signal: end.signal,
	});
	answer.catch(() => undefined);
	return { answer, after, shown: () => client.getQueryData<StreamAnswer>(QUERY_KEY), leave: () => end.abort(new Error('left')) };
}

function bodyOf(parts: readonly (string | null)[]): ReadableStream<Uint8Array> {
	const rest = [...parts];
	return new ReadableStream({
		pull(controller) {
			const part = rest.shift();
			if (part === undefined) controller.close();
			else if (part === null) return new Promise(() => undefined);
			else controller.enqueue(new TextEncoder().encode(part));
			return undefined;
		},
	});
}

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
const event = (id: number): string => `id: ${id}\ndata: {"id":${id}}\n\n`;
const ids = (answer: StreamAnswer | undefined): unknown => [
	answer?.state,
	...(answer?.rows ?? []).map((row) => (row as { id: number }).id),
];

test('lines are shown as they arrive, also those that a part cuts', async () => {
	const { shown } = follow('lines', [{ parts: ['{"id":1}\n{"i', 'd":2}\n\n{"id"', null] }]);
	await settle();
	expect(ids(shown())).toEqual(['open', 1, 2]);
});

test('the end of the lines is the end, the last one may lack its own', async () => {
	const { answer } = follow('lines', [{ parts: ['{"id":1}\r\n{"id":2}'] }]);
	expect(ids(await answer)).toEqual(['ended', 1, 2]);
});

test('only the latest rows are kept', async () => {
	const { answer } = follow('lines', [{ parts: ['{"id":1}\n{"id":2}\n', '{"id":3}\n'] }], 2);
	expect(ids(await answer)).toEqual(['ended', 2, 3]);
});

test('events go on after the last one until a connection brings no more', async () => {
	const { answer, after } = follow('events', [{ parts: [event(1), ': alive\n\n', event(2)] }, { parts: [event(3)] }, { parts: [] }]);
	await vi.advanceTimersByTimeAsync(5_000);
	expect(ids(await answer)).toEqual(['ended', 1, 2, 3]);
	expect(after).toEqual([undefined, '2', '3']);
});

test('events without ids end with their connection, and one without its end is cut off', async () => {
	const { answer } = follow('events', [{ parts: ['data: {"id":\ndata: 1}\n\nevent: other\n\ndata: {"id":2}'] }]);
	expect(ids(await answer)).toEqual(['ended', 1]);
});

test('breaks of lines may be those of Windows, also where a part cuts them', async () => {
	const { answer } = follow('events', [{ parts: ['id: 1\r\ndata: {"id":\r\ndata: 1}\r\n\r', '\ndata: {"id":2}\r\n\r\n'] }, { parts: [] }]);
	await vi.advanceTimersByTimeAsync(2_000);
	expect(ids(await answer)).toEqual(['ended', 1, 2]);
});

test('an id without a row is the last one, as bytes of UTF-8', async () => {
	const { answer, after } = follow('events', [{ parts: [`${event(1)}retry: 10\n\nid: 二\n\n`] }, { parts: [] }]);
	await vi.advanceTimersByTimeAsync(100);
	expect(ids(await answer)).toEqual(['ended', 1]);
	expect(after).toEqual([undefined, '\u00e4\u00ba\u008c']);
});

test('a lost connection waits as long as the server wishes, and goes on', async () => {
	const { shown, after } = follow('events', [{ parts: [`retry: 7000\n${event(1)}`], fails: 'cut-off' }, { parts: [event(2), null] }]);
	await vi.advanceTimersByTimeAsync(6_900);
	expect(ids(shown())).toEqual(['waiting', 1]);
	await vi.advanceTimersByTimeAsync(200);
	expect(ids(shown())).toEqual(['open', 1, 2]);
	expect(after).toEqual([undefined, '1']);
});

test('after five connections that fail in turn, the stream is broken', async () => {
	const { answer, after } = follow('events', [
		{ parts: [event(1)], fails: 'cut-off' },
		{ parts: [], refuses: 'network' },
	]);
	await vi.advanceTimersByTimeAsync(60_000);
	expect(ids(await answer)).toEqual(['broken', 1]);
	expect(after).toHaveLength(6);
});

test.each<[string, 'lines' | 'events', Connection]>([
	['lines that are cut off', 'lines', { parts: ['{"id":1}\n'], fails: 'cut-off' }],
	['a row that is no JSON', 'events', { parts: [event(1), 'data: {oops\n\n'] }],
	['a row of another shape', 'events', { parts: [event(1), 'data: {"id":"two"}\n\n'] }],
	['a refusal of the server', 'events', { parts: [event(1)], fails: 'business' }],
])('%s break the stream, and its rows stay', async (_case, format, connection) => {
	const { answer } = follow(format, [connection]);
	await settle();
	expect(ids(await answer)).toEqual(['broken', 1]);
});

test('a stream that never began fails as any call', async () => {
	await expect(follow('events', [{ parts: [], refuses: 'network' }]).answer).rejects.toMatchObject({ kind: 'network' });
});

test('while the window is hidden there is no connection', async () => {
	const { shown, after } = follow('events', [{ parts: [event(1), null] }, { parts: [event(2), null] }]);
	await settle();
	focusManager.setFocused(false);
	await vi.advanceTimersByTimeAsync(60_000);
	expect(ids(shown())).toEqual(['waiting', 1]);
	focusManager.setFocused(true);
	await settle();
	expect(ids(shown())).toEqual(['open', 1, 2]);
	expect(after).toEqual([undefined, '1']);
});

test('leaving the page ends the connection and the waiting', async () => {
	const { answer, leave } = follow('events', [{ parts: [event(1), null] }]);
	await settle();
	leave();
	await expect(answer).rejects.toThrow('left');
	const waiting = follow('events', [{ parts: [event(1)], fails: 'cut-off' }]);
	await settle();
	waiting.leave();
	await expect(waiting.answer).rejects.toThrow('left');
});
