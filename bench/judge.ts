/**
 * Overhead of the mock's judge over its engines in Node. The judge is the runner with its sandboxed processes, as the mock server uses it;
 * the yardstick is the same worker bundle with the metered engine, in a plain `node` process that receives its orders directly. In both,
 * each run of a Python program has a fresh interpreter from the snapshot.
 */
import { createRunner } from '#engines/create-runner.ts';
import type { EngineName } from '#engines/messages.ts';
import type { Limits, Program, Runner, RunResult } from '#engines/runner.ts';
import { createJudgeHost } from '#mock/server/judge-host.ts';
import { compare, least, takeTurns } from './compare.ts';
import type { Figure } from './figure.ts';
import { type EngineAlone, startEngine } from './judge-engine.ts';

const LIMITS: Limits = { timeMs: 2000, memoryKb: 131_072, outputBytes: 4_194_304 };
const CASES = 7;
const BAD = 1000;
const INPUT = '20 105\n';
const OUTPUT = '5 5\n';

const JAVASCRIPT: Program = {
	language: 'JavaScript V8',
	code: 'const [c, d] = read().trim().split(/\\s+/).map(Number); print(Math.floor(d / c) + " " + (d % c));',
};
const PYTHON: Program = { language: 'Python3', code: 'c, d = map(int, input().split())\nprint(d // c, d % c)\n' };
const CPP: Program = {
	language: 'C++',
	code: '#include <bits/stdc++.h>\nusing namespace std;\nint main() { int c, d; cin >> c >> d; cout << d / c << " " << d % c << endl; }\n',
};
const ENDLESS: Program = { language: 'JavaScript V8', code: 'for (;;);' };
const BAD_PROGRAMS = ['throw 1', 'function f() { f() } f()', 'let x = ;', 'new ArrayBuffer(1e9)', "for (;;) print('x'.repeat(1e6))"];

export const judgeFigures = async (): Promise<Figure[]> => [
	await firstFigure('judge-javascript-first', 'javascript', JAVASCRIPT),
	await firstFigure('judge-python-first', 'python', PYTHON),
	...(await withJudge('javascript', javascriptFigures)),
	...(await withJudge('python', pythonFigures)),
	...(await withJudge('clang', cppFigures)),
];

type Measure = (runner: Runner, alone: EngineAlone) => Promise<Figure[]>;

async function withJudge(engine: EngineName, measure: Measure): Promise<Figure[]> {
	const runner = createRunner({ host: createJudgeHost() });
	const alone = await startEngine(engine);
	try {
		return await measure(runner, alone);
	} finally {
		alone.stop();
		await runner.close();
	}
}

const COMPARISON = { unit: 'ms', yardstick: 'the engine alone', limit: 1.3 } as const;
/** Median times of a few milliseconds are dominated by scheduling on a busy machine. */
const QUICK = { ...COMPARISON, typical: least } as const;

async function timed(work: () => Promise<unknown>): Promise<number> {
	const begun = performance.now();
	await work();
	return performance.now() - begun;
}

/** Guards against measuring a program that never ran. */
function assertRight({ verdict, stdout, stderr }: RunResult): void {
	if (verdict !== 'OK' || stdout !== OUTPUT) throw new Error(`A right program ended with ${verdict}: ${stdout}${stderr}`);
}

const accept = async (runner: Runner, program: Program): Promise<void> => assertRight(await runner.run(program, INPUT, LIMITS));
const acceptAlone = async (engine: EngineAlone, program: Program): Promise<void> => assertRight(await engine.run(program, INPUT, LIMITS));

async function firstFigure(name: string, engine: EngineName, program: Program): Promise<Figure> {
	const { ours, alone } = await takeTurns(
		{ rounds: 5, warmUp: 1 },
		{
			ours: async () => {
				const runner = createRunner({ host: createJudgeHost() });
				const time = await timed(() => accept(runner, program));
				await runner.close();
				return time;
			},
			alone: async () => {
				let started: EngineAlone | undefined;
				const time = await timed(async () => {
					started = await startEngine(engine);
					await started.compile(program);
					await acceptAlone(started, program);
				});
				started?.stop();
				return time;
			},
		},
	);
	return compare({ ...COMPARISON, name }, ours, alone);
}

/**
 * One run of a compiled program. A turn is as many runs as a submission has cases: the next interpreter starts after each run, so a single
 * run would look cheaper the longer the other side took.
 */
async function caseFigure(name: string, program: Program, runner: Runner, alone: EngineAlone): Promise<Figure> {
	const slow = program === PYTHON;
	const submission = (once: () => Promise<void>) => async (): Promise<number> =>
		(await timed(async () => {
			for (let index = 0; index < CASES; index += 1) await once();
		})) / CASES;
	const { ours, engine } = await takeTurns(
		{ rounds: slow ? 9 : 21, warmUp: 1 },
		{ ours: submission(() => accept(runner, program)), engine: submission(() => acceptAlone(alone, program)) },
	);
	return compare({ ...(slow ? COMPARISON : QUICK), name }, ours, engine);
}

const javascriptFigures: Measure = async (runner, alone) => [
	await caseFigure('judge-javascript-case', JAVASCRIPT, runner, alone),
	await endlessFigure(runner, alone),
	await badPrograms(runner),
];

const pythonFigures: Measure = async (runner, alone) => [await caseFigure('judge-python-case', PYTHON, runner, alone)];

const cppFigures: Measure = async (runner, alone) => {
	const commented = (round: number): Program => ({ ...CPP, code: `${CPP.code}// ${round}` });
	// The first compilation starts the compiler; the second waits for the header files.
	const { ours, engine } = await takeTurns(
		{ rounds: 9, warmUp: 3 },
		{ ours: (round) => timed(() => runner.compile(commented(round))), engine: (round) => timed(() => alone.compile(commented(round))) },
	);
	const native = await startEngine('native', await alone.compile(CPP));
	try {
		return [compare({ ...COMPARISON, name: 'judge-cpp-compile' }, ours, engine), await caseFigure('judge-cpp-case', CPP, runner, native)];
	} finally {
		native.stop();
	}
};

async function endlessFigure(runner: Runner, alone: EngineAlone): Promise<Figure> {
	const limits = { ...LIMITS, timeMs: 300 };
	const { ours, engine } = await takeTurns(
		{ rounds: 9, warmUp: 1 },
		{
			ours: () => timed(async () => assertLate(await runner.run(ENDLESS, '', limits))),
			engine: () => timed(async () => assertLate(await alone.run(ENDLESS, '', limits))),
		},
	);
	return compare({ ...COMPARISON, name: 'judge-endless' }, ours, engine);
}

function assertLate({ verdict, stderr }: RunResult): void {
	if (verdict !== 'TLE') throw new Error(`An endless program ended with ${verdict}: ${stderr}`);
}

async function badPrograms(runner: Runner): Promise<Figure> {
	let ended = 0;
	for (let index = 0; index < BAD; index += 1) {
		const code = `${BAD_PROGRAMS[index % BAD_PROGRAMS.length]} // ${index}`;
		if ((await runner.run({ language: 'JavaScript V8', code }, '', LIMITS)).verdict !== 'OK') ended += 1;
	}
	await accept(runner, JAVASCRIPT);
	return { name: 'judge-bad-programs', value: ended, unit: 'programs', limit: BAD, note: 'ended in a row, and a right one after them' };
}
