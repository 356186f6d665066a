import type { Answer, Middleware } from './call.ts';
import { HttpError } from './result.ts';
import { retryAfter } from './retry-after.ts';

/** In seconds. A longer wait is left to the user. */
const LONGEST_WAIT = 5;

/** Statuses with which a gateway, such as the dev server's proxy, reports a lost connection to the server. */
const LOST: readonly number[] = [502, 504];

/**
 * Retries a GET once, after a connection lost before any response, also behind a gateway, and after a 429 with a short wait. Never retries
 * a write, since the server may have executed it.
 */
export const tryAgain: Middleware = async (call, next) => {
	if (call.operation.method !== 'get') return next(call);
	try {
		const answer = await next(call);
		const wait = isLost(answer) ? 0 : answer.status === 429 ? retryAfter(answer.headers) : null;
		if (wait === null || wait > LONGEST_WAIT) return answer;
		if (wait > 0) await pause(wait * 1000, call.signal);
	} catch (error) {
		if (!(error instanceof HttpError) || error.kind !== 'network') throw error;
	}
	return next(call);
};

const isLost = ({ status, body }: Answer): boolean => LOST.includes(status) && (typeof body !== 'object' || body === null);

function pause(milliseconds: number, signal: AbortSignal | null): Promise<void> {
	return new Promise((resolve, reject) => {
		const stop = (): void => {
			clearTimeout(timer);
			reject(new HttpError({ kind: 'aborted', message: '' }));
		};
		const timer = setTimeout(() => {
			signal?.removeEventListener('abort', stop);
			resolve();
		}, milliseconds);
		if (signal?.aborted) stop();
		else signal?.addEventListener('abort', stop, { once: true });
	});
}
