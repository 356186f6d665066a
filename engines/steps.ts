/** Steps of a watched run, as the interpreter writes them (`worker/python-steps.ts`). */

export type StepEvent = 'call' | 'line' | 'return' | 'exception';

/** Where a run is, without its values. A `line` step is the moment before the line runs. */
export interface Step {
	event: StepEvent;
	/** From 1. */
	line: number;
	/** Calls of the program that are open: 1 in its main part. */
	depth: number;
	/** Bytes that the program has printed. */
	printed: number;
}

/** A value that is drawn in its place. `length`: that of a text or of bytes that are shortened. */
export interface Literal {
	type: 'int' | 'float' | 'complex' | 'str' | 'bytes' | 'word';
	text: string;
	length?: number;
}

/** `object` is a key of the moment's objects. `left-out`: there are too many objects to draw them all. */
export type Value = Literal | { type: 'object'; object: string } | { type: 'left-out'; text: string };

export type Field = readonly [name: string, value: Value];

/** Shortened lists say in `length` how many items there are. */
export type DrawnObject =
	| {
			kind: 'list' | 'tuple' | 'set' | 'frozenset' | 'deque';
			name: string;
			length: number;
			items: readonly Value[];
			fields?: readonly Field[];
	  }
	| { kind: 'dict'; name: string; length: number; pairs: readonly (readonly [Value, Value])[]; fields?: readonly Field[] }
	| { kind: 'instance'; name: string; fields: readonly Field[] }
	| { kind: 'class'; name: string; fields: readonly Field[] }
	| { kind: 'function'; name: string; parameters: readonly string[] }
	| { kind: 'module'; name: string }
	| { kind: 'other'; name: string; text: string };

export interface Frame {
	/** `<module>` for the main part. */
	name: string;
	line: number;
	variables: readonly Field[];
	/** More than there are in `variables`, if they are shortened. */
	length: number;
}

/** Everything that the program has at a step. The innermost frame is the last. */
export interface Moment {
	event: StepEvent;
	line: number;
	/** Calls that are open. Of many, `frames` has the first and the last. */
	depth: number;
	frames: readonly Frame[];
	objects: Readonly<Record<string, DrawnObject>>;
	/** What a function returns. */
	value?: Value;
	error?: { type: string; message: string };
}

const EVENTS: Readonly<Record<string, StepEvent>> = { c: 'call', l: 'line', r: 'return', e: 'exception' };

/** Null for a line that no step has written, since a program can write to the same place. */
export function parseStep(text: string, printed: number): Step | null {
	const [, letter = '', line, depth] = /^([clre]) (\d+) (\d+)$/.exec(text) ?? [];
	const event = EVENTS[letter];
	return event ? { event, line: Number(line), depth: Number(depth), printed } : null;
}

export function parseMoment(text: string): Moment | null {
	try {
		return text.startsWith('{') ? (JSON.parse(text) as Moment) : null;
	} catch {
		return null;
	}
}
