/** Output against what was expected, line by line. Blanks at the end of lines and empty lines at the end do not count. */

export interface ComparedLine {
	/** From 1. */
	number: number;
	/** null where the other has more lines. */
	expected: string | null;
	actual: string | null;
	same: boolean;
}

export interface Comparison {
	same: boolean;
	lines: readonly ComparedLine[];
	/** The judge has cut the output: what comes after is not known. */
	cut: boolean;
}

/** The judge gives out this many characters and three dots. */
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
	// The last line before the cut may go on.
	const begins = cut && index === actual.length - 1 && left !== null && right !== null && left.startsWith(right);
	return { number: index + 1, expected: left, actual: right, same: left === right || begins };
}

function linesOf(text: string): string[] {
	const lines = text.split(/\r?\n/).map((line) => line.trimEnd());
	while (lines.length > 0 && lines.at(-1) === '') lines.pop();
	return lines;
}
