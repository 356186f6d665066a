/** Line-by-line diff of actual and expected output. Ignores trailing whitespace and trailing empty lines. */

export interface ComparedLine {
	number: number;
	/** Null if the other side has more lines. */
	expected: string | null;
	actual: string | null;
	same: boolean;
}

export interface Comparison {
	same: boolean;
	lines: readonly ComparedLine[];
	cut: boolean;
}

/** The judge truncates output to this many characters and appends three dots. */
const SHOWN = 1000;

export function compareOutput(actual: string, expected: string): Comparison {
	const cut = actual.length >= SHOWN + 3 && actual.endsWith('...');
	const actualLines = linesOf(cut ? actual.slice(0, SHOWN) : actual);
	const expectedLines = linesOf(expected);
	const count = cut ? actualLines.length : Math.max(actualLines.length, expectedLines.length);
	const lines = Array.from({ length: count }, (_, index) => compareLine(index, actualLines, expectedLines, cut));
	return { same: lines.every(({ same }) => same), lines, cut };
}

function compareLine(index: number, actual: readonly string[], expected: readonly string[], cut: boolean): ComparedLine {
	const [left = null, right = null] = [expected[index], actual[index]];
	// The last line may be truncated, so a prefix counts as equal.
	const begins = cut && index === actual.length - 1 && left !== null && right !== null && left.startsWith(right);
	return { number: index + 1, expected: left, actual: right, same: left === right || begins };
}

function linesOf(text: string): string[] {
	const lines = text.split(/\r?\n/).map((line) => line.trimEnd());
	while (lines.length > 0 && lines.at(-1) === '') lines.pop();
	return lines;
}
