/** `npm run test:busy [-- filters and options]`: the tests beside eight endless loops, as on a machine that has other work to do. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const LOOPS = 8;

/** The two workers of `npm test` would get a fifth of two cores; these get about half, and none starves for longer than the app's time-outs. */
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
