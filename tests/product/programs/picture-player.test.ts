import { expect, test } from 'vitest';
import { PicturePlayer } from '#app/programs/picture-player.ts';
import type { DrawnMark } from '#engines/watch.ts';

const marksOf = (...marks: unknown[][]): DrawnMark[] => marks.map((mark, step) => ({ step, text: JSON.stringify(mark) }));

const go = (x: number): unknown[] => ['go', 0, x, 0, 0, 'black', 1];
const turtle = ['turtle', 0, 'classic', true];

/** Milliseconds until all is drawn. */
function lengthOf(...marks: unknown[][]): number {
	const player = new PicturePlayer(marksOf(turtle, ...marks));
	let length = 0;
	for (player.advance(0, 1); !player.isDone; player.advance(1, 1)) length += 1;
	return length;
}

// As turtle.py: 10 ms for each 3 · 1.1^speed · speed units.
test.each([
	['a stroke at the usual speed', [go(100)], 90],
	['a slow one', [['speed', 0, 1], go(100)], 310],
	['a fast one', [['speed', 0, 10], go(100)], 20],
	['ten without an animation', [['speed', 0, 0], ...Array.from({ length: 10 }, (_, x) => go(100 * x))], 10],
	['a turn', [['turn', 0, 90]], 110],
	['a longer delay', [['delay', 20], go(100)], 180],
	['strokes before an update', [['tracer', 0], go(100), go(200)], 0],
	['two frames', [['tracer', 0], go(100), ['update'], go(200), ['update']], 66],
])('%s takes its time', (_case, marks, length) => {
	expect(lengthOf(...marks)).toBe(length);
});

test('a stroke grows, at the chosen speed, and the turtle goes with it', () => {
	const player = new PicturePlayer(marksOf(turtle, go(100), go(200)));
	player.advance(30, 1.5);
	expect(player.frame()).toMatchObject({
		picture: { shapes: [], turtles: [{ at: [50, 0] }] },
		stroke: { from: [0, 0], to: [50, 0] },
	});
	player.skip();
	expect(player.frame()).toMatchObject({ picture: { shapes: [{}, {}], turtles: [{ at: [200, 0] }] }, stroke: null });
});

test('frames appear only at an update', () => {
	const player = new PicturePlayer(marksOf(turtle, ['tracer', 0], go(10), go(20), ['update'], go(30), ['update']));
	player.advance(1, 1);
	expect(player.frame().picture.shapes).toHaveLength(2);
	player.advance(40, 1);
	expect(player.frame().picture.shapes).toHaveLength(3);
});

test('what a frame adds to the one before is known, also an area below its lines', () => {
	const area = [
		'filled',
		0,
		'gold',
		[
			[0, 0],
			[10, 0],
			[10, 10],
		],
	];
	const player = new PicturePlayer(marksOf(turtle, ['speed', 0, 0], go(1), ['fill', 0], go(10), go(20), area, ['clear', 0]));
	const changes = Array.from({ length: 6 }, () => {
		const { change } = player.frame();
		player.advance(1, 1);
		return change;
	});
	expect(changes).toEqual([
		{ from: 0, isStale: true },
		{ from: 0, isStale: false },
		{ from: 1, isStale: false },
		{ from: 2, isStale: false },
		{ from: 1, isStale: true },
		{ from: 0, isStale: false },
	]);
});

test('a timer is due after its time, whatever the speed, and its event waits until all is drawn', () => {
	const player = new PicturePlayer(marksOf(turtle, ['timer', 1, 50], go(1000)));
	player.advance(0, 1);
	player.advance(49, 4);
	expect(player.takeEvent()).toBeUndefined();
	player.advance(1, 1);
	expect(player.takeEvent()).toBeUndefined();
	player.skip();
	expect(player.takeEvent()).toEqual({ kind: 'timer', timer: 1 });
});

test('a held key queues few events, a moving pointer one', () => {
	const player = new PicturePlayer([]);
	for (let x = 0; x < 50; x += 1) player.press({ kind: 'pointer', phase: 'drag', button: 1, x, y: 0 });
	for (let x = 0; x < 50; x += 1) player.press({ kind: 'key', phase: 'press', key: 'Up' });
	expect(player.takeEvent()).toMatchObject({ x: 49 });
	let keys = 0;
	while (player.takeEvent()) keys += 1;
	expect(keys).toBeLessThan(10);
});

test('keys and clicks are handled once their marks are played', () => {
	const player = new PicturePlayer(marksOf(turtle, go(100), ['key', 'release', 'Up', true], ['pointer', 'press', true]));
	player.advance(0, 1);
	expect([...player.keys.keys(), ...player.pointers]).toEqual([]);
	player.skip();
	expect([...player.keys.keys(), ...player.pointers]).toEqual(['Up', 'press']);
	player.append(marksOf(['key', 'release', 'Up', false], go(900)));
	player.skip();
	expect([...player.keys.keys()]).toEqual([]);
	expect(player.size[0]).toBe(1860);
});

test('10,000 strokes are played in time', () => {
	const strokes = Array.from({ length: 10_000 }, (_, index) => go(index));
	const player = new PicturePlayer(marksOf(turtle, ['speed', 0, 0], ...strokes));
	let drawn = 0;
	while (!player.isDone) {
		player.advance(16, 1);
		const { picture, change } = player.frame();
		drawn += picture.shapes.length - change.from;
	}
	// No stroke is drawn twice.
	expect(drawn).toBe(10_000);
});
