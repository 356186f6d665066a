import { spawn } from 'node:child_process';
import { expect, it, onTestFinished } from 'vitest';
import { isRunnable, processorTimeOf } from '#mock/server/processor-time.ts';

const isLinux = process.platform === 'linux';

it.runIf(isLinux)('CPU time includes that of child processes that the process waits for', { timeout: 120_000 }, async () => {
	const shell = spawn('sh', ['-c', `"${process.execPath}" -e "const parent = process.ppid; while (process.ppid === parent);" & wait`]);
	onTestFinished(() => void shell.kill('SIGKILL'));
	await expect.poll(() => processorTimeOf(shell.pid), { timeout: 100_000 }).toBeGreaterThan(500);
});

it.runIf(isLinux)('a busy process is runnable, a sleeping one is not', { timeout: 120_000 }, async () => {
	const run = (script: string) => {
		const child = spawn(process.execPath, ['-e', script]);
		onTestFinished(() => void child.kill('SIGKILL'));
		return child.pid;
	};
	const busy = run('for (;;);');
	const asleep = run('Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)');
	await expect.poll(() => processorTimeOf(busy), { timeout: 100_000 }).toBeGreaterThan(500);
	expect(isRunnable(busy)).toBe(true);
	await expect.poll(() => isRunnable(asleep), { timeout: 100_000 }).toBe(false);
});

it.each([
	['it never had', undefined],
	['that is not there', 2 ** 22 + 1],
])('CPU time is unknown for a process %s', (_what, pid) => {
	expect(processorTimeOf(pid)).toBeNull();
});
