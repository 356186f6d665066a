import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '#scripts/ports.ts';

export interface StartedApp {
	url: string;
	mockUrl: string;
	consoleUrl: string;
	output: () => string;
	/** Resolves once the output from character `from` on matches. */
	saw: (pattern: RegExp, from?: number) => Promise<void>;
	/** Sends SIGINT, like Ctrl-C. Resolves with the exit code. */
	stop: () => Promise<number>;
}

export interface Ended {
	code: number;
	output: string;
}

/** The last line printed when everything runs. */
const READY = /Ctrl-C stops both/;

/** Runs `npm start` without npm on free ports in a folder, by default the project's. Resolves once it is ready. */
export async function startApp(env: Readonly<Record<string, string>> = {}, cwd = process.cwd()): Promise<StartedApp> {
	const [port, mockPort] = [await findFreePort(), await findFreePort()];
	// Its own data file, so that tests and a developer's mock do not share rows.
	const folder = mkdtempSync(path.join(tmpdir(), 'student-app-'));
	const started = launch({ PORT: String(port), MOCK_PORT: String(mockPort), MOCK_DATA: path.join(folder, 'db.json'), ...env }, cwd);
	const saw: StartedApp['saw'] = (pattern, from = 0) =>
		new Promise((resolve, reject) => {
			const look = (): void => {
				if (!pattern.test(started.output().slice(from))) return;
				for (const stream of [started.child.stdout, started.child.stderr]) stream?.off('data', look);
				resolve();
			};
			for (const stream of [started.child.stdout, started.child.stderr]) stream?.on('data', look);
			started.ended.then(({ code, output }) => reject(new Error(`npm start ended with code ${code}.\n${output}`)), reject);
			look();
		});
	await saw(READY);
	return {
		url: `http://127.0.0.1:${port}`,
		mockUrl: `http://127.0.0.1:${mockPort}`,
		consoleUrl: /every row is at (\S+)/.exec(started.output())?.[1] ?? '',
		output: started.output,
		saw,
		stop: async () => {
			started.child.kill('SIGINT');
			const { code } = await started.ended;
			rmSync(folder, { recursive: true, force: true });
			return code;
		},
	};
}

export const runStart = (env: Readonly<Record<string, string>>): Promise<Ended> => launch(env, process.cwd()).ended;

function launch(env: Readonly<Record<string, string>>, cwd: string): { child: ChildProcess; output: () => string; ended: Promise<Ended> } {
	const { NODE_ENV: _, VITEST: __, ...inherited } = process.env;
	const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts'], {
		cwd,
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
