/** Requests that the inline script of the page sends while the code of the app is still loading. */
import type { ApiSpec } from './api-spec.ts';

/** The call with which the app starts for a signed-in user. */
export interface UserCall extends Pick<ApiSpec, 'base' | 'auth'> {
	api: string;
	path: string;
}

interface EarlyRequest {
	answer: Promise<Response>;
	/** Whether a request of the app has already joined this one. */
	joined: boolean;
	abort(reason: unknown): void;
}

declare global {
	/** By URL and headers. Global, because the inline script is bundled apart from the app and has a copy of this module. */
	var earlyRequests: Map<string, EarlyRequest> | undefined;
}

const keyOf = ({ url, headers }: Request): string => JSON.stringify([url, ...headers]);

/** Sends a GET request. The first equal request of the app gets its response. */
export function sendEarly(request: Request): Readonly<EarlyRequest> {
	const controller = new AbortController();
	const answer = fetch(request, { signal: controller.signal });
	// Handled here, because the app may never join the request.
	answer.catch(() => undefined);
	const early = { answer, joined: false, abort: (reason: unknown) => controller.abort(reason) };
	globalThis.earlyRequests ??= new Map();
	globalThis.earlyRequests.set(keyOf(request), early);
	return early;
}

/** Like `fetch`, but joins an equal early request, once. */
export function fetchOrJoin(request: Request): Promise<Response> {
	const requests = globalThis.earlyRequests;
	const key = requests && request.method === 'GET' ? keyOf(request) : '';
	const early = requests?.get(key);
	if (!early) return fetch(request);
	requests?.delete(key);
	early.joined = true;
	const { signal } = request;
	signal.addEventListener('abort', () => early.abort(signal.reason), { once: true });
	return withoutDate(early.answer);
}

/** Removes `Date`: the response may have waited for the app for seconds, so its time is outdated. */
async function withoutDate(answer: Promise<Response>): Promise<Response> {
	const { body, status, statusText, headers } = await answer;
	const others = new Headers(headers);
	others.delete('Date');
	return new Response(body, { status, statusText, headers: others });
}

/** Called after the start: later requests must not get outdated responses. */
export function dropEarlyRequests(): void {
	for (const { abort } of globalThis.earlyRequests?.values() ?? []) abort(new DOMException('Not needed', 'AbortError'));
	globalThis.earlyRequests = undefined;
}
