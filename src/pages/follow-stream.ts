/** Reads the rows of a stream into the answer cache. A chunk of its own, which only pages with streams load. */
import { focusManager, type QueryClient, type QueryKey } from '@tanstack/query-core';
import type { CompiledInput } from '#src/http/compiled-input.ts';
import { httpMessages } from '#src/http/messages.ts';
import { HttpError, isUnreadable } from '#src/http/result.ts';
import { checkAgainst } from '#src/operations/check-against.ts';
import type { DataDefinition, PageDefinition } from './page-definition.ts';
import { readStream, type StreamRows } from './read-stream.ts';
import type { Calls } from './use-calls.ts';

/** The answer of a stream, as pages read it. */
export interface StreamAnswer {
	rows: readonly unknown[];
	state: 'open' | 'waiting' | 'ended' | 'broken';
	/** Id of the last event, after which the next connection goes on; null if the rows have none. */
	lastId: string | null;
}

export interface FollowOptions {
	call: Calls['call'];
	operation: DataDefinition['operation'];
	input: CompiledInput;
	stream: NonNullable<DataDefinition['stream']>;
	shapes: PageDefinition['shapes'];
	client: QueryClient;
	queryKey: QueryKey;
	signal: AbortSignal;
}

/** Connections that fail in turn before the stream counts as broken. */
const MOST_FAILURES = 5;
const FIRST_PAUSE_MS = 1000;

/** Resolves to the last rows when the stream has ended or is broken. Rejects if it never began. */
export async function followStream(options: FollowOptions): Promise<StreamAnswer> {
	const { client, queryKey, stream, signal } = options;
	const known = client.getQueryData<StreamAnswer>(queryKey);
	let answer: StreamAnswer = known && known.state !== 'ended' ? known : { rows: [], state: 'waiting', lastId: null };
	const show = (changed: Partial<StreamAnswer>): void => {
		answer = { ...answer, ...changed };
		client.setQueryData(queryKey, answer);
	};
	// Without ids, the next connection brings all rows again.
	const begin = (): void => show({ rows: answer.lastId === null ? [] : answer.rows, state: 'open' });
	let pause = FIRST_PAUSE_MS;
	const add = ({ rows, lastId, retry }: StreamRows): void => {
		pause = retry ?? pause;
		const all = rows.length === 0 ? answer.rows : [...answer.rows, ...rows].slice(-stream.size);
		show({ rows: all, lastId: lastId ?? answer.lastId });
	};
	let failures = 0;
	for (;;) {
		await untilFocused(signal);
		const before = answer.rows;
		const isFirst = client.getQueryData(queryKey) === undefined;
		const end = await connect(options, { lastId: answer.lastId, isFirst, begin, add });
		if (end === 'hidden') {
			show({ state: 'waiting' });
			continue;
		}
		if (end !== null && client.getQueryData(queryKey) === undefined) throw end;
		const isIdle = answer.rows === before;
		failures = isIdle ? failures + 1 : 0;
		const state = stateAfter(end, { canResume: answer.lastId !== null, isIdle, failures });
		if (state !== 'waiting') return { ...answer, state };
		show({ state });
		await sleep(pause * 2 ** Math.max(0, failures - 1), signal);
	}
}

interface Ended {
	canResume: boolean;
	/** The connection brought no rows. */
	isIdle: boolean;
	/** Connections without rows, in turn. */
	failures: number;
}

/** Servers and proxies close connections of events that go on; one that brings no more of them has ended. */
function stateAfter(error: HttpError | null, { canResume, isIdle, failures }: Ended): StreamAnswer['state'] {
	if (error === null) return canResume && !isIdle ? 'waiting' : 'ended';
	return canResume && error.lost && !isUnreadable(error) && failures < MOST_FAILURES ? 'waiting' : 'broken';
}

interface Connection {
	lastId: string | null;
	/** Failures of the first connection are shown to the user. */
	isFirst: boolean;
	begin(): void;
	add(rows: StreamRows): void;
}

/** One connection; resolves to its failure, null at its end, and `hidden` if the window was hidden meanwhile. */
async function connect(
	{ call, operation, input, stream, shapes, signal }: FollowOptions,
	{ lastId, isFirst, begin, add }: Connection,
): Promise<HttpError | 'hidden' | null> {
	const check = checkAgainst(shapes?.[operation]);
	const hidden = new AbortController();
	const stop = focusManager.subscribe((focused) => {
		if (!focused) hidden.abort();
	});
	const reads = async (response: Response): Promise<void> => {
		begin();
		await readStream(response, stream.format, {
			signal: AbortSignal.any([signal, hidden.signal]),
			onRows: async (rows) => {
				const fault = await check({ rows: rows.rows, state: 'open' });
				if (fault !== null) throw new HttpError({ kind: 'wrong-shape', message: httpMessages.unreadable, body: fault });
				add(rows);
			},
		});
	};
	try {
		const result = await call(operation, input, {
			signal: AbortSignal.any([signal, hidden.signal]),
			quiet: !isFirst,
			reads,
			...(lastId !== null && { headers: { 'Last-Event-ID': headerText(lastId) } }),
		});
		if (signal.aborted) throw signal.reason;
		if (hidden.signal.aborted) return 'hidden';
		return result.ok ? null : result.error;
	} finally {
		stop();
	}
}

/** The text as bytes of UTF-8: headers take no other letters than Latin ones. */
const headerText = (text: string): string => String.fromCharCode(...new TextEncoder().encode(text));

/** Waits while the window is hidden or has no connection, as repeated calls do. */
function untilFocused(signal: AbortSignal): Promise<void> {
	if (focusManager.isFocused()) return Promise.resolve();
	return untilAborted(signal, (resolve) => {
		const stop = focusManager.subscribe((focused) => {
			if (focused) resolve();
		});
		return stop;
	});
}

const sleep = (milliseconds: number, signal: AbortSignal): Promise<void> =>
	untilAborted(signal, (resolve) => {
		const timer = setTimeout(resolve, milliseconds);
		return () => clearTimeout(timer);
	});

/** `begin` returns what ends the waiting. */
function untilAborted(signal: AbortSignal, begin: (resolve: () => void) => () => void): Promise<void> {
	return new Promise((resolve, reject) => {
		const end = begin(() => {
			end();
			signal.removeEventListener('abort', abort);
			resolve();
		});
		const abort = (): void => {
			end();
			reject(signal.reason);
		};
		signal.addEventListener('abort', abort, { once: true });
	});
}
