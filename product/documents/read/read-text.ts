import { decodeText } from './decode-text.ts';
import type { Bytes, TextReading } from './readings.ts';

const MAX_LINES = 2000;
const MAX_CHARACTERS = 100_000;

export const readText = (bytes: Bytes): TextReading => firstLines(withoutPiles(decodeText(bytes)));

/** Browsers place the marks of one letter in quadratic time: 90,000 stall a page for 40 s. No language needs twenty. */
export const withoutPiles = (text: string): string => text.replace(/(\p{M}{20})\p{M}+/gu, '$1');

/** Cuts a text at the end of a line, or within a line that alone is too long. */
function firstLines(text: string): TextReading {
	const end = endOfLines(text);
	if (end > MAX_CHARACTERS) return withinLines(text);
	return end < text.length ? { text: text.slice(0, end), shown: `前 ${MAX_LINES} 行` } : { text, shown: null };
}

function endOfLines(text: string): number {
	let end = 0;
	for (let lines = 0; lines < MAX_LINES && end <= MAX_CHARACTERS; lines += 1) {
		const next = text.indexOf('\n', end);
		if (next < 0) return text.length;
		end = next + 1;
	}
	return end;
}

function withinLines(text: string): TextReading {
	const end = text.lastIndexOf('\n', MAX_CHARACTERS - 1) + 1;
	if (end > 0) {
		const first = text.slice(0, end);
		return { text: first, shown: `前 ${first.split('\n').length - 1} 行` };
	}
	// The cut may split a pair of surrogates.
	return { text: text.slice(0, MAX_CHARACTERS).replace(/[\uD800-\uDBFF]$/, ''), shown: `前 ${MAX_CHARACTERS / 10_000} 万个字` };
}
