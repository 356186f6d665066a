import { codeFrame } from './code-frame.ts';
import type { Diagnostic } from './diagnostic.ts';
import { lineColumn } from './line-column.ts';

export interface TextOptions {
	color: boolean;
}

/** Findings for a person: place, code, what is wrong, the line, the remedy. */
export function reportText(diagnostics: readonly Diagnostic[], sources: ReadonlyMap<string, string>, { color }: TextOptions): string {
	const paint = color ? (code: number, text: string): string => `\u001b[${code}m${text}\u001b[0m` : (_code: number, text: string): string => text;
	const findings = diagnostics.map((diagnostic) => reportOne(diagnostic, sources, paint));
	const count = `${diagnostics.length} ${diagnostics.length === 1 ? 'finding' : 'findings'}. Nothing was written; \`npm run codegen\` again when they are mended.`;
	return `${findings.join('\n\n')}\n\n${paint(1, count)}`;
}

type Paint = (code: number, text: string) => string;

function reportOne(diagnostic: Diagnostic, sources: ReadonlyMap<string, string>, paint: Paint): string {
	const { at, code, message, hint, related = [] } = diagnostic;
	const text = sources.get(at.file);
	const lines = [`${paint(31, 'error')} ${paint(36, placeText(diagnostic, text))}  ${code}`, `  ${message}`];
	if (text) lines.push(codeFrame(text, at, hint ?? ''));
	else if (hint) lines.push(`  ${hint}`);
	for (const other of related) {
		const where = placeText({ ...diagnostic, at: other.at }, sources.get(other.at.file));
		lines.push(`  ${paint(36, where)}  ${other.message}`);
	}
	return lines.join('\n');
}

function placeText({ at }: Diagnostic, text: string | undefined): string {
	if (text === undefined) return at.file;
	const { line, column } = lineColumn(text, at.start);
	return `${at.file}:${line}:${column}`;
}
