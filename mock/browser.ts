/**
 * The in-browser host: the mock server as a fetch function over IndexedDB. No service worker and no patched global: the app passes this
 * function to its clients. Loaded by `import()`, so it is a separate chunk.
 */

import type { Runner } from '#engines/runner.ts';
import { createBackend } from './backend.ts';
import { memoryRows, openLastingRows } from './browser/lasting-rows.ts';
import { createWriteBehind } from './browser/write-behind.ts';
import { tooLarge } from './contract/body-limit.ts';
import type { Violation } from './contract/violation.ts';
import { refusalAt } from './http/refusal.ts';
import type { MockApp } from './operation.ts';
import { chooseScenario, type Scenario } from './scenario.ts';
import { createClock } from './store/clock.ts';
import { openState } from './store/kept-state.ts';
import { createStore } from './store/store.ts';

export interface BrowserBackendOptions {
	app: MockApp;
	scenario: Scenario;
	/** Name of the IndexedDB database; the app's name by default. */
	name?: string;
	now?: () => number;
	runner?: Runner;
	onViolation?: (violation: Violation) => void;
	/** Called at most once, if the browser cannot store the data; it is then lost when the page closes. */
	onUnsaved?: () => void;
}

export interface BrowserBackend {
	fetch(input: Request | URL | string, init?: RequestInit): Promise<Response>;
	flush(): Promise<void>;
	reset(): Promise<void>;
	close(): Promise<void>;
}

const KEEP_AFTER_MS = 50;

export async function createBrowserBackend(options: BrowserBackendOptions): Promise<BrowserBackend> {
	const { app } = options;
	const { rows, before } = await openLastingRows(options.name ?? `mock-${app.name}`);
	const tellUnsaved = once(options.onUnsaved ?? (() => undefined));
	const opened = openState(app, before);
	const store = createStore(opened.state);
	const now = options.now ?? createClock(Date.now, opened.kept);
	const { seed } = opened.kept;
	const changed = new Set<string>();
	const keeper = createWriteBehind({ after }, KEEP_AFTER_MS, () => {
		const state = Object.fromEntries([...changed].map((resource) => [resource, store.state[resource] ?? []]));
		changed.clear();
		return rows.write({ seed, clock: now(), real: Date.now() }, state).catch((error: unknown) => {
			for (const resource of Object.keys(state)) changed.add(resource);
			tellUnsaved();
			throw error;
		});
	});
	const mark = (resource: string | null): void => {
		for (const name of resource === null ? store.resources() : [resource]) changed.add(name);
		keeper.mark();
	};
	store.onChange(mark);
	if (opened.how !== 'kept') {
		// If the database cannot be cleared, the next write fails as well and reports it.
		await rows.clear().catch(() => undefined);
		mark(null);
	}
	if (rows === memoryRows) tellUnsaved();
	const backend = createBackend({ ...options, store, now, sleep });
	const stopFlushing = flushWhenPageHides(() => keeper.flush());
	return {
		fetch: (input, init) =>
			unlessAborted(new Request(input instanceof Request ? input : new URL(input, originOfPage()), init), async (request) => {
				const { pathname } = new URL(request.url);
				const limit = backend.bodyLimit(request.method, pathname);
				return (await sizeOf(request)) > limit ? refusalAt(app, pathname, tooLarge(limit), now()) : backend.fetch(request);
			}),
		flush: () => keeper.flush(),
		reset: async () => {
			store.reset(openState(app, null).state);
			await keeper.flush();
		},
		close: async () => {
			stopFlushing();
			await options.runner?.close();
			await keeper.flush();
			rows.close();
		},
	};
}

function once(act: () => void): () => void {
	let done = false;
	return () => {
		if (!done) act();
		done = true;
	};
}

export function scenarioOfPage(search: string): Scenario {
	return chooseScenario(new URLSearchParams(search).get('mock'));
}

/** Starts a pending write when the page is hidden before the debounce ends. */
function flushWhenPageHides(flush: () => Promise<void>): () => void {
	if (typeof addEventListener !== 'function') return () => undefined;
	const onHide = (): void => void flush().catch(() => undefined);
	addEventListener('pagehide', onHide);
	return () => removeEventListener('pagehide', onHide);
}

/** Reads a clone, so that the mock server can still read the body. */
async function sizeOf(request: Request): Promise<number> {
	return request.body === null ? 0 : (await request.clone().arrayBuffer()).byteLength;
}

const originOfPage = (): string | undefined => (typeof location === 'undefined' ? undefined : location.href);

function after(ms: number, run: () => void): () => void {
	const timer = setTimeout(run, ms);
	return () => clearTimeout(timer);
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
	return new Promise((resolve) => {
		const end = (): void => {
			clearTimeout(timer);
			signal.removeEventListener('abort', end);
			resolve();
		};
		const timer = setTimeout(end, ms);
		signal.addEventListener('abort', end);
	});
}

/** Rejects at once when the request is aborted, even while the mock server is working, as the platform's fetch does. */
async function unlessAborted(request: Request, answer: (request: Request) => Promise<Response>): Promise<Response> {
	const { signal } = request;
	signal.throwIfAborted();
	const ended = new AbortController();
	const aborted = new Promise<never>((_resolve, reject) => {
		signal.addEventListener('abort', () => reject(signal.reason), { signal: ended.signal });
	});
	try {
		return await Promise.race([answer(request), aborted]);
	} finally {
		ended.abort();
	}
}
