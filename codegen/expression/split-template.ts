import type { SyntaxProblem } from './tokenize.ts';

/** `start` is the offset of the expression in the text, after its brace. */
export type TemplatePiece = { kind: 'text'; text: string } | { kind: 'expression'; text: string; start: number };

/** Splits a text slot into literal text and expression texts. Stops at the first problem. */
export function splitTemplate(text: string): { pieces: TemplatePiece[]; problem: SyntaxProblem | null } {
	const pieces: TemplatePiece[] = [];
	let literal = '';
	const flush = (): void => {
		if (literal) pieces.push({ kind: 'text', text: literal });
		literal = '';
	};
	let at = 0;
	while (at < text.length) {
		const char = text[at] as string;
		if ((char === '{' || char === '}') && text[at + 1] === char) {
			literal += char;
			at += 2;
		} else if (char === '{') {
			const end = closingBrace(text, at + 1);
			if (end === -1) return { pieces, problem: unclosed(at, text.length) };
			flush();
			pieces.push({ kind: 'expression', text: text.slice(at + 1, end), start: at + 1 });
			at = end + 1;
		} else if (char === '}') {
			return {
				pieces,
				problem: { start: at, end: at + 1, message: 'This `}` closes nothing.', hint: 'Write `}}` for a brace in the text.' },
			};
		} else {
			literal += char;
			at += 1;
		}
	}
	flush();
	return { pieces, problem: null };
}

const unclosed = (start: number, end: number): SyntaxProblem => ({
	start,
	end,
	message: 'The expression that begins here has no closing `}`.',
	hint: 'Close it, or write `{{` for a brace in the text.',
});

function closingBrace(text: string, start: number): number {
	let quoted = false;
	for (let at = start; at < text.length; at += 1) {
		const char = text[at];
		if (quoted && char === '\\') at += 1;
		else if (char === "'") quoted = !quoted;
		else if (char === '}' && !quoted) return at;
	}
	return -1;
}
