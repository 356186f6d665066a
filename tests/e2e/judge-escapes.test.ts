/** Hostile programs in the judge of the browser. Node runs them all, in the same engines: see tests/product/judge/engines/escapes.test.ts. */
import { describe, expect, test } from 'vitest';
import { aimAt } from '#tests/product/judge/engines/escape.ts';
import { escapes, HIDE, hasEscaped, hiding, SEEK, sound } from '#tests/product/judge/engines/escapes.ts';
import { floods } from '#tests/product/judge/engines/floods.ts';
import { sampleOf, seededSample } from '#tests/support/matrix.ts';
import { PATIENT_MS, useJudgePage } from './support/use-judge-page.ts';

const { fetched, opened, run, runEach } = useJudgePage();

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

/** Compiled programs are sampled: the engine gives them the same few functions here as in Node, where all of them run. */
const COMPILED = 6;
const isCompiled = ({ language }: { language: string }): boolean => language.startsWith('C');
const tried = [...escapes.filter((each) => !isCompiled(each)), ...seededSample(escapes.filter(isCompiled), COMPILED, 1)];

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

	const MARK = 'mark-of-the-page-8812';

	test.each(sampleOf(tried, 6))('do not escape: $language $what', async ({ language, code, verdicts, cases }) => {
		const { site, page } = opened();
		const target = { sentinel: '/srv/sentinel.txt', mark: MARK, port: Number(new URL(site.url).port) };
		await page.evaluate((mark) => localStorage.setItem('mark', mark), MARK);
		const timeMs = verdicts.includes('TLE') ? 1000 : PATIENT_MS;
		const program = { language, code: aimAt(target, code) };
		const [results = []] = await runEach([{ program, inputs: Array<string>(cases).fill('one line\n'), timeMs }]);
		expect(results).toHaveLength(cases);
		expect(results.filter((result) => !verdicts.includes(result.verdict) || hasEscaped(result))).toEqual([]);
	});

	test('find nothing of other programs', async () => {
		const hidden = await runEach(hiding.map((program) => ({ program, inputs: [HIDE, SEEK], timeMs: PATIENT_MS })));
		expect(hidden.map((each) => each.map(({ stdout }) => stdout))).toEqual(hiding.map(() => ['hidden\n', 'nothing\n']));
	});

	test('have fetched nothing, touched no storage of the browser, and leave a judge that works', async () => {
		const { page } = opened();
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
