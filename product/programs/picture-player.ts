/**
 * Plays the marks of a program one by one, as fast as its turtles say. While the program is live, it also keeps the timers and the handled keys and
 * clicks, and queues their events: a mark that registers them counts once it has been played.
 */
import type { DrawnMark, LiveEvent } from '#engines/watch.ts';
import { Drawing, type Mark, number, type Picture, type Point, parseMarks, roomOf, type Shape, text } from './turtle-picture.ts';

/** Milliseconds between two steps of an animation, unless the program says more or less. */
const DELAY = 10;
/** Milliseconds of a picture that `update` shows. */
const UPDATE = 33;
/** Events that wait for their turn; more are dropped, such as those of a key that is held down. */
const MOST_EVENTS = 8;
/** Shapes that a drawing may have while it is live. */
const MOST_SHAPES = 50_000;

interface Timer {
	timer: number;
	/** Milliseconds that are left. */
	left: number;
}

export class PicturePlayer {
	/** Handled keys, as Tk names them; null for any key. */
	readonly keys = new Map<string | null, Set<string>>();
	/** Handled phases of a pointer. */
	readonly pointers = new Set<string>();
	/** The program has closed its window. */
	isClosed = false;
	size: Point;
	private drawing = new Drawing();
	private marks: Mark[];
	private at = 0;
	/** Milliseconds of the current mark that were played. */
	private played = 0;
	private tracer = 1;
	private delay = DELAY;
	private readonly speeds = new Map<number, number>();
	private timers: Timer[] = [];
	private events: LiveEvent[] = [];

	/** `seen`: marks that are not played again. */
	constructor(marks: readonly DrawnMark[], seen = 0) {
		this.marks = parseMarks(marks);
		this.size = roomOf(this.marks);
		for (const mark of this.marks.slice(0, seen)) this.take(mark);
	}

	get isDone(): boolean {
		return this.at === this.marks.length;
	}

	get isFull(): boolean {
		return this.drawing.shapes.length > MOST_SHAPES;
	}

	/** Adds the marks of an event. Those that were played are let go. */
	append(marks: readonly DrawnMark[]): void {
		const parsed = parseMarks(marks);
		this.marks = [...this.marks.slice(this.at), ...parsed];
		this.at = 0;
		const [width, height] = roomOf(parsed);
		this.size = parsed.some(([kind]) => kind === 'size')
			? [width, height]
			: [Math.max(this.size[0], width), Math.max(this.size[1], height)];
	}

	/** Plays milliseconds of the drawing, at a speed of 1; timers count them at any speed. */
	advance(milliseconds: number, speed: number): void {
		for (const timer of this.timers) timer.left -= milliseconds;
		const due = this.timers.filter(({ left }) => left <= 0);
		this.timers = this.timers.filter(({ left }) => left > 0);
		this.events.push(...due.map(({ timer }): LiveEvent => ({ kind: 'timer', timer })));
		let left = milliseconds * speed;
		for (let mark = this.marks[this.at]; mark; mark = this.marks[this.at]) {
			const rest = this.durationOf(mark) - this.played;
			if (rest > left) {
				this.played += left;
				return;
			}
			left -= Math.max(rest, 0);
			this.take(mark);
		}
	}

	/** Goes to the end of what is drawn so far. */
	skip(): void {
		for (let mark = this.marks[this.at]; mark; mark = this.marks[this.at]) this.take(mark);
	}

	restart(): void {
		this.drawing = new Drawing();
		this.at = 0;
		this.played = 0;
		this.tracer = 1;
		this.delay = DELAY;
		this.speeds.clear();
	}

	/** Queues an event of the user. */
	press(event: LiveEvent): void {
		if (isDrag(event) && isDrag(this.events.at(-1))) this.events.pop();
		if (this.events.length < MOST_EVENTS) this.events.push(event);
	}

	/** The next event, once all marks of the one before are drawn. */
	takeEvent(): LiveEvent | undefined {
		return this.isDone ? this.events.shift() : undefined;
	}

	picture(): Picture {
		return this.drawing.picture(this.size);
	}

	/** The picture of the present frame, the shapes that are new in it, and the stroke that is still being drawn. */
	frame(): { picture: Picture; change: ReturnType<Drawing['takeChange']>; stroke: Shape | null } {
		const change = this.drawing.takeChange();
		const mark = this.marks[this.at];
		const turtle = mark && this.drawing.turtles.get(number(mark[1]));
		if (!mark || !turtle || this.played === 0) return { picture: this.picture(), change, stroke: null };
		const share = this.played / this.durationOf(mark);
		const [kind, id, x, y, , colour, width] = mark;
		const between = (from: number, to: number): number => from + (to - from) * share;
		const { at, heading, isShown } = turtle;
		const to: Point = kind === 'go' ? [between(at[0], number(x)), between(at[1], number(y))] : at;
		const turned = kind === 'turn' ? heading + angleBetween(heading, number(x)) * share : heading;
		const looks = [...this.drawing.turtles].flatMap(([key, look]) => (key === id || !look.isShown ? [] : [look]));
		const picture = { ...this.picture(), turtles: isShown ? [...looks, { ...turtle, at: to, heading: turned }] : looks };
		const stroke: Shape | null =
			kind === 'go' && typeof colour === 'string' ? { kind: 'line', turtle: number(id), from: at, to, colour, width: number(width) } : null;
		return { picture, change, stroke };
	}

	private take(mark: Mark): void {
		const [kind, first, second, third] = mark;
		this.at += 1;
		this.played = 0;
		this.drawing.take(mark);
		if (kind === 'tracer') this.tracer = number(first);
		else if (kind === 'delay') this.delay = number(first);
		else if (kind === 'speed') this.speeds.set(number(first), number(second));
		else if (kind === 'timer') this.timers.push({ timer: number(first), left: number(second) });
		else if (kind === 'pointer') change(this.pointers, text(first), second === true);
		else if (kind === 'bye') this.isClosed = true;
		else if (kind === 'key') {
			const key = typeof second === 'string' ? second : null;
			const phases = this.keys.get(key) ?? new Set();
			change(phases, text(first), third === true);
			if (phases.size > 0) this.keys.set(key, phases);
			else this.keys.delete(key);
		}
	}

	/** As Python's own turtle: a step for each few units or degrees, and a delay after each. https://docs.python.org/3/library/turtle.html#turtle.speed */
	private durationOf([kind, first, x, y]: Mark): number {
		if (kind === 'update') return this.tracer === 0 ? UPDATE : 0;
		if (this.tracer === 0) return 0;
		const id = number(first);
		const turtle = this.drawing.turtles.get(id);
		if (!turtle || !ANIMATED.has(kind)) return 0;
		const speed = this.speeds.get(id) ?? 3;
		if (speed === 0 || this.tracer > 1) return this.delay / 10 / this.tracer;
		const { at, heading } = turtle;
		if (kind === 'go') return this.delay * (1 + Math.floor(Math.hypot(number(x) - at[0], number(y) - at[1]) / (3 * 1.1 ** speed * speed)));
		if (kind === 'turn') return this.delay * (1 + Math.floor(Math.abs(angleBetween(heading, number(x))) / (3 * speed)));
		return this.delay;
	}
}

const ANIMATED: ReadonlySet<string> = new Set(['go', 'turn', 'dot', 'text', 'stamp', 'filled', 'undo']);

const isDrag = (event: LiveEvent | undefined): boolean => event?.kind === 'pointer' && event.phase === 'drag';

const angleBetween = (from: number, to: number): number => ((to - from + 540) % 360) - 180;

function change(values: Set<string>, value: string, isIn: boolean): void {
	if (isIn) values.add(value);
	else values.delete(value);
}
