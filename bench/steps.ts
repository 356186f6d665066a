/**
 * A run that can be walked, against the plain run of the same program: both in a fresh interpreter of the same sandboxed process. The first
 * figure is the record of where the run was, the second the repetition that shows the values of a window.
 */
import type { Limits, Program } from '#engines/runner.ts';
import { Station } from '#engines/station.ts';
import type { Watch } from '#engines/watch.ts';
import { createJudgeHost } from '#mock/server/judge-host.ts';
import { compare, takeTurns } from './compare.ts';
import type { Figure } from './figure.ts';

const LIMITS: Limits = { timeMs: 10_000, memoryKb: 262_144, outputBytes: 1_048_576 };
const STEPS = 5000;
/** As many as `engines/watched-program.ts` asks for at a time. */
const WINDOW = 100;
const FIRST: Watch = { seed: null, clock: null, interactive: false, window: null };

const LOOP: Program = { language: 'Python3', code: `total = 0\nfor i in range(${STEPS / 2}):\n    total += i\nprint(total)\n` };
const VARIABLES: Program = {
	language: 'Python3',
	code: `${Array.from({ length: 200 }, (_, index) => `v${index} = ${index}`).join('\n')}\nfor i in range(${STEPS / 2}):\n    v7 += i\nprint(v7)\n`,
};

export async function stepsFigures(): Promise<Figure[]> {
	const station = new Station({ engine: 'python', host: createJudgeHost() });
	try {
		await station.compile(LOOP);
		return [
			await figureOf('steps-loop', 2, station, LOOP, FIRST),
			await figureOf('steps-200-variables', 2, station, VARIABLES, FIRST),
			await figureOf('steps-window', 3, station, VARIABLES, { ...FIRST, window: { first: STEPS - WINDOW, last: STEPS } }),
		];
	} finally {
		station.drop();
	}
}

async function figureOf(name: string, limit: number, station: Station, program: Program, watch: Watch): Promise<Figure> {
	const { watched, plain } = await takeTurns(
		{ rounds: 7, warmUp: 1 },
		{
			watched: () =>
				timed(async () => {
					const { steps } = await station.watch(program, '', LIMITS, watch);
					if (steps?.lines.length !== STEPS) throw new Error(`${steps?.lines.length} steps were recorded.`);
				}),
			plain: () =>
				timed(async () => {
					const { verdict } = await station.run(program, { artifact: null, input: '', limits: LIMITS });
					if (verdict !== 'OK') throw new Error(`The program ended with ${verdict}.`);
				}),
		},
	);
	return compare({ name, unit: 'ms', yardstick: 'the plain run', limit, atMost: true }, watched, plain);
}

async function timed(work: () => Promise<void>): Promise<number> {
	const begun = performance.now();
	await work();
	return performance.now() - begun;
}
