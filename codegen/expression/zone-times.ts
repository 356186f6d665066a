import { type Ast, mapOperands, type PipeAst } from './ast.ts';
import type { TimeKind } from './value-type.ts';

/** Kind of the time that a pipe writes, as the check of its value found it. */
export type ZonedPipes = ReadonlyMap<PipeAst, TimeKind>;

const FORMAT = 'YYYY-MM-DD';

/** Hands the kind of each time to the pipe that writes it, so that every screen shows the same clock. */
export function zoneTimes(ast: Ast, kinds: ZonedPipes): Ast {
	const zoned = mapOperands(ast, (operand) => zoneTimes(operand, kinds));
	const kind = ast.kind === 'pipe' ? kinds.get(ast) : undefined;
	return kind === undefined || zoned.kind !== 'pipe' ? zoned : { ...zoned, args: [...withFormat(zoned), literal(kind, zoned)] };
}

const withFormat = (ast: PipeAst): readonly Ast[] => (ast.args.length > 0 ? ast.args : [literal(FORMAT, ast)]);

const literal = (value: string, { at }: PipeAst): Ast => ({ kind: 'literal', value, at });
