/** The worlds of the product: each is asked for, and each can be done. The programs of the problems are run by `tests/product/judge/engines/robot.test.ts`. */
import { describe, expect, it } from 'vitest';
import type { ProblemRow, ProgramRow } from '#app/judge/back-end/rows.ts';
import { type Barrier, isFree, reachableFrom } from '#app/robot/free-ground.ts';
import { worldOf } from '#app/robot/world-case.ts';
import type { World } from '#engines/robot/world.ts';
import { WorldRun } from '#engines/robot/world-run.ts';
import { worlds } from '#generated/collections/worlds.ts';
import { app } from '#mock/generated/app.ts';
import { MOCK_NOW } from '#mock/store/clock.ts';
import { loadSeed } from '#mock/store/load-seed.ts';

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

function barriersOf({ walls = [], boxes = [] }: World): Barrier[] {
	return [
		...walls.map(({ from, to }) => ({ left: from.x, low: from.y, right: to.x, high: to.y, isBox: false })),
		...boxes.map(({ at: { x, y }, width, height }) => ({
			left: x - width / 2,
			low: y - height / 2,
			right: x + width / 2,
			high: y + height / 2,
			isBox: true,
		})),
	];
}

it('every world with goals is a case of a problem that is solved, or the maze of the competition', () => {
	const solved = new Set(programs.filter(({ right, language }) => right && language === 'Python3').map(({ problemId }) => problemId));
	expect(problems.filter(({ id }) => !solved.has(id)).map(({ id }) => id)).toEqual([]);
	const asked = new Set([MAZE, ...cases.map((text) => text.split(' ')[0])]);
	const withGoals = Object.entries<World>(worlds).filter(([, { goals }]) => goals.length > 0);
	expect(withGoals.map(([name]) => name).filter((name) => !asked.has(name))).toEqual([]);
});

it.each([...cases, MAZE, `${MAZE} mirrored`])('“%s” begins on free ground, from where every goal can be reached', (text) => {
	const world = named(text);
	expect(isFree(world.start, world.field, barriersOf(world))).toBe(true);
	const reachable = reachableFrom(world);
	expect(world.goals.filter(({ at, radius }) => !reachable(at, radius))).toEqual([]);
});

describe('the maze of the competition', () => {
	const FORWARD = ['drive 200 200', 'wait 1500'];
	const QUARTER = 98.174_77;
	const LEFT = [`drive ${-QUARTER} ${QUARTER}`, 'wait 800'];
	const RIGHT = [`drive ${QUARTER} ${-QUARTER}`, 'wait 800'];
	const OPEN = 200;

	it.each([
		['right', MAZE, RIGHT, LEFT],
		['left', MAZE, LEFT, RIGHT],
		['right, upside down', `${MAZE} mirrored`, RIGHT, LEFT],
	])('can be done with the %s hand at the wall', (_, text, toHand, away) => {
		const run = new WorldRun(named(text));
		const say = (lines: readonly string[]): void => {
			for (const line of lines) run.answer(line);
		};
		const isOpen = (): boolean => Number.parseInt(run.answer('sense'), 10) > OPEN;
		for (let cell = 0; cell < 40; cell += 1) {
			say(toHand);
			for (let turn = 0; turn < 3 && !isOpen(); turn += 1) say(away);
			say(FORWARD);
		}
		expect(run.outcome).toMatchObject({ succeeded: true, touches: 0, isLate: false });
	});
});
