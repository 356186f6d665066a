import { expect, it } from 'vitest';
import { moveAfter, moveBefore, stepOfTime, timeOfStep } from '#app/robot/robot-steps.ts';

/** Lines of steps 3 and 5 wait for 100 ms, the line of step 7 for 60. */
const MOVES = [
	{ step: 4, text: 'drive 100 100' },
	{ step: 4, text: 'wait 100' },
	{ step: 6, text: 'lamp red' },
	{ step: 6, text: 'wait 100' },
	{ step: 8, text: 'wait 60' },
];

it.each([
	[0, 0],
	[3, 0],
	[4, 5],
	[5, 5],
	[6, 10],
	[7, 10],
	[8, 13],
	[20, 13],
])('has the robot of step %d at time %d', (step, time) => {
	expect(timeOfStep(MOVES, step)).toBe(time);
});

it.each([
	[0, 3],
	[4.9, 3],
	[5, 5],
	[9, 5],
	[10, 7],
	[12, 7],
	[13, 8],
])('has the line that moves the robot on from time %d at step %d', (time, step) => {
	expect(stepOfTime(MOVES, time)).toBe(step);
});

it('shows the robot of a step at the time of that step', () => {
	for (const time of [0, 5, 10, 13]) expect(timeOfStep(MOVES, stepOfTime(MOVES, time))).toBe(time);
});

it.each([
	[0, 0, 5],
	[3, 0, 5],
	[5, 0, 10],
	[11, 10, 13],
	[13, 10, 13],
])('goes from time %d back to %d, and on to %d', (time, before, after) => {
	expect([moveBefore(MOVES, time), moveAfter(MOVES, time)]).toEqual([before, after]);
});

it('stays at the start of a program without moves', () => {
	expect([timeOfStep([], 3), stepOfTime([], 0), moveBefore([], 0), moveAfter([], 0)]).toEqual([0, 0, 0, 0]);
});
