import type { Ast, PipeAst } from './ast.ts';
import type { TimeKind } from './value-type.ts';

/** Kind of the time that a pipe writes, as the check of its value found it. */
export type ZonedPipes = ReadonlyMap<PipeAst, TimeKind>;

const FORMAT = 'YYYY-MM-DD';

/** Hands the kind of each time to the pipe that writes it, so that every screen shows the same clock. */
export function zoneTimes(ast: Ast, kinds: ZonedPipes): Ast {
	const zoned = (part: Ast): Ast => zoneTimes(part, kinds);
	switch (ast.kind) {
		case 'literal':
		case 'path':
			return ast;
		case 'unary':
			return { ...ast, operand: zoned(ast.operand) };
		case 'binary':
			return { ...ast, left: zoned(ast.left), right: zoned(ast.right) };
		case 'conditional':
			return { ...ast, test: zoned(ast.test), yes: zoned(ast.yes), no: zoned(ast.no) };
		case 'pipe': {
			const kind = kinds.get(ast);
			const args = kind === undefined ? ast.args : [...withFormat(ast), literal(kind, ast)];
			return { ...ast, value: zoned(ast.value), args: args.map(zoned) };
		}
	}
}

const withFormat = (ast: PipeAst): readonly Ast[] => (ast.args.length > 0 ? ast.args : [literal(FORMAT, ast)]);

const literal = (value: string, { at }: PipeAst): Ast => ({ kind: 'literal', value, at });
