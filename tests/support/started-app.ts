import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { findFreePort } from '#scripts/ports.ts';

export interface StartedApp {
	url: string;
	mockUrl: string;
	/** All that it printed so far. */
	output: () => string;
	/** Ends it as Ctrl-C does; resolves with the exit code. */
	stop: () => Promise<number>;
}

export interface Ended {
	code: number;
	output: string;
}

/** The last line of what it prints when all stands. */
const READY = /Ctrl-C stops both/;

/** Runs `npm start` without npm, on ports of its own, and resolves once it says that it is ready. */
export async function startApp(env: Readonly<Record<string, string>> = {}): Promise<StartedApp> {
	const [port, mockPort] = [await findFreePort(), await findFreePort()];
	const started = launch({ PORT: String(port), MOCK_PORT: String(mockPort), ...env });
	await new Promise<void>((resolve, reject) => {
		started.child.stdout?.on('data', () => {
			if (READY.test(started.output())) resolve();
		});
		started.ended.then(({ code, output }) => reject(new Error(`npm start ended with code ${code}.\n${output}`)), reject);
	});
	return {
		url: `http://127.0.0.1:${port}`,
		mockUrl: `http://127.0.0.1:${mockPort}`,
		output: started.output,
		stop: async () => {
			started.child.kill('SIGINT');
			return (await started.ended).code;
		},
	};
}

/** Runs `npm start` that is expected to end by itself. */
export const runStart = (env: Readonly<Record<string, string>>): Promise<Ended> => launch(env).ended;

/** Forgets what the pretend back end of another app kept from an earlier run. */
export function forgetKeptData(app: string): void {
	rmSync(`.cache/mock/${app}`, { recursive: true, force: true });
}

function launch(env: Readonly<Record<string, string>>): { child: ChildProcess; output: () => string; ended: Promise<Ended> } {
	const { NODE_ENV: _, VITEST: __, ...inherited } = process.env;
	const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
		env: { ...inherited, ...env },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let output = '';
	for (const stream of [child.stdout, child.stderr]) {
		stream.on('data', (part: Buffer) => {
			output += part.toString();
		});
	}
	const ended = new Promise<Ended>((resolve, reject) => {
		child.once('error', reject);
		child.once('close', (code) => resolve({ code: code ?? 1, output }));
	});
	return { child, output: () => output, ended };
}
