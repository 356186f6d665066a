/** Who may use the console: it shows every field of every row, passwords too, so it asks for the token printed at the start. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

export interface ConsoleAccess {
	/** The secret that opens the console until this process ends. */
	token: string;
	/**
	 * Tells whether the request may go on. When it may not, it is answered: a link with the token gets a cookie in exchange and is led to
	 * the same address without the token; anything else is refused.
	 */
	admit(request: IncomingMessage, url: URL, response: ServerResponse): 'admitted' | 'redirected' | 'refused';
}

export function createConsoleAccess(): ConsoleAccess {
	const token = randomBytes(24).toString('base64url');
	// Cookies of one host reach all of its ports: another server there must not learn the token.
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
			const known = isSame(bearer ?? '', token) || isSame(readCookie(request, cookie), session);
			return known && given === null ? 'admitted' : 'refused';
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
