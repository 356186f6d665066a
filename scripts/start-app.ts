import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRsbuild, loadConfig } from '@rsbuild/core';
import type { CallGate } from '#build/call-gate.ts';
import { holdCalls } from '#build/dev-proxy.ts';
import { resolutionOf, resolveProject } from '#codegen/project.ts';
import { HOST } from './ports.ts';

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

export interface MockProcess extends Running {
	/** Folders of the code and data that it has loaded. */
	sources: readonly string[];
}

/** Starts the mock server in its own process and resolves once it answers. Allows calls only from the dev server's origins. */
export async function startMock(ports: Ports): Promise<MockProcess> {
	const child = spawn(process.execPath, ['--import', 'tsx', 'mock/server.ts'], {
		stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
		// In its own process group, Ctrl-C in a terminal does not reach it directly; `stop` ends it.
		detached: true,
		env: {
			...process.env,
			PORT: String(ports.app),
			MOCK_PORT: String(ports.mock),
			MOCK_ORIGINS: originsOf(ports, process.env.MOCK_ORIGINS),
			...resolutionOf(resolveProject(process.env, process.cwd())),
		},
	});
	const kill = (): void => void child.kill();
	process.once('exit', kill);
	const ended = exitOf(child).finally(() => process.off('exit', kill));
	const { sources } = await Promise.race([
		once(child, 'message').then(([message]) => message as { sources: readonly string[] }),
		ended.then((code) => Promise.reject(new Error(`The mock server ended with code ${code} before it answered.`))),
	]);
	return { ended, sources, stop: () => endChild(child, ended) };
}

export async function startDevServer(ports: Ports, gate: CallGate): Promise<Running> {
	process.env.PORT = String(ports.app);
	process.env.MOCK_PORT = String(ports.mock);
	process.env.NODE_ENV ??= 'development';
	const { content } = await loadConfig({ command: 'dev' });
	const rsbuild = await createRsbuild({
		config: {
			...content,
			server: {
				...content.server,
				host: HOST,
				port: ports.app,
				strictPort: true,
				printUrls: false,
				open: false,
				proxy: holdCalls(content.server?.proxy, gate),
			},
		},
	});
	const { server } = await rsbuild.startDevServer();
	return { ended: new Promise(() => undefined), stop: () => server.close() };
}

const originsOf = ({ app }: Ports, more: string | undefined): string =>
	[`http://${HOST}:${app}`, `http://localhost:${app}`, ...(more ? [more] : [])].join();

function exitOf(child: ChildProcess): Promise<number> {
	return new Promise((resolve, reject) => {
		child.once('error', reject);
		child.once('exit', (code) => resolve(code ?? 1));
	});
}

async function endChild(child: ChildProcess, ended: Promise<number>): Promise<void> {
	if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
	await ended;
}
