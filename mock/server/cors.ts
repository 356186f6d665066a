import type { MockApp } from '#mock/operation.ts';
import type { Middleware } from './json-server.ts';

/** Lets an app on another port call the mock and read the headers that its APIs speak by. For development only. */
export function createCors({ apis }: Pick<MockApp, 'apis'>): Middleware {
	const spoken = Object.values(apis).flatMap(({ auth }) => [...auth.headers, ...(auth.rotate ? [auth.rotate] : [])]);
	const exposed = [...new Set(['Date', 'X-Total-Count', 'Link', 'Location', ...spoken])].join(', ');
	return (request, response, next) => {
		response.setHeader('access-control-allow-origin', request.headers.origin ?? '*');
		response.setHeader('vary', 'Origin');
		response.setHeader('access-control-expose-headers', exposed);
		if (request.method !== 'OPTIONS') return next();
		response.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE');
		response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*');
		response.setHeader('access-control-max-age', '600');
		response.statusCode = 204;
		response.end();
	};
}
