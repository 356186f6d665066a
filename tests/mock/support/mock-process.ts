/** Runs the mock's command line on the fixture in its own process. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';
import { resolutionOf, resolveProject } from '#codegen/project.ts';

const TSX = import.meta.resolve('tsx');
const SERVER = path.resolve('mock/server.ts');
/** The texts of the mock are those of the app of the tests. */
const RESOLUTION = resolutionOf(resolveProject(process.env, process.cwd()));
const FIXTURE = pathToFileURL(path.resolve('tests/mock/fixture-app.ts')).href;

/** A project whose compiled mock is the fixture. */
export function project(): string {
	const root = mkdtempSync(path.join(tmpdir(), 'mock-'));
	const generated = path.join(root, '.cache/library/mock');
	mkdirSync(generated, { recursive: true });
	writeFileSync(path.join(generated, 'app.ts'), `export { fixtureApp as app } from ${JSON.stringify(FIXTURE)};\n`);
	return root;
}

export interface Run {
	child: ChildProcess;
	output: () => string;
	saw: (pattern: RegExp) => Promise<string>;
	ended: Promise<number | null>;
}

export function run(root: string, args: string[] = [], env: Record<string, string> = {}): Run {
	const child = spawn(process.execPath, ['--import', TSX, SERVER, ...args], {
		cwd: root,
		env: { ...process.env, ...RESOLUTION, MANIFESTS: 'library', MOCK_PORT: '0', ...env },
	});
	onTestFinished(() => void child.kill('SIGKILL'));
	let text = '';
	child.stdout?.on('data', (chunk) => (text += String(chunk)));
	child.stderr?.on('data', (chunk) => (text += String(chunk)));
	const ended = once(child, 'close').then(([code]) => code as number | null);
	const saw = async (pattern: RegExp): Promise<string> => {
		for (let match = pattern.exec(text); ; match = pattern.exec(text)) {
			if (match) return match[1] ?? '';
			const news = await Promise.race([once(child.stdout ?? child, 'data'), once(child.stderr ?? child, 'data'), ended]);
			// A chunk is a list of arguments; null is the code of a process that a signal has ended.
			if (!Array.isArray(news) && !pattern.test(text)) throw new Error(`The mock ended with ${news}: ${text}`);
		}
	};
	return { child, output: () => text, saw, ended };
}
