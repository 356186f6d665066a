import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunResult } from '#mock/judge/runner.ts';
import { aimAt } from '#tests/mock/judge/escape.ts';
import { escapes, HIDE, hasEscaped, hiding, SEEK, sound } from '#tests/mock/judge/escapes.ts';
import { floods } from '#tests/mock/judge/floods.ts';
import { joinCpp, joinPython, withName } from '#tests/mock/judge/joined-programs.ts';
import { referencesIn } from '#tests/mock/judge/problems.ts';
import type { AppServer } from '#tests/support/app-server.ts';
import { isWholeMatrix, sampleOf, seededSample } from '#tests/support/matrix.ts';
import { launchBrowser } from './support/browser.ts';
import type { JudgePage } from './support/judge-page.ts';
import { startJudgeSite } from './support/judge-site.ts';

declare global {
	interface Window {
		judgePage: JudgePage;
	}
}

let site: AppServer;
let context: BrowserContext;
let page: Page;
const fetched: string[] = [];

beforeAll(async () => {
	site = await startJudgeSite();
	context = await (await launchBrowser()).newContext();
	context.on('request', (request) => fetched.push(request.url()));
	page = await context.newPage();
	await page.goto(site.url);
});

afterAll(async () => {
	await context?.close();
	await site?.close();
});

/** Milliseconds. Long, so a slow machine does not stop programs that terminate. */
const PATIENT_MS = 120_000;

const run = (language: string, code: string, input = '', limits = {}): Promise<RunResult> =>
	page.evaluate(([program, text, all]) => window.judgePage.run(program, text, all), [
		{ language, code },
		input,
		{ timeMs: PATIENT_MS, memoryKb: 131_072, outputBytes: 4_194_304, ...limits },
	] as const);

const runEach = (tasks: Parameters<JudgePage['runEach']>[0]): Promise<RunResult[][]> =>
	page.evaluate(([all, limits]) => window.judgePage.runEach(all, limits), [tasks, { memoryKb: 131_072, outputBytes: 4_194_304 }] as const);

/** Node judges all programs with the same engines. Here, a sample shows that the browser's judge agrees. */
const REFERENCES = isWholeMatrix ? 5 : 2;

const PROGRAMS = { 'JavaScript V8': null, Python3: joinPython, 'C++': joinCpp } as const;

async function judged(language: keyof typeof PROGRAMS, right: boolean): Promise<Record<string, number>> {
	const references = seededSample(referencesIn(language, right), REFERENCES, 1);
	const join = PROGRAMS[language];
	const joined = join?.(references);
	const tasks = references.map(([name, { problem, program }]) =>
		joined ? { problem: withName(name, problem), program: joined } : { problem, program },
	);
	const statuses = await page.evaluate((all) => window.judgePage.judgeEach(all), tasks);
	return Object.fromEntries(references.map(([name], index) => [name, statuses[index] ?? Number.NaN]));
}

test.each(['JavaScript V8', 'Python3', 'C++'] as const)('correct %s programs are accepted', async (language) => {
	const found = await judged(language, true);
	expect(Object.keys(found)).toHaveLength(REFERENCES);
	expect(Object.entries(found).filter(([, status]) => status !== 0)).toEqual([]);
});

test('programs with the typical mistake of each problem are not accepted', async () => {
	const found = Object.values(await judged('Python3', false));
	expect(found).toHaveLength(REFERENCES);
	// Wrong, or partly right for problems with partial points.
	expect(found.filter((status) => status !== -1 && status !== 8)).toEqual([]);
});

const PROMISES = 'const f = () => { Promise.resolve().then(f); Promise.resolve().then(f) }; f()';

const OUTSIDE_IN_PYTHON = `
for attempt in (lambda: open('/etc/passwd'), lambda: open('x', 'w'), lambda: __import__('subprocess').run(['ls']),
                lambda: __import__('socket').create_connection(('127.0.0.1', 80), 1), lambda: __import__('js')):
    try: print('done', attempt())
    except BaseException as error: print(type(error).__name__)
`;

const MEAN: readonly [language: string, what: string, code: string, verdict: unknown][] = [
	['JavaScript V8', 'an endless loop', 'for (;;);', 'TLE'],
	['JavaScript V8', 'promises without end', 'const f = () => { Promise.resolve().then(f) }; f()', 'TLE'],
	['JavaScript V8', 'more and more promises', PROMISES, expect.stringMatching(/TLE|MLE/)],
	['JavaScript V8', 'a regular expression', "/(a+)+$/.test('a'.repeat(40) + 'b')", 'TLE'],
	['JavaScript V8', 'calling itself', 'function f() { f() } f()', 'RE'],
	['JavaScript V8', 'one gigabyte', 'new ArrayBuffer(1e9)', 'MLE'],
	['JavaScript V8', 'output without end', "for (;;) print('robot'.repeat(1000))", 'OLE'],
	['JavaScript V8', 'the network', "fetch('/')", 'RE'],
	['JavaScript V8', 'forging a result', "postMessage({ report: 'ended' })", 'RE'],
	['Python3', 'an endless loop', 'while True: pass', 'TLE'],
	['Python3', 'an endless destructor', 'class A:\n  def __del__(self):\n    while True: pass\nA()', 'TLE'],
	// Its frames are in the interpreter's memory, so the browser decides which limit is hit first.
	['Python3', 'calling itself', 'import sys\nsys.setrecursionlimit(10**6)\ndef f(): f()\nf()', expect.stringMatching(/RE|MLE|TLE/)],
	['Python3', 'one gigabyte', "a = 'x' * 10**9", 'MLE'],
	['Python3', 'output without end', "while True: print('robot' * 1000)", 'OLE'],
	['Python3', 'reading past the input', 'input()\ninput()', 'RE'],
	['Python3', 'the bridge', 'from pyodide.ffi import to_js\nto_js([1]).constructor.constructor("return 1")()', 'RE'],
	['C', 'an endless loop', 'int main() { for (volatile int i = 0;;) i = 0; }', 'TLE'],
	['C++', 'an endless destructor', 'struct A { ~A() { for (volatile int i = 0;;) i = 0; } };\nint main() { A a; }', 'TLE'],
	['C', 'one gigabyte', '#include <stdlib.h>\nint main() { volatile char *p = malloc(1 << 30); p[5] = 1; return 0; }', 'MLE'],
	['C', 'output without end', '#include <stdio.h>\nint main() { for (;;) puts("robotrobotrobot"); }', 'OLE'],
	[
		'C',
		'calling itself',
		'int f(volatile int *x) { volatile int y[9]; y[3] = *x; return f(y + 3) + y[3]; }\nint main() { int z = 1; return f(&z); }',
		'RE',
	],
];

/** True for programs that only the time limit ends. */
const mayRunOut = (verdict: unknown): boolean => typeof verdict !== 'string' || verdict === 'TLE';

describe('hostile programs', () => {
	test.each([
		[
			'JavaScript V8',
			'print(typeof fetch, typeof postMessage, typeof self, typeof importScripts, typeof process.binding)',
			'undefined undefined undefined undefined undefined\n',
		],
		['Python3', OUTSIDE_IN_PYTHON, 'FileNotFoundError\nPermissionError\nOSError\ngaierror\nModuleNotFoundError\n'],
		[
			'C',
			'#include <stdio.h>\nint main() { int a = 7; printf("%d %d", fopen("/etc/passwd", "r") == 0, scanf("%d", &a)); return 0; }',
			'1 -1',
		],
	])('%s finds no way out of the sandbox', async (language, code, stdout) => {
		expect(await run(language, code)).toMatchObject({ verdict: 'OK', stdout });
	});

	test.each(sampleOf(MEAN, 4))('%s: %s', async (language, _what, code, verdict) => {
		expect(await run(language, code, 'one line\n', { timeMs: mayRunOut(verdict) ? 400 : PATIENT_MS })).toMatchObject({ verdict });
	});

	test('cannot escape, see data of other programs or touch browser storage', async () => {
		const { port } = new URL(site.url);
		const target = { sentinel: '/srv/sentinel.txt', mark: 'mark-of-the-page-8812', port: Number(port) };
		await page.evaluate((mark) => localStorage.setItem('mark', mark), target.mark);
		const attempts = sampleOf(escapes, 6);
		const tried = await runEach(
			attempts.map(({ language, code, verdicts, cases }) => ({
				program: { language, code: aimAt(target, code) },
				inputs: Array<string>(cases).fill('one line\n'),
				timeMs: verdicts.includes('TLE') ? 1000 : PATIENT_MS,
			})),
		);
		const found = attempts.flatMap(({ language, what, verdicts }, index) => {
			const results = tried[index] ?? [];
			return results.every((result) => verdicts.includes(result.verdict) && !hasEscaped(result)) ? [] : [{ language, what, results }];
		});
		expect(found).toEqual([]);
		const hidden = await runEach(hiding.map((program) => ({ program, inputs: [HIDE, SEEK], timeMs: PATIENT_MS })));
		expect(hidden.map((each) => each.map(({ stdout }) => stdout))).toEqual(hiding.map(() => ['hidden\n', 'nothing\n']));
		expect(fetched.filter((url) => url.includes('escaped'))).toEqual([]);
		const stores = await page.evaluate(async () => [await indexedDB.databases(), await caches.keys(), Object.keys(localStorage)]);
		expect(stores).toEqual([[], ['judge-engines'], ['mark']]);
		const after = await runEach(sound.map((program) => ({ program, inputs: ['41\n'], timeMs: PATIENT_MS })));
		expect(after.map(([result]) => result?.stdout)).toEqual(sound.map(() => '42\n'));
	});

	test.each(sampleOf(floods, 4))(
		'a program that $what in $language ends neither the page nor its judge',
		async ({ language, code, cases, verdicts }) => {
			const program = { language, code };
			const [results = []] = await runEach([
				{ program, inputs: Array<string>(cases).fill('one line\n'), timeMs: verdicts.includes('TLE') ? 400 : PATIENT_MS },
			]);
			expect(results).toHaveLength(cases);
			for (const { verdict, stderr } of results) {
				expect(verdicts, stderr.slice(0, 200)).toContain(verdict);
				expect(stderr.length).toBeLessThan(100_000);
			}
		},
	);

	test('leave the judge working', async () => {
		expect(await run('Python3', 'print(input())', 'well\n')).toMatchObject({ verdict: 'OK', stdout: 'well\n' });
		expect(await run('JavaScript V8', 'print(read())', 'well')).toMatchObject({ verdict: 'OK', stdout: 'well\n' });
	});
});

test('a judge worker can only fetch engine files and cannot import or evaluate text', async () => {
	const own = await context.newPage();
	await own.goto(site.url);
	await own.evaluate((limits) => window.judgePage.run({ language: 'JavaScript V8', code: 'print(1)' }, '', limits), {
		timeMs: 1000,
		memoryKb: 131_072,
		outputBytes: 100,
	});
	const [worker] = own.workers();
	const outcomes = await worker?.evaluate(
		async (elsewhere) => {
			const statusOf = (address: string) =>
				fetch(address).then(
					({ status }) => status,
					({ name }: Error) => name,
				);
			const evaluated = new Promise((resolve) => {
				// In a timer: eval called through the debugger bypasses the policy.
				setTimeout(() => {
					try {
						resolve(new Function('return 1')());
					} catch (error) {
						resolve((error as Error).name);
					}
				});
			});
			return {
				engines: await statusOf('/judge-engines/index.json'),
				origin: await statusOf('/index.html'),
				elsewhere: await statusOf(`${elsewhere}/judge-engines/index.json`),
				text: await statusOf('data:text/plain,1'),
				evaluated: await evaluated,
			};
		},
		site.url.replace('127.0.0.1', 'localhost'),
	);
	// As a string, because the test runner would rewrite `import()` in a function.
	const imported = await worker?.evaluate<string>("import('data:text/javascript,1').then(() => 'done', ({ name }) => name)");
	expect({ ...outcomes, imported }).toEqual({
		engines: 200,
		origin: 'TypeError',
		elsewhere: 'TypeError',
		text: 'TypeError',
		imported: 'TypeError',
		evaluated: 'EvalError',
	});
	await own.close();
});

test('engines report loading progress and are fetched once', async () => {
	const progress = await page.evaluate(() => window.judgePage.progress);
	for (const engine of ['javascript', 'python', 'clang']) {
		const own = progress.filter((each) => each.engine === engine && (each.state === 'loading' || each.state === 'starting'));
		expect(own.at(-1)?.loaded, engine).toBe(own.at(-1)?.total);
	}
	const engines = fetched.filter((url) => url.includes('.gz'));
	expect(engines.length).toBe(new Set(engines).size);
	await page.reload();
	expect(await run('JavaScript V8', 'print(read())', 'again')).toMatchObject({ verdict: 'OK', stdout: 'again\n' });
	expect(fetched.filter((url) => url.includes('.gz'))).toEqual(engines);
});
