import type { Diagnostic, SourceSpan } from './diagnostic.ts';
import { type LineTable, lineTables, type Sources } from './line-table.ts';

/** Findings as a JSON array; lines and columns count from 1, ends are exclusive. */
export function reportJson(diagnostics: readonly Diagnostic[], sources: Sources): string {
	const tableOf = lineTables(sources);
	const findings = diagnostics.map(({ code, severity = 'error', message, hint, at, related = [] }) => ({
		code,
		severity,
		message,
		hint: hint ?? null,
		...placeOf(at, tableOf(at.file)),
		related: related.map((other) => ({ message: other.message, ...placeOf(other.at, tableOf(other.at.file)) })),
	}));
	return JSON.stringify(findings, null, '\t');
}

function placeOf({ file, start, end }: SourceSpan, table: LineTable) {
	const from = table.place(start);
	const to = table.place(end);
	return { file, line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
}
