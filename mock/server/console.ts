/** `/db/…`: json-server's own router as a REST console over every row, for developers. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { EnvelopeError } from '#mock/http/envelope-error.ts';
import type { Store } from '#mock/store/store.ts';
import { readConsoleBody } from './console-body.ts';
import { consoleIndex } from './console-index.ts';
import { type ErrorMiddleware, type ExpressRequest, jsonServer, type Middleware, type Router } from './json-server.ts';

/**
 * json-server takes fields that end so for foreign keys, sweeps all "orphans" of the database at any DELETE, and fails where such a
 * field is null. No field ends so.
 */
const NO_FOREIGN_KEYS = `-${randomUUID()}`;

export const isConsolePath = (pathname: string): boolean => pathname === '/db' || pathname.startsWith('/db/');

/** Works on the very rows of the store. `commit` resolves when they are kept; only then is a request answered. */
export function createConsole(store: Store, commit: () => Promise<void>): (request: IncomingMessage, response: ServerResponse) => void {
	const application = jsonServer.create();
	application.disable('x-powered-by');
	application.use('/db', (request, response, next) => {
		if (request.url !== '/' || request.method !== 'GET') return next();
		response.setHeader('content-type', 'text/html; charset=utf-8');
		response.end(consoleIndex(store));
	});
	application.use('/db', (request, _response, next) => {
		readConsoleBody(request).then(() => next(), next);
	});
	application.use('/db', followResources(store, commit));
	application.use(answerError);
	return application;
}

/** Serves resources that come into being later, too. */
function followResources(store: Store, commit: () => Promise<void>): Middleware {
	let known = '';
	let router = createRouter(store, commit);
	return (request, response, next) => {
		const names = store.resources().join();
		if (names !== known) {
			known = names;
			router = createRouter(store, commit);
		}
		router(request, response, next);
	};
}

function createRouter(store: Store, commit: () => Promise<void>): Router {
	const router = jsonServer.router(store.state, { foreignKeySuffix: NO_FOREIGN_KEYS });
	// Rows are kept by the store's host, not by lowdb.
	router.db.write = (returned) => returned;
	// Its own error handler prints a stack trace and answers with it, as HTML.
	router.stack = router.stack.filter(({ handle }) => handle.length < 4);
	// Its own answer may be JSONP, which any page could load as a script.
	router.render = (request, response) => {
		const { statusCode, locals } = response;
		const body = statusCode === 404 ? envelope(404, '没有这条记录') : (locals.data ?? {});
		if (statusCode < 400 && request.method !== 'GET' && request.method !== 'HEAD') store.touched(...writtenRow(request, locals.data));
		void commit().then(() => sendJson(response, statusCode, body));
	};
	return router;
}

/** `/books/b3`, `/books` or `/books/b3/loans`: a new row tells its id itself. */
function writtenRow({ originalUrl }: ExpressRequest, data: unknown): [resource: string, id: string] {
	const [, , resource = '', id = '', nested] = new URL(originalUrl, 'http://mock.invalid').pathname.split('/').map(decodeURIComponent);
	const { id: own } = data as { id?: unknown };
	return [nested || resource, own === undefined ? id : String(own)];
}

const envelope = (code: number, message: string): unknown => ({ code, message, data: null });

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
	response.statusCode = status;
	response.setHeader('content-type', 'application/json; charset=utf-8');
	response.end(JSON.stringify(body));
}

const answerError: ErrorMiddleware = (error, _request, response, next) => {
	if (response.headersSent || response.destroyed) return next(error);
	const { status, message } = refusalOf(error);
	sendJson(response, status, envelope(status, message));
};

function refusalOf(error: unknown): { status: number; message: string } {
	if (error instanceof EnvelopeError) return error;
	const { message, name } = error as Error;
	if (message === 'Insert failed, duplicate id') return { status: 409, message: '已经有这个编号的记录' };
	if (name === 'SyntaxError' || name === 'URIError') return { status: 400, message: '地址里的条件不对' };
	return { status: 500, message: '服务器内部错误' };
}
