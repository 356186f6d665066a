/** The Node host as a json-server application: json-server's router under `/db`, our own middlewares for everything else. */

import type { Backend } from '#mock/backend.ts';
import * as texts from '#mock/generated/messages/server.ts';
import { EnvelopeError } from '#mock/http/envelope-error.ts';
import { refusalAt } from '#mock/http/refusal.ts';
import type { MockApp } from '#mock/operation.ts';
import type { Store } from '#mock/store/store.ts';
import { type Commit, isWrite, notStored } from './commit.ts';
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
	origins: readonly string[];
	access: ConsoleAccess;
	commit: Commit;
}

export function createApplication({ app, backend, store, now, origins, access, commit }: ApplicationOptions): Application {
	const application = jsonServer.create();
	application.disable('x-powered-by');
	application.enable('case sensitive routing');
	application.use(readAddress, refuseMethods(backend));
	application.use('/db', refuseListedOrigins, ...createConsole({ store, access, commit }));
	application.use(guardOrigin(new Set(origins)), createCors(app), answerOperation(backend, commit));
	application.use(answerError(app, now));
	return application;
}

/** Rejects invalid URLs. `//host/path` or an absolute URL never leads to another host. */
const readAddress: Middleware = ({ url = '/' }, { locals }, next) => {
	if (!url.startsWith('/') || !URL.canParse(`http://mock.invalid${url}`)) throw new EnvelopeError(400, texts.wrongAddress, { status: 400 });
	locals.url = new URL(`http://mock.invalid${url}`);
	next();
};

/** Methods that echo a request or open a tunnel; a web `Request` cannot have them. */
const REFUSED_METHODS: ReadonlySet<string> = new Set(['TRACE', 'TRACK', 'CONNECT']);

const refuseMethods =
	(backend: Backend): Middleware =>
	({ method = 'GET' }, response, next) => {
		if (!REFUSED_METHODS.has(method)) return next();
		response.setHeader('allow', backend.methods(response.locals.url.pathname).join(', '));
		throw new EnvelopeError(405, texts.wrongMethod({ method }), { status: 405 });
	};

const guardOrigin =
	(listed: ReadonlySet<string>): Middleware =>
	({ headers }, _response, next) => {
		if (callerOf(headers, listed) === 'foreign') throw new EnvelopeError(403, texts.localOnly, { status: 403 });
		next();
	};

/** Only programs and the mock's own pages may use the console. */
const refuseListedOrigins = guardOrigin(new Set());

const answerOperation =
	(backend: Backend, commit: Commit): Middleware =>
	(request, response, next) => {
		const { url } = response.locals;
		const bodyLimit = backend.bodyLimit(request.method ?? 'GET', url.pathname);
		const answer = async (): Promise<void> => {
			const webResponse = await backend.fetch(await toWebRequest(request, url, response, bodyLimit));
			if (!(await commit()) && isWrite(request)) throw notStored();
			await sendWebResponse(webResponse, response);
		};
		answer().catch(next);
	};

/** Answers errors in the envelope of the API; outside of every API with `code`, `message` and `data`. */
function answerError(app: MockApp, now: () => number): ErrorMiddleware {
	return (error, request, response, next) => {
		// The scenario simulates a network failure or the client is gone: closes the connection without a response.
		const offline = error instanceof TypeError && error.message === 'Failed to fetch';
		if (offline || request.socket.destroyed) return void request.socket.destroy();
		if (response.headersSent) return next(error);
		const refusal = error instanceof EnvelopeError ? error : new EnvelopeError(500, texts.serverFault, { status: 500 });
		void sendWebResponse(refusalAt(app, response.locals.url?.pathname ?? '', refusal, now()), response);
	};
}
