import { spawn } from 'node:child_process';
import { expect, it, onTestFinished } from 'vitest';
import { processorTimeOf } from '#mock/server/processor-time.ts';

const isLinux = process.platform === 'linux';

it.runIf(isLinux)('time of the processor includes that of the processes that a process waits for', { timeout: 120_000 }, async () => {
	// The shell itself does next to nothing.
	const shell = spawn('sh', ['-c', `"${process.execPath}" -e "const parent = process.ppid; while (process.ppid === parent);" & wait`]);
	onTestFinished(() => void shell.kill('SIGKILL'));
	await expect.poll(() => processorTimeOf(shell.pid), { timeout: 100_000 }).toBeGreaterThan(500);
});

it.each([
	['it never had', undefined],
	['that is not there', 2 ** 22 + 1],
])('time of the processor is unknown of a process %s', (_what, pid) => {
	expect(processorTimeOf(pid)).toBeNull();
});
