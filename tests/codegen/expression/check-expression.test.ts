import { describe, expect, test } from 'vitest';
import type { Ast, MatchAst } from '#codegen/expression/ast.ts';
import { factsOf } from '#codegen/expression/facts.ts';
import { parseExpression } from '#codegen/expression/parse-expression.ts';
import { describeType, type ValueField, type ValueType } from '#codegen/expression/value-type.ts';
import { check, checkAst, marked, objectOf, placeOf, text, withPlaces } from './sample-scope.ts';

describe('types', () => {
	test.each([
		['row.title', 'text'],
		['row.cover', 'text (uri) or null'],
		['row.score', 'a number or null'],
		['row.author.nick', 'text or null'],
		['row.teacher', 'an object (Person) or null'],
		['row.people', 'a list (each item is an object (Person))'],
		['row.level', "one of 'easy', 'middle', 'hard'"],
		['route.params.id', 'text'],
		['route.query.whatever', 'a value of unknown type'],
		['row.secret.deep.down', 'a value of unknown type'],
		["'x'", "the text 'x'"],
		['null', 'null'],
		['row.cover ?? row.title', 'text'],
		["row.teacher.name ?? '待定'", 'text'],
		["row.score ?? '-'", "a number or the text '-'"],
		['row.score ?? null', 'a number or null'],
		["state.keyword || '无'", 'text'],
		['row.open && row.cover', 'text (uri) or true or false or null'],
		['row.teacher && row.teacher.name', 'text or null'],
		['row.open && row.progress > 1', 'true or false'],
		['state.keyword && row.open', 'true or false or null'],
		["row.open ? 'a' : 'b'", "one of 'a', 'b'"],
		['row.open ? row.progress : row.title', 'a whole number or text'],
		['row.open ? row.author : row.secret', 'a value of unknown type'],
		['row.progress + 1', 'a whole number'],
		['row.progress / 2', 'a number'],
		["row.title + '!'", 'text'],
		["row['e-mail'] != null ? row['e-mail'] : ''", 'text'],
		['-row.progress', 'a whole number'],
		['!row.teacher', 'true or false'],
		['row.at | date', 'text'],
		['row.tags | count', 'a whole number'],
		['row.title | integer', 'a whole number or null'],
		["row.people | each('id')", 'a list (each item is text)'],
		["row.marks | sum('points')", 'a whole number'],
		["row.marks | where('points', 3) | sum('points')", 'a whole number'],
		["row.marks | sum('weight')", 'a number'],
		["row.marks | mean('points')", 'a number or null'],
		["row.marks | each('points') | sum", 'a whole number'],
		["(row.marks | mean('weight')) ?? 0", 'a number'],
		["row.people | each('nick') | join('、')", 'text'],
		["data.marks | at(row.id, 'score')", 'a number or null'],
		["(data.marks | at(row.progress, 'score')) ?? 0", 'a number'],
		["row.title == 'x'", 'true or false'],
		['data.tree.parent.parent ?? null', 'an object (Tree) or null'],
	])('%s has the type %s', (expression, expected) => {
		const { type, findings } = check(expression);
		expect(findings).toEqual([]);
		expect(describeType(type)).toBe(expected);
	});
});

describe('mistakes are reported once, at their location', () => {
	test.each([
		['rwo.title', 'unknown-name rwo'],
		['title', 'unknown-name title'],
		['row.covr', 'unknown-field covr'],
		['row.covr.deep | date', 'unknown-field covr'],
		['row.author.nmae == 3', 'unknown-field nmae'],
		['state.keywrd', 'unknown-state keywrd'],
		['data.courses.total', 'unknown-data courses'],
		['row.title.length', 'unknown-field length'],
		['row.people.name', 'unknown-field name'],
		['row.teacher.name', 'nullable-access name'],
		['row.teacher.nmae', 'nullable-access nmae'],
		["row.teacher.nmae ?? ''", 'unknown-field nmae'],
		['data.tree.parent.parent', 'nullable-access parent'],
		['row.score + 1', 'nullable-access row.score'],
		['row.score > 1', 'nullable-access row.score'],
		['-row.score', 'nullable-access row.score'],
		["row.level == 'hrad'", "unknown-enum-value 'hrad'"],
		["'hrad' != row.level", "unknown-enum-value 'hrad'"],
		["row.progress == '1'", "wrong-operand row.progress == '1'"],
		['row.author == row.author', 'wrong-operand row.author == row.author'],
		['row.title < row.progress', 'wrong-operand row.title < row.progress'],
		['row.open < 1', 'wrong-operand row.open'],
		['row.title * 2', 'wrong-operand row.title'],
		['row.author + 1', 'wrong-operand row.author'],
		['-row.title', 'wrong-operand row.title'],
		['null + 1', 'wrong-operand null'],
		['row.title | dtae', 'unknown-pipe dtae'],
		['row.title | dictLabel', 'unknown-pipe dictLabel'],
		['row.title | toString', 'unknown-pipe toString'],
		['row.title | percent', 'wrong-argument row.title'],
		['row.author | date', 'wrong-argument row.author'],
		['row.level | date', 'wrong-argument row.level'],
		['row.people | join', 'wrong-argument row.people'],
		['row.progress | count', 'wrong-argument row.progress'],
		["row.at | ago('x')", "wrong-argument 'x'"],
		['row.at | date(3)', 'wrong-argument 3'],
		["row.progress | number('2')", "wrong-argument '2'"],
		["row.people | each('nmae')", "unknown-field 'nmae'"],
		["row.marks | where('piont', 3)", "unknown-field 'piont'"],
		["row.marks | where('points', '3')", "wrong-operand '3'"],
		["row.marks | where('points')", 'wrong-argument where'],
		["row.tags | where('name', 'x')", 'wrong-argument row.tags'],
		["row.marks | sum('piont')", "unknown-field 'piont'"],
		["row.marks | sum('subject')", "wrong-argument 'subject'"],
		['row.marks | mean', 'wrong-argument mean'],
		["row.marks | each('points') | sum('points')", "wrong-argument 'points'"],
		["row.progress | number(2, '100')", "wrong-argument '100'"],
		['row.tags | sum', 'wrong-argument row.tags'],
		["(row.marks | mean('points')) + 1", "nullable-access row.marks | mean('points')"],
		["row.tags | each('name')", 'wrong-argument row.tags'],
		['row.people | each(row.title)', 'wrong-argument row.title'],
		['row.people | each(route.params.id)', 'wrong-argument route.params.id'],
		['row.people | each', 'wrong-argument each'],
		["data.marks | at(row.id, 'scroe')", "unknown-field 'scroe'"],
		["data.marks | at(row.idd, 'score')", 'unknown-field idd'],
		["data.marks | at(row.author, 'score')", 'wrong-argument row.author'],
		['data.marks | at(row.id)', 'wrong-argument at'],
		["row.author | at(row.id, 'name')", 'wrong-argument row.author'],
		["data.marks | at(row.id, 'key')", "secret-field 'key'"],
		["data.marks | at(row.id, 'rank')", "unasked-feature 'rank'"],
		["row.people | each('id') | percent", "wrong-argument row.people | each('id')"],
		['row.level | dict', 'wrong-argument dict'],
		['row.level | dict(row.title)', 'wrong-argument row.title'],
		["row.level | dict('level')", "unknown-dictionary 'level'"],
	])('%s: %s', (expression, expected) => {
		expect(marked(expression)).toEqual([expected]);
	});

	test('reports two mistakes as two findings', () => {
		expect(marked('(row.covr ?? 1) + row.teacher')).toEqual(['unknown-field covr', 'wrong-operand row.teacher']);
	});

	test('reports nothing about operators, pipes and comparisons of an unknown type', () => {
		expect(marked("(row.secret + 1 > 'x') == row.secret.deep && (row.secret | percent) != row.secret")).toEqual([]);
	});

	test('an unknown field gets a suggestion, and the fields of its schema', () => {
		expect(withPlaces(check('row.covr').findings)).toEqual([
			{
				code: 'unknown-field',
				message: '`row` (CourseCard) has no field `covr`.',
				hint: 'Did you mean `cover`?',
				fix: [{ kind: 'rename', at: { file: 'pages/sample.yaml', start: 4, end: 8 }, from: 'covr', to: 'cover' }],
				at: { file: 'pages/sample.yaml', start: 4, end: 8 },
				related: [
					{
						at: { file: 'api/main.yaml', start: 100, end: 110 },
						message: '`CourseCard` has: id, title, cover, level, progress, score, open, at, tags, people, teacher, author, ….',
					},
				],
			},
		]);
	});

	test('suggests the path of a field that is written without its owner', () => {
		expect(check('progress').findings[0]?.hint).toBe('Did you mean `row.progress`?');
		expect(check('row.e-mail').findings[0]?.hint).toBe("Did you mean `row['e-mail']`?");
		expect(check('dta').findings[0]?.hint).toBe('Did you mean `data`?');
		expect(check('completelyElse').findings[0]?.hint).toBe('Known here are: state, data, route, row, paid. Text needs single quotes.');
	});

	test('lists the values of the enum for an unknown value', () => {
		expect(check("row.level == 'hrad'").findings[0]?.hint).toBe('Did you mean `hard`?');
		expect(check("row.level == 'expert'").findings[0]?.hint).toBe("The values are: 'easy', 'middle', 'hard'.");
	});

	test('suggests a dictionary for an unknown one', () => {
		expect(check("row.level | dict('course_levle')").findings[0]?.hint).toBe('Did you mean `course_level`?');
	});
});

describe('narrowing', () => {
	test.each([
		'row.teacher && row.teacher.name',
		'row.teacher != null && row.teacher.id == row.id',
		'null != row.teacher ? row.teacher.name : null',
		"row.teacher == null ? '' : row.teacher.name",
		"!row.teacher ? '' : row.teacher.name",
		"row.teacher == null || row.teacher.name == 'x'",
		'!(row.teacher == null || row.score == null) ? row.score + row.teacher.id : null',
		"row.teacher.name != null ? row.teacher.name + '!' : ''",
		"row.teacher.name != null && row.teacher.id != ''",
		'row.score != null && row.score > 60',
		'row.score == 3 ? row.score + 1 : 0',
		'row.open && row.score != null ? row.score * 2 : 0',
		'data.tree.parent != null && data.tree.parent.parent != null ? data.tree.parent.parent.parent : null',
	])('accepts %s', (expression) => {
		expect(marked(expression)).toEqual([]);
	});

	test.each([
		['row.teacher || row.teacher.name', 'name'],
		['row.teacher != null || row.teacher.open', 'open'],
		['row.score != 3 ? row.score + 1 : 0', 'row.score'],
		['row.author.nick != null ? row.teacher.name : null', 'name'],
		['row.teacher != null ? row.title : row.teacher.name', 'name'],
		["(row.teacher ?? null) != null ? row.teacher.name : ''", 'name'],
		["row.teacher.name | date ?? ''", 'name'],
	])('refuses %s', (expression, at) => {
		const parsed = parseExpression(expression, placeOf(expression));
		if (!parsed.ast) return;
		expect(marked(expression)).toEqual([`nullable-access ${at}`]);
	});

	test('uses the conditions of the surrounding blocks', () => {
		const { ast } = parseExpression('row.teacher != null && row.score > 3', placeOf(''));
		if (!ast) throw new Error('does not parse');
		const facts = factsOf(ast, true);
		expect([...facts]).toEqual(['row', 'row.teacher']);
		expect(check('row.teacher.name', { facts }).findings).toEqual([]);
	});
});

describe('forms of a value', () => {
	test.each([
		['paid.amount', 'a whole number'],
		['paid.kind', "one of 'card', 'gift', 'transfer'"],
		["paid.kind == 'transfer' ? paid.iban : paid.number", 'text'],
		["paid.kind != 'transfer' && paid.number == 'x'", 'true or false'],
		["paid.kind == 'card' || paid.kind == 'gift' || paid.iban == 'x'", 'true or false'],
		['paid.number != null ? paid.number : paid.iban', 'text'],
		["paid.number ?? ''", 'text'],
	])('%s has the type %s', (expression, expected) => {
		const { type, findings } = check(expression);
		expect(findings).toEqual([]);
		expect(describeType(type)).toBe(expected);
	});

	test.each([
		['paid.number', 'number'],
		["paid.kind == 'card' ? paid.iban : ''", 'iban'],
		["paid.kind != 'card' ? paid.iban : ''", 'iban'],
		['paid.iban != null ? paid.number : null', 'number'],
	])('%s reads a field of some forms', (expression, at) => {
		expect(marked(expression)).toEqual([expect.stringMatching(`^(field-of-some-forms|unknown-field) ${at}$`)]);
	});

	test.each<[string, Partial<ValueField>]>([
		['optional', { optional: true }],
		['nullable', { type: { kind: 'string', values: ['cash'], nullable: true } }],
	])('a form whose %s field is empty has none of the values', (_case, more) => {
		const kind: ValueField = { type: { kind: 'string', values: ['cash'] }, ...more };
		const cash = objectOf('Cash', { kind, coins: text });
		const transfer = objectOf('Transfer', { kind: { kind: 'string', values: ['transfer'] }, iban: text });
		const either: ValueType = { kind: 'union', of: [cash, transfer] };
		const [finding] = check("either.kind != 'cash' ? either.iban : ''", { scope: new Map([['either', either]]) }).findings;
		expect(finding?.code).toBe('field-of-some-forms');
	});

	const CARD_IF_TRUE = { card: 'true', gift: 'true' };
	test.each<[string, Record<string, string>, Partial<MatchAst>, boolean, string, string[]]>([
		['its cases alone', CARD_IF_TRUE, {}, true, 'paid.number', []],
		['`else` alone', CARD_IF_TRUE, {}, false, 'paid.iban', []],
		['a case that depends on another field', { ...CARD_IF_TRUE, transfer: 'row.open' }, {}, true, 'paid.number', ['field-of-some-forms']],
		['a case without a value', { transfer: 'null' }, { otherwise: parsed('false') }, false, 'paid.iban', ['field-of-some-forms']],
		[
			'no value at all',
			{ transfer: 'false' },
			{ otherwise: parsed('true'), passesNull: true },
			false,
			'paid.iban',
			['field-of-some-forms'],
		],
	])('a match that meets %s narrows by the rest', (_case, cases, more, outcome, path, codes) => {
		const facts = factsOf(matchOf('paid.kind', cases, more), outcome);
		expect(check(path, { facts }).findings.map(({ code }) => code)).toEqual(codes);
	});
});

test('a match with `else` takes null, also on the way to its value', () => {
	const { findings } = checkAst(matchOf('row.teacher.name', { Ann: 'row.teacher.id' }, { otherwise: parsed("''") }));
	expect(findings).toEqual([]);
});

function parsed(expression: string): Ast {
	const { ast } = parseExpression(expression, placeOf(expression));
	if (!ast) throw new Error('does not parse');
	return ast;
}

function matchOf(value: string, cases: Readonly<Record<string, string>>, more: Partial<MatchAst>): MatchAst {
	const { at } = parsed(value);
	const entries = Object.entries(cases).map(([each, result]) => ({ value: each, at, result: parsed(result) }));
	return { kind: 'match', value: parsed(value), cases: entries, otherwise: parsed('false'), at, ...more };
}
