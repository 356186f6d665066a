import { Agent, type ServerResponse } from 'node:http';
import type { ProxyOptions, ServerConfig } from '@rsbuild/core';
import { HOST } from '#scripts/ports.ts';
import type { CallGate } from './call-gate.ts';

/** Milliseconds, shorter than the mock server's idle time-out, so that the proxy never reuses a connection that is closing. */
export const PROXY_IDLE_MS = 30_000;

/** Proxies API calls from the dev server to the mock server and keeps their `Origin`. `bases` is asked anew for each call: APIs come and go. */
export function proxyTo(port: number, bases: () => readonly string[]): ProxyOptions[] {
	const agent = new Agent({ keepAlive: true, timeout: PROXY_IDLE_MS, maxSockets: 256 });
	const isCall = (path: string): boolean => bases().some((base) => base.startsWith('/') && path.startsWith(base));
	return [{ target: `http://${HOST}:${port}`, agent, pathFilter: isCall }];
}

/** Lets each call that `proxyTo` proxies pass the gate first. */
export function holdCalls(proxy: ServerConfig['proxy'], gate: CallGate): ServerConfig['proxy'] {
	const bypass = async (_request: unknown, response: ServerResponse): Promise<null> => {
		await gate.pass(response);
		return null;
	};
	return Array.isArray(proxy) ? proxy.map((each) => ({ ...each, bypass })) : proxy;
}
