import { Agent, type ServerResponse } from 'node:http';
import type { ServerConfig } from '@rsbuild/core';
import type { CallGate } from './call-gate.ts';
import { HOST } from './ports.ts';

/** Milliseconds, shorter than the mock server's idle time-out, so that the proxy never reuses a connection that is closing. */
export const PROXY_IDLE_MS = 30_000;

/** Proxies API calls from the dev server to the mock server and keeps their `Origin`. */
export function proxyTo(port: number, bases: readonly string[]): NonNullable<ServerConfig['proxy']> {
	const agent = new Agent({ keepAlive: true, timeout: PROXY_IDLE_MS, maxSockets: 256 });
	const target = { target: `http://${HOST}:${port}`, agent };
	return Object.fromEntries(bases.filter((base) => base.startsWith('/')).map((base) => [base, target]));
}

/** Lets each proxied call pass the gate first. */
export function holdCalls(proxy: ServerConfig['proxy'], gate: CallGate): NonNullable<ServerConfig['proxy']> {
	const bypass = async (_request: unknown, response: ServerResponse): Promise<null> => {
		await gate.pass(response);
		return null;
	};
	const entries = Object.entries(proxy ?? {}).map(([base, target]) => [
		base,
		{ ...(typeof target === 'string' ? { target } : target), bypass },
	]);
	return Object.fromEntries(entries);
}
