import { CodeMissing } from '#src/lib/fetch-code.ts';
import type { ReadAnswer, ReadRequest } from './reading-worker.ts';
import { type Bytes, LONGEST, type ReadingKind, type Readings, TooLarge } from './readings.ts';

/**
 * Reads a file in a worker of its own and ends the worker afterwards, on `signal`, or when it has read for `LONGEST` ms. Takes the bytes away from the
 * caller. Rejects with `TooLarge`, `CodeMissing`, or another error for a damaged file.
 */
export async function readInWorker<Kind extends ReadingKind>(
	kind: Kind,
	file: { bytes: Bytes; ext: string },
	signal: AbortSignal,
): Promise<Readings[Kind]> {
	signal.throwIfAborted();
	const worker = new Worker(/* webpackChunkName: "read-file" */ new URL('./reading-worker.ts', import.meta.url), { type: 'module' });
	let timer: ReturnType<typeof setTimeout> | undefined;
	const reading = new Promise<Readings[Kind]>((resolve, reject) => {
		let started = false;
		// Without `started` the script has not loaded. Later, the browser ends a worker that takes too much memory.
		worker.onerror = (event) => {
			event.preventDefault();
			reject(started ? new TooLarge(event.message) : new CodeMissing(event.message));
		};
		worker.onmessage = ({ data: answer }: MessageEvent<ReadAnswer>) => {
			if (answer.type === 'started') {
				started = true;
				timer = setTimeout(() => reject(new TooLarge(`reading took longer than ${LONGEST} ms`)), LONGEST);
			} else if (answer.type === 'failed') reject(errorOf(answer));
			// The worker answers a request of this kind.
			else resolve(answer.reading as Readings[Kind]);
		};
		signal.addEventListener('abort', () => reject(signal.reason), { once: true });
		worker.postMessage({ kind, ...file } satisfies ReadRequest, [file.bytes.buffer]);
	});
	return reading.finally(() => {
		clearTimeout(timer);
		worker.terminate();
	});
}

function errorOf({ reason, message }: Extract<ReadAnswer, { type: 'failed' }>): Error {
	switch (reason) {
		case 'too-large':
			return new TooLarge(message);
		case 'code-missing':
			return new CodeMissing(message);
		case 'broken':
			return new Error(message);
	}
}
