import type { Ast } from './ast.ts';

/** The literal texts that an expression may yield: `'a'` and `'b'` of `test ? 'a' : 'b'`, but nothing that it only compares with. */
export function* literalResults(ast: Ast): Generator<{ value: string; at: Ast['at'] }> {
	if (ast.kind === 'literal' && typeof ast.value === 'string') yield { value: ast.value, at: ast.at };
	else if (ast.kind === 'conditional') yield* [...literalResults(ast.yes), ...literalResults(ast.no)];
	else if (ast.kind === 'binary' && ast.operator === '??') yield* [...literalResults(ast.left), ...literalResults(ast.right)];
}
