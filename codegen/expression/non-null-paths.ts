import type { Ast, MatchAst, PathAst } from './ast.ts';

/** Key of a path in sets of non-null paths: its names joined with dots. */
export const pathKey = (path: PathAst, length = path.steps.length): string =>
	path.steps
		.slice(0, length)
		.map((step) => step.name)
		.join('.');

/** Paths that are certainly non-null if `condition` evaluates to `outcome`. */
export function nonNullPaths(condition: Ast, outcome: boolean): ReadonlySet<string> {
	switch (condition.kind) {
		case 'path':
			return outcome ? withPrefixes(condition) : NONE;
		case 'unary':
			return condition.operator === '!' ? nonNullPaths(condition.operand, !outcome) : NONE;
		case 'binary':
			return fromBinary(condition, outcome);
		case 'match':
			return fromMatch(condition, outcome);
		default:
			return NONE;
	}
}

const NONE: ReadonlySet<string> = new Set();

function fromBinary({ operator, left, right }: Extract<Ast, { kind: 'binary' }>, outcome: boolean): ReadonlySet<string> {
	if (operator === (outcome ? '&&' : '||')) return union(nonNullPaths(left, outcome), nonNullPaths(right, outcome));
	if (operator !== '==' && operator !== '!=') return NONE;
	const equal = (operator === '==') === outcome;
	return union(fromComparison(left, right, equal), fromComparison(right, left, equal));
}

/** A match that yields the outcome by its cases alone has met a value that is not null. */
function fromMatch({ value, cases, otherwise }: MatchAst, outcome: boolean): ReadonlySet<string> {
	if (otherwise?.kind !== 'literal' || otherwise.value === outcome) return NONE;
	const [only, ...others] = cases.filter(({ result }) => result.kind === 'literal' && result.value === outcome);
	if (others.length === 0 && (only?.value === 'true' || only?.value === 'false')) return nonNullPaths(value, only.value === 'true');
	return value.kind === 'path' ? withPrefixes(value) : NONE;
}

function fromComparison(path: Ast, other: Ast, equal: boolean): ReadonlySet<string> {
	if (path.kind !== 'path' || other.kind !== 'literal') return NONE;
	return (other.value === null) === equal ? NONE : withPrefixes(path, other.value, equal);
}

function withPrefixes(path: PathAst, other: unknown = null, equal = false): ReadonlySet<string> {
	// `path != 'x'` proves nothing, since null is not 'x' either.
	if (other !== null && !equal) return NONE;
	return new Set(path.steps.map((_, index) => pathKey(path, index + 1)));
}

const union = (a: ReadonlySet<string>, b: ReadonlySet<string>): ReadonlySet<string> => new Set([...a, ...b]);
