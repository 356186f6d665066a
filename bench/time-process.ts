import { spawnSync } from 'node:child_process';

/** Seconds that a Node process takes, including its start. Throws its output if it fails. */
export function timeProcess(args: readonly string[], env: Readonly<Record<string, string>> = {}): number {
	const started = performance.now();
	const { status, stdout, stderr } = spawnSync(process.execPath, args, { env: { ...process.env, ...env }, encoding: 'utf8' });
	const seconds = (performance.now() - started) / 1000;
	if (status !== 0) throw new Error(`\`node ${args.join(' ')}\` ended with code ${status}.\n${stdout}${stderr}`.slice(0, 4000));
	return seconds;
}
