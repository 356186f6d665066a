import type { Middleware } from './call.ts';
import { httpMessages } from './messages.ts';
import { HttpError } from './result.ts';

/**
 * Ends a call that takes longer than its operation allows, and tells that from an end that the caller wanted. Does not wait for the
 * transport to notice: a back end inside the page may not look at signals.
 */
export const timeOut: Middleware = async (call, next) => {
	const timer = new AbortController();
	const start = (): ReturnType<typeof setTimeout> => setTimeout(() => timer.abort(), call.operation.timeout);
	let running = start();
	// A large file takes its time; what is moving is not hanging.
	const onProgress = (share: number): void => {
		clearTimeout(running);
		running = start();
		call.onProgress?.(share);
	};
	const signal = call.signal ? AbortSignal.any([call.signal, timer.signal]) : timer.signal;
	const aborted = new Promise<never>((_resolve, reject) => {
		if (signal.aborted) reject(signal.reason);
		signal.addEventListener('abort', () => reject(signal.reason), { once: true });
	});
	try {
		return await Promise.race([next({ ...call, signal, ...(call.onProgress && { onProgress }) }), aborted]);
	} catch (error) {
		if (call.signal?.aborted) throw new HttpError({ kind: 'aborted', message: '' });
		if (timer.signal.aborted) throw new HttpError({ kind: 'timeout', message: httpMessages.noAnswer });
		throw error;
	} finally {
		clearTimeout(running);
	}
};
