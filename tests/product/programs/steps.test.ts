/** Steps of a watched run are those of CPython, and repeating the run shows the same. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Limits } from '#engines/runner.ts';
import { Station } from '#engines/station.ts';
import { type Moment, parseMoment } from '#engines/steps.ts';
import type { Watch, WatchedRun } from '#engines/watch.ts';
import { type WatchedProgram, watchProgram } from '#engines/watched-program.ts';
import { createJudgeHost } from '#mock/server/judge-host.ts';
import { sampleOf } from '#tests/support/matrix.ts';
import { type OracleStep, openOracle, stepOf } from './support/oracle.ts';
import { PROGRAMS } from './support/programs.ts';

const LIMITS: Limits = { timeMs: 10_000, memoryKb: 256 * 1024, outputBytes: 1024 * 1024 };
const SEED = 7;

let station: Station;
let oracle: (source: string, input: string, seed: number) => OracleStep[];

beforeAll(async () => {
	station = new Station({ engine: 'python', host: createJudgeHost({ isolated: false }) });
	oracle = await openOracle();
}, 120_000);
afterAll(() => station.drop());

const program = (code: string) => ({ language: 'Python3', code });

const start = (code: string, input = '', { interactive = false, seed = SEED, limits = LIMITS } = {}): Promise<WatchedProgram> =>
	watchProgram((watch) => station.watch(program(code), input, limits, watch), { seed, interactive });

const withValues = (code: string, input: string): Promise<WatchedRun> =>
	station.watch(program(code), input, LIMITS, { seed: SEED, clock: null, interactive: false, window: { first: 0, last: 1000 } });

const momentsOf = ({ steps }: WatchedRun): Moment[] => (steps?.lines ?? []).flatMap((line) => parseMoment(line) ?? []);

test.each(sampleOf(PROGRAMS, 10))('$title: every step is that of CPython', async ({ code, input = '' }) => {
	const moments = momentsOf(await withValues(code, input));
	expect(moments.length).toBeGreaterThan(3);
	expect(moments.map(stepOf)).toEqual(oracle(code, input, SEED));
});

describe('a repeated run', () => {
	const LONG = `import datetime, os, random, time
times = [time.time()]
seen = {}
for i in range(300):
    n = random.randint(1, 50) + os.urandom(1)[0]
    seen[n] = seen.get(n, 0) + 1
    times[0] = time.perf_counter(), datetime.datetime.now().microsecond
print(len(seen), times)`;

	test('shows the values, the clock and the chance of the first', async () => {
		const runs: WatchedRun[] = [];
		const run = async (watch: Watch): Promise<WatchedRun> => {
			const done = await station.watch(program(LONG), '', LIMITS, watch);
			runs.push(done);
			return done;
		};
		const walked = await watchProgram(run, { seed: SEED, interactive: false });
		const count = walked.steps.length;
		expect(count).toBeGreaterThan(1200);
		const looked = [0, 199, 200, 777, count - 1];
		const shown = await Promise.all(looked.map((step) => walked.momentAt(step)));
		const whole = momentsOf(
			await run({ seed: SEED, clock: runs[0]?.steps?.clock ?? [], interactive: false, window: { first: 0, last: count } }),
		);
		expect(shown).toEqual(looked.map((step) => expect.objectContaining({ line: whole[step]?.line })));
		expect(shown.map((moment) => moment && stepOf(moment))).toEqual(looked.map((step) => whole[step] && stepOf(whole[step])));
		// A first run, five windows and the whole one.
		expect(runs.length).toBe(7);
		const { stdout } = runs[0]?.result ?? {};
		expect(stdout).toMatch(/^\d+ \[\(/);
		const seconds = await watchProgram((watch) => station.watch(program(LONG), '', LIMITS, watch), { seed: SEED + 1, interactive: false });
		expect(seconds.result.stdout).not.toBe(stdout);
	});
});

describe('a run ends', () => {
	test.each<[string, string, string, object, number]>([
		['at its limit of time', 'while True:\n    pass', 'TLE', { timeMs: 500 }, 5000],
		['at its limit of output', 'while True:\n    print("x" * 1000)', 'OLE', { outputBytes: 100_000 }, 100],
		['at its limit of memory', 'a = []\nwhile True:\n    a.append("x" * 1000000)', 'MLE', { memoryKb: 32 * 1024 }, 10],
		['in a recursion without an end', 'def f(n): return f(n + 1)\nf(0)', 'RE', {}, 4000],
		['with an error that it swallows', 'while True:\n    try:\n        input()\n    except:\n        pass', 'TLE', { timeMs: 500 }, 5000],
	])('%s, and its steps can be walked', async (_title, code, verdict, limits, least) => {
		const { result, steps, momentAt } = await start(code, '', { limits: { ...LIMITS, ...limits } });
		expect(result.verdict).toBe(verdict);
		expect(steps.length).toBeGreaterThanOrEqual(least);
		expect(await momentAt(steps.length - 1)).toMatchObject({ line: steps.at(-1)?.line });
	});

	test('its trace, if the program wants that, and goes on', async () => {
		const { result, steps } = await start('import sys\na = 1\nsys.settrace(None)\na = 2\nprint(a)');
		expect(result).toMatchObject({ verdict: 'OK', stdout: '2\n' });
		expect(steps.map(({ line }) => line)).toEqual([0, 1, 2, 3]);
	});
});

describe('input', () => {
	const ASKING = 'a = int(input("a? "))\nb = int(input("b? "))\nprint(a + b)';
	const BARE = 'try:\n    a = input()\nexcept:\n    a = "none"\nprint(a)';

	test.each([
		['no line', ASKING, '', true, 'a? '],
		['one line', ASKING, '2\n', true, 'a? b? '],
		['all lines', ASKING, '2\n3\n', false, 'a? b? 5\n'],
		['a program that catches everything', BARE, '', true, ''],
		['the answer of that', BARE, 'x\n', false, 'x\n'],
		['lines that are read at once', 'import sys\nfor line in sys.stdin: print(line)', '', true, ''],
	])('the run asks for a line that is missing: %s', async (_case, code, input, asks, stdout) => {
		const walked = await start(code, input, { interactive: true });
		expect(walked).toMatchObject({ asks, result: { stdout } });
	});
});
