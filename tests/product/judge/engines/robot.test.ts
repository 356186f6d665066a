/** Programs of Python that drive a robot in a world. */
import { describe, expect, it } from 'vitest';
import { VERDICT } from '#app/judge/back-end/rules/verdicts.ts';
import { PYTHON_WORDS } from '#app/judge/editor/completion-words.ts';
import { ROBOT_COMMANDS } from '#app/robot/robot-commands.tsx';
import { TURN } from '#engines/robot/angle.ts';
import type { World } from '#engines/robot/world.ts';
import { replay } from '#engines/robot/world-run.ts';
import { LIMITS, useMachine } from './judge-machine.ts';
import { referencesIn } from './problems.ts';

const machine = useMachine();

const world: World = {
	field: { width: 2000, height: 1000 },
	start: { x: 200, y: 500, heading: 0 },
	patches: [{ colour: 'green', at: { x: 1000, y: 500 }, width: 200, height: 200 }],
	goals: [{ title: '终点', at: { x: 1000, y: 500 }, radius: 60 }],
	rules: { seconds: 60 },
};

const drive = (code: string, where: World | undefined = world, limits = LIMITS) =>
	machine.runner().run({ language: 'Python3', code }, '', limits, where);

describe('the module robot', () => {
	it.each([
		['small words', 'from robot import *\n前进(70)\nprint(颜色(), 距离(), 碰到(), 时间())', '绿 102.0 False 3.5\n'],
		['English words', 'import robot\nrobot.forward(70)\nprint(robot.colour(), robot.clock())', 'green 3.5\n'],
		['motors', 'from robot import *\nwhile 颜色() == "白":\n    马达(200, 200)\n    等待(0.02)\n停下()\nprint(时间())', '3.16\n'],
	])('%s', async (_, code, printed) => {
		const { verdict, stdout, stderr } = await drive(code);
		expect({ verdict, stdout, stderr }).toEqual({ verdict: 'OK', stdout: printed, stderr: '' });
	});

	it('tells what moved the robot, which gives its trace again', async () => {
		const { moves = '' } = await drive('from robot import *\n灯("红")\n前进(80)');
		expect(moves.split('\n')).toEqual(['lamp red', 'drive 200 200', 'wait 4000']);
		expect(replay(world, moves).outcome).toMatchObject({ succeeded: true, steps: 185 });
	});

	it('comes back to where a square of small words began', async () => {
		const field = { ...world, goals: [] };
		const { moves = '' } = await drive('from robot import *\nfor _ in range(4):\n    前进(20)\n    左转(90)', field);
		const { x = 0, y = 0, heading = 0 } = replay(field, moves).trace.at(-1) ?? {};
		expect(Math.hypot(x / 1000 - 200, y / 1000 - 500)).toBeLessThan(0.1);
		expect(Math.abs(heading / TURN - 1) * 360).toBeLessThan(0.001);
	});

	it('takes 3,000 steps with their sensors in at most 400 counted milliseconds', async () => {
		const code = 'from robot import *\nwhile True:\n    马达(距离() * 4, 200 if 左边颜色() == "白" else 100)\n    等待(0.02)';
		const field = { ...world, goals: [] };
		const { time, moves = '' } = await drive(code, field);
		expect(replay(field, moves).outcome.steps).toBe(3000);
		expect(time).toBeLessThanOrEqual(400);
	});

	it('has words that the editor completes, and Chinese ones that the free field explains', async () => {
		const { stdout } = await drive('import robot\nprint(*robot.__all__)');
		const words = stdout.trim().split(' ');
		expect(PYTHON_WORDS.modules?.robot).toEqual(expect.arrayContaining(words));
		const explained = ROBOT_COMMANDS.map(([code]) => code.split('(')[0]);
		expect(explained.toSorted()).toEqual(words.filter((word) => /^[\u4e00-\u9fff]+$/.test(word)).toSorted());
	});

	it('ends a program when the time of the world is over', async () => {
		const { verdict, stdout } = await drive('from robot import *\nwhile True:\n    前进(1)\n    print(1)');
		expect(verdict).toBe('OK');
		expect(stdout.length).toBeGreaterThan(0);
	});

	it.each([
		['a word without a world', 'import robot\nrobot.forward(1)', undefined, /没有机器人的世界/],
		['a text for a number', 'from robot import *\n前进("十")', world, /要写一个数/],
		['what is not finite', 'from robot import *\n等待(float("inf"))', world, /要写一个数/],
	])('%s is an error', async (_, code, where, said) => {
		const { verdict, stderr, moves } = await machine.runner().run({ language: 'Python3', code }, '', LIMITS, where);
		expect({ verdict, moves }).toEqual({ verdict: 'RE', moves: undefined });
		expect(stderr).toMatch(said);
	});
});

describe('the problems that are judged by a robot', () => {
	const programs = (right: boolean) => referencesIn('Python3', right).filter(([, { problem }]) => problem.robot);

	it.each(programs(true))('%s is correct', async (_id, { problem, program }) => {
		const { status, cases } = await machine.judge(problem, program);
		expect({ status, said: cases[0]?.robot?.difference }).toEqual({ status: VERDICT.accepted, said: '' });
		expect(cases.map(({ robot }) => robot !== undefined)).toEqual(problem.cases.map(({ sample }) => sample === true));
	});

	it.each(programs(false))('%s is wrong, and the judge says what is missing', async (_id, { problem, program }) => {
		const { cases } = await machine.judge(problem, program);
		expect(cases.some(({ status }) => status === VERDICT.wrong)).toBe(true);
		for (const { status, robot } of cases) if (robot) expect(robot.difference).toMatch(status === VERDICT.wrong ? /没有走到|碰了/ : /^$/);
	});
});
