import type { Diagnostic, SourceSpan } from './diagnostic.ts';
import { editsOf } from './edits-of.ts';
import { locator, type Sources } from './line-table.ts';

/** Findings as a JSON array; lines and columns count from 1, ranges are offsets in UTF-16 units, ends are exclusive. */
export function reportJson(diagnostics: readonly Diagnostic[], sources: Sources): string {
	const { whole } = locator(sources);
	const place = (at: SourceSpan) => ({ ...whole(at), range: rangeOf(at) });
	const findings = diagnostics.map((diagnostic) => {
		const { code, severity = 'error', message, hint, at, related = [] } = diagnostic;
		return {
			code,
			severity,
			message,
			hint: hint ?? null,
			...place(at),
			related: related.map((other) => ({ message: other.message, ...place(other.at) })),
			fix: editsOf(diagnostic, sources).map((edit) => ({ file: edit.at.file, range: rangeOf(edit.at), text: edit.text })),
		};
	});
	return JSON.stringify(findings, null, '\t');
}

const rangeOf = ({ start, end }: SourceSpan) => [start, end];
