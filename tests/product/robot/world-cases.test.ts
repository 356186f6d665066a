/** The worlds of the product: each is asked for, and each can be done. The programs of the problems are run by `tests/product/judge/engines/robot.test.ts`. */
import { expect, it } from 'vitest';
import { barriersOf, isFree } from '#app/robot/free-ground.ts';
import { worldOf } from '#app/robot/world-case.ts';
import { doubtsOf } from '#app/robot/world-doubts.ts';
import { FASTEST } from '#engines/robot/model.ts';
import type { World } from '#engines/robot/world.ts';
import { replay } from '#engines/robot/world-run.ts';
import { type World as NamedWorld, worlds } from '#generated/collections/worlds.ts';
import { problems, referencesIn } from '#tests/product/judge/engines/problems.ts';
import { driveToGoals } from '#tests/product/support/drive-robot.ts';

const asked = problems.filter(({ robot }) => robot);
const named = [...new Set(asked.flatMap(({ cases }) => cases.map(({ in: input }) => input.trim())))];

function worldNamed(text: string): World {
	const world = worldOf(text);
	if (!world) throw new Error(`No world is called “${text}”.`);
	return world;
}

it('every world with goals is a case of a problem that is solved', () => {
	const solved = new Set(referencesIn('Python3', true).map(([, { problem }]) => problem.id));
	expect(asked.filter(({ id }) => !solved.has(id))).toEqual([]);
	const used = new Set(named.map((text) => text.split(' ')[0]));
	const withGoals = Object.entries<World>(worlds).filter(([, { goals }]) => goals.length > 0);
	expect(withGoals.map(([name]) => name).filter((name) => !used.has(name))).toEqual([]);
});

it('no world of a public case is hidden', () => {
	const shown = asked.flatMap(({ cases }) => cases.filter(({ sample }) => sample).map(({ in: input }) => input.split(' ')[0]?.trim()));
	const hidden = Object.entries<NamedWorld>(worlds).filter(([, world]) => world.hidden);
	expect(hidden.length).toBeGreaterThan(0);
	expect(hidden.map(([name]) => name).filter((name) => shown.includes(name))).toEqual([]);
});

it.each(named)('“%s” begins on free ground, from where a robot gets to every goal with room to spare', (text) => {
	const world = worldNamed(text);
	expect(isFree(world.start, world.field, barriersOf(world))).toBe(true);
	expect(doubtsOf(world)).toEqual([]);
});

/** With noise, a way that is known beforehand leads past its goals: programs with sensors show that those worlds can be done. */
const exact = named.filter((text) => !worldNamed(text).noise);

it.each(exact)('“%s” can be done in its time, by a robot that knows the way', (text) => {
	const world = worldNamed(text);
	const { moves = '' } = driveToGoals(world, FASTEST / 2);
	expect(replay(world, moves).outcome).toMatchObject({ succeeded: true, touches: 0 });
});
