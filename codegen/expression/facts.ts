import type { Ast, BinaryAst, MatchAst, PathAst } from './ast.ts';
import { fieldStep } from './tokenize.ts';

/** Key of a path in sets of facts: the path as an expression writes it. */
export const pathKey = (path: PathAst, length = path.steps.length): string =>
	keyOfNames(path.steps.slice(0, length).map(({ name }) => name));

export const keyOfNames = ([root = '', ...fields]: readonly string[]): string => root + fields.map(fieldStep).join('');

/** The name in scope with which a path begins. */
export const rootOf = (key: string): string => key.split(/[.[]/, 1)[0] ?? '';

/** Proved by a condition about a path. The key alone: the path is not null. With a suffix: it is null, has one of some values, or none of them. */
export type Fact = string;

export type ComparedValue = string | number | boolean;

const ONE_OF = ' is one of ';
const NONE_OF = ' is none of ';
const NULL = ' is null';
const SEPARATOR = '\n';

export const isNullFor = (facts: ReadonlySet<Fact>, key: string): boolean => facts.has(key + NULL);

/** Whether the facts leave a value of the path with this key. */
export function valueFacts(facts: ReadonlySet<Fact>, key: string): (value: ComparedValue) => boolean {
	const listsOf = (words: string): (readonly string[])[] =>
		[...facts].filter((each) => each.startsWith(key + words)).map((each) => each.slice(key.length + words.length).split(SEPARATOR));
	const possible = listsOf(ONE_OF);
	const excluded = listsOf(NONE_OF);
	return (value) => possible.every((list) => list.includes(String(value))) && !excluded.some((list) => list.includes(String(value)));
}

/** The facts that hold if `condition` evaluates to `outcome`. */
export function factsOf(condition: Ast, outcome: boolean): ReadonlySet<Fact> {
	switch (condition.kind) {
		case 'path':
			return outcome ? withPrefixes(condition) : NOTHING;
		case 'unary':
			return condition.operator === '!' ? factsOf(condition.operand, !outcome) : NOTHING;
		case 'binary':
			return fromBinary(condition, outcome);
		case 'match':
			return fromMatch(condition, outcome);
		default:
			return NOTHING;
	}
}

const NOTHING: ReadonlySet<Fact> = new Set();

function fromBinary({ operator, left, right }: BinaryAst, outcome: boolean): ReadonlySet<Fact> {
	if (operator === (outcome ? '&&' : '||')) return union(factsOf(left, outcome), factsOf(right, outcome));
	if (operator !== '==' && operator !== '!=') return NOTHING;
	const equal = (operator === '==') === outcome;
	return union(fromComparison(left, right, equal), fromComparison(right, left, equal));
}

/** A match that may yield the outcome by its cases alone has met one of them; one that may yield it by `else` has met none of the others. */
function fromMatch({ value, cases, otherwise, passesNull }: MatchAst, outcome: boolean): ReadonlySet<Fact> {
	if (otherwise?.kind !== 'literal') return NOTHING;
	const met = cases.filter(({ result }) => mayYield(result, outcome)).map((each) => each.value);
	if (mayYield(otherwise, outcome)) {
		const others = cases.map((each) => each.value).filter((each) => !met.includes(each));
		return value.kind === 'path' && others.length > 0 ? new Set([fact(value, NONE_OF, others)]) : NOTHING;
	}
	// The match of null is null, which is as good as false.
	if (passesNull && !outcome) return NOTHING;
	const [only] = met;
	if (met.length === 1 && (only === 'true' || only === 'false')) return factsOf(value, only === 'true');
	return value.kind === 'path' ? new Set([...withPrefixes(value), fact(value, ONE_OF, met)]) : NOTHING;
}

const mayYield = (result: Ast, outcome: boolean): boolean => result.kind !== 'literal' || (result.value === true) === outcome;

function fromComparison(path: Ast, other: Ast, equal: boolean): ReadonlySet<Fact> {
	if (path.kind !== 'path' || other.kind !== 'literal') return NOTHING;
	if (other.value === null) return equal ? new Set([pathKey(path) + NULL]) : withPrefixes(path);
	// `path != 'x'` does not prove that there is a value, since null is not 'x' either.
	return new Set(equal ? [...withPrefixes(path), fact(path, ONE_OF, [other.value])] : [fact(path, NONE_OF, [other.value])]);
}

const withPrefixes = (path: PathAst): ReadonlySet<Fact> => new Set(path.steps.map((_, index) => pathKey(path, index + 1)));

const fact = (path: PathAst, words: string, values: readonly ComparedValue[]): Fact => pathKey(path) + words + values.join(SEPARATOR);

const union = (a: ReadonlySet<Fact>, b: ReadonlySet<Fact>): ReadonlySet<Fact> => new Set([...a, ...b]);
