import type { Diagnostic } from './diagnostic.ts';

/** By file and place; the same finding at the same place counts once. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
	const seen = new Set<string>();
	return [...diagnostics].sort(compare).filter(({ at, code, message }) => {
		const key = `${at.file}\n${at.start}\n${at.end}\n${code}\n${message}`;
		if (seen.has(key)) return false;
		seen.add(key);
		return true;
	});
}

function compare(a: Diagnostic, b: Diagnostic): number {
	if (a.at.file !== b.at.file) return a.at.file < b.at.file ? -1 : 1;
	return a.at.start - b.at.start || a.at.end - b.at.end || (a.code < b.code ? -1 : 1);
}
