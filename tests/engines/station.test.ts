import { expect, test } from 'vitest';
import type { WorkerListener } from '#engines/host.ts';
import type { WorkerCommand } from '#engines/messages.ts';
import { failure } from '#engines/runner.ts';
import { Station } from '#engines/station.ts';

const LIMITS = { timeMs: 1000, memoryKb: 1024, outputBytes: 1024 };

function createStation() {
	const posted: WorkerCommand[] = [];
	const listeners: WorkerListener[] = [];
	const told: string[] = [];
	const station = new Station({
		engine: 'python',
		onOpened: () => void told.push('opened'),
		onFailed: () => void told.push('failed'),
		host: {
			startWorker(_engine, listener) {
				listeners.push(listener);
				return { post: (command) => void posted.push(command), expire: () => () => undefined, terminate: () => undefined };
			},
			after: () => () => undefined,
		},
	});
	const run = (code: string) => station.run({ language: 'Python3', code }, { artifact: null, input: '', limits: LIMITS });
	const end = (stdout: string): void =>
		listeners.at(-1)?.onReport({ report: 'ended', result: failure('OK', '', { stdout }), spent: false, steps: null });
	const codes = async (): Promise<string[]> => {
		await new Promise(setImmediate);
		return posted.flatMap((command) => (command.command === 'run' ? command.program.code : []));
	};
	return { station, run, end, codes, told, open: () => listeners.at(-1)?.onReport({ report: 'opened' }) };
}

test('a command waits for the end of the one before it, and gets its own answer', async () => {
	const { run, end, codes, open } = createStation();
	const [first, second] = [run('first'), run('second')];
	await codes();
	open();
	expect(await codes()).toEqual(['first']);
	end('one');
	expect(await first).toMatchObject({ stdout: 'one' });
	expect(await codes()).toEqual(['first', 'second']);
	end('two');
	expect(await second).toMatchObject({ stdout: 'two' });
});

test('a command after a worker was dropped starts another', async () => {
	const { station, run, end, codes, open } = createStation();
	void run('endless');
	await codes();
	open();
	await codes();
	station.drop();
	const next = run('next');
	await codes();
	open();
	expect(await codes()).toEqual(['endless', 'next']);
	end('done');
	expect(await next).toMatchObject({ stdout: 'done' });
});

test('a worker that is dropped tells that it failed only while it starts', async () => {
	const { station, run, told, open } = createStation();
	void run('first');
	await new Promise(setImmediate);
	station.drop();
	expect(told).toEqual(['failed']);
	void run('second');
	await new Promise(setImmediate);
	open();
	station.drop();
	expect(told).toEqual(['failed', 'opened']);
});
