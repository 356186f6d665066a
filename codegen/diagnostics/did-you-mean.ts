import type { Remedy, SourceSpan } from './diagnostic.ts';

/** A name that does not exist. */
interface UnknownName {
	name: string;
	at: SourceSpan;
	candidates: readonly string[];
	/** The hint if no candidate is similar. */
	otherwise?: string | undefined;
}

/** Place, hint and fix of a finding about a name that does not exist. The most similar candidate is certain if no other is similar. */
export function suggestName({ name, at, candidates, otherwise }: UnknownName): Remedy & { at: SourceSpan } {
	const near = closest(name, candidates);
	if (near === null) return { at, ...(otherwise === undefined ? {} : { hint: otherwise }) };
	const hint = `Did you mean \`${near}\`?`;
	return isOnlyMeaning(name, near, candidates) ? { at, hint, fix: [{ kind: 'rename', at, from: name, to: near }] } : { at, hint };
}

/** Differences of so many letters are slips; more may be another word, as in `newPassword` and `password`. */
const SLIPS = 2;
/** Of a short name, as in `size` and `mime`. */
const SLIPS_OF_FOUR_LETTERS = 1;

function isOnlyMeaning(name: string, near: string, candidates: readonly string[]): boolean {
	const wanted = name.toLowerCase();
	const distanceTo = (candidate: string): number => editDistance(wanted, candidate.toLowerCase(), SLIPS + 1);
	const meant = new Set(candidates.filter((each) => distanceTo(each) <= SLIPS));
	return meant.size === 1 && meant.has(near) && distanceTo(near) <= (name.length > 4 ? SLIPS : SLIPS_OF_FOUR_LETTERS);
}

/** The first of the candidates most similar to `name`; null if none is similar enough. */
export function closest(name: string, candidates: readonly string[]): string | null {
	const wanted = name.toLowerCase();
	let best: string | null = null;
	let bestDistance = allowedDistance(wanted) + 1;
	for (const candidate of candidates) {
		const distance = candidate.toLowerCase() === wanted ? 0 : editDistance(wanted, candidate.toLowerCase(), bestDistance);
		if (distance < bestDistance && candidate !== name) {
			best = candidate;
			bestDistance = distance;
		}
	}
	return best ?? abbreviated(wanted, candidates);
}

/** The shortest candidate that starts with these letters, if the others extend it: `int` → `integer`, even beside `integers`. */
function abbreviated(wanted: string, candidates: readonly string[]): string | null {
	const longer = wanted.length < 3 ? [] : candidates.filter((candidate) => candidate.toLowerCase().startsWith(wanted));
	const [first = null] = [...longer].sort((a, b) => a.length - b.length);
	return first !== null && first.toLowerCase() !== wanted && longer.every((candidate) => candidate.startsWith(first)) ? first : null;
}

/** Maximum edit distance; grows with the length of the name. */
function allowedDistance(name: string): number {
	if (name.length <= 2) return name.length - 1;
	return Math.min(4, Math.ceil(name.length / 3));
}

/** Restricted Damerau-Levenshtein distance: insertions, deletions, replacements and swaps of neighbours. Stops at `limit`. */
export function editDistance(a: string, b: string, limit = Number.POSITIVE_INFINITY): number {
	if (Math.abs(a.length - b.length) >= limit) return limit;
	let beforeLast: number[] = [];
	let last = Array.from({ length: b.length + 1 }, (_, column) => column);
	for (let row = 1; row <= a.length; row += 1) {
		const current = [row];
		for (let column = 1; column <= b.length; column += 1) {
			const replaced = cell(last, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1);
			let cost = Math.min(replaced, cell(last, column) + 1, cell(current, column - 1) + 1);
			const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
			if (swapped) cost = Math.min(cost, cell(beforeLast, column - 2) + 1);
			current.push(cost);
		}
		if (Math.min(...current) >= limit) return limit;
		beforeLast = last;
		last = current;
	}
	return Math.min(limit, cell(last, b.length));
}

const cell = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY;
