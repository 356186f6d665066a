import type { AuthSpec } from './api-spec.ts';
import type { Middleware } from './call.ts';

/** The app's tokens, by the names that the APIs give them. */
export interface Tokens {
	/** The stored token; '' when there is none. */
	read(kind: string): string;
	/** Gets a token that needs no sign-in form, such as the judge's; '' when that is not possible. */
	acquire(kind: string): Promise<string>;
	/** The server has replaced the token. */
	replace(kind: string, token: string): void;
}

/** What is sent for a stored token. */
export function tokenToSend(stored: string, auth: AuthSpec): string {
	const token = auth.dropLast > 0 ? stored.slice(0, -auth.dropLast) : stored;
	return token && auth.prefix + token;
}

/** Sends the token of the API, and keeps the new one when the server hands one out. */
export function withToken(tokens: Tokens): Middleware {
	return async (call, next) => {
		const { auth } = call.api;
		const headers = new Headers(call.headers);
		const token = call.anonymous ? '' : tokenToSend(tokens.read(auth.token) || (await tokens.acquire(auth.token)), auth);
		if (token) for (const name of auth.headers) headers.set(name, token);
		const answer = await next({ ...call, headers });
		const renewed = auth.rotate && answer.headers.get(auth.rotate) === 'true' ? answer.headers.get('Authorization') : null;
		if (renewed) tokens.replace(auth.token, renewed);
		return answer;
	};
}
