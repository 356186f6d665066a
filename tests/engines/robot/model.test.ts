/** The robot against closed forms: a straight line, an arc, a turn on the spot, a wall. */
import { describe, expect, it } from 'vitest';
import { TURN, timesCosine, timesSine } from '#engines/robot/angle.ts';
import { groundOf } from '#engines/robot/ground.ts';
import { RADIUS, Robot, STEP_MS } from '#engines/robot/model.ts';
import type { World } from '#engines/robot/world.ts';

const MM = 1000;

const world = (parts: Partial<World> = {}): World => ({
	field: { width: 4000, height: 4000 },
	start: { x: 2000, y: 2000, heading: 0 },
	goals: [],
	rules: { seconds: 60, ordered: true },
	...parts,
});

function driven(robot: Robot, left: number, right: number, seconds: number): Robot {
	robot.drive(left, right);
	for (let passed = 0; passed < seconds * 1000; passed += STEP_MS) robot.next();
	return robot;
}

describe('sines', () => {
	it.each([0, 1, 30, 45, 89, 90, 135, 180, 270, 359, -45])('at %i° are right to a millionth', (degrees) => {
		const angle = Math.round((degrees / 360) * TURN);
		const exact = (angle / TURN) * 2 * Math.PI;
		expect(timesSine(1_000_000, angle) / 1_000_000).toBeCloseTo(Math.sin(exact), 5);
		expect(timesCosine(1_000_000, angle) / 1_000_000).toBeCloseTo(Math.cos(exact), 5);
	});
});

describe('a robot', () => {
	it('drives straight as far as its speed and the time say', () => {
		const { x, y, heading } = driven(new Robot(world()), 200, 200, 5).state;
		expect([x, y, heading]).toEqual([3000 * MM, 2000 * MM, 0]);
	});

	it('turns on the spot without leaving it', () => {
		const { x, y, heading } = driven(new Robot(world()), -100, 100, 1.6).state;
		expect([x, y]).toEqual([2000 * MM, 2000 * MM]);
		// Each wheel runs 160 mm on a circle with a radius of 50 mm.
		expect((heading / TURN) * 2 * Math.PI).toBeCloseTo(160 / 50, 2);
	});

	it('drives an arc around the middle of its circle', () => {
		// The middle runs 150 mm/s, the wheels are 100 mm apart: the radius is 150 mm.
		const { x, y } = driven(new Robot(world()), 100, 200, 3).state;
		const angle = (3 * 100) / 100;
		expect(Math.abs(x / MM - (2000 + 150 * Math.sin(angle)))).toBeLessThan(1);
		expect(Math.abs(y / MM - (2000 + 150 * (1 - Math.cos(angle))))).toBeLessThan(1);
	});

	it('stops at a wall with its front, and counts the touch once', () => {
		const robot = driven(new Robot(world({ walls: [{ from: { x: 2500, y: 0 }, to: { x: 2500, y: 4000 } }] })), 200, 200, 5);
		expect(Math.abs(robot.state.x + RADIUS - 2500 * MM)).toBeLessThanOrEqual(4 * MM);
		expect(robot.state).toMatchObject({ isTouching: true, touches: 1 });
		expect(robot.distance()).toBeLessThanOrEqual(4);
		driven(robot, -200, -200, 1);
		expect(robot.state.isTouching).toBe(false);
		expect(Math.abs(robot.distance() - 200)).toBeLessThanOrEqual(4);
	});

	it('turns a quarter as small words do it, without losing what a step rounds', () => {
		const quarter = (Math.PI / 2) * 50;
		const { heading } = driven(new Robot(world()), -quarter / 0.8, quarter / 0.8, 0.8).state;
		expect(Math.abs(heading / TURN - 0.25) * 360).toBeLessThan(0.001);
	});

	it('drives a slow slanted line as well as a fast one', () => {
		const start = { x: 2000, y: 2000, heading: 1 };
		const { x, y } = driven(new Robot(world({ start })), 1, 1, 60).state;
		expect(x / MM - 2000).toBeCloseTo(60 * Math.cos(Math.PI / 180), 2);
		expect(y / MM - 2000).toBeCloseTo(60 * Math.sin(Math.PI / 180), 2);
	});

	it('drives in a mirrored world as it does in the other, with its sides exchanged', () => {
		const moves = [
			[137.3, 211.7, 1.5],
			[-90, 45, 0.78],
			[400, 380, 3],
			[13.7, -13.2, 2],
		] as const;
		const one = new Robot(world({ start: { x: 2000, y: 2000, heading: 30 } }));
		const other = new Robot(world({ start: { x: 2000, y: 2000, heading: -30 } }));
		for (const [left, right, seconds] of moves) {
			driven(one, left, right, seconds);
			driven(other, right, left, seconds);
			const { x, y, heading } = one.state;
			expect(other.state).toMatchObject({ x, y: 4000 * MM - y, heading: -heading });
		}
	});

	it('gets out of the corner where it begins', () => {
		const robot = new Robot(world({ start: { x: 80, y: 80, heading: 225 } }));
		expect(driven(robot, 200, 200, 1).state).toMatchObject({ x: 80 * MM, y: 80 * MM, touches: 1 });
		expect(robot.distance()).toBe(Math.round(80 * Math.SQRT2 - 80));
		const { x, y, isTouching } = driven(robot, -200, -200, 1).state;
		expect({ isTouching, way: Math.hypot(x, y) / MM - 80 * Math.SQRT2 }).toEqual({ isTouching: false, way: expect.closeTo(200, 1) });
	});

	it('is stopped by the corner of a box', () => {
		const boxes = [{ colour: 'red', at: { x: 2600, y: 2200 }, width: 400, height: 300 }] as const;
		const { x, y, touches } = driven(new Robot(world({ boxes })), 200, 200, 5).state;
		const away = Math.hypot(2400 * MM - x, 2050 * MM - y);
		expect(touches).toBe(1);
		expect(away - RADIUS).toBeGreaterThanOrEqual(0);
		expect(away - RADIUS).toBeLessThan(4 * MM);
	});

	it('turns at a wall, and touches it until it has moved', () => {
		const robot = driven(new Robot(world({ walls: [{ from: { x: 2300, y: 0 }, to: { x: 2300, y: 4000 } }] })), 200, 200, 2);
		expect(driven(robot, 0, 0, 1).state).toMatchObject({ isTouching: true, touches: 1 });
		expect(driven(robot, 200, 200, 0.2).state).toMatchObject({ isTouching: true, touches: 1 });
		const { x, y } = robot.state;
		expect(driven(robot, -100, 100, 1.6).state).toMatchObject({ x, y, isTouching: false, touches: 1 });
	});

	it.each([
		[
			'between two walls that meet',
			[
				[2500, 1000, 2500, 2000],
				[2500, 2000, 2900, 3000],
			],
			420,
		],
		['at the end of a wall', [[2500, 2000, 2500, 3000]], 420],
		['at a wall end on', [[2900, 2000, 2500, 2000]], 420],
		['beside a wall', [[2500, 2001, 2900, 2001]], 1920],
		['at a wall without length', [[2500, 2000, 2500, 2000]], 420],
		['at a wall behind', [[1000, 2000, 1500, 2000]], 1920],
	])('looks %s', (_, places, seen) => {
		const walls = places.map(([x = 0, y = 0, toX = 0, toY = 0]) => ({ from: { x, y }, to: { x: toX, y: toY } }));
		expect(new Robot(world({ walls })).distance()).toBe(seen);
	});

	it('reaches goals in their order', () => {
		const goals = [
			{ title: '二', at: { x: 2600, y: 2000 }, radius: 50 },
			{ title: '一', at: { x: 2300, y: 2000 }, radius: 50 },
		] as const;
		expect(driven(new Robot(world({ goals })), 200, 200, 4).state.reached).toEqual([0]);
		const free = { seconds: 60 };
		expect(driven(new Robot(world({ goals, rules: free })), 200, 200, 4).state.reached).toEqual([1, 0]);
	});

	it('sees the colours under its sensors', () => {
		const painted = world({
			patches: [{ colour: 'red', at: { x: 2070, y: 2000 }, width: 100, height: 100 }],
			lines: [
				{
					colour: 'black',
					width: 20,
					through: [
						{ x: 2000, y: 2020 },
						{ x: 2200, y: 2020 },
					],
				},
			],
		});
		const robot = new Robot(painted);
		expect([robot.colour('left'), robot.colour('middle'), robot.colour('right')]).toEqual(['black', 'red', 'red']);
		expect(groundOf(painted)({ x: 0, y: 0 })).toBe('white');
	});
});

describe('the noise of a world', () => {
	const noisy = (seed: number) => new Robot(world({ noise: { seed, wheels: 10, distance: 100 } }));

	it('is another one for each seed, to either side', () => {
		const headings = Array.from({ length: 20 }, (_, seed) => driven(noisy(seed), 200, 200, 1).state.heading);
		expect(new Set(headings).size).toBe(20);
		expect(headings.filter((heading) => heading > 0).length).toBeGreaterThan(4);
		expect(headings.filter((heading) => heading < 0).length).toBeGreaterThan(4);
	});

	it('does not depend on how often the program has asked', () => {
		const [asking, silent] = [noisy(3), noisy(3)];
		const first = asking.distance();
		expect([asking.distance(), asking.distance()]).toEqual([first, first]);
		expect(driven(asking, 200, 210, 1).distance()).toBe(driven(silent, 200, 210, 1).distance());
		expect(asking.distance()).not.toBe(first);
	});
});
