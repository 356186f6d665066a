import { spawn } from 'node:child_process';
import { expect, it, onTestFinished } from 'vitest';
import { processorTimeOf } from '#mock/server/processor-time.ts';

const isLinux = process.platform === 'linux';

it.runIf(isLinux)('CPU time includes that of child processes that the process waits for', { timeout: 120_000 }, async () => {
	const shell = spawn('sh', ['-c', `"${process.execPath}" -e "const parent = process.ppid; while (process.ppid === parent);" & wait`]);
	onTestFinished(() => void shell.kill('SIGKILL'));
	await expect.poll(() => processorTimeOf(shell.pid), { timeout: 100_000 }).toBeGreaterThan(500);
});

it.each([
	['it never had', undefined],
	['that is not there', 2 ** 22 + 1],
])('CPU time is unknown for a process %s', (_what, pid) => {
	expect(processorTimeOf(pid)).toBeNull();
});
