import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { findFreePort, HOST, isPortFree, readPort } from '#scripts/ports.ts';

describe('readPort', () => {
	it.each([
		[undefined, 3000],
		['', 3000],
		['8080', 8080],
		['65535', 65_535],
	])('reads %j as %i', (text, port) => {
		expect(readPort({ PORT: text }, 'PORT', 3000)).toBe(port);
	});

	it.each(['0', '65536', '-1', '3000.5', 'many', '30 00'])('refuses %j with a message that names the variable', (text) => {
		expect(() => readPort({ MOCK_PORT: text }, 'MOCK_PORT', 3001)).toThrow(
			`MOCK_PORT=${text} is not a port. Set MOCK_PORT to a whole number from 1 to 65535.`,
		);
	});
});

it('a port is free until a server listens on it', async () => {
	const port = await findFreePort();
	expect(await isPortFree(port)).toBe(true);
	const occupant = createServer();
	await new Promise<void>((resolve) => occupant.listen(port, HOST, resolve));
	expect(await isPortFree(port)).toBe(false);
	await new Promise((resolve) => occupant.close(resolve));
});
