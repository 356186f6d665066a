import { describe, expect, it } from 'vitest';
import { failure, type Limits, type Program, type Runner } from '#engines/runner.ts';
import { createRunnerPool } from '#engines/runner-pool.ts';

const LIMITS: Limits = { timeMs: 1000, memoryKb: 1024, outputBytes: 100 };
const program = (code: string): Program => ({ language: 'C', code });

function createRecorded(fail: (call: string) => boolean = () => false) {
	const calls: string[] = [];
	let count = 0;
	const create = (): Runner => {
		const number = count++;
		const note = (call: string): void => {
			calls.push(`${number} ${call}`);
			if (fail(call)) throw new Error(call);
		};
		return {
			lanes: 1,
			compile: async ({ code }) => {
				note(`compile ${code}`);
				return null;
			},
			run: async ({ code }, input) => {
				note(`run ${code} ${input}`);
				return failure('OK', '', { stdout: `${number}` });
			},
			release: async ({ code }) => note(`release ${code}`),
			close: async () => note('close'),
		};
	};
	return { calls, create };
}

describe('a pool of runners', () => {
	it('creates a runner per concurrent program, up to its concurrency', async () => {
		const { calls, create } = createRecorded();
		const pool = createRunnerPool(2, create);
		const [a, b, c] = [program('a'), program('b'), program('c')];
		await pool.compile(a);
		await pool.compile(b);
		const third = pool.compile(c);
		await pool.run(a, '1', LIMITS);
		expect(calls).toEqual(['0 compile a', '1 compile b', '0 run a 1']);
		await pool.release(a);
		await third;
		expect(calls.slice(3)).toEqual(['0 release a', '0 compile c']);
	});

	it('keeps a program on its runner until it is released', async () => {
		const { calls, create } = createRecorded();
		const pool = createRunnerPool(2, create);
		const [a, b] = [program('a'), program('b')];
		await Promise.all([pool.compile(a), pool.compile(b), pool.run(a, '1', LIMITS), pool.run(b, '1', LIMITS), pool.run(a, '2', LIMITS)]);
		await Promise.all([pool.release(a), pool.release(b)]);
		expect(calls.filter((call) => call.includes(' a')).every((call) => call.startsWith('0'))).toBe(true);
		expect(calls.filter((call) => call.includes(' b')).every((call) => call.startsWith('1'))).toBe(true);
		expect(calls).toHaveLength(7);
	});

	it('treats programs with the same source as different', async () => {
		const { calls, create } = createRecorded();
		const pool = createRunnerPool(2, create);
		await Promise.all([pool.compile(program('a')), pool.compile(program('a'))]);
		expect(calls).toEqual(['0 compile a', '1 compile a']);
	});

	it('processes programs in order', async () => {
		const { calls, create } = createRecorded();
		const pool = createRunnerPool(1, create);
		const all = ['a', 'b', 'c', 'd'].map(program);
		await Promise.all(
			all.map(async (each) => {
				await pool.compile(each);
				await pool.release(each);
			}),
		);
		expect(calls).toEqual(['a', 'b', 'c', 'd'].flatMap((code) => [`0 compile ${code}`, `0 release ${code}`]));
	});

	it('reuses a free runner', async () => {
		const { calls, create } = createRecorded();
		const pool = createRunnerPool(4, create);
		for (const each of ['a', 'b', 'c'].map(program)) {
			await pool.compile(each);
			await pool.release(each);
		}
		expect(calls.every((call) => call.startsWith('0'))).toBe(true);
	});

	it('ignores the release of an unknown or released program', async () => {
		const { calls, create } = createRecorded();
		const pool = createRunnerPool(1, create);
		const a = program('a');
		await pool.release(a);
		await pool.compile(a);
		await pool.release(a);
		await pool.release(a);
		await pool.compile(program('b'));
		expect(calls).toEqual(['0 compile a', '0 release a', '0 compile b']);
	});

	it.each(['compile a', 'run a 1', 'release a'])('continues after a runner failed at %s', async (failing) => {
		const { calls, create } = createRecorded((call) => call === failing);
		const pool = createRunnerPool(1, create);
		const a = program('a');
		const work = async (): Promise<void> => {
			try {
				await pool.compile(a);
				await pool.run(a, '1', LIMITS);
			} finally {
				await pool.release(a);
			}
		};
		const failed = expect(work()).rejects.toThrow(failing);
		const next = pool.compile(program('b'));
		await failed;
		await next;
		expect(calls.at(-1)).toBe('0 compile b');
	});

	it('closes all of its runners', async () => {
		const { calls, create } = createRecorded();
		const pool = createRunnerPool(3, create);
		await Promise.all([pool.compile(program('a')), pool.compile(program('b'))]);
		await pool.close();
		expect(calls.slice(2)).toEqual(['0 close', '1 close']);
	});

	it('reports its concurrency', () => {
		expect(createRunnerPool(3, createRecorded().create).lanes).toBe(3);
	});
});
