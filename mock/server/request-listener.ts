/** A request on its way: who sent it, whose it is, and nothing answered before what it changed is on disk. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Backend } from '#mock/backend.ts';
import { EnvelopeError } from '#mock/http/envelope-error.ts';
import { refusalAt } from '#mock/http/refusal.ts';
import type { MockApp } from '#mock/operation.ts';
import type { Store } from '#mock/store/store.ts';
import { createConsole, isConsolePath } from './console.ts';
import type { ConsoleAccess } from './console-access.ts';
import { createCors } from './cors.ts';
import { callerOf } from './origin-guard.ts';
import { sendWebResponse, toWebRequest } from './to-web-request.ts';

export interface ListenerOptions {
	app: MockApp;
	backend: Backend;
	store: Store;
	now: () => number;
	/** Origins whose pages may call, besides the mock's own. */
	origins: readonly string[];
	access: ConsoleAccess;
	/** Resolves when every change so far is kept. */
	commit: () => Promise<void>;
}

export function createRequestListener(options: ListenerOptions): RequestListener {
	const { app, backend, store, commit, now, access } = options;
	const listed = new Set(options.origins);
	const cors = createCors(app);
	const openConsole = createConsole(store, commit);

	const refuse = (pathname: string, error: EnvelopeError, response: ServerResponse): Promise<void> =>
		sendWebResponse(refusalAt(app, pathname, error, now()), response);

	const enterConsole = (request: IncomingMessage, url: URL, response: ServerResponse): void => {
		response.setHeader('cache-control', 'no-store');
		response.setHeader('referrer-policy', 'no-referrer');
		response.setHeader('x-content-type-options', 'nosniff');
		const admission = access.admit(request, url, response);
		if (admission === 'refused') throw new EnvelopeError(401, NO_TOKEN, { status: 401 });
		if (admission === 'admitted') openConsole(request, response);
	};

	const answer = async (request: IncomingMessage, url: URL, response: ServerResponse): Promise<void> => {
		const caller = callerOf(request.headers, listed);
		const inConsole = isConsolePath(url.pathname);
		if (caller === 'foreign' || (caller === 'listed' && inConsole)) throw new EnvelopeError(403, FOREIGN, { status: 403 });
		if (inConsole) return enterConsole(request, url, response);
		if (cors(request, response)) return;
		const bodyLimit = backend.bodyLimit(request.method ?? 'GET', url.pathname);
		const webResponse = await backend.fetch(await toWebRequest(request, url, response, bodyLimit));
		await commit();
		await sendWebResponse(webResponse, response);
	};

	return (request, response) => {
		const url = urlOf(request);
		if (!url) return void refuse('', new EnvelopeError(400, '地址不对', { status: 400 }), response);
		answer(request, url, response).catch((error: unknown) => {
			// No network in this scenario, or no client any more: the connection just ends.
			const offline = error instanceof TypeError && error.message === 'Failed to fetch';
			if (offline || request.socket.destroyed) return void request.socket.destroy();
			return refuse(url.pathname, error instanceof EnvelopeError ? error : FAILED, response);
		});
	};
}

const FOREIGN = '模拟后端只接受本机应用的请求';
const NO_TOKEN = '请打开启动时打印的 /db 地址，或者在请求头里带上 Authorization: Bearer <令牌>';
const FAILED = new EnvelopeError(500, '服务器内部错误', { status: 500 });

/** Null for an address that is none. Neither `//host/path` nor a whole address leads to another host here. */
function urlOf({ url = '/' }: IncomingMessage): URL | null {
	return url.startsWith('/') && URL.canParse(`http://mock.invalid${url}`) ? new URL(`http://mock.invalid${url}`) : null;
}
