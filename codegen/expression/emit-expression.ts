import {
	type Ast,
	type BinaryAst,
	type BinaryOperator,
	type MatchAst,
	type ObjectAst,
	operandsOf,
	type PathAst,
	type PipeAst,
	resultsOf,
	type TemplatePart,
} from './ast.ts';
import { isNullable } from './join-types.ts';
import { pipes } from './pipes.ts';
import { fieldStep } from './tokenize.ts';

/** JavaScript for names in scope that are not fields of `s`: `{ info: 'info' }`. */
export type Roots = Readonly<Record<string, string>>;

/** JavaScript for the value, given the scope `s` and the pipes `p`. Deterministic. */
export function emitExpression(ast: Ast, roots: Roots = {}): string {
	return emit(ast, roots).code;
}

/** JavaScript for a text slot; null expressions become empty text. */
export function emitTemplate(parts: readonly TemplatePart[], roots: Roots = {}): string {
	const inner = parts.map((part) => (typeof part === 'string' ? escapeTemplate(part) : `\${${emitFilled(part, roots)}}`));
	return `\`${inner.join('')}\``;
}

/** JavaScript for a badge: `| dict` yields the dictionary's label and tone instead of plain text. */
export function emitBadge(ast: Ast, roots: Roots = {}): string {
	if (ast.kind === 'pipe' && ast.name === 'dict') return emitPipe({ ...ast, name: 'dictLabel' }, roots);
	if (ast.kind === 'match') return emitMatch(ast, roots, (result) => emitBadge(result, roots));
	if (ast.kind !== 'conditional') return emitExpression(ast, roots);
	return `${operand(ast.test, LEVEL.conditional + 1, roots)} ? ${emitBadge(ast.yes, roots)} : ${emitBadge(ast.no, roots)}`;
}

export function collectPaths(ast: Ast): string[][] {
	return ast.kind === 'path' ? [ast.steps.map((step) => step.name)] : operandsOf(ast).flatMap(collectPaths);
}

/** JavaScript operator precedence; a looser operand needs parentheses. */
const LEVEL = { conditional: 1, unary: 9, primary: 10 } as const;

const LEVELS: Readonly<Record<BinaryOperator, number>> = {
	'??': 2,
	'||': 3,
	'&&': 4,
	'==': 5,
	'!=': 5,
	'<': 6,
	'<=': 6,
	'>': 6,
	'>=': 6,
	'+': 7,
	'-': 7,
	'*': 8,
	'/': 8,
	'%': 8,
};

interface EmittedCode {
	code: string;
	level: number;
}

function emit(ast: Ast, roots: Roots): EmittedCode {
	switch (ast.kind) {
		case 'literal':
			return { code: emitLiteral(ast.value), level: LEVEL.primary };
		case 'path':
			return { code: emitPath(ast, roots), level: LEVEL.primary };
		case 'unary':
			return {
				code: `${ast.operator}${operand(ast.operand, ast.operator === '-' ? LEVEL.primary : LEVEL.unary, roots)}`,
				level: LEVEL.unary,
			};
		case 'binary':
			return { code: emitBinary(ast, roots), level: LEVELS[ast.operator] };
		case 'conditional': {
			const test = operand(ast.test, LEVEL.conditional + 1, roots);
			const yes = emitExpression(ast.yes, roots);
			const no = emitExpression(ast.no, roots);
			return { code: `${test} ? ${yes} : ${no}`, level: LEVEL.conditional };
		}
		case 'pipe':
			return { code: emitPipe(ast, roots), level: LEVEL.primary };
		case 'match':
			if (isQuestion(ast)) return emitQuestion(ast, roots);
			return { code: emitMatch(ast, roots, (result) => emitExpression(result, roots)), level: LEVEL.conditional };
		case 'template':
			return { code: emitTemplate(ast.parts, roots), level: LEVEL.primary };
		case 'object':
			return { code: emitObject(ast, roots), level: LEVEL.primary };
	}
}

const emitObject = ({ fields }: ObjectAst, roots: Roots): string =>
	`{ ${fields.map(({ name, value }) => `${emitKey(name)}: ${emitExpression(value, roots)}`).join(', ')} }`;

const emitKey = (name: string): string => (fieldStep(name).startsWith('.') ? name : emitLiteral(name));

/** Whether a match asks for its cases, with true or false as its result. */
const isQuestion = ({ cases, otherwise }: MatchAst): boolean =>
	typeof literalOf(otherwise) === 'boolean' && cases.length > 0 && cases.every(({ result }) => literalOf(result) === !literalOf(otherwise));

const literalOf = (ast: Ast | null) => (ast?.kind === 'literal' ? ast.value : undefined);

function emitQuestion({ value, cases, otherwise }: MatchAst, roots: Roots): EmittedCode {
	const code = cases.map((each) => emitTest(value, each.value, roots)).join(' || ');
	if (literalOf(otherwise) === true) return { code: `!(${code})`, level: LEVEL.unary };
	return { code, level: cases.length > 1 ? LEVELS['||'] : LEVELS['=='] };
}

/** A value that the schema does not list, as a newer back end may answer, yields null, or no text where the cases yield text. */
function emitMatch(match: MatchAst, roots: Roots, emitResult: (result: Ast) => string): string {
	const { value, cases, otherwise } = match;
	const tests = cases.map((each) => `${emitTest(value, each.value, roots)} ? ${emitResult(each.result)} : `);
	return `${tests.join('')}${otherwise ? emitResult(otherwise) : yieldsText(match) ? "''" : 'null'}`;
}

const yieldsText = ({ cases }: MatchAst): boolean =>
	cases.some(({ result }) => result.kind === 'template' || typeof literalOf(result) === 'string');

/** YAML has one spelling for the text `2` and the number, and for `true`. */
function emitTest(value: Ast, key: string, roots: Roots): string {
	const literal = emitLiteral(key);
	const isPlain = Number.isNaN(Number(key)) && key !== 'true' && key !== 'false';
	return isPlain ? `${operand(value, LEVELS['=='] + 1, roots)} === ${literal}` : `String(${emitExpression(value, roots)}) === ${literal}`;
}

/** Single quotes, as in all generated code. */
function emitLiteral(value: string | number | boolean | null): string {
	if (typeof value !== 'string') return JSON.stringify(value);
	return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

function operand(ast: Ast, minimum: number, roots: Roots): string {
	const { code, level } = emit(ast, roots);
	return level < minimum ? `(${code})` : code;
}

/** Paths that are never null; below them `?.` is necessary. */
const CERTAIN: ReadonlySet<string> = new Set([
	'state',
	'data',
	'route',
	'route.params',
	'route.query',
	'session',
	'session.user',
	'features',
	'dialog',
]);

function emitPath({ steps }: PathAst, roots: Roots): string {
	let code = '';
	let path = '';
	for (const { name } of steps) {
		if (code) code += emitStep(name, CERTAIN.has(path));
		else code = Object.hasOwn(roots, name) ? String(roots[name]) : `s.${name}`;
		path = path ? `${path}.${name}` : name;
	}
	return code;
}

function emitStep(name: string, isCertain: boolean): string {
	const step = fieldStep(name);
	if (isCertain) return step;
	return step.startsWith('.') ? `?${step}` : `?.${step}`;
}

function emitBinary(ast: BinaryAst, roots: Roots): string {
	const { operator, left, right } = ast;
	if (operator === '==' || operator === '!=') return emitEquality(ast, roots);
	const level = LEVELS[operator];
	// JavaScript forbids mixing `??` with `&&` and `||` without parentheses.
	const tight = operator === '??' ? LEVELS['=='] : level;
	const leftMinimum = operator === '??' && left.kind === 'binary' && left.operator === '??' ? level : tight;
	return `${operand(left, leftMinimum, roots)} ${operator} ${operand(right, operator === '??' ? tight : level + 1, roots)}`;
}

/** Missing fields are undefined and unset ones null; expressions treat both as null. */
function emitEquality({ operator, left, right }: BinaryAst, roots: Roots): string {
	const side = (ast: Ast): string => operand(ast, LEVELS['=='] + 1, roots);
	if (isNull(left) || isNull(right)) return `${side(left)} ${operator} ${side(right)}`;
	const both = left.kind === 'path' && right.kind === 'path';
	const [a, b] = [left, right].map((ast) => (both ? `(${emitExpression(ast, roots)} ?? null)` : side(ast)));
	return `${a} ${operator}= ${b}`;
}

const isNull = (ast: Ast): boolean => ast.kind === 'literal' && ast.value === null;

function emitPipe({ name, value, args }: PipeAst, roots: Roots): string {
	return `p.${name}(${[value, ...args].map((argument) => emitExpression(argument, roots)).join(', ')})`;
}

function emitFilled(ast: Ast, roots: Roots): string {
	if (neverNull(ast)) return emitExpression(ast, roots);
	return `${operand(ast, LEVELS['=='], roots)} ?? ''`;
}

function neverNull(ast: Ast): boolean {
	if (ast.kind === 'binary') return ast.operator === '??' ? neverNull(ast.right) : ast.operator !== '&&' && ast.operator !== '||';
	if (ast.kind === 'conditional') return resultsOf(ast).every(neverNull);
	if (ast.kind === 'match') return (ast.otherwise !== null || yieldsText(ast)) && resultsOf(ast).every(neverNull);
	if (ast.kind === 'pipe') return !mayYieldNull(ast);
	return ast.kind === 'literal' ? ast.value !== null : ast.kind !== 'path';
}

function mayYieldNull({ name }: PipeAst): boolean {
	const yields = pipes[name]?.yields;
	return yields !== undefined && isNullable(typeof yields === 'function' ? yields({ kind: 'unknown' }, { kind: 'unknown' }) : yields);
}

const escapeTemplate = (text: string): string => text.replace(/[`\\]|\$(?=\{)/g, '\\$&').replace(/\r/g, '\\r');
