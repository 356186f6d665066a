import { expect, test } from 'vitest';
import { failure } from '#engines/runner.ts';
import type { WatchedRun } from '#engines/watch.ts';
import { watchProgram } from '#engines/watched-program.ts';

const MOMENT = '{"event":"line","line":1,"depth":1,"frames":[],"objects":{}}';

const runOf = (lines: readonly string[]): WatchedRun => ({
	result: failure('OK', ''),
	steps: { lines, printed: lines.map(() => 0), marks: [], moves: [], asks: false, clock: [] },
});

test.each([
	['of the recorder are shown', ['l 1 1'], { line: 1, frames: [] }],
	['of the program itself are not', ['l 1 1', MOMENT], null],
])('moments %s', async (_case, lines, shown) => {
	const { momentAt } = await watchProgram(async ({ window }) => runOf(window ? [MOMENT] : lines), { seed: null, interactive: false });
	const moment = await momentAt(0);
	expect(moment && { line: moment.line, frames: moment.frames }).toEqual(shown);
});
