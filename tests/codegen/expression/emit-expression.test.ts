// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the tests compare code that contains template strings.
import { describe, expect, test } from 'vitest';
import type { Ast } from '#codegen/expression/ast.ts';
import { collectPaths, emitBadge, emitExpression, emitTemplate } from '#codegen/expression/emit-expression.ts';
import { parseExpression, parseTemplate } from '#codegen/expression/parse-expression.ts';
import { placeOf } from './sample-scope.ts';

function parse(text: string): Ast {
	const { ast } = parseExpression(text, placeOf(text));
	if (!ast) throw new Error(`Cannot parse ${text}`);
	return ast;
}

function run(code: string, s: unknown, p: unknown = {}): unknown {
	return new Function('s', 'p', `return (${code});`)(s, p);
}

describe('code', () => {
	test.each([
		['row.title', 's.row?.title'],
		['row', 's.row'],
		["row['e-mail'].domain", "s.row?.['e-mail']?.domain"],
		["state['it\\'s']", "s.state['it\\'s']"],
		['state.keyword', 's.state.keyword'],
		['data.course.teacher.name', 's.data.course?.teacher?.name'],
		['route.params.id', 's.route.params.id'],
		['session.user.name', 's.session.user.name'],
		['session.info.klass.name', 's.session.info?.klass?.name'],
		["'it\\'s \"x\" \\\\ `'", `'it\\'s "x" \\\\ \`'`],
		["row.a == 'x'", "s.row?.a === 'x'"],
		['row.a != 3', 's.row?.a !== 3'],
		['row.a == null', 's.row?.a == null'],
		['row.a == state.b', '(s.row?.a ?? null) === (s.state.b ?? null)'],
		['row.a == row.b + 1', 's.row?.a === s.row?.b + 1'],
		['a && b || c', 's.a && s.b || s.c'],
		['a && (b || c)', 's.a && (s.b || s.c)'],
		['a ?? b ?? c', 's.a ?? s.b ?? s.c'],
		['(a || b) ?? c', '(s.a || s.b) ?? s.c'],
		['(a ?? b) || c', '(s.a ?? s.b) || s.c'],
		['a - (b - c)', 's.a - (s.b - s.c)'],
		['(a + b) * c', '(s.a + s.b) * s.c'],
		['!(a == b)', '!((s.a ?? null) === (s.b ?? null))'],
		['-(-1)', '-(-1)'],
		['1 - -1', '1 - -1'],
		['(a ? b : c) ? d : e', '(s.a ? s.b : s.c) ? s.d : s.e'],
		['a ? b : c ? d : e', 's.a ? s.b : s.c ? s.d : s.e'],
		["row.at | date('MM-DD')", "p.date(s.row?.at, 'MM-DD')"],
		['(row.n ?? 0 | number(2)) | count', 'p.count(p.number(s.row?.n ?? 0, 2))'],
	])('%s becomes %s', (text, expected) => {
		expect(emitExpression(parse(text))).toBe(expected);
	});

	test('a root can be mapped to a variable', () => {
		expect(emitExpression(parse('info.id ?? row.id'), { info: 'info' })).toBe('info?.id ?? s.row?.id');
	});

	test('a badge keeps the tone of its dictionary item', () => {
		expect(emitBadge(parse("row.level | dict('level')"))).toBe("p.dictLabel(s.row?.level, 'level')");
		expect(emitBadge(parse("row.open ? (row.level | dict('level')) : '关'"))).toBe(
			"s.row?.open ? p.dictLabel(s.row?.level, 'level') : '关'",
		);
		expect(emitBadge(parse('row.title'))).toBe('s.row?.title');
	});
});

describe('text', () => {
	const emit = (text: string): string => emitTemplate(parseTemplate(text, placeOf(text)).parts);

	test.each([
		['共 {data.n.total} 门', "`共 ${s.data.n?.total ?? ''} 门`"],
		['{row.at | date}', '`${p.date(s.row?.at)}`'],
		["{row.a | mean('b')}", "`${p.mean(s.row?.a, 'b') ?? ''}`"],
		["{row.a ?? '-'}", "`${s.row?.a ?? '-'}`"],
		["{row.a ? row.b : '-'}", "`${(s.row?.a ? s.row?.b : '-') ?? ''}`"],
		['{a && b}', "`${(s.a && s.b) ?? ''}`"],
		['`\\ ${{ $x', '`\\`\\\\ \\${ $x`'],
	])('%s becomes %s', (text, expected) => {
		expect(emit(text)).toBe(expected);
	});

	test('emits literal text unchanged', () => {
		const text = '`a\\n ${{x}} 中 \u2028 "\' $';
		expect(run(emit(text), {})).toBe('`a\\n ${x} 中 \u2028 "\' $');
	});
});

describe('behaviour', () => {
	const s = {
		row: { a: 2, zero: 0, text: 'x' },
		state: { unset: null },
		data: {},
		route: { params: {}, query: {} },
		session: { user: {}, info: null },
	};

	test.each([
		['data.course.teacher.name', undefined],
		['session.info.klass', undefined],
		["row.missing ?? '无'", '无'],
		["row.zero ?? '无'", 0],
		['row.missing == state.unset', true],
		['row.missing == null', true],
		["row.a == '2'", false],
		['row.a * (row.a + 1) % 4', 2],
		['10 - 2 - 3', 5],
		['2 - (3 - 4)', 3],
		["row.a > 1 && row.text == 'x' ? 'yes' : 'no'", 'yes'],
		['!row.zero', true],
		['- -3', 3],
		['row.a > 1 == true', true],
	])('%s yields %s', (text, expected) => {
		expect(run(emitExpression(parse(text)), s)).toBe(expected);
	});
});

test('lists the paths that an expression reads in order', () => {
	expect(collectPaths(parse('data.a.b ? (row.x | date(state.f)) : -route.params.id + !data.c'))).toEqual([
		['data', 'a', 'b'],
		['row', 'x'],
		['state', 'f'],
		['route', 'params', 'id'],
		['data', 'c'],
	]);
});
