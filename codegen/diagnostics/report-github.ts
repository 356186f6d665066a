import type { Diagnostic } from './diagnostic.ts';
import { lineColumn } from './line-column.ts';

/** Findings as GitHub workflow commands, which show beside the line in a review. */
export function reportGithub(diagnostics: readonly Diagnostic[], sources: ReadonlyMap<string, string>): string {
	return diagnostics
		.map(({ code, message, hint, at }) => {
			const text = sources.get(at.file) ?? '';
			const from = lineColumn(text, at.start);
			const to = lineColumn(text, at.end);
			const place = `file=${property(at.file)},line=${from.line},col=${from.column},endLine=${to.line},endColumn=${to.column},title=${property(code)}`;
			return `::error ${place}::${data(hint ? `${message} ${hint}` : message)}`;
		})
		.join('\n');
}

const data = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
