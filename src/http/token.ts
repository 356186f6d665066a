import type { Middleware } from './call.ts';
import { tokenToSend } from './token-suffix.ts';

export interface Tokens {
	/** '' if there is no stored token. */
	read(kind: string): string;
	/** Acquires a token that needs no sign-in form, e.g. the judge's; '' if that fails. */
	acquire(kind: string): Promise<string>;
	replace(kind: string, token: string): void;
}

/** Sends the API's token and stores the new one if the server rotates it. */
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
