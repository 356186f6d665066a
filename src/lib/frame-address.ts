import { safeLink } from './safe-url.ts';

/** Stands for the origin of the app, which the compiler and the mock do not know. */
const HERE = 'https://app.invalid';

/** The address if a page may embed it: a path of this site, or http(s) without credentials at one of the `origins`. Otherwise null. */
export function frameAddress(address: unknown, origins: readonly string[]): string | null {
	const link = safeLink(address);
	if (link === null || !URL.canParse(link, HERE)) return null;
	const { origin, href } = new URL(link, HERE);
	const hasCredentials = !href.startsWith(`${origin}/`);
	if (hasCredentials) return null;
	if (origin === HERE) return link.startsWith('/') ? href.slice(HERE.length) : null;
	return /^https?:/i.test(link) && origins.includes(origin) ? href : null;
}

/**
 * Sandbox of an embedded page. A page of our own origin with scripts and its origin could remove its sandbox, and in a window without one it would
 * run as the app: it keeps neither. No page may leave its frame, show dialogs or start downloads.
 */
export function sandboxOf(url: string, ownOrigin: string): string {
	const base = 'allow-scripts allow-forms allow-popups';
	return new URL(url, ownOrigin).origin === ownOrigin ? base : `${base} allow-popups-to-escape-sandbox allow-same-origin`;
}
