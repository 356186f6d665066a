/** The robot against closed forms: a straight line, an arc, a turn on the spot, a wall. */
import { describe, expect, it } from 'vitest';
import { TURN, timesCosine, timesSine } from '#engines/robot/angle.ts';
import { colourAt, RADIUS, Robot, STEP_MS } from '#engines/robot/model.ts';
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
		expect(colourAt(painted, { x: 0, y: 0 })).toBe('white');
	});
});
