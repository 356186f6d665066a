import { describe, expect, it } from 'vitest';
import { changedPart } from '#app/judge/changed-part.ts';
import { compareOutput } from '#app/judge/compare-output.ts';
import { compileMarks } from '#app/judge/compile-marks.ts';
import { readEditorSettings } from '#app/judge/editor/editor-settings.ts';
import { formatUse } from '#app/judge/format-use.ts';
import { familyOf, limitFactor, programProblem } from '#app/judge/languages.ts';
import { parseExamples } from '#app/judge/parse-examples.ts';
import { programChanges } from '#app/judge/program-changes.ts';
import { createProgramStore, startLanguage } from '#app/judge/programs.ts';
import { isFinal, verdictLabel } from '#app/judge/verdicts.ts';
import { whatDiffers } from '#app/judge/what-differs.ts';
import { dictionariesOf } from '#src/dictionaries/dictionaries.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';

describe('samples', () => {
	it.each<[string, string | null, { input: string; output: string }[]]>([
		['no sample', null, []],
		['an empty text', '', []],
		['one sample', '<input>1 2</input><output>3</output>', [{ input: '1 2', output: '3' }]],
		[
			'two, glued',
			'<input>1</input><output>2</output><input>3</input><output>4</output>',
			[
				{ input: '1', output: '2' },
				{ input: '3', output: '4' },
			],
		],
		['markup characters', '<input>a<b && c>d &lt;</input><output>\n<x>\n</output>', [{ input: 'a<b && c>d &lt;', output: '\n<x>\n' }]],
		['empty samples', '<input></input><output></output>', [{ input: '', output: '' }]],
		['a list', '[{"input":"1","output":"2"},{"input":3},null]', [{ input: '1', output: '2' }]],
		['something else', '{"input":"1"}', []],
		['half a sample', '<input>1</input>', []],
	])('%s', (_case, text, examples) => {
		expect(parseExamples(text)).toEqual(examples);
	});
});

describe('languages', () => {
	it.each([
		['C', 'c', 1],
		['C With O2', 'c', 1],
		['C++', 'cpp', 1],
		['C++ 17 With O2', 'cpp', 1],
		['C#', 'text', 2],
		['Python3', 'python', 2],
		['PyPy3', 'python', 2],
		['Java', 'java', 2],
		['JavaScript Node', 'javascript', 2],
		['JavaScript V8', 'javascript', 2],
		['Golang', 'go', 2],
		['Rust', 'text', 2],
		['a language of next year', 'text', 2],
	])('%s is labelled %s, with its limits times %i', (language, editor, factor) => {
		expect(familyOf(language).editor).toBe(editor);
		expect(limitFactor(language)).toBe(factor);
	});

	it.each([
		['nothing but blanks', ' \n\t', 'Python3', '还没有写程序'],
		['a short program in C++', 'int main(){}', 'C++', '程序太短了：至少 50 个字符'],
		['a short program in Python', 'print(1)', 'Python3', null],
		['a short program in JavaScript', 'print(1)', 'JavaScript V8', null],
		['fifty characters', 'x'.repeat(50), 'C', null],
		['the longest', 'x'.repeat(65_535), 'C', null],
		['one character too long', 'x'.repeat(65_536), 'C', '程序太长了：65536 个字符，最多 65535 个'],
	])('validates a program: %s', (_case, code, language, problem) => {
		expect(programProblem(code, language)).toBe(problem);
	});

	it.each([
		[['C++', 'Python3'], 'Python3', 'Python3'],
		[['C++', 'Python3'], 'C++', 'C++'],
		[['C++', 'Python3'], 'Java', 'Python3'],
		[['C', 'C++', 'Python3'], null, 'Python3'],
		[['C++'], null, 'C++'],
		[[], null, 'C++'],
	])('of %j, after %s, the initial language is %s', (languages, last, start) => {
		expect(startLanguage(languages, last)).toBe(start);
	});
});

describe('outputs', () => {
	it.each([
		['the same', '1\n2\n', '1\n2\n', true],
		['a missing line break at the end', '1', '1\n', true],
		['blanks at the ends of lines', '1  \n2\t', '1\n2', true],
		['Windows line breaks', '1\r\n2', '1\n2', true],
		['blanks at the beginning', ' 1', '1', false],
		['a line too few', '1', '1\n2', false],
		['a line too many', '1\n2', '1', false],
		['an empty line between', '1\n\n2', '1\n2', false],
		['nothing', '', '1', false],
		['nothing and nothing', '', '\n', true],
	])('%s', (_case, actual, expected, same) => {
		expect(compareOutput(actual, expected).same).toBe(same);
	});

	it('reports the lines that differ', () => {
		expect(compareOutput('1\n3', '1\n2\n4').lines).toEqual([
			{ number: 1, expected: '1', actual: '1', same: true },
			{ number: 2, expected: '2', actual: '3', same: false },
			{ number: 3, expected: '4', actual: null, same: false },
		]);
	});

	it('ignores lines that the judge has truncated', () => {
		const whole = '1234567\n'.repeat(300);
		expect(compareOutput(`${whole.slice(0, 1000)}...`, whole)).toMatchObject({ same: true, cut: true });
		expect(compareOutput(`x${whole.slice(0, 999)}...`, whole)).toMatchObject({ same: false, cut: true });
	});
});

describe('what alone makes an output wrong', () => {
	it.each<[string, string, string, string | null]>([
		['nothing', '5 5\n', '5 5\n', null],
		['a blank at the end', '5 5 \n', '5 5\n', '只多了空格：在第 1 行的末尾。'],
		['a missing blank at the end', 'a\nb\n', 'a\nb \n', '只少了空格：在第 2 行的末尾。'],
		['a blank too many inside', '5  5\n', '5 5\n', '只多了空格：在第 1 行。'],
		['a blank in front', '1\n 2', '1\n2', '只多了空格：在第 2 行的开头。'],
		['words that stick together', '55\n', '5 5\n', '只少了空格：在第 1 行。'],
		['words that are torn apart', 'No. 7\n', 'No.7\n', '只多了空格：在第 1 行。'],
		['words that stick together over lines', '12\n34\n', '1 23\n4\n', '只有空格不同：该隔开的没有隔开，或者不该隔开的隔开了。'],
		['an empty line at the end', '5 5\n\n', '5 5\n', '只多了末尾的换行。'],
		['no line end', '5 5', '5 5\n', '只少了末尾的换行。'],
		['an empty line between', '1\n\n2\n', '1\n2\n', '只多了空行。'],
		['no empty line between', '1\n2\n', '1\n\n2\n', '只少了空行。'],
		['lines instead of blanks', '1\n2\n3\n', '1 2 3\n', '内容都对，只是换行的地方不同。'],
		['capitals', 'yes\n', 'YES\n', '只有大小写不同。'],
		['full-width symbols', '1，2\n', '1,2\n', '只有全角、半角不同：符号要用英文的。'],
		['a prompt', '请输入：5 5\n', '5 5\n', '答案对了，前面多了别的输出：看看 input() 的括号里是不是写了提示，有没有忘了删的输出。'],
		['lines too many', '1\n2\n3\n', '1\n2\n', '前 2 行都对，后面多了 1 行。'],
		['lines too few', '1\n', '1\n2\n', '前 1 行都对，后面少了 1 行。'],
		['no output', '', '1\n', '程序什么都没有输出。'],
		['something else', '1 3\n', '1 2\n', null],
	])('%s', (_case, actual, expected, said) => expect(whatDiffers(actual, expected)).toBe(said));

	it.each([
		['abc', 'axc', { before: 'a', changed: 'b', after: 'c' }],
		['aa', 'aaa', { before: 'aa', changed: '', after: '' }],
		['😀1', '😀2', { before: '😀', changed: '1', after: '' }],
		['', 'x', { before: '', changed: '', after: '' }],
	])('of %j beside %j', (text, other, part) => expect(changedPart(text, other)).toEqual(part));
});

describe('compiler errors', () => {
	it.each<[string, string, ReturnType<typeof compileMarks>]>([
		['nothing', '', []],
		[
			'GCC',
			"main.cpp: In function 'int main()':\nmain.cpp:3:5: error: 'x' was not declared\n    3 |     x;\nmain.cpp:4:1: warning: unused",
			[
				{ line: 3, column: 5, severity: 'error', message: "'x' was not declared" },
				{ line: 4, column: 1, severity: 'warning', message: 'unused' },
			],
		],
		['Java', "Main.java:5: error: ';' expected\n", [{ line: 5, column: null, severity: 'error', message: "';' expected" }]],
		['Go', './main.go:7:2: undefined: x', [{ line: 7, column: 2, severity: 'error', message: 'undefined: x' }]],
		[
			'Python',
			'Traceback (most recent call last):\n  File "main.py", line 2, in <module>\n  File "main.py", line 1, in f\nNameError: name \'x\' is not defined',
			[{ line: 1, column: null, severity: 'error', message: "NameError: name 'x' is not defined" }],
		],
		[
			'Clang with a note',
			"main.c:3:7: error: expected ')'\nmain.c:3:4: note: to match this '('",
			[{ line: 3, column: 7, severity: 'error', message: "expected ')'" }],
		],
		[
			'QuickJS, refused',
			"SyntaxError: expecting ')'\n    at main.js:2:7",
			[{ line: 2, column: 7, severity: 'error', message: "SyntaxError: expecting ')'" }],
		],
		[
			'QuickJS, running',
			'TypeError: not a function\n    at f (main.js:4:6)\n    at <eval> (main.js:9:2)',
			[{ line: 4, column: 6, severity: 'error', message: 'TypeError: not a function' }],
		],
		[
			'Node',
			"/box/main.js:3\nlet a = ;\n        ^\n\nSyntaxError: Unexpected token ';'",
			[{ line: 3, column: null, severity: 'error', message: "SyntaxError: Unexpected token ';'" }],
		],
		['words alone', '编译失败', []],
	])('%s', (_case, log, marks) => {
		expect(compileMarks(log)).toEqual(marks);
	});
});

describe('verdicts', () => {
	const dictionaries = dictionariesOf(() => new Map([['verdict', [{ value: '0', label: '答案正确', tone: 'ok' }]]]));

	it.each([5, 6, 7])('%i is pending', (status) => expect(isFinal(status)).toBe(false));
	it.each([-10, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 8, 10, 99])('%i is final', (status) => expect(isFinal(status)).toBe(true));

	it('an unknown code is labelled as such', () => {
		expect(verdictLabel(0, dictionaries)).toEqual({ label: '答案正确', tone: 'ok' });
		expect(verdictLabel(42, dictionaries)).toEqual({ label: '未知结果（42）', tone: 'mute' });
		expect(verdictLabel(null, dictionaries)).toEqual({ label: '未知结果（无）', tone: 'mute' });
	});

	it.each([
		[{ time: 39, memory: 9_600 }, '39 ms · 9.4 MB'],
		[{ time: 0, memory: 262_144 }, '不到 1 ms · 256 MB'],
		[{ time: null, memory: null }, ''],
		[{ time: 12 }, '12 ms'],
		[{ time: 2000, memory: 0 }, '2000 ms'],
	])('formats the usage %j as %s', (use, text) => expect(formatUse(use).replaceAll('\u00a0', ' ')).toBe(text));
});

describe('stored programs', () => {
	it('are kept per user, problem and language', () => {
		const storage = memoryStorage();
		const mine = createProgramStore(storage, 'u1', 'P1', Date.now);
		mine.write('C++', 'mine');
		mine.rememberLanguage('C++');
		expect(mine.read('C++')).toBe('mine');
		expect(mine.read('Python3')).toBeNull();
		expect(createProgramStore(storage, 'u2', 'P1', Date.now).read('C++')).toBeNull();
		expect(createProgramStore(storage, 'u1', 'P2', Date.now).read('C++')).toBeNull();
		expect(createProgramStore(storage, 'u1', 'P2', Date.now).lastLanguage()).toBe('C++');
		expect(createProgramStore(storage, 'u2', 'P1', Date.now).lastLanguage()).toBeNull();
	});

	it.each([
		['nothing', null, { fontSize: 14, tabSize: 4, theme: 'page', keyMap: 'default' }],
		['nonsense', '{', { fontSize: 14, tabSize: 4, theme: 'page', keyMap: 'default' }],
		['a list', '[]', { fontSize: 14, tabSize: 4, theme: 'page', keyMap: 'default' }],
		[
			'invalid choices',
			'{"fontSize":99,"tabSize":"2","theme":"pink","keyMap":"vim"}',
			{ fontSize: 14, tabSize: 4, theme: 'page', keyMap: 'vim' },
		],
		[
			'all of them',
			'{"fontSize":18,"tabSize":2,"theme":"dark","keyMap":"vim"}',
			{ fontSize: 18, tabSize: 2, theme: 'dark', keyMap: 'vim' },
		],
	])('reads editor settings from %s', (_case, stored, settings) => {
		expect(readEditorSettings(memoryStorage(stored === null ? {} : { editor: stored }))).toEqual(settings);
	});
});

describe('a diff of two programs', () => {
	it.each<[string, string, string, string[]]>([
		['the same', 'a\nb\n', 'a\nb', ['  a', '  b']],
		['a line changed', 'a\nb\nc', 'a\nx\nc', ['  a', '- b', '+ x', '  c']],
		['a line added', 'a', 'a\nb\n', ['  a', '+ b']],
		['from nothing', '', 'a\n', ['+ a']],
	])('%s', (_case, before, after, lines) => {
		const signs = { same: ' ', added: '+', removed: '-' };
		expect(programChanges(before, after).map(({ change, text }) => `${signs[change]} ${text}`)).toEqual(lines);
	});
});
