/** The Node host as an application of json-server: its router under `/db`, and middlewares of ours for everything else. */
import type { Backend } from '#mock/backend.ts';
import { EnvelopeError } from '#mock/http/envelope-error.ts';
import { refusalAt } from '#mock/http/refusal.ts';
import type { MockApp } from '#mock/operation.ts';
import type { Store } from '#mock/store/store.ts';
import { createConsole } from './console.ts';
import type { ConsoleAccess } from './console-access.ts';
import { createCors } from './cors.ts';
import { type Application, type ErrorMiddleware, jsonServer, type Middleware } from './json-server.ts';
import { callerOf } from './origin-guard.ts';
import { sendWebResponse, toWebRequest } from './to-web-request.ts';

export interface ApplicationOptions {
	app: MockApp;
	backend: Backend;
	store: Store;
	now: () => number;
	/** Origins whose pages may call, besides the mock's own. */
	origins: readonly string[];
	access: ConsoleAccess;
	/** Resolves when every change so far is on disk; no request is answered before. */
	commit: () => Promise<void>;
}

export function createApplication({ app, backend, store, now, origins, access, commit }: ApplicationOptions): Application {
	const application = jsonServer.create();
	application.disable('x-powered-by');
	application.enable('case sensitive routing');
	application.use(readAddress);
	application.use('/db', refuseListedOrigins, ...createConsole({ store, access, commit }));
	application.use(guardOrigin(new Set(origins)), createCors(app), answerOperation(backend, commit));
	application.use(answerError(app, now));
	return application;
}

/** Refuses an address that is none. Neither `//host/path` nor a whole address leads to another host here. */
const readAddress: Middleware = ({ url = '/' }, { locals }, next) => {
	if (!url.startsWith('/') || !URL.canParse(`http://mock.invalid${url}`)) throw new EnvelopeError(400, '地址不对', { status: 400 });
	locals.url = new URL(`http://mock.invalid${url}`);
	next();
};

const guardOrigin =
	(listed: ReadonlySet<string>): Middleware =>
	({ headers }, _response, next) => {
		if (callerOf(headers, listed) === 'foreign') throw new EnvelopeError(403, '模拟后端只接受本机应用的请求', { status: 403 });
		next();
	};

/** The console is for programs and for pages of the mock itself. */
const refuseListedOrigins = guardOrigin(new Set());

const answerOperation =
	(backend: Backend, commit: () => Promise<void>): Middleware =>
	(request, response, next) => {
		const { url } = response.locals;
		const bodyLimit = backend.bodyLimit(request.method ?? 'GET', url.pathname);
		const answer = async (): Promise<void> => {
			const webResponse = await backend.fetch(await toWebRequest(request, url, response, bodyLimit));
			await commit();
			await sendWebResponse(webResponse, response);
		};
		answer().catch(next);
	};

/** Answers in the envelope of the API that was called; outside of an API in one with `code`, `message` and `data`. */
function answerError(app: MockApp, now: () => number): ErrorMiddleware {
	return (error, request, response, next) => {
		// No network in this scenario, or no client any more: the connection just ends.
		const offline = error instanceof TypeError && error.message === 'Failed to fetch';
		if (offline || request.socket.destroyed) return void request.socket.destroy();
		if (response.headersSent) return next(error);
		const refusal = error instanceof EnvelopeError ? error : new EnvelopeError(500, '服务器内部错误', { status: 500 });
		void sendWebResponse(refusalAt(app, response.locals.url?.pathname ?? '', refusal, now()), response);
	};
}
