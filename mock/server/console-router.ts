/** `/db/…`: json-server's own router as a REST console over every row, for developers. It shows all fields, passwords too: loopback only. */
import { randomUUID } from 'node:crypto';
import type { Store } from '#mock/store.ts';
import { type ErrorMiddleware, jsonServer, type Middleware } from './json-server.ts';

/**
 * json-server takes fields that end so for foreign keys, sweeps all "orphans" of the database at any DELETE, and fails where such a
 * field is null. No field ends so.
 */
const NO_FOREIGN_KEYS = `-${randomUUID()}`;

/** Works on the very rows of the store. Resources that come into being later are served too. */
export function createConsole(store: Store): Middleware {
	let known = '';
	let router = createRouter(store);
	return (request, response, next) => {
		const names = store.resources().join();
		if (names !== known) {
			known = names;
			router = createRouter(store);
		}
		router(request, response, next);
	};
}

function createRouter(store: Store): Middleware {
	const router = jsonServer.router(store.state, { foreignKeySuffix: NO_FOREIGN_KEYS });
	// Rows are kept by the store's host, not by lowdb: it only says that something was written.
	router.db.write = (returned) => {
		store.touched();
		return returned;
	};
	return router;
}

/** json-server answers a body that is not JSON with an HTML page and a stack trace. */
export const answerError: ErrorMiddleware = (error, _request, response, next) => {
	if (response.headersSent) return next(error);
	const known = error as { status?: number; type?: string };
	const status = known.status ?? 500;
	const message = known.type === 'entity.parse.failed' ? '请求体不是有效的 JSON' : '服务器内部错误';
	response.statusCode = status;
	response.setHeader('content-type', 'application/json; charset=utf-8');
	response.end(JSON.stringify({ code: status, message, data: null }));
};
