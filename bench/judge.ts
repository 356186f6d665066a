/** How long the judge of the mock takes, in Node: from an engine's start to a verdict, and what a program costs that means no good. */
import { createRunner } from '#mock/judge/create-runner.ts';
import type { Limits, Program, Runner } from '#mock/judge/runner.ts';
import { createJudgeHost } from '#mock/server/judge-host.ts';
import type { Figure } from './figure.ts';

const LIMITS: Limits = { timeMs: 2000, memoryKb: 131_072, outputBytes: 4_194_304 };
const CASES = 7;
const ROUNDS = 9;
const BAD = 1000;
const INPUT = '20 105\n';
const OUTPUT = '5 5\n';

const JAVASCRIPT = 'const [c, d] = read().trim().split(/\\s+/).map(Number); print(Math.floor(d / c) + " " + (d % c));';
const PYTHON = 'c, d = map(int, input().split())\nprint(d // c, d % c)\n';
const CPP =
	'#include <bits/stdc++.h>\nusing namespace std;\nint main() { int c, d; cin >> c >> d; cout << d / c << " " << d % c << endl; }\n';
const BAD_PROGRAMS = ['throw 1', 'function f() { f() } f()', 'let x = ;', 'new ArrayBuffer(1e9)', "for (;;) print('x'.repeat(1e6))"];

export async function judgeFigures(): Promise<Figure[]> {
	const runner = createRunner({ host: createJudgeHost() });
	try {
		return [...(await javascript(runner)), ...(await python(runner)), ...(await cpp(runner)), ...(await hostile(runner))];
	} finally {
		await runner.close();
	}
}

const atMost = (name: string, value: number, limit: number): Figure => ({ name, value, unit: 'ms', limit, atMost: true });

async function timed(work: () => Promise<unknown>): Promise<number> {
	const begun = performance.now();
	await work();
	return performance.now() - begun;
}

const median = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;

async function measure(count: number, work: (index: number) => Promise<unknown>): Promise<number> {
	const all: number[] = [];
	for (let index = 0; index < count; index += 1) all.push(await timed(() => work(index)));
	return median(all);
}

async function accept(runner: Runner, program: Program): Promise<void> {
	const { verdict, stdout, stderr } = await runner.run(program, INPUT, LIMITS);
	if (verdict !== 'OK' || stdout !== OUTPUT) throw new Error(`A right program ended with ${verdict}: ${stdout}${stderr}`);
}

/** As a submission is judged: every case, and then nothing of the program stays. */
async function submit(runner: Runner, program: Program): Promise<void> {
	for (let index = 0; index < CASES; index += 1) await accept(runner, program);
	runner.release(program);
}

async function javascript(runner: Runner): Promise<Figure[]> {
	const program = { language: 'JavaScript V8', code: JAVASCRIPT };
	const first = await timed(() => submit(runner, program));
	return [
		atMost('judge-javascript-first', first, 2000),
		atMost('judge-javascript-case', await measure(ROUNDS * CASES, () => accept(runner, program)), 60),
	];
}

async function python(runner: Runner): Promise<Figure[]> {
	const first = await timed(() => submit(runner, { language: 'Python3', code: PYTHON }));
	const warm: number[] = [];
	for (let index = 0; index < ROUNDS; index += 1) {
		// Between two submissions a student thinks; the next interpreter starts meanwhile.
		await new Promise((resolve) => setTimeout(resolve, 1000));
		warm.push(await timed(() => submit(runner, { language: 'Python3', code: `${PYTHON}# ${index}` })));
	}
	return [atMost('judge-python-first', first, 4000), atMost('judge-python-warm', median(warm), 1000)];
}

async function cpp(runner: Runner): Promise<Figure[]> {
	const program = (index: number): Program => ({ language: 'C++', code: `${CPP}// ${index}` });
	// The first compilation starts the compiler, and the next one waits until it has its headers.
	for (let index = 0; index < 3; index += 1) await runner.compile(program(-index));
	const compile = await measure(ROUNDS, (index) => runner.compile(program(index)));
	await accept(runner, program(0));
	return [
		atMost('judge-cpp-compile', compile, 1200),
		atMost('judge-cpp-case', await measure(ROUNDS * CASES, () => accept(runner, program(0))), 30),
	];
}

async function hostile(runner: Runner): Promise<Figure[]> {
	const endless = { language: 'JavaScript V8', code: 'for (;;);' };
	const beyond: number[] = [];
	for (let index = 0; index < ROUNDS; index += 1) {
		await accept(runner, { language: 'JavaScript V8', code: JAVASCRIPT });
		await runner.compile(endless);
		beyond.push((await timed(() => runner.run(endless, '', { ...LIMITS, timeMs: 300 }))) - 300);
	}
	let ended = 0;
	for (let index = 0; index < BAD; index += 1) {
		const code = `${BAD_PROGRAMS[index % BAD_PROGRAMS.length]} // ${index}`;
		if ((await runner.run({ language: 'JavaScript V8', code }, '', LIMITS)).verdict !== 'OK') ended += 1;
	}
	await accept(runner, { language: 'JavaScript V8', code: JAVASCRIPT });
	return [atMost('judge-kill', Math.max(...beyond), 250), { name: 'judge-bad-programs', value: ended, unit: 'ended in a row', limit: BAD }];
}
