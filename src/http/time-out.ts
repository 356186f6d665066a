import type { Middleware } from './call.ts';
import { httpMessages } from './messages.ts';
import { HttpError } from './result.ts';

/** Ends a call that takes longer than its operation allows, and tells that from an end that the caller wanted. */
export const timeOut: Middleware = async (call, next) => {
	const timer = AbortSignal.timeout(call.operation.timeout);
	const signal = call.signal ? AbortSignal.any([call.signal, timer]) : timer;
	try {
		return await next({ ...call, signal });
	} catch (error) {
		if (call.signal?.aborted) throw new HttpError({ kind: 'aborted', message: '' });
		if (timer.aborted) throw new HttpError({ kind: 'timeout', message: httpMessages.noAnswer });
		throw error;
	}
};
