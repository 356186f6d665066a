import { spawnSync } from 'node:child_process';
import { TELLS_WAITS } from './processor-wait.ts';

const PRELOADED = TELLS_WAITS ? ['--require', './bench/report-wait.cjs'] : [];

/**
 * Seconds that a Node process takes, including its start. Those in which its main thread waited for a processor do not count: they depend
 * on what else runs, and most for a process with several threads. Throws its output if it fails.
 */
export function timeProcess(args: readonly string[], env: Readonly<Record<string, string>> = {}): number {
	const started = performance.now();
	const { status, stdout, stderr, output } = spawnSync(process.execPath, [...PRELOADED, ...args], {
		env: { ...process.env, ...env },
		encoding: 'utf8',
		maxBuffer: 64_000_000,
		stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
	});
	const seconds = (performance.now() - started) / 1000;
	if (status !== 0) throw new Error(`\`node ${args.join(' ')}\` ended with code ${status}.\n${stdout}${stderr}`.slice(0, 4000));
	return seconds - Number(output[3] ?? 0) / 1e9;
}
