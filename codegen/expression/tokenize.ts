import type { BinaryOperator } from './ast.ts';

export type Token = { start: number; end: number } & (
	| { kind: 'name'; text: string }
	| { kind: 'number'; value: number }
	| { kind: 'string'; value: string }
	| { kind: 'field'; text: string }
	| { kind: 'operator'; text: BinaryOperator | '!' }
	| { kind: 'mark'; text: '(' | ')' | ',' | '.' | '?' | ':' | '|' }
	| { kind: 'end' }
);

export interface SyntaxProblem {
	start: number;
	end: number;
	message: string;
	hint?: string;
	/** Stands for certain where the problem is. */
	instead?: string;
}

const NAME = /[\p{L}_$][\p{L}\p{N}_$]*/uy;
const NUMBER = /\d+(\.\d+)?/y;
const STRING = /'((?:[^'\\]|\\.)*)'/suy;
/** A field whose name is no name of expressions: `['e-mail']`. */
const FIELD = /\[\s*'((?:[^'\\]|\\.)*)'\s*\]/suy;
const OPERATOR = /\?\?|\|\||&&|==|!=|<=|>=|[!<>+\-*/%]/y;
const MARK = /[(),.?:|]/y;

/** A field below a path, as expressions write it: `.name`, or `['e-mail']`. */
export function fieldStep(name: string): string {
	NAME.lastIndex = 0;
	return NAME.exec(name)?.[0] === name ? `.${name}` : `['${name.replace(/['\\]/g, '\\$&')}']`;
}

/** Splits an expression into tokens. The last token is always `end`; stops at the first problem. Never throws. */
export function tokenize(text: string): { tokens: Token[]; problem: SyntaxProblem | null } {
	const tokens: Token[] = [];
	let at = 0;
	for (;;) {
		while (/\s/.test(text[at] ?? '')) at += 1;
		if (at >= text.length) break;
		const token = tokenAt(text, at);
		if ('message' in token) return { tokens, problem: token };
		tokens.push(token);
		at = token.end;
	}
	tokens.push({ kind: 'end', start: at, end: at });
	return { tokens, problem: null };
}

function tokenAt(text: string, start: number): Token | SyntaxProblem {
	const match = (pattern: RegExp): RegExpExecArray | null => {
		pattern.lastIndex = start;
		return pattern.exec(text);
	};
	const place = (found: RegExpExecArray) => ({ start, end: start + found[0].length });
	const name = match(NAME);
	if (name) return { kind: 'name', text: name[0], ...place(name) };
	const number = match(NUMBER);
	if (number) return { kind: 'number', value: Number(number[0]), ...place(number) };
	const string = match(STRING);
	if (string) return { kind: 'string', value: unquote(string[1] ?? ''), ...place(string) };
	const field = AFTER_VALUE.test(text.slice(0, start)) ? match(FIELD) : null;
	if (field) return { kind: 'field', text: unquote(field[1] ?? ''), ...place(field) };
	const foreign = foreignOperator(text, start);
	if (foreign) return foreign;
	const operator = match(OPERATOR);
	if (operator) return { kind: 'operator', text: operator[0] as BinaryOperator | '!', ...place(operator) };
	const mark = match(MARK);
	if (mark) return { kind: 'mark', text: mark[0] as '(', ...place(mark) };
	return strangeCharacter(text, start);
}

const unquote = (text: string): string =>
	text.replace(/\\(.)/gsu, (_whole, char: string) => (char === 'n' ? '\n' : char === 't' ? '\t' : char));

const FOREIGN: readonly (readonly [operator: string, hint: string, instead?: string])[] = [
	['===', 'Write `==`; it compares without converting anyway.', '=='],
	['!==', 'Write `!=`; it compares without converting anyway.', '!='],
	['=>', 'For "at least" write `>=`; expressions hold no functions.'],
	['?.', 'Write `.`: reading stops by itself where something is null; give a value for that case with `??`.', '.'],
	['**', 'There is no power operator.'],
];

/** Full-width punctuation of Chinese keyboards, and its ASCII equivalents. */
const WIDE_MARKS: Readonly<Record<string, string>> = {
	'（': '(',
	'）': ')',
	'，': ',',
	'。': '.',
	'？': '?',
	'：': ':',
	'！': '!',
	'｜': '|',
	'＝': '==',
	'＜': '<',
	'＞': '>',
	'＋': '+',
	'－': '-',
	'‘': "'",
	'’': "'",
	'“': "'",
	'”': "'",
	'【': '(',
	'】': ')',
};

/** JavaScript operators that expressions lack; reported with a hint of their own. */
function foreignOperator(text: string, start: number): SyntaxProblem | null {
	const found = FOREIGN.find(([operator]) => text.startsWith(operator, start));
	// `a ?.5 : 1` is a conditional, not optional chaining.
	if (!found || (found[0] === '?.' && /\d/.test(text[start + 2] ?? ''))) return null;
	const [operator, hint, instead] = found;
	const message = `\`${operator}\` is not an operator of expressions.`;
	return { start, end: start + operator.length, message, hint, ...(instead === undefined ? {} : { instead }) };
}

/** The end of a value, which `[` after it would pick from. */
const AFTER_VALUE = /[\p{L}\p{N}_$)\]']\s*$/u;

function strangeCharacter(text: string, start: number): SyntaxProblem {
	const char = String.fromCodePoint(text.codePointAt(start) ?? 0);
	const end = start + char.length;
	switch (char) {
		case "'":
			return {
				start,
				end: text.length,
				message: 'This text has no closing quote.',
				hint: "Close it with `'`; a quote inside is written \\'.",
			};
		case '"':
		case '`':
			return { start, end, message: 'Text in expressions needs single quotes.', hint: "Write '…'." };
		case '[':
			return AFTER_VALUE.test(text.slice(0, start))
				? {
						start,
						end,
						message: 'Items of a list cannot be picked by number.',
						hint: "Draw the list with a block that repeats, or let the server answer the one item. The name of a field needs quotes: ['e-mail'].",
					}
				: {
						start,
						end,
						message: 'Expressions have no lists of their own.',
						hint: 'Leave out `?? []`: pipes and blocks take null for an empty list. `| list` makes a list of one text.',
					};
		case '=':
			return { start, end, message: 'An expression cannot assign.', hint: 'Compare with `==`; change state with a `set` step.' };
		case '&':
			return { start, end, message: '`&` is not an operator of expressions.', hint: 'Write `&&`.', instead: '&&' };
		case '{':
		case '}':
			return { start, end, message: `\`${char}\` has no meaning in an expression.`, hint: 'Braces belong to texts: leave them out here.' };
		default:
			return { start, end, message: `\`${char}\` has no meaning in an expression.`, ...hintForMark(char) };
	}
}

/** Marks that YAML may read as its own within a text without quotes. */
const MARKS_OF_YAML = [',', ':', '!', "'"];

function hintForMark(char: string): Pick<SyntaxProblem, 'hint' | 'instead'> {
	const meant = WIDE_MARKS[char];
	if (meant === undefined) return {};
	const hint = `Write \`${meant}\`, with an English keyboard.`;
	return MARKS_OF_YAML.includes(meant) ? { hint } : { hint, instead: meant };
}
