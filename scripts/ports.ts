import { createServer } from 'node:net';

export const HOST = '127.0.0.1';

/** Reads a port from the environment. Throws with a message for the person who set it. */
export function readPort(env: Readonly<Record<string, string | undefined>>, name: string, usual: number): number {
	const text = env[name];
	if (text === undefined || text === '') return usual;
	const port = Number(text);
	if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
	throw new Error(`${name}=${text} is not a port. Set ${name} to a whole number from 1 to 65535.`);
}

export function isPortFree(port: number): Promise<boolean> {
	return new Promise((resolve) => {
		const probe = createServer();
		probe.once('error', () => resolve(false));
		probe.listen(port, HOST, () => probe.close(() => resolve(true)));
	});
}

export function findFreePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const probe = createServer();
		probe.once('error', reject);
		probe.listen(0, HOST, () => {
			const address = probe.address();
			const port = typeof address === 'object' && address ? address.port : 0;
			probe.close(() => resolve(port));
		});
	});
}
