import type { WebOfficeToken } from './api-types.ts';

export function frameAddress(url: string, ownOrigin: string): string | null {
	if (!URL.canParse(url, ownOrigin)) return null;
	const { href, origin, protocol } = new URL(url, ownOrigin);
	return origin === ownOrigin || protocol === 'https:' ? href : null;
}

/** Next action for a token: wait, refresh it, or request a new one because it expired, for example while the page was hidden. */
export type TokenStep = { kind: 'wait'; milliseconds: number } | { kind: 'refresh' } | { kind: 'ask' };

/** Longest delay that `setTimeout` accepts, in milliseconds. */
const LONGEST = 2_147_483_647;

export function nextStep({ refreshAt, expiresAt }: Pick<WebOfficeToken, 'refreshAt' | 'expiresAt'>, now: number): TokenStep {
	if (now >= Date.parse(expiresAt)) return { kind: 'ask' };
	const wait = Date.parse(refreshAt) - now;
	return wait > 0 ? { kind: 'wait', milliseconds: Math.min(wait, LONGEST) } : { kind: 'refresh' };
}
