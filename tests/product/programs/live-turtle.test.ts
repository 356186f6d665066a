/** Programs whose handlers are called after their end, in the interpreter that is kept. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Limits } from '#engines/runner.ts';
import { Station } from '#engines/station.ts';
import type { LiveEvent, LiveProgram, WatchedRun } from '#engines/watch.ts';
import { createJudgeHost } from '#mock/server/judge-host.ts';

const LIMITS: Limits = { timeMs: 10_000, memoryKb: 256 * 1024, outputBytes: 1024 * 1024 };
const EVENT: Limits = { ...LIMITS, timeMs: 500 };

let station: Station;
beforeAll(() => {
	station = new Station({ engine: 'python', host: createJudgeHost({ isolated: false }) });
});
afterAll(() => station.drop());

const watch = (code: string, live = true): Promise<WatchedRun> =>
	station.watch({ language: 'Python3', code: `from turtle import *\n${code}` }, '', LIMITS, {
		seed: 1,
		clock: null,
		interactive: true,
		window: null,
		live,
	});

async function start(code: string): Promise<LiveProgram> {
	const { live, result } = await watch(code);
	if (!live) throw new Error(`The program has ended: ${result.verdict} ${result.stderr}`);
	return live;
}

const press = (key: string, phase: 'press' | 'release' = 'press'): LiveEvent => ({ kind: 'key', phase, key });
const point = (x: number, y: number, phase: 'press' | 'drag' | 'release' = 'press'): LiveEvent => ({
	kind: 'pointer',
	phase,
	button: 1,
	x,
	y,
});

/** What each event prints. */
async function answers(live: LiveProgram, events: readonly LiveEvent[]): Promise<string[]> {
	const printed: string[] = [];
	for (const event of events) printed.push((await live.send(event, EVENT)).result.stdout.trim());
	return printed;
}

test.each<[string, string, LiveEvent[], string[]]>([
	[
		'keys, pressed and released',
		"onkeypress(lambda: print('down'), 'Up')\nonkey(lambda: print('up'), 'Up')\nlisten()\ndone()",
		[press('Up'), press('Up', 'release'), press('Left')],
		['down', 'up', ''],
	],
	['any key', 'Screen().onkeypress(lambda: print(1))\nmainloop()', [press('a'), press('space')], ['1', '1']],
	[
		'variables of the program, without a mainloop',
		'n = 0\ndef add():\n\tglobal n\n\tn += 1\n\tprint(n)\nonkey(add, "space")',
		[press('space', 'release'), press('space', 'release')],
		['1', '2'],
	],
	['a key that is no longer handled', "onkey(print, 'a')\nonkey(lambda: print(1), 'b')\nonkey(None, 'b')", [press('b', 'release')], ['']],
	[
		'clicks on the screen',
		'onscreenclick(lambda x, y: print(x, y))\nonscreenclick(lambda x, y: print("too"), add=True)',
		[point(3, -4)],
		['3 -4\ntoo'],
	],
	[
		'clicks on a turtle',
		"t = Turtle()\nt.penup()\nt.goto(100, 0)\nt.onclick(lambda x, y: print('hit'))\nt.ondrag(lambda x, y: print('drag', x))\nt.onrelease(lambda x, y: print('free'))",
		[point(0, 0), point(101, 3), point(120, 3, 'drag'), point(120, 3, 'release')],
		['', 'hit', 'drag 120', 'free'],
	],
	[
		'timers, which are set again',
		"def tick():\n\tprint('tick')\n\tontimer(tick, 50)\nontimer(tick, 50)",
		[1, 2, 2].map((timer) => ({ kind: 'timer', timer })),
		['tick', 'tick', ''],
	],
])('%s', async (_case, code, events, printed) => {
	expect(await answers(await start(code), events)).toEqual(printed);
});

test('an event leaves its marks, also those of handlers that it adds', async () => {
	const live = await start("def turn():\n\tleft(90)\n\tforward(10)\n\tontimer(turn, 20)\nonkeypress(turn, 'Left')");
	const { steps } = await live.send(press('Left'), EVENT);
	expect(steps?.marks.map(({ text }) => JSON.parse(text))).toEqual([
		['turtle', 0, 'classic', true],
		['turn', 0, 90],
		['go', 0, 0, 10, 90, 'black', 1],
		['timer', 1, 20],
	]);
});

test('each event has fuel of its own, and one that never ends is stopped for good', async () => {
	const live = await start(
		"def work():\n\tfor i in range(500000): pass\n\tprint('done')\ndef never():\n\twhile True:\n\t\ttry:\n\t\t\twhile True: pass\n\t\texcept: pass\nonkeypress(work, 'a')\nonkeypress(never, 'b')",
	);
	const { result } = await live.send(press('a'), EVENT);
	expect(result).toMatchObject({ verdict: 'OK', stdout: 'done\n' });
	const turns = Math.ceil(EVENT.timeMs / result.time) + 1;
	expect(
		new Set(
			await answers(
				live,
				Array.from({ length: turns }, () => press('a')),
			),
		),
	).toEqual(new Set(['done']));
	expect((await live.send(press('b'), EVENT)).result.verdict).toBe('TLE');
	expect((await live.send(press('a'), EVENT)).result.verdict).toBe('SE');
});

test.each([
	['an error', "onkeypress(lambda: 1 / 0, 'a')", 'RE', /ZeroDivisionError/],
	['too many marks', "def draw():\n\twhile True: fd(1)\nonkeypress(draw, 'a')", 'RE', /画得太多/],
	['too much output', "def say():\n\twhile True: print('x' * 1000)\nonkeypress(say, 'a')", 'OLE', /超过限制/],
])('%s in a handler ends the program with a sentence', async (_case, code, verdict, said) => {
	const { result } = await (await start(code)).send(press('a'), { ...EVENT, timeMs: 10_000 });
	expect(result.verdict).toBe(verdict);
	expect(result.stderr).toMatch(said);
});

test('bye() in a handler ends without an error', async () => {
	const { result, steps } = await (await start("onkeypress(bye, 'q')")).send(press('q'), EVENT);
	expect(result.verdict).toBe('OK');
	expect(steps?.marks.map(({ text }) => text)).toEqual(['["bye"]']);
});

test('events get no further than the program did: the gate stays shut', async () => {
	const live = await start(
		"def look():\n\ttry:\n\t\timport js\n\texcept ImportError as e: print(e)\n\tprint(open('/tmp/a', 'w'))\nonkeypress(look, 'a')",
	);
	const { result } = await live.send(press('a'), EVENT);
	expect(result.stdout).toContain("No module named 'js'");
	expect(result.verdict).toBe('RE');
});

test('the next run ends the program before, even when an event was sent at once', async () => {
	const first = await start("onkeypress(lambda: print('first'), 'a')");
	const second = start("onkeypress(lambda: print('second'), 'a')");
	const late = first.send(press('a'), EVENT);
	expect(await answers(await second, [press('a')])).toEqual(['second']);
	expect((await late).result).toMatchObject({ verdict: 'SE', stderr: expect.stringContaining('再运行一次') });
});

test.each([
	['nobody asked for', "onkeypress(print, 'a')", false],
	['handles nothing', 'fd(10)\ndone()', true],
	['ended with an error', "onkeypress(print, 'a')\n1 / 0", true],
	['waits for input', "onkeypress(print, 'a')\ninput()", true],
])('a program that %s is not kept', async (_case, code, asked) => {
	expect((await watch(code, asked)).live).toBeUndefined();
});

test('a closed program is gone', async () => {
	const live = await start("onkeypress(print, 'a')");
	live.close();
	expect((await live.send(press('a'), EVENT)).result.verdict).toBe('SE');
});
