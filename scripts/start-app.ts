import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { createRsbuild, loadConfig } from '@rsbuild/core';
import { HOST, isPortFree } from './ports.ts';

export interface Ports {
	app: number;
	mock: number;
}

/** A running process or server. `stop` is idempotent. */
export interface Running {
	/** Resolves with the exit code if it exits without `stop`. */
	ended: Promise<number>;
	stop: () => Promise<void>;
}

export function compileManifests(): Promise<number> {
	return exitOf(spawn(process.execPath, ['codegen/main.mjs'], { stdio: ['ignore', 'ignore', 'inherit'] }));
}

/** Starts the mock server in its own process and resolves once it answers. Allows calls only from the dev server's origins. */
export async function startMock(ports: Ports): Promise<Running> {
	const child = spawn(process.execPath, ['--import', 'tsx', 'mock/server.ts'], {
		stdio: ['ignore', 'inherit', 'inherit'],
		// In its own process group, Ctrl-C in a terminal does not reach it directly; `stop` ends it.
		detached: true,
		env: {
			...process.env,
			PORT: String(ports.app),
			MOCK_PORT: String(ports.mock),
			MOCK_ORIGINS: originsOf(ports, process.env.MOCK_ORIGINS),
		},
	});
	process.once('exit', () => child.kill());
	const ended = exitOf(child);
	const running: Running = { ended, stop: () => endChild(child, ended) };
	await Promise.race([
		untilTaken(ports.mock),
		ended.then((code) => Promise.reject(new Error(`The mock server ended with code ${code} before it answered.`))),
	]);
	return running;
}

export async function startDevServer(ports: Ports): Promise<Running> {
	process.env.PORT = String(ports.app);
	process.env.MOCK_PORT = String(ports.mock);
	process.env.NODE_ENV ??= 'development';
	const { content } = await loadConfig({ command: 'dev' });
	const rsbuild = await createRsbuild({
		config: {
			...content,
			server: { ...content.server, host: HOST, port: ports.app, strictPort: true, printUrls: false, open: false },
		},
	});
	const { server } = await rsbuild.startDevServer();
	return { ended: new Promise(() => undefined), stop: () => server.close() };
}

const originsOf = ({ app }: Ports, more: string | undefined): string =>
	[`http://${HOST}:${app}`, `http://localhost:${app}`, ...(more ? [more] : [])].join();

async function untilTaken(port: number): Promise<void> {
	while (await isPortFree(port)) await wait(50);
}

function exitOf(child: ChildProcess): Promise<number> {
	return new Promise((resolve, reject) => {
		child.once('error', reject);
		child.once('exit', (code) => resolve(code ?? 1));
	});
}

async function endChild(child: ChildProcess, ended: Promise<number>): Promise<void> {
	if (child.exitCode === null) child.kill('SIGTERM');
	await ended;
}
