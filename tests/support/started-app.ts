import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '#scripts/ports.ts';

export interface StartedApp {
	url: string;
	mockUrl: string;
	/** Address of the mock's console, with the token that opens it. */
	consoleUrl: string;
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
	// Rows of its own: neither does a test find what a developer has done, nor the other way round.
	const folder = mkdtempSync(path.join(tmpdir(), 'student-app-'));
	const started = launch({ PORT: String(port), MOCK_PORT: String(mockPort), MOCK_DATA: path.join(folder, 'db.json'), ...env });
	await new Promise<void>((resolve, reject) => {
		started.child.stdout?.on('data', () => {
			if (READY.test(started.output())) resolve();
		});
		started.ended.then(({ code, output }) => reject(new Error(`npm start ended with code ${code}.\n${output}`)), reject);
	});
	return {
		url: `http://127.0.0.1:${port}`,
		mockUrl: `http://127.0.0.1:${mockPort}`,
		consoleUrl: /every row is at (\S+)/.exec(started.output())?.[1] ?? '',
		output: started.output,
		stop: async () => {
			started.child.kill('SIGINT');
			const { code } = await started.ended;
			rmSync(folder, { recursive: true, force: true });
			return code;
		},
	};
}

/** Runs `npm start` that is expected to end by itself. */
export const runStart = (env: Readonly<Record<string, string>>): Promise<Ended> => launch(env).ended;

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
