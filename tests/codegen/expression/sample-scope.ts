import type { Diagnostic, SourceSpan } from '#codegen/diagnostics/diagnostic.ts';
import type { Ast } from '#codegen/expression/ast.ts';
import { type CheckContext, checkExpression } from '#codegen/expression/check-expression.ts';
import { parseExpression, type TextLocation } from '#codegen/expression/parse-expression.ts';
import type { ValueField, ValueType } from '#codegen/expression/value-type.ts';

export const FILE = 'pages/sample.yaml';

export const placeOf = (text: string, start = 0): TextLocation => ({ file: FILE, start, end: start + text.length, exact: true });

export const text: ValueType = { kind: 'string' };
export const number: ValueType = { kind: 'number', integer: false };
export const whole: ValueType = { kind: 'number', integer: true };
export const boolean: ValueType = { kind: 'boolean' };

const described: SourceSpan = { file: 'api/main.yaml', start: 100, end: 110 };

export function objectOf(
	name: string,
	fields: Record<string, ValueType | ValueField>,
	at?: SourceSpan,
): Extract<ValueType, { kind: 'object' }> {
	const entries = Object.entries(fields).map(([key, field]): [string, ValueField] => [key, 'type' in field ? field : { type: field }]);
	return { kind: 'object', name, fields: () => new Map(entries), ...(at ? { at } : {}) };
}

const person = objectOf(
	'Person',
	{ id: text, name: text, email: { kind: 'string', format: 'email' }, nick: { type: text, optional: true } },
	described,
);

const card = objectOf(
	'CourseCard',
	{
		id: text,
		title: text,
		cover: { kind: 'string', format: 'uri', nullable: true },
		level: { kind: 'string', values: ['easy', 'middle', 'hard'] },
		progress: whole,
		score: { type: number, optional: true },
		open: boolean,
		at: { kind: 'string', format: 'date-time' },
		tags: { kind: 'array', items: text },
		people: { kind: 'array', items: person },
		teacher: { ...person, nullable: true },
		author: person,
		'e-mail': { kind: 'string', nullable: true },
		secret: { kind: 'unknown' },
		marks: { kind: 'array', items: objectOf('SubjectMark', { subject: text, points: whole, weight: { type: number, optional: true } }) },
	},
	described,
);

const mark = objectOf('Mark', { score: number, key: { type: text, secret: true }, rank: { type: whole, feature: 'ranking' } });
const marks: ValueType = { ...objectOf('Marks', {}), open: true, entries: () => mark, nullable: true };

const tree: ValueType = { kind: 'object', name: 'Tree', fields: () => new Map([['parent', { type: { ...tree, nullable: true } }]]) };

const cardPayment = objectOf('CardPayment', { kind: { kind: 'string', values: ['card', 'gift'] }, amount: whole, number: text });
const transfer = objectOf('Transfer', { kind: { kind: 'string', values: ['transfer'] }, amount: whole, iban: text });

export const scope: ReadonlyMap<string, ValueType> = new Map<string, ValueType>([
	['state', objectOf('state', { keyword: { ...text, nullable: true }, page: whole })],
	['data', objectOf('data', { course: card, tree, marks })],
	['route', objectOf('route', { params: objectOf('route.params', { id: text }), query: { ...objectOf('route.query', {}), open: true } })],
	['row', card],
	['paid', { kind: 'union', of: [cardPayment, transfer] }],
]);

const context: CheckContext = { scope, dictionaries: new Map([['course_level', null]]) };

export function check(expression: string, more: Partial<CheckContext> = {}): { type: ValueType; findings: Diagnostic[] } {
	const { ast, problems } = parseExpression(expression, placeOf(expression));
	if (!ast) throw new Error(`Cannot parse ${expression}: ${problems[0]?.message}`);
	return checkAst(ast, more);
}

export function checkAst(ast: Ast, more: Partial<CheckContext> = {}): { type: ValueType; findings: Diagnostic[] } {
	const findings: Diagnostic[] = [];
	const type = checkExpression(ast, { ...context, ...more }, (finding) => findings.push(finding));
	return { type, findings };
}

export const marked = (expression: string): string[] =>
	check(expression).findings.map(({ code, at }) => `${code} ${expression.slice(at.start, at.end)}`);

/** Resolves all lazy locations of a value, so that nodes and findings compare as data. */
export function withPlaces(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(withPlaces);
	if (typeof value !== 'object' || value === null) return value;
	if ('file' in value && 'start' in value && 'end' in value) return { file: value.file, start: value.start, end: value.end };
	return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withPlaces(inner)]));
}
