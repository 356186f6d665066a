import { describe, expect, test } from 'vitest';
import type { Ast } from '#codegen/expression/ast.ts';
import { parseExpression, parseTemplate } from '#codegen/expression/parse-expression.ts';
import { FILE, placeOf, withPlaces } from './sample-scope.ts';

function show(ast: Ast): string {
	switch (ast.kind) {
		case 'literal':
			return typeof ast.value === 'string' ? `'${ast.value}'` : String(ast.value);
		case 'path':
			return ast.steps.map(({ name }) => name).join('.');
		case 'unary':
			return `[${ast.operator}${show(ast.operand)}]`;
		case 'binary':
			return `[${show(ast.left)} ${ast.operator} ${show(ast.right)}]`;
		case 'conditional':
			return `[${show(ast.test)} ? ${show(ast.yes)} : ${show(ast.no)}]`;
		case 'pipe':
			return `[${show(ast.value)} | ${ast.name}(${ast.args.map(show).join(', ')})]`;
		default:
			return expect.unreachable(ast.kind);
	}
}

const parse = (text: string): string => {
	const { ast, problems } = parseExpression(text, placeOf(text));
	return ast ? show(ast) : `${problems[0]?.message}`;
};

describe('expressions', () => {
	test.each([
		['row.title', 'row.title'],
		['  row . title ', 'row.title'],
		['true', 'true'],
		['null', 'null'],
		['1.50', '1.5'],
		["'a b'", "'a b'"],
		[String.raw`'it\'s \\ \n'`, "'it's \\ \n'"],
		["'中文 } |'", "'中文 } |'"],
		['a == b && c || d ?? e', '[[[[a == b] && c] || d] ?? e]'],
		['1 + 2 * 3 - 4', '[[1 + [2 * 3]] - 4]'],
		['(1 + 2) * 3', '[[1 + 2] * 3]'],
		['a < b == c >= d', '[[a < b] == [c >= d]]'],
		['!a.b && -c > 1', '[[!a.b] && [[-c] > 1]]'],
		['!!a', '[![!a]]'],
		['a ? b : c ? d : e', '[a ? b : [c ? d : e]]'],
		['a ? b ? c : d : e', '[a ? [b ? c : d] : e]'],
		['a ?? b | date', '[[a ?? b] | date()]'],
		["a ? b : c | date('MM-DD') | count", "[[[a ? b : c] | date('MM-DD')] | count()]"],
		['a ? (b | date) : c', '[a ? [b | date()] : c]'],
		['a | f(b, c | g)', '[a | f(b, [c | g()])]'],
		['a | f()', '[a | f()]'],
		['课程.名称', '课程.名称'],
		["row['e-mail'] . a", 'row.e-mail.a'],
		[String.raw`row [ 'it\'s' ]['no.']`, "row.it's.no."],
		['truth.null', 'truth.null'],
	])('parses %s as %s', (text, expected) => {
		expect(parse(text)).toBe(expected);
	});

	test('every node has its location in the file', () => {
		const { ast } = parseExpression("row.level | dict('x')", placeOf("row.level | dict('x')", 40));
		expect(withPlaces(ast)).toEqual({
			kind: 'pipe',
			name: 'dict',
			nameAt: { file: FILE, start: 52, end: 56 },
			at: { file: FILE, start: 40, end: 61 },
			value: {
				kind: 'path',
				at: { file: FILE, start: 40, end: 49 },
				steps: [
					{ name: 'row', at: { file: FILE, start: 40, end: 43 } },
					{ name: 'level', at: { file: FILE, start: 44, end: 49 } },
				],
			},
			args: [{ kind: 'literal', value: 'x', at: { file: FILE, start: 57, end: 60 } }],
		});
	});

	test('nodes of a scalar with escapes get the location of the whole scalar', () => {
		const { ast } = parseExpression('row.title', { file: FILE, start: 5, end: 30, exact: false });
		expect(withPlaces(ast?.at)).toEqual({ file: FILE, start: 5, end: 30 });
	});
});

describe('mistakes', () => {
	test.each([
		['', '', 'An expression is needed here.'],
		['a.', '', 'The expression ends where the name of a field follows `.`.'],
		['a b', 'b', 'Found `b`, but the expression ends.'],
		['a ? b', '', 'The expression ends where `:` is needed.'],
		['(a', '', 'The expression ends where `)` is needed.'],
		['a +', '', 'The expression ends where a value is needed.'],
		['a | 3', '3', 'Found `3`, but the name of a pipe follows `|`.'],
		['a | f(b', '', 'The expression ends where `)` is needed.'],
		['a.f(b)', '(', 'Expressions call functions by `|` only.'],
		['a[0]', '[', 'Items of a list cannot be picked by number.'],
		["a ?? ['b']", '[', 'Expressions have no lists of their own.'],
		['a ?? []', '[', 'Expressions have no lists of their own.'],
		['(a)[0]', '[', 'Items of a list cannot be picked by number.'],
		['a = 1', '=', 'An expression cannot assign.'],
		['a === 1', '===', '`===` is not an operator of expressions.'],
		['a?.b', '?.', '`?.` is not an operator of expressions.'],
		['a & b', '&', '`&` is not an operator of expressions.'],
		['"a"', '"', 'Text in expressions needs single quotes.'],
		["a == 'b", "'b", 'This text has no closing quote.'],
		['a @ b', '@', '`@` has no meaning in an expression.'],
		['a # 😀', '#', '`#` has no meaning in an expression.'],
	])('refuses %s at "%s": %s', (text, at, message) => {
		const { ast, problems } = parseExpression(text, placeOf(text, 7));
		expect(ast).toBeNull();
		expect(problems.map((problem) => problem.code)).toEqual(['bad-expression']);
		expect(problems[0]?.message).toBe(message);
		expect(text.slice((problems[0]?.at.start ?? 0) - 7, (problems[0]?.at.end ?? 0) - 7)).toBe(at);
	});

	test.each([
		['brackets', `${'('.repeat(5000)}a${')'.repeat(5000)}`],
		['negations', `${'!'.repeat(500)}a`],
		['conditions', 'a ? '.repeat(200)],
		['a sum', `1${' + 1'.repeat(5000)}`],
	])('refuses excessive %s without a stack overflow', (_what, text) => {
		expect(parseExpression(text, placeOf(text)).problems).toHaveLength(1);
	});

	test('never throws, whatever the text', () => {
		const pieces = ['a', '.', '(', ')', '|', '||', '?', ':', '??', "'", '1', '!', '-', ',', ' ', '{', '}', '😀', '\\', '[', '='];
		let seed = 7;
		const random = (below: number): number => {
			seed = (seed * 1103515245 + 12345) % 2147483648;
			return seed % below;
		};
		for (let round = 0; round < 3000; round += 1) {
			const text = Array.from({ length: random(12) }, () => pieces[random(pieces.length)]).join('');
			const { ast, problems } = parseExpression(text, placeOf(text));
			expect(problems).toHaveLength(ast ? 0 : 1);
			expect(() => parseTemplate(text, placeOf(text))).not.toThrow();
		}
	});
});

describe('text slots', () => {
	const parts = (text: string): string[] =>
		parseTemplate(text, placeOf(text)).parts.map((part) => (typeof part === 'string' ? part : `<${show(part)}>`));

	test.each([
		['', []],
		['课程', ['课程']],
		['共 {data.courses.total} 门', ['共 ', '<data.courses.total>', ' 门']],
		['{a}{b}', ['<a>', '<b>']],
		["{a ?? '}'}", ["<[a ?? '}']>"]],
		[String.raw`{a ?? '\'}'}!`, ["<[a ?? ''}']>", '!']],
		['{{a}}', ['{a}']],
		['{{{a}}}', ['{', '<a>', '}']],
		['{a | date}', ['<[a | date()]>']],
	])('%s has the parts %j', (text, expected) => {
		expect(parts(text)).toEqual(expected);
	});

	test('an expression within text has its own location', () => {
		const { parts: found } = parseTemplate('共 {a}', placeOf('共 {a}', 10));
		expect(withPlaces((found[1] as Ast).at)).toEqual({ file: FILE, start: 13, end: 14 });
	});

	test.each([
		['a } b', '}', 'This `}` closes nothing.'],
		['a {b', '{b', 'The expression that begins here has no closing `}`.'],
		['a {} b', '', 'An expression is needed here.'],
		['a {b +} c', '', 'The expression ends where a value is needed.'],
	])('refuses %s', (text, at, message) => {
		const { problems } = parseTemplate(text, placeOf(text));
		expect(problems.map((problem) => [problem.code, problem.message])).toEqual([['bad-expression', message]]);
		expect(text.slice(problems[0]?.at.start, problems[0]?.at.end)).toBe(at);
	});

	test('reports each invalid expression of a text', () => {
		const { problems } = parseTemplate('{a +} {b c}', placeOf('{a +} {b c}'));
		expect(problems.map(({ at }) => at.start)).toEqual([4, 9]);
	});
});
