/** `npm run test:busy [-- filters and options]`: the tests beside eight endless loops, as on a machine that has other work to do. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const LOOPS = 8;

/**
 * More than the two of `npm test`, because two workers beside eight loops get only a fifth of the processor. With more than six, calls
 * exceed the app's own time-outs.
 */
const WORKERS = 6;

/** Ends with its parent, however that ends. */
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
