import type { AuthSpec } from './api-spec.ts';

/** Range of the number that is appended to a stored token, all with the same count of digits; spec 7.1. */
export interface TokenSuffix {
	from: number;
	to: number;
}

/** Appends a random number to the token to store. */
export function appendSuffix(token: string, suffix: TokenSuffix | null, random: () => number): string {
	return suffix ? token + String(suffix.from + Math.floor(random() * (suffix.to - suffix.from + 1))) : token;
}

export const withoutSuffix = (stored: string, suffix: TokenSuffix | null): string =>
	suffix ? stored.slice(0, -String(suffix.to).length) : stored;

/** The token as the API wants it: without its last characters, after the prefix; '' for none. */
export function tokenToSend(stored: string, auth: AuthSpec): string {
	const token = auth.dropLast > 0 ? stored.slice(0, -auth.dropLast) : stored;
	return token && auth.prefix + token;
}
