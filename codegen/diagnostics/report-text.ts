import stringWidth from 'string-width';
import { catalogue } from './catalogue.ts';
import { codeFrame } from './code-frame.ts';
import type { Diagnostic, SourceSpan } from './diagnostic.ts';
import { editsOf } from './edits-of.ts';
import { type LineTable, type Locator, locator, type Sources } from './line-table.ts';

export function reportText(diagnostics: readonly Diagnostic[], sources: Sources, { color }: { color?: boolean } = {}): string {
	const paint: Paint = color ? (style, text) => `\u001b[${STYLES[style]}m${text}\u001b[0m` : (_style, text) => text;
	const locate = locator(sources);
	const fixable = new Set(diagnostics.filter((diagnostic) => editsOf(diagnostic, sources).length > 0));
	const findings = diagnostics.map((diagnostic) => {
		const mark = fixable.has(diagnostic) ? 'fixable' : '';
		return `${formatFinding(diagnostic, locate, paint, mark).join('\n')}\n`;
	});
	return [...findings, summary(diagnostics, fixable.size)].join('\n');
}

const STYLES = { bad: '1;31', place: '36', code: '2', hint: '32' } as const;

type Paint = (style: keyof typeof STYLES, text: string) => string;

function formatFinding(diagnostic: Diagnostic, { text, tableOf }: Locator, paint: Paint, mark: string): string[] {
	const { code, severity = 'error', message, hint, at, related = [] } = diagnostic;
	return [
		`${paint(severity === 'note' ? 'hint' : 'bad', severity)} ${paint('place', text(at))}  ${paint('code', code)}${mark && `  ${paint('hint', mark)}`}`,
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

function summary(diagnostics: readonly Diagnostic[], fixable: number): string {
	if (diagnostics.length === 0) return 'No findings.';
	const files = new Set(diagnostics.map(({ at }) => at.file)).size;
	const findings = diagnostics.length === 1 ? '1 finding' : `${diagnostics.length} findings`;
	const fix = fixable > 0 ? ` \`npm run codegen -- fix\` mends ${diagnostics.length === 1 ? 'it' : `${fixable} of them`}.` : '';
	const explained = diagnostics.every(({ code }) => Object.hasOwn(catalogue, code))
		? 'docs/errors.md'
		: '`npm run codegen -- explain <code>`';
	return `${findings} in ${files === 1 ? '1 file' : `${files} files`}.${fix} ${explained} explains each code.`;
}
