/**
 * A run of a minute in a world, 3,000 steps that read the sensors each: what the judge counts, and what the largest world that may be costs beside an
 * empty field.
 */
import { createRunner } from '#engines/create-runner.ts';
import { MOST, type Point, type World } from '#engines/robot/world.ts';
import { replay } from '#engines/robot/world-run.ts';
import type { Limits, Program } from '#engines/runner.ts';
import { createJudgeHost } from '#mock/server/judge-host.ts';
import { compare, takeTurns } from './compare.ts';
import type { Figure } from './figure.ts';

const LIMITS: Limits = { timeMs: 10_000, memoryKb: 262_144, outputBytes: 1_048_576 };
const STEPS = 3000;
const COUNTED_LIMIT = 400;
const SENSING: Program = {
	language: 'Python3',
	code: 'from robot import *\nwhile True:\n    马达(距离() * 4, 200 if 左边颜色() == "白" else 100)\n    等待(0.02)\n',
};

const EMPTY: World = {
	field: { width: 5000, height: 5000 },
	start: { x: 500, y: 500, heading: 0 },
	goals: [],
	rules: { seconds: MOST.seconds },
};

/** Places in rows, away from the start. */
const placesOf = (count: number): Point[] =>
	Array.from({ length: count }, (_, index) => ({ x: 100 + (index % 100) * 48, y: 2500 + Math.floor(index / 100) * 100 }));

const LARGEST: World = {
	...EMPTY,
	boxes: placesOf(MOST.barriers).map((at) => ({ colour: 'red', at, width: 20, height: 20 })),
	lines: [{ colour: 'black', width: 20, through: placesOf(MOST.painted) }],
};

export async function robotFigures(): Promise<Figure[]> {
	const runner = createRunner({ host: createJudgeHost() });
	const run = async (world: World): Promise<{ counted: number; ms: number }> => {
		const begun = performance.now();
		const { time, moves = '' } = await runner.run(SENSING, '', LIMITS, world);
		const ms = performance.now() - begun;
		const { steps } = replay(world, moves).outcome;
		if (steps !== STEPS) throw new Error(`The run has ${steps} steps.`);
		return { counted: time, ms };
	};
	try {
		const { counted } = await run(EMPTY);
		const { largest, empty } = await takeTurns(
			{ rounds: 7, warmUp: 1 },
			{ largest: async () => (await run(LARGEST)).ms, empty: async () => (await run(EMPTY)).ms },
		);
		return [
			{ name: 'robot-counted', value: counted, unit: 'counted ms', limit: COUNTED_LIMIT, atMost: true },
			compare({ name: 'robot-largest-world', unit: 'ms', yardstick: 'an empty field', limit: 5, atMost: true }, largest, empty),
		];
	} finally {
		await runner.close();
	}
}
