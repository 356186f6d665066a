import type { Span } from './diagnostic.ts';
import { lineColumn } from './line-column.ts';

/** The line of a finding with its place underlined: what a reader needs to see the mistake without opening the file. */
export function codeFrame(text: string, at: Span, note = ''): string {
	const { line, column } = lineColumn(text, at.start);
	const lines = text.split('\n');
	const content = (lines[line - 1] ?? '').replace(/\r$/, '');
	const gutter = ` ${line} | `;
	const before = content.slice(0, column - 1);
	const marked = content.slice(column - 1, Math.max(column, Math.min(column - 1 + at.end - at.start, content.length)));
	const carets = '^'.repeat(Math.max(1, width(marked)));
	const indent = `${' '.repeat(gutter.length - 2)}| ${blank(before)}`;
	return `${gutter}${content}\n${indent}${carets}${note ? ` ${note}` : ''}`;
}

/** Blanks as wide as the text, so that what follows stands below it; tabs stay tabs. */
function blank(text: string): string {
	return [...text].map((character) => (character === '\t' ? '\t' : ' '.repeat(width(character)))).join('');
}

/** Columns in a terminal: Chinese characters and full-width signs take two. */
export function width(text: string): number {
	let columns = 0;
	for (const character of text) columns += WIDE.test(character) ? 2 : 1;
	return columns;
}

const WIDE = /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1f64f}\u{20000}-\u{3fffd}]/u;
