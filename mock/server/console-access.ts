/** Access control of the console: it shows every field of every row, including passwords, so it requires the token printed at the start. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

export interface ConsoleAccess {
	token: string;
	/**
	 * Returns whether the request is admitted. Otherwise it has been answered: a link with the token sets a cookie and redirects to the same
	 * URL without the token; any other request is refused.
	 */
	admit(request: IncomingMessage, url: URL, response: ServerResponse): 'admitted' | 'redirected' | 'refused';
}

export function createConsoleAccess(): ConsoleAccess {
	const token = randomBytes(24).toString('base64url');
	// Cookies are shared by all ports of a host, so the cookie must not contain the token.
	const session = randomBytes(24).toString('base64url');
	return {
		token,
		admit(request, url, response) {
			const cookie = `mock-console-${request.socket.localPort}`;
			const given = url.searchParams.get('token');
			const reads = request.method === 'GET' || request.method === 'HEAD';
			if (given !== null && reads && isSame(given, token)) {
				url.searchParams.delete('token');
				response.setHeader('set-cookie', `${cookie}=${session}; Path=/db; HttpOnly; SameSite=Strict`);
				response.setHeader('location', url.pathname + url.search);
				response.statusCode = 303;
				response.end();
				return 'redirected';
			}
			const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
			const authenticated = isSame(bearer ?? '', token) || isSame(readCookie(request, cookie), session);
			return authenticated && given === null ? 'admitted' : 'refused';
		},
	};
}

function readCookie({ headers }: IncomingMessage, name: string): string {
	const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
	return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '';
}

function isSame(given: string, secret: string): boolean {
	const [one, other] = [Buffer.from(given), Buffer.from(secret)];
	return one.length === other.length && timingSafeEqual(one, other);
}
