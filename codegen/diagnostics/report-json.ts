import type { Diagnostic } from './diagnostic.ts';
import { locator, type Sources } from './line-table.ts';

/** Findings as a JSON array; lines and columns count from 1, ends are exclusive. */
export function reportJson(diagnostics: readonly Diagnostic[], sources: Sources): string {
	const { whole } = locator(sources);
	const findings = diagnostics.map(({ code, severity = 'error', message, hint, at, related = [] }) => ({
		code,
		severity,
		message,
		hint: hint ?? null,
		...whole(at),
		related: related.map((other) => ({ message: other.message, ...whole(other.at) })),
	}));
	return JSON.stringify(findings, null, '\t');
}
