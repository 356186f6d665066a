import stringWidth from 'string-width';
import type { SourceSpan } from './diagnostic.ts';
import type { LineTable } from './line-table.ts';

export interface CodeFrame {
	/** `   24 |         image: row.covr` */
	source: string;
	/** `      |                    ` */
	margin: string;
	/** `^^^^` */
	carets: string;
}

const GUTTER = 5;
const TAB = '  ';

/** Longer lines are truncated: generated JSON may be a single line. */
const MAX_LINE = 160;
const BEFORE_SPAN = 60;

/** Extracts and underlines the line of a span; only the first line of a multi-line span. */
export function codeFrame(table: LineTable, span: Pick<SourceSpan, 'start' | 'end'>): CodeFrame {
	const line = table.lineAround(span.start);
	const from = Math.min(Math.max(span.start - line.start, 0), line.text.length);
	const to = Math.min(Math.max(span.end - line.start, from), line.text.length);
	const cut = cutLine(line.text, from);
	const before = printable(cut.lead + line.text.slice(cut.start, from));
	const marked = printable(line.text.slice(from, Math.min(to, cut.end)));
	const after = printable(line.text.slice(Math.max(from, Math.min(to, cut.end)), cut.end)) + cut.tail;
	return {
		source: `${String(table.place(span.start).line).padStart(GUTTER)} | ${before}${marked}${after}`.trimEnd(),
		margin: `${' '.repeat(GUTTER)} | ${' '.repeat(stringWidth(before))}`,
		carets: '^'.repeat(Math.max(1, stringWidth(marked))),
	};
}

function cutLine(line: string, from: number): { start: number; end: number; lead: string; tail: string } {
	if (line.length <= MAX_LINE) return { start: 0, end: line.length, lead: '', tail: '' };
	const start = Math.max(0, from - BEFORE_SPAN);
	const end = Math.min(line.length, start + MAX_LINE);
	return { start, end, lead: start > 0 ? '…' : '', tail: end < line.length ? '…' : '' };
}

/** The text with tabs as spaces and other control characters made visible, so that columns can be counted. */
function printable(text: string): string {
	return text.replaceAll('\t', TAB).replace(/\p{Cc}/gu, '·');
}
