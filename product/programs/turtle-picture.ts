/** A drawing of `turtle`, from the marks that a run reports (`engines/worker/python-turtle.ts`). Up is positive; the middle is 0, 0. */
import type { DrawnMark } from '#engines/watch.ts';

export type Point = readonly [x: number, y: number];

export type Shape =
	| { kind: 'line'; turtle: number; from: Point; to: Point; colour: string; width: number }
	| { kind: 'area'; turtle: number; points: readonly Point[]; colour: string }
	| { kind: 'dot'; turtle: number; at: Point; size: number; colour: string }
	| { kind: 'text'; turtle: number; at: Point; text: string; align: string; size: number; style: string; colour: string }
	| { kind: 'stamp'; turtle: number; stamp: number; look: Look };

/** How a turtle, or its stamp, looks. */
export interface Look {
	at: Point;
	heading: number;
	shape: string;
	pen: string;
	fill: string;
	/** Across, along, and the width of its outline. */
	stretch: readonly [number, number, number];
}

export interface Picture {
	size: Point;
	background: string;
	title: string;
	shapes: readonly Shape[];
	/** The turtles that are shown. */
	turtles: readonly Look[];
}

interface Turtle extends Look {
	isShown: boolean;
	/** Number of the shape below which the area that is being drawn belongs. */
	fillFrom: number;
}

/** The shapes from the index `from` are new, or lie above a new one. `isStale`: others were taken away, or the background is another. */
export interface Change {
	from: number;
	isStale: boolean;
}

export type Mark = readonly [kind: string, ...values: unknown[]];

/** Of a small drawing, so that a child sees it large. */
const LEAST_HALF = 160;
const MARGIN = 30;

export const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const point = (x: unknown, y: unknown): Point => [number(x), number(y)];
const isPoint = (value: unknown): value is Point =>
	Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === 'number');

/** Takes the marks of a program one by one. */
export class Drawing {
	readonly turtles = new Map<number, Turtle>();
	shapes: Shape[] = [];
	/** The number of each shape, in the order of their marks. */
	private numbers = new WeakMap<Shape, number>();
	private next = 0;
	private background = 'white';
	private title = '';
	private change: Change = { from: 0, isStale: true };

	take([kind, ...values]: Mark): void {
		const [first, ...rest] = values;
		if (kind === 'bg') {
			this.background = text(first);
			this.change.isStale = true;
		} else if (kind === 'title') this.title = text(first);
		else if (kind === 'clear-all') this.keep(() => false);
		else if (kind === 'turtle') this.turtles.set(number(first), newTurtle(text(rest[0]), rest[1] === true));
		else {
			const turtle = this.turtles.get(number(first));
			if (turtle) this.takeFrom(turtle, number(first), kind, rest);
		}
	}

	/** The change since the last call. */
	takeChange(): Change {
		const { change } = this;
		this.change = { from: this.shapes.length, isStale: false };
		return change;
	}

	picture(size: Point): Picture {
		const { background, title, shapes } = this;
		return { size, background, title, shapes, turtles: [...this.turtles.values()].filter(({ isShown }) => isShown) };
	}

	private add(shape: Shape, index = this.shapes.length): void {
		this.numbers.set(shape, this.next);
		this.next += 1;
		if (index === this.shapes.length) this.shapes.push(shape);
		else this.shapes.splice(index, 0, shape);
		this.change.from = Math.min(this.change.from, index);
	}

	private keep(isKept: (shape: Shape) => boolean): void {
		this.shapes = this.shapes.filter(isKept);
		this.change.isStale = true;
	}

	private numberOf(shape: Shape): number {
		return this.numbers.get(shape) ?? 0;
	}

	private takeFrom(turtle: Turtle, id: number, kind: string, values: readonly unknown[]): void {
		const change = (changed: Partial<Turtle>): void => void this.turtles.set(id, { ...turtle, ...changed });
		switch (kind) {
			case 'go': {
				const [x, y, heading, colour, width] = values;
				const to = point(x, y);
				if (typeof colour === 'string') this.add({ kind: 'line', turtle: id, from: turtle.at, to, colour, width: number(width) });
				return change({ at: to, heading: number(heading) });
			}
			case 'turn':
				return change({ heading: number(values[0]) });
			case 'colour':
				return change({ pen: text(values[0]), fill: text(values[1]) });
			case 'shape':
				return change({ shape: text(values[0]), stretch: [number(values[1]), number(values[2]), number(values[3])] });
			case 'shown':
				return change({ isShown: values[0] === true });
			case 'fill':
				return change({ fillFrom: this.next });
			case 'filled': {
				const points = Array.isArray(values[1]) ? values[1].filter(isPoint) : [];
				// Below the lines that were drawn around it.
				const above = this.shapes.findIndex((shape) => this.numberOf(shape) >= turtle.fillFrom);
				this.add({ kind: 'area', turtle: id, points, colour: text(values[0]) }, above < 0 ? undefined : above);
				return;
			}
			case 'dot': {
				const [x, y, size, colour] = values;
				this.add({ kind: 'dot', turtle: id, at: point(x, y), size: number(size), colour: text(colour) });
				return;
			}
			case 'text': {
				const [x, y, written, align, size, style, colour] = values;
				const shown = { text: text(written), align: text(align), size: number(size), style: text(style), colour: text(colour) };
				this.add({ kind: 'text', turtle: id, at: point(x, y), ...shown });
				return;
			}
			case 'stamp': {
				const { at, heading, shape, pen, fill, stretch } = turtle;
				this.add({ kind: 'stamp', turtle: id, stamp: number(values.at(-1)), look: { at, heading, shape, pen, fill, stretch } });
				return;
			}
			case 'unstamp':
				this.keep((shape) => shape.kind !== 'stamp' || shape.turtle !== id || shape.stamp !== number(values[0]));
				return;
			case 'clear':
				return this.keep((shape) => shape.turtle !== id);
			case 'undo': {
				const own = this.shapes.filter((shape) => shape.turtle === id);
				const newest = Math.max(...own.map((shape) => this.numberOf(shape)));
				return this.keep((shape) => shape.turtle !== id || this.numberOf(shape) !== newest);
			}
		}
	}
}

const newTurtle = (shape: string, isShown: boolean): Turtle => ({
	at: [0, 0],
	heading: 0,
	shape,
	pen: 'black',
	fill: 'black',
	stretch: [1, 1, 1],
	isShown,
	fillFrom: 0,
});

/** The size that the program asked for; otherwise the turtles have room. */
export function roomOf(marks: readonly Mark[]): Point {
	let size: Point | null = null;
	let half: Point = [LEAST_HALF, LEAST_HALF];
	for (const [kind, first, x, y] of marks) {
		if (kind === 'size') size = point(first, x);
		if (kind === 'go') half = [Math.max(half[0], Math.abs(number(x)) + MARGIN), Math.max(half[1], Math.abs(number(y)) + MARGIN)];
	}
	return size ?? [2 * half[0], 2 * half[1]];
}

/** What is drawn at a step, in the room that the whole drawing needs. */
export function pictureAt(marks: readonly DrawnMark[], step: number): Picture {
	const drawing = new Drawing();
	for (const mark of parseMarks(marks.filter((each) => each.step <= step))) drawing.take(mark);
	return drawing.picture(roomOf(parseMarks(marks)));
}

export const parseMarks = (marks: readonly DrawnMark[]): Mark[] =>
	marks.map((mark) => parseMark(mark.text)).filter((mark) => mark !== null);

/** Null for a text that is no mark: a program can write to the same place. */
function parseMark(json: string): Mark | null {
	try {
		const parsed: unknown = JSON.parse(json);
		return Array.isArray(parsed) && typeof parsed[0] === 'string' ? [parsed[0], ...parsed.slice(1)] : null;
	} catch {
		return null;
	}
}

/** The whole picture of a drawing as the judge has it: a mark a line. */
export const pictureOf = (drawing: string): Picture =>
	pictureAt(
		drawing.split('\n').map((text) => ({ step: 0, text })),
		0,
	);
