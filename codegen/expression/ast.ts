import type { Span } from '#codegen/diagnostics/diagnostic.ts';

export type Ast = LiteralAst | PathAst | UnaryAst | BinaryAst | ConditionalAst | PipeAst;

export interface LiteralAst {
	kind: 'literal';
	value: string | number | boolean | null;
	at: Span;
}

/** `row.teacher.name`: a name in scope, then field names. Never empty. */
export interface PathAst {
	kind: 'path';
	steps: readonly PathStep[];
	at: Span;
}

export interface PathStep {
	name: string;
	at: Span;
}

export interface UnaryAst {
	kind: 'unary';
	operator: '!' | '-';
	operand: Ast;
	at: Span;
}

export type BinaryOperator = '??' | '||' | '&&' | '==' | '!=' | '<' | '<=' | '>' | '>=' | '+' | '-' | '*' | '/' | '%';

export interface BinaryAst {
	kind: 'binary';
	operator: BinaryOperator;
	left: Ast;
	right: Ast;
	at: Span;
}

/** `test ? yes : no` */
export interface ConditionalAst {
	kind: 'conditional';
	test: Ast;
	yes: Ast;
	no: Ast;
	at: Span;
}

/** `value | name(args)` */
export interface PipeAst {
	kind: 'pipe';
	value: Ast;
	name: string;
	nameAt: Span;
	args: readonly Ast[];
	at: Span;
}

export type TemplatePart = string | Ast;
