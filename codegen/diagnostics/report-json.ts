import type { Diagnostic, Span } from './diagnostic.ts';
import { lineColumn } from './line-column.ts';

/** Findings for tools: one JSON array; lines and columns count from 1, ends are exclusive. */
export function reportJson(diagnostics: readonly Diagnostic[], sources: ReadonlyMap<string, string>): string {
	const place = ({ file, start, end }: Span) => {
		const text = sources.get(file) ?? '';
		const from = lineColumn(text, start);
		const to = lineColumn(text, end);
		return { file, line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
	};
	const findings = diagnostics.map(({ code, message, hint, at, related = [] }) => ({
		code,
		severity: 'error',
		message,
		hint: hint ?? null,
		...place(at),
		related: related.map((other) => ({ message: other.message, ...place(other.at) })),
	}));
	return JSON.stringify(findings, null, '\t');
}
