/** `npm run test:busy [-- filters and options]`: runs the tests beside eight endless loops, to find tests that depend on machine speed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const LOOPS = 8;

/** Two workers get only a fifth of the CPU beside eight loops. With more than six, calls exceed the app's time-outs. */
const WORKERS = 6;

/** Ends when its parent does, even if the parent is killed. */
const LOOP = 'const parent = process.ppid; while (process.ppid === parent);';

const loops = Array.from({ length: LOOPS }, () => spawn(process.execPath, ['-e', LOOP], { stdio: 'ignore' }));
const tests = spawn(process.execPath, ['--import', 'tsx', 'scripts/test.ts', '--maxWorkers', String(WORKERS), ...process.argv.slice(2)], {
	stdio: 'inherit',
});
const children: readonly ChildProcess[] = [...loops, tests];

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
	process.on(signal, () => {
		for (const child of children) child.kill(signal);
		process.exit(130);
	});
}

const [code] = (await once(tests, 'close')) as [number | null];
for (const loop of loops) loop.kill();
process.exit(code ?? 1);
