/** A line of the transcript: the second at which it begins, and its words. */
export interface Line {
	t: number;
	text: string;
}

export interface Cue {
	from: number;
	to: number;
	text: string;
}

/** Lines as captions: each stands until the next begins. */
export const cuesOf = (lines: readonly Line[], seconds: number): Cue[] =>
	lines.map(({ t, text }, index) => ({ from: t, to: lines[index + 1]?.t ?? Math.max(seconds, t + 1), text }));

/** Index of the line that is being said; -1 before the first. */
export const lineAt = (lines: readonly Line[], position: number): number => lines.findLastIndex(({ t }) => position >= t);

/** A text cut where the words looked for stand; every second part is such a place. Nothing looked for: one part. */
export function splitAtMatches(text: string, wanted: string): string[] {
	const word = wanted.trim().toLowerCase();
	if (word === '') return [text];
	const parts: string[] = [];
	let rest = text;
	for (let at = rest.toLowerCase().indexOf(word); at >= 0; at = rest.toLowerCase().indexOf(word)) {
		parts.push(rest.slice(0, at), rest.slice(at, at + word.length));
		rest = rest.slice(at + word.length);
	}
	return [...parts, rest];
}
