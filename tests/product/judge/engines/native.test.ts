import { describe, expect, it } from 'vitest';
import { VERDICT } from '#app/judge/back-end/rules/verdicts.ts';
import { isWholeMatrix, sampleOf } from '#tests/support/matrix.ts';
import { CONTEST_PROGRAMS } from './contest-programs.ts';
import { joinCpp, withName } from './joined-programs.ts';
import { useMachine } from './judge-machine.ts';
import { failing, problems, referencesIn } from './problems.ts';

const { run, judge, judgeOn } = useMachine();
const LIMITS = { timeMs: 1000, memoryKb: 65_536 };
const BITS = '#include <bits/stdc++.h>\nusing namespace std;\n';
const STREAMS = '#include <iostream>\nusing namespace std;\n';

describe('a compiled program', () => {
	const passing = [
		['C', 'C', '#include <stdio.h>\nint main() { int a, b; scanf("%d%d", &a, &b); printf("%d\\n", a + b); return 0; }', '3 4', '7\n'],
		['C without includes that gcc lets pass', 'C', 'int main() { printf("%d", 5); return 0; }', '', '5'],
		['streams', 'C++', `${STREAMS}int main() { int a, b; cin >> a >> b; cout << a + b << endl; }`, '3 4', '7\n'],
		[
			'what contest programs use',
			'C++',
			`${BITS}int main() { map<string, int> seen; vector<int> all; string s; while (cin >> s) { seen[s]++; all.push_back(s.size()); } sort(all.rbegin(), all.rend()); for (auto &p : seen) cout << p.first << p.second; cout << all[0] << fixed << setprecision(2) << 1.0 / 3; }`,
			'ab c ab',
			'ab2c120.33',
		],
		[
			'names that the library has, too',
			'C++',
			`${STREAMS}int count = 0; int data[9];\nint main() { count++; data[0] = count; cout << data[0]; }`,
			'',
			'1',
		],
		[
			'what newer standards have removed',
			'C++',
			`${BITS}int main() { vector<int> v{3, 1, 2}; random_shuffle(v.begin(), v.end()); register int n = v.size(); cout << n; }`,
			'',
			'3',
		],
		[
			'the newest standard',
			'C++ 20',
			'#include <cstdio>\n#include <concepts>\nint main() { auto f = [](std::integral auto x) { return x + 1; }; std::printf("%d", f(0)); }',
			'',
			'1',
		],
		[
			'a try that nothing is thrown in',
			'C++',
			`${BITS}int main() { try { cout << stoi("12"); } catch (exception &) { cout << "no"; } }`,
			'',
			'12',
		],
		[
			'reading past the end',
			'C',
			'#include <stdio.h>\nint main() { int a = 7; printf("%d %d", scanf("%d", &a), a); return 0; }',
			'',
			'-1 7',
		],
		['reading to the end', 'C++', `${STREAMS}int main() { int n, sum = 0; while (cin >> n) sum += n; cout << sum; }`, '1 2 3', '6'],
		[
			'a file of the machine, which is not there',
			'C',
			'#include <stdio.h>\nint main() { printf("%d", fopen("/etc/passwd", "r") == 0); return 0; }',
			'',
			'1',
		],
	] as const;
	it.each(sampleOf(passing, 3))('%s', async (_what, language, code, input, stdout) => {
		expect(await run(language, code, input, LIMITS)).toMatchObject({ verdict: 'OK', stdout });
	});

	const failingPrograms = [
		[
			'a wrong word, with its line',
			'C++',
			`${STREAMS}int main() {\n int n; cin >> n\n cout << n; }`,
			'CE',
			/main\.cpp:4:\d+: error: expected ';'/,
		],
		['a wrong name, with its line', 'C', '#include <stdio.h>\nint main() {\n return x;\n}', 'CE', /main\.c:3:\d+: error/],
		['what is nowhere', 'C', 'int f();\nint main() { return f(); }', 'CE', /undefined symbol: f/],
		['an endless loop', 'C', 'int main() { for (volatile int i = 0;;) i = 0; }', 'TLE', /^$/],
		['an endless destructor', 'C++', 'struct A { ~A() { for (volatile int i = 0;;) i = 0; } };\nint main() { A a; }', 'TLE', /^$/],
		['memory without end', 'C++', `${BITS}int main() { vector<int> v; for (;;) v.push_back(1); }`, 'MLE', /^$/],
		['one gigabyte', 'C', '#include <stdlib.h>\nint main() { volatile char *p = malloc(1 << 30); p[5] = 1; return 0; }', 'MLE', /^$/],
		[
			'a table beyond its memory',
			'C',
			'int table[100000000];\nint main(int n, char **a) { table[n] = n; return table[n * 2]; }',
			'MLE',
			/Global Variables Too Large/,
		],
		['output without end', 'C', '#include <stdio.h>\nint main() { for (;;) puts("robotrobotrobot"); }', 'OLE', /输出/],
		[
			'calling itself for ever',
			'C',
			'int f(volatile int *x) { volatile int y[9]; y[3] = *x; return f(y + 3) + y[3]; }\nint main() { int z = 1; return f(&z); }',
			'RE',
			/内存|栈/,
		],
		['division by zero', 'C++', `${STREAMS}int main() { int a, b; cin >> a >> b; cout << a / b; }`, 'RE', /异常终止|零/],
		['a pointer to nothing', 'C++', `${STREAMS}int main() { int *p = nullptr; cin >> *p; cout << *p; }`, 'RE', /./],
		['a place that is not in the list', 'C++', `${BITS}int main() { vector<int> v(3); cout << v.at(5); }`, 'RE', /./],
		['throwing', 'C++', `${BITS}int main() { throw runtime_error("x"); }`, 'RE', /异常/],
		['a code', 'C', 'int main() { return 3; }', 'RE', /Exit Code 3/],
	] as const;
	it.each(sampleOf(failingPrograms, 4))('ends with %s', { timeout: 200_000 }, async (_what, language, code, verdict, stderr) => {
		expect(await run(language, code, '1 0\n', LIMITS)).toMatchObject({ verdict, stderr: expect.stringMatching(stderr) });
	});
});

it.each(sampleOf(CONTEST_PROGRAMS, 3))('a program of a book runs: %s', { timeout: 200_000 }, async (_what, code, input, stdout) => {
	expect(await run('C++', code, input, LIMITS)).toMatchObject({ verdict: 'OK', stdout, stderr: '' });
});

it('an answer of system is -1 in C, too', async () => {
	const code = '#include <stdio.h>\n#include <stdlib.h>\nint main() { printf("%d", system("pause")); return 0; }';
	expect(await run('C', code, '', LIMITS)).toMatchObject({ verdict: 'OK', stdout: '-1' });
});

it.runIf(isWholeMatrix)('a macro bomb ends in the compiler, and the next program compiles', async () => {
	const macros = Array.from({ length: 40 }, (_, level) => `#define X${level + 1} X${level},X${level}`);
	const bomb = ['#define X0 1', ...macros, 'int a[] = { X40 };', 'int main() {}'].join('\n');
	expect(await run('C', bomb)).toMatchObject({
		verdict: 'CE',
		stderr: expect.stringMatching(/Compiler Out of Memory|Compile Time Limit Exceeded/),
	});
	expect(await run('C', 'int main() { return 0; }')).toMatchObject({ verdict: 'OK' });
});

describe('the C++ program of a problem', () => {
	const right = sampleOf(referencesIn('C++', true), 1);
	const joined = joinCpp(right);

	it.each(right)('%s is correct', async (name, { problem }) => {
		const { status, errorMessage } = await judgeOn(withName(name, problem), joined);
		expect({ status, errorMessage }).toEqual({ status: VERDICT.accepted, errorMessage: null });
	});

	it.each(failing.filter(([, { language }]) => language === 'C++'))('%s fails for any problem', async (_id, program) => {
		const problem = problems[0];
		if (!problem) throw new Error('There is no problem.');
		expect((await judge(problem, program)).status).toBe(program.verdict);
	});
});

it.each(['Java', 'Golang', 'Ruby'])('%s is not supported', async (language) => {
	expect(await run(language, 'anything', '', LIMITS)).toMatchObject({
		verdict: 'SE',
		stderr: expect.stringMatching(`演示判题机没有 ${language}`),
	});
});
