import { describe, expect, it } from 'vitest';
import { isWholeMatrix } from '#tests/support/matrix.ts';
import { useMachine } from './judge-machine.ts';

const { run } = useMachine();
const js = (code: string, input = '', limits = {}) => run('JavaScript Node', code, input, limits);

const IN_A_ROW = isWholeMatrix ? 100 : 15;

describe('a JavaScript program reads and prints as in shells and Node', () => {
	it.each([
		['the whole input', 'print(read().trim())', '3 4\n', '3 4\n'],
		['line by line', 'let line; while ((line = readline()) != null) print("<" + line + ">")', 'a\nb\n', '<a>\n<b>\n'],
		['as a file', "console.log(require('fs').readFileSync(0).toString().split('\\n').length)", 'a\nb\n', '3\n'],
		['as text of a file', "console.log(require('fs').readFileSync('/dev/stdin', 'utf8').length)", 'abcd', '4\n'],
		[
			'by the interface of lines',
			"const all = []; require('readline').createInterface({ input: process.stdin }).on('line', (l) => all.push(l)).on('close', () => console.log(all.join('+')))",
			'1\n2\n3\n',
			'1+2+3\n',
		],
		[
			'in a loop that waits for lines',
			"(async () => { for await (const line of require('readline').createInterface({ input: process.stdin })) print(line) })()",
			'x\ny\n',
			'x\ny\n',
		],
		['by events', "process.stdin.on('data', (d) => print(d.length)).on('end', () => print('end'))", 'abc', '3\nend\n'],
		['past its end', 'readline(); print(readline() === undefined)', 'only\n', 'true\n'],
		['nothing at all', 'print(read().length, readline() === undefined)', '', '0 true\n'],
		[
			'values as Node shows them',
			"console.log([1, 'a'], { b: [2] }, new Map([[1, 2]]), null)",
			'',
			"[ 1, 'a' ] { b: [ 2 ] } Map(1) { 1 => 2 } null\n",
		],
		['a format', "console.log('%s has %d', 'R2', 7, 'wheels')", '', 'R2 has 7 wheels\n'],
		['timers in their order, at once', "setTimeout(() => print('late'), 900000); setTimeout(() => print('soon'), 1)", '', 'soon\nlate\n'],
		['what comes after an exit not', "print('a'); process.exit(0); print('b')", '', 'a\n'],
	])('%s', async (_what, code, input, output) => {
		const { verdict, stdout, stderr } = await js(code, input);
		expect({ verdict, stdout, stderr }).toEqual({ verdict: 'OK', stdout: output, stderr: '' });
	});
});

describe('a JavaScript program ends', () => {
	it.each([
		['at a wrong word, with its line', 'let x = ;\nprint(1)', 'CE', /main\.js:1/],
		['by an error, with its line', 'let y = {};\ny.z.w = 1', 'RE', /TypeError.*\n.*main\.js:2/],
		['with a code', 'process.exit(3)', 'RE', /Exit Code 3/],
		['at calling itself for ever', 'function f() { f() } f()', 'RE', /stack/],
		['at the limit of its output', "for (;;) try { print('robot'.repeat(1000)) } catch {}", 'OLE', /输出/],
		['at the limit of its memory', "const all = []; for (;;) all.push('x'.repeat(1000) + all.length)", 'MLE', /^/],
		['at one gigabyte', 'new ArrayBuffer(1e9)', 'MLE', /^/],
		['at a hundred megabytes of output at once', "print('x'.repeat(1e8))", expect.stringMatching(/OLE|MLE/), /^/],
		[
			'at promises that have more and more promises',
			'const f = () => { Promise.resolve().then(f); Promise.resolve().then(f) }; f()',
			expect.stringMatching(/MLE|TLE/),
			/^/,
		],
		['at reading what is not its own', "require('fs').readFileSync('/etc/passwd')", 'RE', /ENOENT/],
		['at starting something', "require('child_process')", 'RE', /Cannot find module/],
		['at the network', "fetch('http://127.0.0.1/')", 'RE', /'fetch' is not defined/],
		['at importing', "import('fs').then((fs) => print(Object.keys(fs)))\nthrow 1", 'RE', /1/],
		['at forging its own result', "postMessage({ report: 'ended', result: { verdict: 'OK' } })", 'RE', /'postMessage' is not defined/],
		['at reaching out of the sandbox', "print.constructor('return process')().binding('fs')", 'RE', /not a function/],
	])('%s', async (_what, code, verdict, stderr) => {
		const result = await js(code);
		expect(result).toMatchObject({ verdict, stderr: expect.stringMatching(stderr) });
	});

	it.each([
		['a loop', 'for (;;);'],
		['a regular expression', "/(a+)+$/.test('a'.repeat(40) + 'b')"],
		['promises that never end', 'const f = () => { Promise.resolve().then(f) }; f()'],
		['timers that never end', 'setInterval(() => 0, 1)'],
		['a loop that holds on to every error', 'for (;;) try { null.x } catch {}'],
	])('at the time limit, for %s', async (_what, code) => {
		expect(await js(code, '', { timeMs: 300 })).toMatchObject({ verdict: 'TLE', time: 300 });
	});

	it('and leaves no state to the next one', async () => {
		await js('Array.prototype.map = null; globalThis.left = 1; print = null; Object.freeze(Object.prototype)');
		expect(await js('print(typeof left, [1].map((x) => x + 1)[0])')).toMatchObject({ verdict: 'OK', stdout: 'undefined 2\n' });
	});
});

it(`${IN_A_ROW} failing programs in a row leave the judge working`, async () => {
	const bad = ['throw 1', 'function f() { f() } f()', 'let x = ;', 'new ArrayBuffer(1e9)', "for (;;) print('x'.repeat(1e6))"];
	const verdicts = new Set<string>();
	for (let index = 0; index < IN_A_ROW; index++) verdicts.add((await js(`${bad[index % bad.length]} // ${index}`)).verdict);
	expect([...verdicts].sort()).toEqual(['CE', 'MLE', 'OLE', 'RE']);
	expect(await js('print(read())', 'well')).toMatchObject({ verdict: 'OK', stdout: 'well\n' });
});
