import type { SourceSpan } from '#codegen/diagnostics/diagnostic.ts';

export type Ast = LiteralAst | PathAst | UnaryAst | BinaryAst | ConditionalAst | PipeAst | MatchAst | TemplateAst | ObjectAst;

export interface LiteralAst {
	kind: 'literal';
	value: string | number | boolean | null;
	at: SourceSpan;
}

/** `row.teacher.name`: a name in scope, then field names. Never empty. */
export interface PathAst {
	kind: 'path';
	steps: readonly PathStep[];
	at: SourceSpan;
}

export interface PathStep {
	name: string;
	at: SourceSpan;
}

export interface UnaryAst {
	kind: 'unary';
	operator: '!' | '-';
	operand: Ast;
	at: SourceSpan;
}

export type BinaryOperator = '??' | '||' | '&&' | '==' | '!=' | '<' | '<=' | '>' | '>=' | '+' | '-' | '*' | '/' | '%';

export interface BinaryAst {
	kind: 'binary';
	operator: BinaryOperator;
	left: Ast;
	right: Ast;
	at: SourceSpan;
}

/** `test ? yes : no` */
export interface ConditionalAst {
	kind: 'conditional';
	test: Ast;
	yes: Ast;
	no: Ast;
	at: SourceSpan;
}

/** `value | name(args)` */
export interface PipeAst {
	kind: 'pipe';
	value: Ast;
	name: string;
	nameAt: SourceSpan;
	args: readonly Ast[];
	at: SourceSpan;
}

/** `match: value` with its `cases` and `else`. */
export interface MatchAst {
	kind: 'match';
	value: Ast;
	cases: readonly MatchCase[];
	otherwise: Ast | null;
	/** Null is not asked for: its result is null. */
	passesNull?: boolean;
	at: SourceSpan;
}

export interface MatchCase {
	/** As it stands in YAML: `register`, `true`, `2`. */
	value: string;
	/** Of the value. */
	at: SourceSpan;
	result: Ast;
}

/** A text with expressions within braces, as a result of a match. */
export interface TemplateAst {
	kind: 'template';
	parts: readonly TemplatePart[];
	at: SourceSpan;
}

/** An argument that is an object, written as a map of expressions. */
export interface ObjectAst {
	kind: 'object';
	fields: readonly ObjectField[];
	at: SourceSpan;
}

export interface ObjectField {
	name: string;
	/** Of the name. */
	at: SourceSpan;
	value: Ast;
}

export type TemplatePart = string | Ast;

/** The expressions that this one consists of, in their order. */
export function operandsOf(ast: Ast): readonly Ast[] {
	switch (ast.kind) {
		case 'literal':
		case 'path':
			return [];
		case 'unary':
			return [ast.operand];
		case 'binary':
			return [ast.left, ast.right];
		case 'conditional':
			return [ast.test, ast.yes, ast.no];
		case 'pipe':
			return [ast.value, ...ast.args];
		case 'match':
			return [ast.value, ...resultsOf(ast)];
		case 'template':
			return ast.parts.filter((part) => typeof part !== 'string');
		case 'object':
			return ast.fields.map(({ value }) => value);
	}
}

/** The branches of a choice. */
export function resultsOf(ast: ConditionalAst | MatchAst): readonly Ast[] {
	if (ast.kind === 'conditional') return [ast.yes, ast.no];
	return [...ast.cases.map(({ result }) => result), ...(ast.otherwise ? [ast.otherwise] : [])];
}

/** The expression with each of its operands replaced. */
export function mapOperands(ast: Ast, change: (operand: Ast) => Ast): Ast {
	switch (ast.kind) {
		case 'literal':
		case 'path':
			return ast;
		case 'unary':
			return { ...ast, operand: change(ast.operand) };
		case 'binary':
			return { ...ast, left: change(ast.left), right: change(ast.right) };
		case 'conditional':
			return { ...ast, test: change(ast.test), yes: change(ast.yes), no: change(ast.no) };
		case 'pipe':
			return { ...ast, value: change(ast.value), args: ast.args.map(change) };
		case 'match':
			return { ...mapCases(ast, change), value: change(ast.value) };
		case 'template':
			return { ...ast, parts: ast.parts.map((part) => (typeof part === 'string' ? part : change(part))) };
		case 'object':
			return { ...ast, fields: ast.fields.map((field) => ({ ...field, value: change(field.value) })) };
	}
}

/** The match with each of its results replaced. */
export const mapCases = (ast: MatchAst, change: (result: Ast) => Ast): MatchAst => ({
	...ast,
	cases: ast.cases.map((each) => ({ ...each, result: change(each.result) })),
	otherwise: ast.otherwise && change(ast.otherwise),
});
