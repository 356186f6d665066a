import { functionOf } from '#codegen/check/slot/compiled.ts';
import type { Entry, Node } from '#codegen/check/slot/construct.ts';
import type { Ast, MatchAst } from '#codegen/expression/ast.ts';
import { emitExpression } from '#codegen/expression/emit-expression.ts';

/** Adds `groupOrder`, the position of a row's case, if the groups are the cases of a match. */
export function withGroupOrder(group: Node | undefined, entries: readonly Entry[]): readonly Entry[] {
	const [match] = group?.spec.kind === 'text' ? group.spec.parts : [];
	if (typeof match !== 'object' || match.kind !== 'match') return entries;
	return [...entries, ['groupOrder', functionOf(emitExpression(positionOf(match)))]];
}

function positionOf(match: MatchAst): MatchAst {
	const { cases, at } = match;
	const literal = (value: number): Ast => ({ kind: 'literal', value, at });
	return { ...match, cases: cases.map((each, index) => ({ ...each, result: literal(index) })), otherwise: literal(cases.length) };
}
