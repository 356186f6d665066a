import type { Block } from './block-program.ts';

/** How strongly an expression of Python holds together: https://docs.python.org/3/reference/expressions.html#operator-precedence. */
export const ORDER = { atom: 0, power: 1, sign: 2, times: 3, plus: 4, compare: 5, not: 6, and: 7, or: 8, all: 9 } as const;

export interface Expression {
	text: string;
	/** One of `ORDER`. */
	order: number;
}

/** Writes a block in Python. */
export interface Writer {
	/** The block in a slot as Python, with brackets if it holds together less than `order`. */
	value(slot: string, order: number): string;
	/** Whether the value in a slot is a text for sure. */
	isText(slot: string): boolean;
	field(name: string): string;
	/** The name in Python of the variable in a field. */
	variable(name: string): string;
	function(name: string): string;
	/** A name for a counter, free in the whole program. */
	counter(): string;
	line(text: string): void;
	/** The chain of blocks in a body, indented below the last line. `last` ends it. */
	body(slot: string, last?: string): void;
	/** `else:` with a body. A condition that stands alone there becomes `elif`. */
	otherwise(slot: string): void;
	/** The chain of blocks in a body, as far in as the block itself. */
	flat(slot: string): void;
	/** Whether the block is in a loop of its own function or program. */
	isInLoop(): boolean;
	/** The program needs this module. */
	uses(module: 'random' | 'math' | 'turtle' | 'robot'): void;
}

/** What a slot takes. `any`: every value. */
export type Shape = 'number' | 'text' | 'boolean' | 'list' | 'any';

export type Part =
	/**
	 * A slot for a value. `shadow`: the number or text of the shadow block that fills it until another block is put there. `empty`: the Python of the empty
	 * slot, unless that of its shape will do.
	 */
	| { slot: Shape; shadow?: number | string; empty?: string }
	/** A chain of blocks. */
	| { body: true }
	/** A list to choose from: `word` is shown, `value` is kept, and what the writer gets. */
	| { choice: readonly (readonly [word: string, value: string])[] }
	/** A field of a variable, with the name that it has at first. `list`: it is a list. `write`: the block gives it a value, or changes the one that it has. */
	| VariablePart
	/** A field of a number, with what it has at first. */
	| { number: number }
	/** A field of a text, with what it has at first. */
	| { text: string };

export interface VariablePart {
	variable: string;
	list?: true;
	write?: 'set' | 'change';
}

interface KindBase {
	/** In Chinese, with the parts in braces: `重复 {TIMES} 次 {DO}`. */
	words: string;
	parts: Readonly<Record<string, Part>>;
	/** Said in the list of blocks. */
	tooltip: string;
}

/** What a child can do with the block, said in the list of blocks. */
interface Exemplified {
	example: string;
}

export interface StatementKind extends KindBase, Exemplified {
	is: 'statement';
	/** No block can follow, since it would never run. */
	ends?: true;
	write(writer: Writer, block: Block): void;
}

export interface ValueKind extends KindBase, Exemplified {
	is: Shape;
	write(writer: Writer, block: Block): Expression;
}

/** Stands at the top of a stack. */
export interface TopKind extends KindBase {
	is: 'top';
	write(writer: Writer, block: Block): void;
}

/** A kind without its own explanations, for blocks that are alike. */
export type Unexplained<Explained extends StatementKind | ValueKind> = Omit<Explained, 'tooltip' | 'example'>;

export type Kind = StatementKind | ValueKind | TopKind;

export const atom = (text: string): Expression => ({ text, order: ORDER.atom });

/** A text as Python writes it. */
export function quoted(text: string): string {
	const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
	const escaped = text
		// A lone surrogate has no UTF-8.
		.replaceAll(/\p{Cs}/gu, '\ufffd')
		.replaceAll('\\', '\\\\')
		.replaceAll(mark, `\\${mark}`)
		.replaceAll('\n', '\\n')
		// Python refuses a program with some of the control characters.
		.replaceAll(/\p{Cc}/gu, (letter) => `\\x${letter.charCodeAt(0).toString(16).padStart(2, '0')}`);
	return mark + escaped + mark;
}
