import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MockApp } from '#mock/operation.ts';

/** Sets the headers by which the browser lets an allowed page read the answer. Returns true when the request was a preflight and is answered. */
export type Cors = (request: IncomingMessage, response: ServerResponse) => boolean;

/** For requests whose origin is allowed: `callerOf` has checked it. */
export function createCors({ apis }: Pick<MockApp, 'apis'>): Cors {
	const spoken = Object.values(apis).flatMap(({ auth }) => [...auth.headers, ...(auth.rotate ? [auth.rotate] : [])]);
	const exposed = [...new Set(['Date', 'X-Total-Count', 'Link', 'Location', ...spoken])].join(', ');
	return ({ method, headers }, response) => {
		response.setHeader('vary', 'Origin');
		if (headers.origin === undefined) return false;
		response.setHeader('access-control-allow-origin', headers.origin);
		response.setHeader('access-control-expose-headers', exposed);
		if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) return false;
		response.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE');
		response.setHeader('access-control-allow-headers', headers['access-control-request-headers'] ?? '');
		response.setHeader('access-control-max-age', '600');
		response.statusCode = 204;
		response.end();
		return true;
	};
}
