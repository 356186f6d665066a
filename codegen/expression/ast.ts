import type { SourceSpan } from '#codegen/diagnostics/diagnostic.ts';

export type Ast = LiteralAst | PathAst | UnaryAst | BinaryAst | ConditionalAst | PipeAst;

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

export type TemplatePart = string | Ast;
