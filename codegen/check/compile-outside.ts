import type { Report } from '#codegen/diagnostics/diagnostic.ts';
import { fitsSlot } from '#codegen/expression/assignable.ts';
import type { Ast, PipeAst } from '#codegen/expression/ast.ts';
import { checkExpression } from '#codegen/expression/check-expression.ts';
import { emitExpression } from '#codegen/expression/emit-expression.ts';
import { describeType, type ValueType } from '#codegen/expression/value-type.ts';
import type { ExpressionSpec } from '#codegen/read/spec.ts';
import { type Compiled, code } from './compiled.ts';
import type { Names } from './names.ts';

/** Compiles an expression of app.yaml or menus.yaml, which sees one name, into a function of that name. */
export function compileOutside(
	{ ast, slot, at }: ExpressionSpec,
	sees: { name: string; type: ValueType },
	{ dictionaries }: Names,
	report: Report,
): { type: ValueType; compiled: Compiled } {
	const type = checkExpression(ast, { scope: new Map([[sees.name, sees.type]]), dictionaries }, report);
	const pipe = findPipe(ast);
	if (pipe) report({ code: 'unknown-pipe', message: 'Only pages have pipes: app.yaml is read before any of them.', at: pipe.nameAt });
	const fits = fitsSlot(type, slot);
	if (fits !== true) report({ code: 'wrong-slot-type', message: `This is ${describeType(type)}, but here ${fits}.`, at });
	const body = emitExpression(ast, { [sees.name]: sees.name });
	return { type, compiled: code(`${body.includes(sees.name) ? `(${sees.name})` : '()'} => ${body}`) };
}

function findPipe(ast: Ast): PipeAst | null {
	switch (ast.kind) {
		case 'pipe':
			return ast;
		case 'unary':
			return findPipe(ast.operand);
		case 'binary':
			return findPipe(ast.left) ?? findPipe(ast.right);
		case 'conditional':
			return findPipe(ast.test) ?? findPipe(ast.yes) ?? findPipe(ast.no);
		default:
			return null;
	}
}
