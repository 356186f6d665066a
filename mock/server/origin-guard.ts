/** Decides who may call the mock: programs on this machine, the mock's own pages and those of listed origins, but no other page. */
import type { IncomingHttpHeaders } from 'node:http';

/** `own`: a program, or a page of the mock itself; `listed`: a page of an allowed origin. */
export type Caller = 'own' | 'listed' | 'foreign';

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Decides by headers that pages cannot set. `Host` reveals DNS rebinding. `Origin` is sent with cross-site calls and form posts.
 * `Sec-Fetch-Site` covers requests without `Origin`: images, scripts, frames and links.
 */
export function callerOf(headers: IncomingHttpHeaders, listed: ReadonlySet<string>): Caller {
	const { host = '', origin } = headers;
	if (!LOOPBACK.has(host.replace(/:\d+$/, ''))) return 'foreign';
	if (origin !== undefined && listed.has(origin)) return 'listed';
	if (origin !== undefined) return origin === `http://${host}` ? 'own' : 'foreign';
	const site = headers['sec-fetch-site'];
	return site === undefined || site === 'same-origin' || site === 'none' ? 'own' : 'foreign';
}

/** Parses a comma-separated list of origins. Throws for an invalid entry. */
export function readOrigins(text: string | undefined): string[] {
	const origins = (text ?? '').split(',').map((entry) => entry.trim());
	return origins.filter((entry) => entry !== '').map(toOrigin);
}

function toOrigin(entry: string): string {
	const url = URL.canParse(entry) ? new URL(entry) : null;
	if (url && /^https?:$/.test(url.protocol) && (entry === url.origin || entry === `${url.origin}/`)) return url.origin;
	throw new Error(`MOCK_ORIGINS has "${entry}", which is not an origin: write it like http://127.0.0.1:5173.`);
}
