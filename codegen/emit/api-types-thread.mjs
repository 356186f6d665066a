/** Plain JavaScript, so that the launcher can start the thread before it loads the compiler. */
import { Worker } from 'node:worker_threads';

/** @type {Worker | null} */
let worker = null;
/** @type {Map<number, { resolve: (text: string) => void, reject: (error: Error) => void }>} */
const waiting = new Map();
let count = 0;

let endsIdle = false;

export function startApiTypes(options) {
	endsIdle = options.runs === 'one';
	threadOf();
}

function threadOf() {
	if (worker) return worker;
	worker = new Worker(new URL('./api-types-worker.mjs', import.meta.url));
	worker.on('message', ({ id, text, error }) => {
		const asked = waiting.get(id);
		waiting.delete(id);
		if (waiting.size === 0) rest();
		if (error) asked?.reject(new Error(error));
		else asked?.resolve(text);
	});
	worker.on('error', (error) => {
		for (const { reject } of waiting.values()) reject(error);
		waiting.clear();
		worker = null;
	});
	// Must follow the listeners: adding one refs the worker again.
	worker.unref();
	return worker;
}

/** A single run ends its thread while it writes its files: the process cannot end before its threads. */
function rest() {
	if (!endsIdle) return worker?.unref();
	void worker?.terminate();
	worker = null;
}

export function writeApiTypes(document) {
	const thread = threadOf();
	thread.ref();
	count += 1;
	const id = count;
	return new Promise((resolve, reject) => {
		waiting.set(id, { resolve, reject });
		thread.postMessage({ id, document });
	});
}
