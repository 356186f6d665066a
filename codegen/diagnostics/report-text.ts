import stringWidth from 'string-width';
import { codeFrame } from './code-frame.ts';
import type { Diagnostic, SourceSpan } from './diagnostic.ts';
import { type LineTable, type Locator, locator, type Sources } from './line-table.ts';

export function reportText(diagnostics: readonly Diagnostic[], sources: Sources, { color }: { color?: boolean } = {}): string {
	const paint: Paint = color ? (style, text) => `\u001b[${STYLES[style]}m${text}\u001b[0m` : (_style, text) => text;
	const locate = locator(sources);
	const findings = diagnostics.map((diagnostic) => `${formatFinding(diagnostic, locate, paint).join('\n')}\n`);
	return [...findings, summary(diagnostics)].join('\n');
}

const STYLES = { bad: '1;31', place: '36', code: '2', hint: '32' } as const;

type Paint = (style: keyof typeof STYLES, text: string) => string;

function formatFinding(diagnostic: Diagnostic, { text, tableOf }: Locator, paint: Paint): string[] {
	const { code, severity = 'error', message, hint, at, related = [] } = diagnostic;
	return [
		`${paint(severity === 'note' ? 'hint' : 'bad', severity)} ${paint('place', text(at))}  ${paint('code', code)}`,
		`  ${message}`,
		...formatFrame(at, hint, tableOf(at.file), paint),
		...related.map((other) => `  ${paint('place', text(other.at))}  ${other.message}`),
	];
}

/** Longer hints, and those of longer marks, get a line of their own instead of following the carets. */
const HINT_BESIDE = 60;

function formatFrame(at: SourceSpan, hint: string | undefined, table: LineTable, paint: Paint): string[] {
	const below = hint ? [`  ${paint('hint', hint)}`] : [];
	if (!table.text) return below;
	const { source, margin, carets } = codeFrame(table, at);
	const beside = hint !== undefined && Math.max(stringWidth(hint), carets.length) <= HINT_BESIDE;
	const underline = `${margin}${paint('bad', carets)}`;
	return beside ? [source, `${underline} ${paint('hint', hint)}`] : [source, underline, ...below];
}

function summary(diagnostics: readonly Diagnostic[]): string {
	if (diagnostics.length === 0) return 'No findings.';
	const files = new Set(diagnostics.map(({ at }) => at.file)).size;
	const findings = diagnostics.length === 1 ? '1 finding' : `${diagnostics.length} findings`;
	return `${findings} in ${files === 1 ? '1 file' : `${files} files`}. docs/errors.md explains each code.`;
}
