import { Agent } from 'node:http';
import type { ServerConfig } from '@rsbuild/core';
import { HOST } from './ports.ts';

/** Milliseconds, shorter than the mock server's idle time-out, so that the proxy never reuses a connection that is closing. */
export const PROXY_IDLE_MS = 30_000;

/** Proxies API calls from the dev server to the mock server and keeps their `Origin`. */
export function proxyTo(port: number, bases: readonly string[]): NonNullable<ServerConfig['proxy']> {
	const agent = new Agent({ keepAlive: true, timeout: PROXY_IDLE_MS, maxSockets: 256 });
	const target = { target: `http://${HOST}:${port}`, agent };
	return Object.fromEntries(bases.filter((base) => base.startsWith('/')).map((base) => [base, target]));
}
