/** Who may call the mock: programs on this machine, its own pages and those of listed origins. Any other page in the browser may not. */
import type { IncomingHttpHeaders } from 'node:http';

/** `own`: a program, or a page of the mock itself; `listed`: a page of an allowed origin. */
export type Caller = 'own' | 'listed' | 'foreign';

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Decides by headers that a page cannot set. `Host` tells a name that was made to lead here (DNS rebinding). `Origin` is sent with each
 * call and form post of another site. `Sec-Fetch-Site` tells of the requests without it: images, scripts, frames and links.
 */
export function callerOf(headers: IncomingHttpHeaders, listed: ReadonlySet<string>): Caller {
	const { host = '', origin } = headers;
	if (!LOOPBACK.has(host.replace(/:\d+$/, ''))) return 'foreign';
	if (origin !== undefined && listed.has(origin)) return 'listed';
	if (origin !== undefined) return origin === `http://${host}` ? 'own' : 'foreign';
	const site = headers['sec-fetch-site'];
	return site === undefined || site === 'same-origin' || site === 'none' ? 'own' : 'foreign';
}

/** Reads a comma-separated list of origins. Throws a sentence for an entry that is not one. */
export function readOrigins(text: string | undefined): string[] {
	const origins = (text ?? '').split(',').map((entry) => entry.trim());
	return origins.filter((entry) => entry !== '').map(toOrigin);
}

function toOrigin(entry: string): string {
	const url = URL.canParse(entry) ? new URL(entry) : null;
	if (url && /^https?:$/.test(url.protocol) && (entry === url.origin || entry === `${url.origin}/`)) return url.origin;
	throw new Error(`MOCK_ORIGINS has "${entry}", which is no origin: write it like http://127.0.0.1:5173.`);
}
