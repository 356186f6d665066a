/** Expressions as JavaScript: plain code that reads the scope `s` and calls pipes of `p`; nothing is evaluated at run time. */
import type { Ast, BinaryAst, PathAst, TemplatePart } from './ast.ts';

/** Names that stand for something else than a member of the scope `s`. */
export type Roots = Readonly<Record<string, string>>;

export function emitExpression(ast: Ast, roots: Roots = {}): string {
	switch (ast.kind) {
		case 'literal':
			return emitLiteral(ast.value);
		case 'path':
			return emitPath(ast, roots);
		case 'unary':
			return `${ast.operator}${operand(ast.operand, roots)}`;
		case 'binary':
			return emitBinary(ast, roots);
		case 'conditional':
			return `${operand(ast.test, roots)} ? ${operand(ast.yes, roots)} : ${operand(ast.no, roots)}`;
		case 'pipe': {
			const given = [ast.value, ...ast.args].map((argument) => emitExpression(argument, roots));
			return `p.${ast.name}(${given.join(', ')})`;
		}
	}
}

/** As `emitExpression`; where `dict` ends a badge, its colour comes along. */
export function emitBadge(ast: Ast): string {
	return ast.kind === 'pipe' && ast.name === 'dict' ? emitExpression({ ...ast, name: 'dictLabel' }) : emitExpression(ast);
}

/** A text slot: null and undefined show as nothing. */
export function emitTemplate(parts: readonly TemplatePart[]): string {
	const inner = parts.map((part) => (typeof part === 'string' ? escapeTemplate(part) : `\${${operand(part, {})} ?? ''}`));
	return `\`${inner.join('')}\``;
}

/** Every path that an expression reads, as lists of names. */
export function collectPaths(ast: Ast): string[][] {
	switch (ast.kind) {
		case 'literal':
			return [];
		case 'path':
			return [ast.steps.map(({ name }) => name)];
		case 'unary':
			return collectPaths(ast.operand);
		case 'binary':
			return [...collectPaths(ast.left), ...collectPaths(ast.right)];
		case 'conditional':
			return [ast.test, ast.yes, ast.no].flatMap(collectPaths);
		case 'pipe':
			return [ast.value, ...ast.args].flatMap(collectPaths);
	}
}

function operand(ast: Ast, roots: Roots): string {
	const text = emitExpression(ast, roots);
	return ast.kind === 'binary' || ast.kind === 'conditional' ? `(${text})` : text;
}

/** Equality is strict, except with null: there a missing field counts as null. */
function emitBinary({ operator, left, right }: BinaryAst, roots: Roots): string {
	const withNull = [left, right].some((side) => side.kind === 'literal' && side.value === null);
	const strict = (operator === '==' || operator === '!=') && !withNull ? `${operator}=` : operator;
	return `${operand(left, roots)} ${strict} ${operand(right, roots)}`;
}

function emitPath(ast: PathAst, roots: Roots): string {
	const [root, ...rest] = ast.steps.map(({ name }) => name);
	const start = Object.hasOwn(roots, root ?? '') ? (roots[root ?? ''] ?? '') : `s.${root}`;
	return [start, ...rest].join('?.');
}

function emitLiteral(value: string | number | boolean | null): string {
	return typeof value === 'string' ? `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'` : JSON.stringify(value);
}

const escapeTemplate = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${');
