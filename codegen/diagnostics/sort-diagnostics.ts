import type { Diagnostic } from './diagnostic.ts';

/** Sorts by file and location and removes duplicates. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
	const seen = new Set<string>();
	const unique = diagnostics.filter((diagnostic) => {
		const key = identity(diagnostic);
		if (seen.has(key)) return false;
		seen.add(key);
		return true;
	});
	return unique.sort(compare);
}

const identity = ({ code, at, message }: Diagnostic): string => JSON.stringify([code, at.file, at.start, at.end, message]);

function compare(a: Diagnostic, b: Diagnostic): number {
	return (
		compareText(a.at.file, b.at.file) ||
		a.at.start - b.at.start ||
		a.at.end - b.at.end ||
		compareText(a.code, b.code) ||
		compareText(a.message, b.message)
	);
}

/** Compares code units: `localeCompare` depends on the machine. */
export const compareText = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);
