import { type Ast, resultsOf } from './ast.ts';

export interface LiteralResult {
	value: string | number;
	at: Ast['at'];
}

/** The literals that an expression may yield: `'a'` and `-1` of `test ? 'a' : -1`, but nothing that it only compares with. */
export function* literalResults(ast: Ast): Generator<LiteralResult> {
	if (ast.kind === 'literal' && (typeof ast.value === 'string' || typeof ast.value === 'number')) yield { value: ast.value, at: ast.at };
	else if (ast.kind === 'unary') yield* negated(ast);
	else if (ast.kind === 'conditional' || ast.kind === 'match') for (const result of resultsOf(ast)) yield* literalResults(result);
	else if (ast.kind === 'binary' && ast.operator === '??') yield* [...literalResults(ast.left), ...literalResults(ast.right)];
}

function* negated({ operator, operand, at }: Extract<Ast, { kind: 'unary' }>): Generator<LiteralResult> {
	if (operator === '-' && operand.kind === 'literal' && typeof operand.value === 'number') yield { value: -operand.value, at };
}
