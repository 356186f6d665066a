/** Typing mistakes in YAML that the parser would explain in its own terms or report at a correct line. */
import type { YAMLError } from 'yaml';

export interface YamlProblem {
	message: string;
	hint: string;
	start: number;
	end: number;
	/** Mends it for certain. */
	edit?: { start: number; end: number; text: string };
}

/** The line of the error, for guessing the author's intention. */
export interface Line {
	text: string;
	start: number;
	/** Offset within the line at which the parser stopped. */
	stopped: number;
	/** The line below; null if it is the last. */
	next: Pick<Line, 'text' | 'start'> | null;
}

export type ExplainError = (line: Line, error: YAMLError) => YamlProblem | null;

export const at = ({ start }: Pick<Line, 'start'>, from: number, length: number) => ({
	start: start + from,
	end: start + from + Math.max(length, 1),
});

const conflict: ExplainError = (line) => {
	const mark = /^(<{7}|={7}|>{7})( |$)/.exec(line.text);
	if (!mark) return null;
	return {
		message: 'Here git left two versions of the file side by side.',
		hint: 'Keep one of them, and delete the three marked lines.',
		...at(line, 0, line.text.length),
	};
};

const LOOKALIKES: readonly { find: RegExp; message: string; hint: string; instead: string }[] = [
	{
		find: /^\s*(?:- )*["']?[\w-]+["']?\s*(：)/d,
		message: '`：` is a Chinese colon, which YAML reads as a letter.',
		hint: 'Write `:` and a space.',
		instead: ': ',
	},
	{
		find: /[{,][^'"]*?[\w'"]\s*(：)/d,
		message: '`：` is a Chinese colon, which YAML reads as a letter.',
		hint: 'Write `:` and a space.',
		instead: ': ',
	},
	{
		find: /[{[].*?(，)\s*["']?[\w-]+["']?\s*[:：]/d,
		message: '`，` is a Chinese comma, which YAML reads as a letter.',
		hint: 'Write `,` and a space.',
		instead: ', ',
	},
	{
		find: /(?:^ *|:)([\u00a0\u2000-\u200b\u3000\ufeff]+)/d,
		message: 'This looks like a space but is another character, as Chinese input methods and web pages have it.',
		hint: 'Delete it, and type a plain space.',
		instead: ' ',
	},
];

/** A space of the text behind takes the place of one of the new text. */
function insteadOf({ text, start }: Line, [from, to]: readonly [number, number], instead: string): YamlProblem['edit'] {
	const isSpaced = instead.endsWith(' ') && text[to] === ' ';
	return { start: start + from, end: start + to, text: isSpaced ? instead.trimEnd() : instead };
}

const lookalike: ExplainError = (line) => {
	for (const { find, message, hint, instead } of LOOKALIKES) {
		const place = find.exec(line.text)?.indices?.[1];
		if (place) return { message, hint, ...at(line, place[0], place[1] - place[0]), edit: insteadOf(line, place, instead) };
	}
	return null;
};

const noSpace: ExplainError = (line, { code }) => {
	const key = /^\s*(?:- )*[\w-]+(:)(?=[^\s:/])/d.exec(line.text);
	const place = key?.indices?.[1];
	if (code !== 'MULTILINE_IMPLICIT_KEY' || !place) return null;
	return {
		message: 'A space is missing after this colon.',
		hint: 'Write `: ` between a key and its value.',
		...at(line, place[0], 1),
		edit: insteadOf(line, place, ': '),
	};
};

const noDashSpace: ExplainError = (line) => {
	const dash = /^\s*(-)["'{[\p{L}]/du.exec(line.text)?.indices?.[1];
	if (!dash) return null;
	return {
		message: 'A space is missing after this dash.',
		hint: 'Write `- ` before each item of a list.',
		...at(line, dash[0], 1),
		edit: insteadOf(line, dash, '- '),
	};
};

/** A text in quotes where a value may begin. */
export const QUOTED = /(?<=(?:^|[:,[{-])\s*)(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')/g;

/** A quote within a text in the same quotes ends it. */
const innerQuote: ExplainError = (line, { code }) => {
	if (code !== 'UNEXPECTED_TOKEN' && code !== 'BLOCK_AS_IMPLICIT_KEY') return null;
	const early = [...line.text.matchAll(QUOTED)].find(({ 0: quoted, index }) => /^[^\s,:\]}]/.test(line.text.slice(index + quoted.length)));
	if (!early) return null;
	const quote = early[0].charAt(0);
	return {
		message: `The text in quotes ends at this \`${quote}\`, but more of it follows.`,
		hint: `Write ${quote === '"' ? '`\'` or `\\"`' : "`''`"} within the text.`,
		...at(line, early.index + early[0].length - 1, 1),
	};
};

/** Within brackets, an entry that the next one follows without a comma: `{ title: a icon: b }`. */
const missingComma: ExplainError = (line, { code, message, pos }) => {
	const before = line.text.slice(0, line.stopped);
	if (code === 'MULTILINE_IMPLICIT_KEY' && /:\s+$/.test(before)) return commaAt(line, before.length, line.text.length);
	const after = line.text.slice(line.stopped);
	if (code === 'BLOCK_IN_FLOW') {
		const key = /\s([\w-]+):(?=\s)/d.exec(after.slice(0, pos[1] - pos[0]))?.indices?.[1];
		return key ? commaBefore(line, line.stopped + key[0], line.stopped + key[1]) : null;
	}
	const isBetween = /Missing ,/.test(message) || (code === 'UNEXPECTED_TOKEN' && isInBrackets(before) && /^([{["']|[\w-]+:)/.test(after));
	return isBetween ? commaBefore(line, line.stopped, line.stopped + (/^[\w-]+/.exec(after)?.[0].length ?? 1)) : null;
};

const isInBrackets = (text: string): boolean => {
	const bare = text.replace(QUOTED, '');
	return bare.replace(/[^{[]/g, '').length > bare.replace(/[^}\]]/g, '').length;
};

const commaBefore = (line: Line, from: number, to: number): YamlProblem => ({
	message: `A comma is missing before \`${line.text.slice(from, to)}\`.`,
	hint: 'Write `, ` between two entries, or put quotes around a text that contains `: `.',
	...at(line, from, to - from),
});

const commaAt = (line: Line, from: number, to: number): YamlProblem => ({
	message: 'A comma is missing at the end of this line.',
	hint: 'Write `,` between two entries.',
	...at(line, from, to - from),
	edit: { start: line.start + to, end: line.start + to, text: ',' },
});

/** A key in a deeper column is read as part of the value above. */
export const deeperKey: ExplainError = ({ text, next }) => {
	const key = /^\s*(?:- )*["']?[\w-]+["']?:\s+\S/.test(text) ? text.search(/[^\s-]/) : -1;
	const indent = next?.text.search(/\S/) ?? -1;
	if (!next || key < 0 || indent <= key || !/^\s*["']?[\w-]+["']?:(\s|$)/.test(next.text)) return null;
	return {
		message: 'This line begins further right than the key above, so it is read as part of its text.',
		hint: `Begin it in column ${key + 1}, below the key above.`,
		...at(next, indent, next.text.trim().length),
	};
};

/** In the order in which they are tried. */
export const typingSlips: readonly ExplainError[] = [conflict, lookalike, noSpace, noDashSpace, innerQuote, missingComma];
