import { Agent } from 'node:http';
import type { ServerConfig } from '@rsbuild/core';
import { HOST } from './ports.ts';

/** Milliseconds that the proxy keeps an idle connection: less than the mock server does, so that it never uses one that is being closed. */
export const PROXY_IDLE_MS = 30_000;

/** The dev server passes calls of the APIs on to the mock server, with the `Origin` that they came with. */
export function proxyTo(port: number, bases: readonly string[]): NonNullable<ServerConfig['proxy']> {
	const agent = new Agent({ keepAlive: true, timeout: PROXY_IDLE_MS, maxSockets: 256 });
	const target = { target: `http://${HOST}:${port}`, agent };
	return Object.fromEntries(bases.filter((base) => base.startsWith('/')).map((base) => [base, target]));
}
