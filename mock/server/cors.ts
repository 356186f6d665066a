import type { MockApp } from '#mock/operation.ts';
import type { Middleware } from './json-server.ts';

export function createCors({ apis, operations }: Pick<MockApp, 'apis' | 'operations'>): Middleware {
	const spoken = Object.values(apis).flatMap(({ auth }) => [...auth.headers, ...(auth.rotate ? [auth.rotate] : [])]);
	const read = operations.flatMap(({ headers }) => Object.values(headers?.fields ?? {}).map(({ name }) => name));
	const exposed = [...new Set(['Date', 'ETag', 'Content-Disposition', 'X-Total-Count', 'Link', 'Location', ...spoken, ...read])].join(', ');
	return ({ method, headers }, response, next) => {
		response.setHeader('vary', 'Origin');
		if (headers.origin === undefined) return next();
		response.setHeader('access-control-allow-origin', headers.origin);
		response.setHeader('access-control-expose-headers', exposed);
		if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) return next();
		response.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE');
		response.setHeader('access-control-allow-headers', headers['access-control-request-headers'] ?? '');
		response.setHeader('access-control-max-age', '600');
		response.statusCode = 204;
		response.end();
	};
}
