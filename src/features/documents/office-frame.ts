/** How a document of an office service stands in our page. */
import type { WebOfficeToken } from './api-types.ts';

/**
 * What the frame may do. A page of our own origin that may run scripts as itself could take its sandbox off, so only pages of others
 * keep their origin.
 */
export function sandboxOf(url: string, ownOrigin: string): string {
	const isOwn = new URL(url, ownOrigin).origin === ownOrigin;
	return isOwn ? 'allow-scripts allow-forms' : 'allow-scripts allow-forms allow-popups allow-same-origin';
}

/** Only pages over https, and our own. */
export function frameAddress(url: string, ownOrigin: string): string | null {
	if (!URL.canParse(url, ownOrigin)) return null;
	const { href, origin, protocol } = new URL(url, ownOrigin);
	return origin === ownOrigin || protocol === 'https:' ? href : null;
}

/** What is due with a token: to wait, to renew it, or to ask for a new one because it has died while nobody looked. */
export type TokenStep = { kind: 'wait'; milliseconds: number } | { kind: 'refresh' } | { kind: 'ask' };

/** Longest wait that a timer of a browser takes. */
const LONGEST = 2_147_483_647;

export function nextStep({ refreshAt, expiresAt }: Pick<WebOfficeToken, 'refreshAt' | 'expiresAt'>, now: number): TokenStep {
	if (now >= Date.parse(expiresAt)) return { kind: 'ask' };
	const wait = Date.parse(refreshAt) - now;
	return wait > 0 ? { kind: 'wait', milliseconds: Math.min(wait, LONGEST) } : { kind: 'refresh' };
}
