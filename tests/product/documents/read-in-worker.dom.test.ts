import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readInWorker } from '#app/documents/read/read-in-worker.ts';
import type { ReadAnswer } from '#app/documents/read/reading-worker.ts';
import { LONGEST, TooLarge } from '#app/documents/read/readings.ts';
import { CodeMissing } from '#src/lib/fetch-code.ts';

class FakeWorker {
	static last: FakeWorker;
	onmessage: ((event: { data: ReadAnswer }) => void) | null = null;
	onerror: ((event: Pick<ErrorEvent, 'message' | 'preventDefault'>) => void) | null = null;
	postMessage = vi.fn();
	terminate = vi.fn();
	constructor() {
		FakeWorker.last = this;
	}
	answer(data: ReadAnswer): void {
		this.onmessage?.({ data });
	}
	fail(): void {
		this.onerror?.({ message: 'out of memory', preventDefault: () => undefined });
	}
}

beforeEach(() => {
	vi.stubGlobal('Worker', FakeWorker);
	vi.useFakeTimers();
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

function start() {
	const end = new AbortController();
	const reading = readInWorker('text', { bytes: new Uint8Array(3), ext: 'txt' }, end.signal);
	// Observed by the expectation of each test.
	reading.catch(() => undefined);
	return { reading, worker: FakeWorker.last, end: () => end.abort(new Error('closed')) };
}

describe('a reading worker', () => {
	it('is ended after its answer', async () => {
		const { reading, worker } = start();
		worker.answer({ type: 'started' });
		worker.answer({ type: 'read', reading: { text: '好', shown: null } });
		expect(await reading).toEqual({ text: '好', shown: null });
		expect(worker.terminate).toHaveBeenCalledOnce();
		expect(vi.getTimerCount()).toBe(0);
	});

	it('is ended when its time is up, which starts after its code has loaded', async () => {
		const { reading, worker } = start();
		vi.advanceTimersByTime(10 * LONGEST);
		worker.answer({ type: 'started' });
		vi.advanceTimersByTime(LONGEST - 1);
		expect(worker.terminate).not.toHaveBeenCalled();
		vi.advanceTimersByTime(1);
		await expect(reading).rejects.toThrow(TooLarge);
		expect(worker.terminate).toHaveBeenCalledOnce();
	});

	it('is ended when the preview is closed', async () => {
		const { reading, worker, end } = start();
		end();
		await expect(reading).rejects.toThrow('closed');
		expect(worker.terminate).toHaveBeenCalledOnce();
	});

	it.each([
		['too-large', TooLarge],
		['code-missing', CodeMissing],
		['broken', Error],
	] as const)('reports %s', async (reason, error) => {
		const { reading, worker } = start();
		worker.answer({ type: 'failed', reason, message: 'why' });
		await expect(reading).rejects.toThrow(error);
		await expect(reading).rejects.toThrow('why');
	});

	it('has too large a file if the browser ends it, and no code if it never started', async () => {
		const ended = start();
		ended.worker.answer({ type: 'started' });
		ended.worker.fail();
		await expect(ended.reading).rejects.toThrow(TooLarge);
		const missing = start();
		missing.worker.fail();
		await expect(missing.reading).rejects.toThrow(CodeMissing);
	});
});
