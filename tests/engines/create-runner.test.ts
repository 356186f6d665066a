import { expect, test } from 'vitest';
import { createRunner } from '#engines/create-runner.ts';
import type { JudgeHost } from '#engines/host.ts';

/** A host whose first worker fails to load its engine. */
function createHost(): JudgeHost {
	let workers = 0;
	return {
		startWorker(_engine, { onReport }) {
			workers += 1;
			const isFirst = workers === 1;
			return {
				post({ command }) {
					if (command === 'compile') queueMicrotask(() => onReport({ report: 'compiled', error: null, artifact: null }));
					else queueMicrotask(() => onReport(isFirst ? { report: 'failed', message: 'lost' } : { report: 'opened' }));
				},
				expire: () => () => undefined,
				terminate: () => undefined,
			};
		},
		after: () => () => undefined,
	};
}

test('a program is tried again after its engine could not be loaded', async () => {
	const runner = createRunner({ host: createHost() });
	const program = { language: 'Python3', code: 'print(1)' };
	expect(await runner.compile(program)).toMatchObject({ verdict: 'SE' });
	expect(await runner.compile(program)).toBeNull();
});
