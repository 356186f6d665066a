/** The judge of the mock answers an English app in English. */
import { expect, test } from 'vitest';
import { createRunner } from '#engines/create-runner.ts';

test('the judge answers in English', async () => {
	const host = { startWorker: () => expect.unreachable(), after: () => () => undefined };
	const runner = createRunner({ host, engines: [] });
	const limits = { timeMs: 1000, memoryKb: 1000, outputBytes: 1000 };
	expect(await runner.run({ language: 'C++', code: '' }, '', limits)).toMatchObject({
		verdict: 'SE',
		stderr: 'This judge has no engine for C++. Please choose one of the languages of the problem.',
	});
});
