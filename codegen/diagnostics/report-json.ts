import type { Diagnostic, Span } from './diagnostic.ts';
import { lineColumn } from './line-column.ts';
import type { Sources } from './report-text.ts';

/** Findings for other programs: a JSON array; lines and columns count from 1, ends are exclusive. */
export function reportJson(diagnostics: readonly Diagnostic[], sources: Sources): string {
	const findings = diagnostics.map(({ code, message, hint, at, related = [] }) => ({
		code,
		severity: 'error',
		message,
		hint: hint ?? null,
		...placeOf(at, sources),
		related: related.map((other) => ({ message: other.message, ...placeOf(other.at, sources) })),
	}));
	return JSON.stringify(findings, null, '\t');
}

function placeOf({ file, start, end }: Span, sources: Sources) {
	const text = sources.get(file) ?? '';
	const from = lineColumn(text, start);
	const to = lineColumn(text, end);
	return { file, line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
}
