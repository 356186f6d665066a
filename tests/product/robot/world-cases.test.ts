/** The worlds of the product: each is asked for, and each can be done. The programs of the problems are run by `tests/product/judge/engines/robot.test.ts`. */
import { expect, it } from 'vitest';
import type { ProblemRow, ProgramRow } from '#app/judge/back-end/rows.ts';
import { barriersOf, isFree } from '#app/robot/free-ground.ts';
import { worldOf } from '#app/robot/world-case.ts';
import { doubtsOf } from '#app/robot/world-doubts.ts';
import { FASTEST } from '#engines/robot/model.ts';
import type { World } from '#engines/robot/world.ts';
import { replay } from '#engines/robot/world-run.ts';
import { worlds } from '#generated/collections/worlds.ts';
import { app } from '#mock/generated/app.ts';
import { MOCK_NOW } from '#mock/store/clock.ts';
import { loadSeed } from '#mock/store/load-seed.ts';
import { driveToGoals } from '#tests/product/support/drive-robot.ts';

const seed = loadSeed(app, MOCK_NOW);
const problems = ((seed.problems ?? []) as unknown as readonly ProblemRow[]).filter(({ robot }) => robot);
const programs = (seed['known-programs'] ?? []) as unknown as readonly ProgramRow[];
const cases = [...new Set(problems.flatMap((problem) => problem.cases.map(({ in: input }) => input.trim())))];
/** Of the competition, which is no problem of the bank. */
const MAZE = 'maze-mouse';

function named(text: string): World {
	const world = worldOf(text);
	if (!world) throw new Error(`No world is called “${text}”.`);
	return world;
}

it('every world with goals is a case of a problem that is solved, or the maze of the competition', () => {
	const solved = new Set(programs.filter(({ right, language }) => right && language === 'Python3').map(({ problemId }) => problemId));
	expect(problems.filter(({ id }) => !solved.has(id)).map(({ id }) => id)).toEqual([]);
	const asked = new Set([MAZE, ...cases.map((text) => text.split(' ')[0])]);
	const withGoals = Object.entries<World>(worlds).filter(([, { goals }]) => goals.length > 0);
	expect(withGoals.map(([name]) => name).filter((name) => !asked.has(name))).toEqual([]);
});

it.each([...cases, MAZE, `${MAZE} mirrored`])(
	'“%s” begins on free ground, from where a robot gets to every goal with room to spare',
	(text) => {
		const world = named(text);
		expect(isFree(world.start, world.field, barriersOf(world))).toBe(true);
		expect(doubtsOf(world)).toEqual([]);
	},
);

/** With noise, a way that is known beforehand leads past its goals: programs with sensors show that those worlds can be done. */
const exact = [...cases, MAZE, `${MAZE} mirrored`].filter((text) => !named(text).noise);

it.each(exact)('“%s” can be done in its time, by a robot that knows the way', (text) => {
	const world = named(text);
	const { moves = '' } = driveToGoals(world, FASTEST / 2);
	expect(replay(world, moves.split('\n')).outcome).toMatchObject({ succeeded: true, touches: 0 });
});
