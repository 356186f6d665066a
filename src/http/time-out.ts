import type { Call, Middleware } from './call.ts';
import { httpMessages } from './messages.ts';
import { HttpError } from './result.ts';

/**
 * Aborts a call after its operation's timeout and distinguishes this from an abort by the caller. Does not rely on the transport, since
 * the mock server in the browser may ignore abort signals.
 */
export const timeOut: Middleware = async (call, next) => {
	const timer = new AbortController();
	const start = (): ReturnType<typeof setTimeout> => setTimeout(() => timer.abort(), call.operation.timeout);
	let running = start();
	// Large uploads and files may exceed the timeout; it restarts on every progress event.
	const restart = (): void => {
		clearTimeout(running);
		running = start();
	};
	const onProgress = (share: number): void => {
		restart();
		call.onProgress?.(share);
	};
	const onLoaded: Call['onLoaded'] = (loaded, total) => {
		restart();
		call.onLoaded?.(loaded, total);
	};
	const { reads } = call;
	const withoutTimer: Call['reads'] =
		reads &&
		((response) => {
			clearTimeout(running);
			return reads(response);
		});
	// A signal that is still listened to stays in memory for as long as it can abort.
	const ended = new AbortController();
	const signal = call.signal ? AbortSignal.any([call.signal, timer.signal]) : timer.signal;
	const aborted = new Promise<never>((_resolve, reject) => {
		if (signal.aborted) reject(signal.reason);
		signal.addEventListener('abort', () => reject(signal.reason), { signal: ended.signal });
	});
	try {
		return await Promise.race([
			next({
				...call,
				signal,
				...(call.onProgress && { onProgress }),
				...(call.operation.answers === 'file' && { onLoaded }),
				reads: withoutTimer,
			}),
			aborted,
		]);
	} catch (error) {
		if (call.signal?.aborted) throw new HttpError({ kind: 'aborted', message: '' });
		if (timer.signal.aborted) throw new HttpError({ kind: 'timeout', message: httpMessages.noAnswer });
		throw error;
	} finally {
		clearTimeout(running);
		ended.abort();
	}
};
