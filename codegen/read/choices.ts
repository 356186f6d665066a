/** Choices by value, `match`. Those of list entries and of targets become the `when` of each, so that nothing after reading needs to know them. */
import { type Ast, type ConditionalAst, type MatchAst, operandsOf } from '#codegen/expression/ast.ts';
import type { ObjectSpec, Spec } from './spec.ts';
import type { MapTree, Tree } from './tree.ts';

export const isMatch = (tree: Tree): tree is MapTree => tree.kind === 'map' && tree.entries.has('match') && !tree.entries.has('block');

/** The conditions `test ? yes : no` of an expression, in the order of the text. */
export function choicesIn(ast: Ast): readonly ConditionalAst[] {
	const inside = operandsOf(ast).flatMap(choicesIn);
	return ast.kind === 'conditional' ? [ast, ...inside] : inside;
}

/** A match of texts, expressions or looks; null if a key is missing. */
export function readMatch({ keys, at }: ObjectSpec): MatchAst | null {
	const value = keys.get('match')?.value;
	const cases = (keys.get('cases') ?? keys.get('labels'))?.value;
	const instead = keys.get('else')?.value;
	if (value?.kind !== 'expression' || cases?.kind !== 'record' || (keys.has('cases') && keys.has('labels'))) return null;
	return {
		kind: 'match',
		value: value.ast,
		cases: [...cases.entries].map(([name, each]) => ({ value: name, at: each.key, result: resultOf(each.value) })),
		otherwise: instead ? resultOf(instead) : null,
		...(keys.has('labels') ? { passesNull: true } : {}),
		at: keys.get('match')?.key ?? at,
	};
}

function resultOf(spec: Spec): Ast {
	if (spec.kind === 'expression') return spec.ast;
	const { at } = spec;
	if (spec.kind === 'scalar') return { kind: 'literal', value: spec.value, at };
	if (spec.kind === 'reference') return { kind: 'literal', value: spec.name, at };
	const parts = spec.kind === 'text' ? spec.parts : [];
	const [only, ...others] = parts;
	if (others.length > 0) return { kind: 'template', parts, at };
	if (only === undefined || typeof only === 'string') return { kind: 'literal', value: only ?? '', at };
	return only.kind === 'match' ? only : { kind: 'template', parts, at };
}

interface MatchedEntries {
	entries: readonly Spec[];
	/** The choice itself, and those within its cases. Their type does not matter. */
	matches: readonly Ast[];
}

/** Null if the value or the cases have findings. */
export function readMatchedEntries({ keys, at }: ObjectSpec): MatchedEntries | null {
	const value = keys.get('match')?.value;
	const cases = keys.get('cases')?.value;
	const others = keys.get('else')?.value;
	if (value?.kind !== 'expression' || cases?.kind !== 'record') return null;
	const listed = [...cases.entries].map(([name, { key }]) => ({ value: name, at: key }));
	const ask = (chosen: readonly (typeof listed)[number][], outcome: boolean): MatchAst => ({
		kind: 'match',
		value: value.ast,
		cases: chosen.map((each) => ({ ...each, result: literal(outcome, at) })),
		otherwise: literal(!outcome, at),
		at: keys.get('match')?.key ?? at,
	});
	const whole = ask(listed, true);
	const branches = [...cases.entries.values()].map((each, index) => guarded(each.value, ask(listed.slice(index, index + 1), true)));
	if (others) branches.push(guarded(others, ask(listed, false)));
	return {
		entries: branches.flatMap(({ entries }) => entries),
		matches: [others ? whole : { ...whole, otherwise: null }, ...branches.flatMap(({ matches }) => matches)],
	};
}

function guarded(spec: Spec, condition: Ast): MatchedEntries {
	const { items, matches = [] } = spec.kind === 'list' ? spec : { items: [spec] };
	return { entries: items.map((entry) => withCondition(entry, condition)), matches: matches.map((each) => and(condition, each)) };
}

function withCondition(entry: Spec, condition: Ast): Spec {
	if (entry.kind !== 'object') return entry;
	const own = entry.keys.get('when');
	const ast = own?.value.kind === 'expression' ? and(condition, own.value.ast) : condition;
	const when = { key: own?.key ?? condition.at, value: { kind: 'expression', slot: 'boolean', ast, at: ast.at } } as const;
	return { ...entry, keys: new Map([...entry.keys, ['when', when]]) };
}

const and = (left: Ast, right: Ast): Ast => ({ kind: 'binary', operator: '&&', left, right, at: right.at });

const literal = (value: boolean, at: Ast['at']): Ast => ({ kind: 'literal', value, at });
