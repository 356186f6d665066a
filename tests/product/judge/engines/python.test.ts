import { describe, expect, it } from 'vitest';
import { sampleOf } from '#tests/support/matrix.ts';
import { LIMITS, useEngine, useMachine } from './judge-machine.ts';

const machine = useMachine();
const inOne = useEngine('python');

/** Runs in a fresh interpreter, as the judge does. */
async function python(code: string, input = '', limits = {}) {
	const result = await machine.run('Python3', code, input, limits);
	await machine.runner().release({ language: 'Python3', code });
	return result;
}

describe('a Python program', () => {
	it.each([
		['reads by lines', 'a, b = map(int, input().split())\nprint(a + b)', '3 4\n', '7\n'],
		['reads to the end', 'import sys\nprint(len(sys.stdin.read().split()), end="")', '1 2\n3\n', '3'],
		['loops over its lines', 'import sys\nfor line in sys.stdin: print(line.strip(), end="|")', 'a\nb', 'a|b|'],
		['reads the file of the input', 'print(open(0).read().strip())', 'all\n', 'all\n'],
		['prints any letter', 'print("你好🤖")', '', '你好🤖\n'],
		[
			'has its library',
			'import heapq, collections, math\nprint(heapq.nsmallest(2, [3, 1, 2]), collections.Counter("aab")["a"], math.gcd(12, 18))',
			'',
			'[1, 2] 2 6\n',
		],
		['waits a little', 'import time\ntime.sleep(0.001)\nprint(time.time() > 0)', '', 'True\n'],
		['asks for a command of a terminal', 'import os\nos.system("pause")\nprint(1)', '', '1\n'],
		['prints "quotes", \\ and 🤖 of its own source', 'print("\\"\\\\🤖\u2028")', '', '"\\🤖\u2028\n'],
		['begins with a byte order mark', '\uFEFFprint(1)', '', '1\n'],
		['leaves when it likes', 'print(1)\nexit()\nprint(2)', '', '1\n'],
		[
			'calls itself deeply',
			'import sys\nsys.setrecursionlimit(10**6)\ndef f(n): return 0 if n == 0 else 1 + f(n - 1)\nprint(f(3000))',
			'',
			'3000\n',
		],
	])('%s', async (_what, code, input, stdout) => {
		expect(await inOne({ language: 'Python3', code }, input)).toMatchObject({ verdict: 'OK', stdout, stderr: '' });
	});

	it.each([
		['a wrong word', 'for i in range(3)\n  print(i)', 'CE', /line 1[\s\S]*SyntaxError/],
		['an error', 'a = []\nprint(a[0])', 'RE', /main\.py", line 2[\s\S]*IndexError/],
		['a code', 'exit(3)', 'RE', /Exit Code 3/],
		['reading past its input', 'input()\ninput()', 'RE', /EOFError/],
		['calling itself for ever', 'def f(): f()\nf()', 'RE', /RecursionError/],
		['the world outside', 'import js', 'RE', /No module named 'js'/],
		['the bridge to it', 'from pyodide.ffi import to_js\nto_js([1]).constructor.constructor("return process")()', 'RE', /No module named/],
		['memory by its address', 'import ctypes', 'RE', /No module named 'ctypes'/],
		['a file of the machine', 'open("/etc/passwd")', 'RE', /FileNotFoundError/],
		['a file of its own', 'open("x", "w")', 'RE', /PermissionError/],
		['another program', 'import subprocess\nsubprocess.run(["ls"])', 'RE', /does not support processes/],
		['the network', 'import socket\nsocket.socket().connect(("127.0.0.1", 80))', 'RE', /PermissionError/],
	])('ends with %s', async (_what, code, verdict, stderr) => {
		const ended = await inOne({ language: 'Python3', code }, 'one\n');
		expect(ended).toMatchObject({ verdict, stderr: expect.stringMatching(stderr) });
	});

	const mean = [
		[
			'calling itself beyond the stack',
			'import sys\nsys.setrecursionlimit(10**9)\ndef f(): f()\nf()',
			// The machine decides which limit is hit first.
			expect.stringMatching(/RE|MLE|TLE/),
			/^/,
		],
		['the limit of its memory', 'a = []\nwhile True: a.append("x" * 1000000 + str(len(a)))', 'MLE', /^/],
		['one gigabyte', 'a = "x" * 10**9', 'MLE', /^/],
		['the limit of its output', 'while True:\n  try: print("robot" * 1000)\n  except BaseException: pass', 'OLE', /输出/],
		['a hundred megabytes of output', 'for _ in range(100): print("x" * 10**6)', 'OLE', /输出/],
		['an endless loop', 'while True: pass', 'TLE', /^$/],
		['an endless destructor', 'class A:\n  def __del__(self):\n    while True: pass\na = A()\ndel a', 'TLE', /^$/],
		['an endless regular expression', 'import re\nre.match("(a+)+$", "a" * 40 + "b")', 'TLE', /^$/],
		[
			'what holds the bridge',
			'import gc\nfor o in gc.get_objects():\n  if getattr(o, "__name__", "") == "run_js": o("1")\nraise SystemExit(9)',
			'RE',
			/./,
		],
		['the end of its worker', 'import os\nos._exit(0)', 'RE', /./],
	] as const;
	it.each(sampleOf(mean, 3))('ends with %s, together with its interpreter', async (_what, code, verdict, stderr) => {
		const limits = verdict === 'TLE' ? { timeMs: 500 } : {};
		expect(await python(code, 'one\n', limits)).toMatchObject({ verdict, stderr: expect.stringMatching(stderr) });
	});

	it('sees no changes made by another program', async () => {
		await python('import builtins, math\nmath.pi = 3\nbuiltins.print = None');
		expect(await python('import math\nprint(math.pi)')).toMatchObject({ verdict: 'OK', stdout: '3.141592653589793\n' });
	});

	it('has fresh globals in each run', async () => {
		const program = { language: 'Python3', code: 'import sys\nprint("seen" in globals(), len(sys.argv))\nseen = True' };
		for (let time = 0; time < 2; time++)
			expect(await machine.runner().run(program, '', LIMITS)).toMatchObject({ verdict: 'OK', stdout: 'False 1\n' });
	});
});
