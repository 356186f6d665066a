import { expect, test } from 'vitest';
import { worldOf } from '#app/robot/world-case.ts';
import { endOf } from '#app/robot/world-words.ts';
import type { World } from '#engines/robot/world.ts';
import { replay } from '#engines/robot/world-run.ts';

function named(name: string): World {
	const world = worldOf(name);
	if (!world) throw new Error(`no world ${name}`);
	return world;
}

test.each([
	['free-field', '', '机器人没有动。'],
	['first-line', '', '机器人没有动。没有走到终点。'],
	['free-field', 'wait 500', '跑了 0.5 秒，没有碰到东西。'],
])('the end of a run in %s after %j', (name, moves, said) => {
	const world = named(name);
	expect(endOf(replay(world, moves).outcome, world)).toBe(said);
});
