import { describe, expect, it } from 'vitest';
import type { World } from '#engines/robot/world.ts';
import { replay, WorldRun } from '#engines/robot/world-run.ts';

const world: World = {
	field: { width: 2000, height: 1000 },
	start: { x: 200, y: 500, heading: 0 },
	walls: [{ from: { x: 1500, y: 0 }, to: { x: 1500, y: 1000 } }],
	patches: [{ colour: 'green', at: { x: 1000, y: 500 }, width: 200, height: 200 }],
	goals: [{ title: '终点', at: { x: 1000, y: 500 }, radius: 60 }],
	rules: { seconds: 10 },
};

function run(...lines: readonly string[]): { answers: string[]; run: WorldRun } {
	const made = new WorldRun(world);
	return { run: made, answers: lines.map((line) => made.answer(line)) };
}

describe('a run in a world', () => {
	it('answers what the sensors say once the line is done', () => {
		expect(run('sense', 'drive 200 200', 'wait 3500').answers).toEqual([
			'1220 0 white white white 0',
			'1220 0 white white white 0',
			'520 0 green green green 3500',
		]);
	});

	it('succeeds with its goals reached without a touch', () => {
		expect(run('drive 200 200', 'wait 4000', 'drive 0 0').run.outcome).toEqual({
			succeeded: true,
			stands: true,
			reached: [0],
			points: 1,
			mostPoints: 1,
			touches: 0,
			steps: 185,
			isLate: false,
		});
		expect(run('drive 0 400', 'wait 2000', 'drive 400 400', 'wait 8000').run.outcome).toMatchObject({ succeeded: false, touches: 1 });
	});

	it('has to stand in its last goal where the rules say so', () => {
		const stopped = (...lines: readonly string[]) => {
			const made = new WorldRun({ ...world, rules: { seconds: 10, stop: true } });
			for (const line of lines) made.answer(line);
			return made.outcome;
		};
		expect(stopped('drive 200 200', 'wait 4000', 'drive 0 0')).toMatchObject({ succeeded: true, stands: true });
		expect(stopped('drive 200 200', 'wait 5000', 'drive 0 0')).toMatchObject({ succeeded: false, reached: [0], stands: false });
	});

	it('is over when the time of the world is', () => {
		const { answers, run: made } = run('wait 60000', 'sense');
		expect(answers).toEqual(['over', 'over']);
		expect(made.outcome).toMatchObject({ succeeded: false, steps: 500, isLate: true });
		expect(made.trace).toHaveLength(501);
	});

	it.each(['', 'fly', 'drive', 'drive x 1e999', 'wait', 'wait -5', 'wait NaN', 'lamp', '\u0000', 'drive '.repeat(1000)])(
		'takes the line %j for nothing',
		(line) => {
			const { run: made } = run(line);
			expect(made.outcome).toMatchObject({ steps: 0, touches: 0 });
			expect(made.trace).toHaveLength(1);
		},
	);

	it.each(['drive 1 1', 'wait 0', 'sense', 'fly'])('ends a flood of %j, which takes no time', (line) => {
		const made = new WorldRun(world);
		const answers = Array.from({ length: 100_002 }, () => made.answer(line));
		expect(answers.at(-1)).toBe('over');
		expect(made.outcome.steps).toBe(0);
	});

	it('ends after a minute, whatever the world says', () => {
		const made = new WorldRun({ ...world, goals: [], rules: { seconds: 3600 } });
		for (let minute = 0; minute < 60; minute += 1) made.answer('wait 60000');
		expect(made.trace).toHaveLength(3001);
	});

	it('keeps moves within 200,000 characters, one to a line', () => {
		const moves: string[] = [];
		const endless = { ...world, goals: [], rules: { seconds: 60 } };
		const made = new WorldRun(endless, (line) => moves.push(line));
		for (let step = 0; step < 4000; step += 1) {
			made.answer(`sound ${'🔔\u2028响\n'.repeat(100)}`);
			made.answer(`drive ${-100 - Math.PI / (step + 1)} ${-399 - 1 / (step + 3)}`);
			made.answer('wait 1');
		}
		const text = moves.join('\n');
		expect(text.length).toBeLessThan(200_000);
		expect(text.split('\n')).toEqual(moves);
		expect(replay(endless, text).trace).toEqual(made.trace);
	});

	it('is not given again from more lines than a run has', () => {
		expect(replay(world, `${'\n'.repeat(7999)}wait 20`).trace).toHaveLength(2);
		expect(replay(world, `${'\n'.repeat(8000)}wait 20`).trace).toHaveLength(1);
	});

	it('gives the same trace for the same lines', () => {
		const lines = ['drive 137 211', 'wait 1500', 'drive -90 45', 'wait 777', 'drive 400 380', 'wait 3000'];
		expect(run(...lines).run.trace).toEqual(run(...lines).run.trace);
	});
});
