/**
 * Small programs of school books: what they leave on the canvas, and what they print, equals the lists beside them. These were compared with the
 * canvas of Python's own turtle.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictureAt, type Shape } from '#app/programs/turtle-picture.ts';
import { Station } from '#engines/station.ts';
import { createJudgeHost } from '#mock/server/judge-host.ts';

const FOLDER = new URL('turtle-programs/', import.meta.url);
const LIMITS = { timeMs: 10_000, memoryKb: 256 * 1024, outputBytes: 1024 * 1024 };

let station: Station;
beforeAll(() => {
	station = new Station({ engine: 'python', host: createJudgeHost({ isolated: false }) });
});
afterAll(() => station.drop());

const programs = readdirSync(FOLDER).filter((name) => name.endsWith('.py'));

function strokeOf(shape: Shape): unknown[] {
	switch (shape.kind) {
		case 'line':
			return ['line', ...shape.from, ...shape.to, shape.colour, shape.width];
		case 'area':
			return ['area', shape.colour, ...shape.points.flat()];
		case 'dot':
			return ['dot', ...shape.at, shape.size, shape.colour];
		case 'text':
			return ['text', ...shape.at, shape.text, shape.align, shape.size, shape.style, shape.colour];
		case 'stamp':
			return ['stamp', ...shape.look.at, shape.look.heading, shape.look.shape];
	}
}

/** Compares with `<name>.strokes`: a line of JSON for each stroke, then what is printed. */
test.each(programs)('%s', async (name) => {
	const code = readFileSync(new URL(name, FOLDER), 'utf8');
	const { result, steps } = await station.watch({ language: 'Python3', code }, '', LIMITS, {
		seed: null,
		clock: null,
		interactive: false,
		window: null,
	});
	const { shapes } = pictureAt(steps?.marks ?? [], Number.POSITIVE_INFINITY);
	const lines = [...shapes.map((shape) => JSON.stringify(strokeOf(shape))), ...result.stdout.split('\n').filter(Boolean)];
	const expected = new URL(name.replace('.py', '.strokes'), FOLDER);
	const text = `${lines.join('\n')}\n`;
	if (process.env.UPDATE_SAMPLES) writeFileSync(expected, text);
	expect(result).toMatchObject({ verdict: 'OK', stderr: '' });
	expect(text).toBe(readFileSync(expected, 'utf8'));
});

test('there are thirty', () => expect(programs).toHaveLength(30));
