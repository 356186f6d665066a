/** A transcript line; `t` is its start in seconds. */
export interface Line {
	t: number;
	text: string;
}

export interface Cue {
	from: number;
	to: number;
	text: string;
}

export const cuesOf = (lines: readonly Line[], seconds: number): Cue[] =>
	lines.map(({ t, text }, index) => ({ from: t, to: lines[index + 1]?.t ?? Math.max(seconds, t + 1), text }));

/** Index of the current line; -1 before the first. */
export const lineAt = (lines: readonly Line[], position: number): number => lines.findLastIndex(({ t }) => position >= t);

/** Splits a text at the matches; odd indexes are matches. */
export function splitAtMatches(text: string, wanted: string): string[] {
	const query = wanted.trim().toLowerCase();
	if (query === '') return [text];
	const parts: string[] = [];
	let rest = text;
	for (let at = rest.toLowerCase().indexOf(query); at >= 0; at = rest.toLowerCase().indexOf(query)) {
		parts.push(rest.slice(0, at), rest.slice(at, at + query.length));
		rest = rest.slice(at + query.length);
	}
	return [...parts, rest];
}
