/** `/db/…`: json-server's router as a REST console over every row, for developers. */

import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import * as texts from '#mock/generated/messages/server.ts';
import { EnvelopeError } from '#mock/http/envelope-error.ts';
import type { Store } from '#mock/store/store.ts';
import { type Commit, isWrite, notStored } from './commit.ts';
import type { ConsoleAccess } from './console-access.ts';
import { readConsoleBody } from './console-body.ts';
import { consoleIndex } from './console-index.ts';
import { type ErrorMiddleware, type ExpressRequest, jsonServer, type Middleware, type Router } from './json-server.ts';

/**
 * json-server treats fields with this suffix as foreign keys: it deletes all "orphans" at any DELETE and fails if such a field is null. The
 * random suffix matches no field.
 */
const NO_FOREIGN_KEYS = `-${randomUUID()}`;

export interface ConsoleOptions {
	store: Store;
	access: ConsoleAccess;
	commit: Commit;
}

export function createConsole({ store, access, commit }: ConsoleOptions): (Middleware | ErrorMiddleware)[] {
	return [admitBy(access), showIndex(store), readBody, followResources(store, commit), explainError];
}

const admitBy =
	(access: ConsoleAccess): Middleware =>
	(request, response, next) => {
		response.setHeader('cache-control', 'no-store');
		response.setHeader('referrer-policy', 'no-referrer');
		response.setHeader('x-content-type-options', 'nosniff');
		const admission = access.admit(request, response.locals.url, response);
		if (admission === 'refused') throw new EnvelopeError(401, NO_TOKEN, { status: 401 });
		if (admission === 'admitted') next();
	};

const NO_TOKEN = texts.noToken;

const showIndex =
	(store: Store): Middleware =>
	(request, response, next) => {
		if (request.url !== '/' || request.method !== 'GET') return next();
		response.setHeader('content-type', 'text/html; charset=utf-8');
		response.end(consoleIndex(store));
	};

const readBody: Middleware = (request, _response, next) => {
	readConsoleBody(request).then(() => next(), next);
};

/** Rebuilds the router when resources are added. */
function followResources(store: Store, commit: Commit): Middleware {
	let servedNames = '';
	let router = createRouter(store, commit);
	return (request, response, next) => {
		const names = store.resources().join();
		if (names !== servedNames) {
			servedNames = names;
			router = createRouter(store, commit);
		}
		router(request, response, next);
	};
}

function createRouter(store: Store, commit: Commit): Router {
	const router = jsonServer.router(store.state, { foreignKeySuffix: NO_FOREIGN_KEYS });
	// The host persists the rows, not lowdb.
	router.db.write = (returned) => returned;
	// Removes json-server's error handler, which prints a stack trace and responds with it as HTML.
	router.stack = router.stack.filter(({ handle }) => handle.length < 4);
	// json-server may answer JSONP, which any page could load as a script.
	router.render = (request, response) => {
		const { statusCode, locals } = response;
		const body = statusCode === 404 ? { code: 404, message: texts.noRow, data: null } : (locals.data ?? {});
		if (statusCode < 400 && isWrite(request)) store.touched(...writtenRow(request, locals.data));
		void commit().then((kept) => {
			if (kept || !isWrite(request)) return sendJson(response, statusCode, body);
			const { code, status, message, data } = notStored();
			sendJson(response, status, { code, message, data });
		});
	};
	return router;
}

/** Parses `/books/b3`, `/books` or `/books/b3/loans`; a new row's id comes from the response. */
function writtenRow({ originalUrl }: ExpressRequest, data: unknown): [resource: string, id: string] {
	const [, , resource = '', id = '', nested] = new URL(originalUrl, 'http://mock.invalid').pathname.split('/').map(decodeURIComponent);
	const { id: own } = data as { id?: unknown };
	return [nested || resource, own === undefined ? id : String(own)];
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
	response.statusCode = status;
	response.setHeader('content-type', 'application/json; charset=utf-8');
	response.end(JSON.stringify(body));
}

const explainError: ErrorMiddleware = (error, _request, _response, next) => {
	const { message, name } = error as Error;
	if (message === 'Insert failed, duplicate id') return next(new EnvelopeError(409, texts.idTaken, { status: 409 }));
	if (name === 'SyntaxError' || name === 'URIError') return next(new EnvelopeError(400, texts.wrongQuery, { status: 400 }));
	next(error);
};
