/**
 * Placeholders that carry formulas through Markdown and the sanitiser. They are delimited by private-use characters, so that neither
 * interprets the TeX.
 */
import type { Formula } from './split-math.ts';

const INLINE = ['\uE000', '\uE001'] as const;
const DISPLAY = ['\uE002', '\uE003'] as const;
const MARKS = /[\uE000-\uE003]/g;
const MARKED = /\uE000([^\uE001]*)\uE001|\uE002([^\uE003]*)\uE003/g;

export const withoutMarks = (text: string): string => text.replace(MARKS, '');

export function markMath({ tex, display }: Formula): string {
	const [open, close] = display ? DISPLAY : INLINE;
	return open + tex + close;
}

export function splitMarks(text: string): (string | Formula)[] {
	const parts: (string | Formula)[] = [];
	let end = 0;
	for (const found of text.matchAll(MARKED)) {
		if (found.index > end) parts.push(text.slice(end, found.index));
		end = found.index + found[0].length;
		parts.push({ tex: found[1] ?? found[2] ?? '', display: found[2] !== undefined });
	}
	if (end < text.length) parts.push(text.slice(end));
	return parts;
}
