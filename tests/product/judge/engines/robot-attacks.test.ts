/** Programs that misuse the robot, its device or its world: each ends, with a verdict that is right for what the robot has done. */
import { expect, it } from 'vitest';
import type { World } from '#engines/robot/world.ts';
import { replay } from '#engines/robot/world-run.ts';
import type { RunVerdict } from '#engines/runner.ts';
import { LIMITS, useMachine } from './judge-machine.ts';

const machine = useMachine();

const world: World = {
	field: { width: 2000, height: 1000 },
	start: { x: 200, y: 500, heading: 0 },
	goals: [{ title: '终点', at: { x: 1000, y: 500 }, radius: 60 }],
	rules: { seconds: 60 },
};

/** Text that a run may keep of its moves. */
const MOST_MOVES = 200_000;

interface Attack {
	what: string;
	code: string;
	verdict: RunVerdict;
	/** Part of what the student reads. */
	says?: string;
	/** The robot has reached its goal, and the run is right. */
	arrives?: true;
}

const ATTACKS: readonly Attack[] = [
	{ what: 'floods its motors', code: 'while True: 马达(400, -400)', verdict: 'OK' },
	{ what: 'asks its sensors for ever', code: 'while True: 距离()', verdict: 'OK' },
	{ what: 'waits for no time', code: 'while True: 等待(0)', verdict: 'OK' },
	{ what: 'floods lamp and sound', code: 'while True:\n    灯("x" * 100)\n    声音("y" * 100)', verdict: 'OK' },
	{
		what: 'changes its motors at every step',
		code: 'n = 0\nwhile True:\n    n += 1\n    马达(n % 7 / 3, n % 11 / -3)\n    等待(0.02)',
		verdict: 'OK',
	},
	{ what: 'writes megabytes to the device', code: 'for _ in range(50): os.write(4, b"drive 1 1 " * 10 ** 5)', verdict: 'OK' },
	{ what: 'writes lines within a line', code: 'os.write(4, b"lamp a\\ndrive 400 400\\nwait 60000\\n")', verdict: 'OK' },
	{ what: 'writes bytes that are no text', code: 'os.write(4, bytes(range(256)))\nos.write(4, b"\\xff\\xfe drive 1 1")', verdict: 'OK' },
	{ what: 'writes numbers that are none', code: 'os.write(4, b"drive NaN -Infinity")\nos.write(4, b"wait 1e999")', verdict: 'OK' },
	{ what: 'reads what nothing has asked for', code: 'for _ in range(1000): os.read(4, 10 ** 6)', verdict: 'OK' },
	{ what: 'reads for ever', code: 'while True: os.read(4, 1)', verdict: 'TLE' },
	{ what: 'closes the device', code: 'os.close(4)\n前进(1)', verdict: 'RE', says: 'Bad file descriptor' },
	{ what: 'lays its output over the device', code: 'os.dup2(1, 4)\n前进(1)', verdict: 'RE', says: 'Error' },
	{ what: 'prints to the device', code: 'os.dup2(4, 1)\nprint("drive 200 200")\nprint("wait 4000", flush=True)', verdict: 'OK' },
	{ what: 'reads its input from the device', code: 'os.dup2(4, 0)\nprint(input())', verdict: 'RE', says: 'EOF' },
	{ what: 'catches the end for ever', code: 'while True:\n    try: 前进(1)\n    except: pass', verdict: 'OK', arrives: true },
	{ what: 'catches the end and goes on', code: 'try: 前进(100)\nexcept SystemExit: pass\nprint(7)', verdict: 'OK', arrives: true },
	{ what: 'ends with clean-up', code: 'try: 前进(100)\nfinally: 停下()', verdict: 'OK', arrives: true },
	{ what: 'loops for ever at its goal', code: 'try: 前进(100)\nexcept: pass\nwhile True: pass', verdict: 'TLE', arrives: true },
	{ what: 'catches errors of the robot', code: 'try: 前进("x")\nexcept RobotError: 前进(80)', verdict: 'OK', arrives: true },
	{ what: 'replaces the module', code: 'sys.modules["robot"] = sys\nimport robot\nrobot.前进(1)', verdict: 'RE', says: '前进' },
	{ what: 'replaces the writing', code: 'os.write = lambda *_: 0\n前进(1)', verdict: 'RE', says: '没有机器人的世界' },
	{ what: 'starts a thread', code: 'import threading\nthreading.Thread(target=lambda: 前进(80)).start()', verdict: 'RE', says: 'thread' },
	{ what: 'drives without end', code: '前进(10 ** 300)', verdict: 'OK', arrives: true },
	{ what: 'drives by a number that is too large', code: '前进(10 ** 400)', verdict: 'RE', says: '要写一个数' },
	{ what: 'drives by a number that is none', code: '前进(float("nan"))', verdict: 'RE', says: '要写一个数' },
	{ what: 'recurses within the robot', code: 'def f():\n    等待(0.02)\n    f()\nf()', verdict: 'RE', says: 'RecursionError' },
];

it.each(ATTACKS)('a program that $what', async ({ code, verdict, says = '', arrives = false }) => {
	const program = { language: 'Python3', code: `import os, sys\nfrom robot import *\n${code}` };
	const result = await machine.runner().run(program, '', LIMITS, world);
	const moves = result.moves ?? '';
	expect({ verdict: result.verdict, said: result.stderr.slice(-200) }).toEqual({ verdict, said: expect.stringContaining(says) });
	expect(moves.length).toBeLessThan(MOST_MOVES);
	const { trace, outcome } = replay(world, moves);
	expect(trace.length).toBeLessThanOrEqual(3001);
	expect(outcome.succeeded).toBe(arrives);
});

it('a world of a million walls is refused', async () => {
	const walls = Array(10 ** 6).fill({ from: { x: 1, y: 1 }, to: { x: 2, y: 2 } });
	const program = { language: 'Python3', code: 'import robot\nrobot.forward(1)' };
	expect(await machine.runner().run(program, '', LIMITS, { ...world, walls })).toMatchObject({
		verdict: 'SE',
		stderr: expect.stringContaining('东西太多'),
	});
});

it('a world of an hour ends after a minute', async () => {
	const hour = { ...world, goals: [], rules: { seconds: 3600 } };
	const program = { language: 'Python3', code: 'from robot import *\nwhile True:\n    等待(60)' };
	const { verdict, moves = '' } = await machine.runner().run(program, '', LIMITS, hour);
	expect({ verdict, steps: replay(hour, moves).outcome.steps }).toEqual({ verdict: 'OK', steps: 3000 });
});
