/** The load of the machine changes neither verdicts nor times, since programs count their own instructions. */
import { type ChildProcess, spawn } from 'node:child_process';
import { afterAll, expect, it } from 'vitest';
import { createRunner } from '#engines/create-runner.ts';
import type { RunResult } from '#engines/runner.ts';
import { createRunnerPool } from '#engines/runner-pool.ts';
import { createJudgeHost } from '#mock/server/judge-host.ts';
import { isWholeMatrix } from '#tests/support/matrix.ts';
import { LIMITS } from './judge-machine.ts';

const LANES = 2;
const runner = createRunnerPool(LANES, () => createRunner({ host: createJudgeHost() }));

const CPP = '#include <iostream>\n#include <vector>\nusing namespace std;\n';
const PRIMES =
	'int n = 200000, c = 0; vector<bool> no(n + 1); for (int i = 2; i <= n; i++) if (!no[i]) { c++; for (int k = 2 * i; k <= n; k += i) no[k] = true; }';

const PROGRAMS: readonly (readonly [language: string, verdict: RunResult['verdict'], code: string])[] = [
	['C++', 'OK', `${CPP}int main() { ${PRIMES} cout << c; }`],
	['C++', 'TLE', `${CPP}int main() { for (volatile int i = 0;;) i = 0; }`],
	['C++', 'MLE', `${CPP}int main() { vector<int> v; for (;;) v.push_back(1); }`],
	['C++', 'RE', `${CPP}int main() { ${PRIMES} return c > 5 ? 3 : 0; }`],
	['JavaScript Node', 'OK', 'let s = 0; for (let i = 0; i < 500000; i++) s = (s * 31 + i) % 1000003; print(s)'],
	['JavaScript Node', 'TLE', 'for (;;);'],
	['JavaScript Node', 'MLE', "const all = []; for (;;) all.push('x'.repeat(1000) + all.length)"],
	['Python3', 'OK', 's = 0\nfor i in range(200000): s = (s * 31 + i) % 1000003\nprint(s)'],
	['Python3', 'TLE', 'while True: pass'],
	['Python3', 'RE', 'a = {str(i): i for i in range(50000)}\nprint(a["no"])'],
];

/** A busy loop that ends when this process does, even if it is killed. */
const LOOP = 'const parent = process.ppid; while (process.ppid === parent);';
const LOOPS = 8;
const loops: ChildProcess[] = [];
const endLoops = (): void => {
	for (const loop of loops.splice(0)) loop.kill('SIGKILL');
};
afterAll(async () => {
	endLoops();
	await runner.close();
});

const runAll = (): Promise<RunResult[]> =>
	Promise.all(
		PROGRAMS.map(async ([language, , code]) => {
			const program = { language, code };
			const result = await runner.run(program, '', { ...LIMITS, timeMs: 1000 });
			await runner.release(program);
			return result;
		}),
	);

const isClose = (one: number, other: number): boolean => Math.abs(one - other) <= Math.max(1, one / 4);

it.runIf(isWholeMatrix)('programs have the same verdicts and times alone and beside eight busy loops', { timeout: 600_000 }, async () => {
	const alone = await runAll();
	expect(alone.map(({ verdict }) => verdict)).toEqual(PROGRAMS.map(([, verdict]) => verdict));
	for (let count = 0; count < LOOPS; count += 1) loops.push(spawn(process.execPath, ['-e', LOOP], { stdio: 'ignore' }));
	const beside = await runAll();
	endLoops();
	expect(beside.map(({ verdict, stdout }) => ({ verdict, stdout }))).toEqual(alone.map(({ verdict, stdout }) => ({ verdict, stdout })));
	const times = alone.map(({ time }, index) => [time, beside[index]?.time ?? Number.NaN] as const);
	expect(
		times.filter(([one, other]) => !isClose(one, other)),
		JSON.stringify(times),
	).toEqual([]);
});
