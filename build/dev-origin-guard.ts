import type { IncomingMessage, ServerResponse } from 'node:http';
import { callerOf } from '#mock/server/origin-guard.ts';

/** The two names of this machine under which the dev server's pages are opened. */
const pagesOf = (host = ''): ReadonlySet<string> => {
	const port = host.replace(/^.*:/, '');
	return new Set([`http://127.0.0.1:${port}`, `http://localhost:${port}`]);
};

/**
 * Refuses what a page of another origin asks of the dev server: its tools open files in the editor. Links from elsewhere may still open
 * a page of the app, since those addresses only answer.
 */
export function refuseForeign({ headers, url = '' }: IncomingMessage, response: ServerResponse, next: () => void): void {
	const opensPage = headers['sec-fetch-mode'] === 'navigate' && !url.startsWith('/__');
	if (opensPage || callerOf(headers, pagesOf(headers.host)) !== 'foreign') return next();
	response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' });
	response.end('The dev server answers its own pages only.');
}
