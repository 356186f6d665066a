/** Permissions of a compromised judge process, tried from inside by `sandbox-probe.mjs`. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Command, isolation, isolationNotice, sandboxed } from '#mock/server/sandbox.ts';

const PROBE = path.join(import.meta.dirname, 'sandbox-probe.mjs');

let folder: string;
let sentinel: string;
let pipe: string;
let servers: Server[];
let port: number;
let visits = 0;

beforeAll(async () => {
	folder = mkdtempSync(path.join(tmpdir(), 'sandbox-'));
	sentinel = path.join(folder, 'sentinel.txt');
	writeFileSync(sentinel, 'as it was');
	pipe = path.join(tmpdir(), `${path.basename(folder)}.socket`);
	const count = (): void => {
		visits += 1;
	};
	const [byPort, byPath] = [createServer(count), createServer(count)];
	servers = [byPort, byPath];
	port = await new Promise<number>((resolve) => {
		byPort.listen(0, '127.0.0.1', () => resolve((byPort.address() as { port: number }).port));
	});
	await new Promise<void>((resolve) => byPath.listen(pipe, resolve));
});

afterAll(() => {
	for (const server of servers) server.close();
	rmSync(folder, { recursive: true });
});

/** Attempts that only Linux namespaces prevent. */
const BY_NAMESPACES = new Set([
	'connect',
	'connect outside',
	'connect to a socket of the disk',
	'send a packet',
	'fetch',
	'resolve a name',
	'send a signal to its host',
	'open the inspector of its host',
	'see other processes',
]);

it('JavaScript in a judge process cannot access files, processes, threads, the network or evaluate text', { timeout: 120_000 }, () => {
	const results = probe(sandboxed({ script: PROBE, readable: [], args: [sentinel, String(port), String(process.pid), pipe] }));
	expect(Object.keys(results).length).toBeGreaterThanOrEqual(30);
	const done = Object.keys(results).filter((name) => results[name] === 'done');
	expect(isolation() === 'all' ? done : done.filter((name) => !BY_NAMESPACES.has(name))).toEqual([]);
	expect({ files: readdirSync(folder), content: readFileSync(sentinel, 'utf8'), visits }).toEqual({
		files: ['sentinel.txt'],
		content: 'as it was',
		visits: 0,
	});
});

it.each([
	['all', null],
	['network', /cannot hide its processes and files/],
	['none', /cannot hide its network, processes and files/],
] as const)('with %s isolated, the mock says what the machine lacks: %s', (level, sentence) => {
	const notice = isolationNotice(level);
	if (sentence === null) expect(notice).toBeNull();
	else expect(notice).toMatch(sentence);
});

function probe({ file, args }: Command): Record<string, string> {
	const { stdout } = spawnSync(file, args, { env: {}, encoding: 'utf8' });
	return JSON.parse(stdout) as Record<string, string>;
}
