/** The module `turtle`: its marks, answers and errors are those of Python's own. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Limits } from '#engines/runner.ts';
import { Station } from '#engines/station.ts';
import type { WatchedRun } from '#engines/watch.ts';
import { createJudgeHost } from '#mock/server/judge-host.ts';

const LIMITS: Limits = { timeMs: 10_000, memoryKb: 256 * 1024, outputBytes: 1024 * 1024 };

let station: Station;
beforeAll(() => {
	station = new Station({ engine: 'python', host: createJudgeHost({ isolated: false }) });
});
afterAll(() => station.drop());

const draw = (code: string): Promise<WatchedRun> =>
	station.watch({ language: 'Python3', code }, '', LIMITS, { seed: null, clock: null, interactive: false, window: null });

/** Of programs that draw: kind and first values of the marks that leave something. */
async function marksOf(code: string): Promise<unknown[][]> {
	const { steps } = await draw(`from turtle import *\n${code}`);
	return (steps?.marks ?? [])
		.map(({ text }) => JSON.parse(text))
		.filter(([kind]: unknown[]) => !['turtle', 'turn', 'fill'].includes(String(kind)));
}

test.each<[string, string, unknown[][]]>([
	[
		'a square',
		'for i in range(4):\n\tforward(100)\n\tright(90)',
		[
			[100, 0, 0],
			[100, -100, 270],
			[0, -100, 180],
			[0, 0, 90],
		].map(([x, y, h]) => ['go', 0, x, y, h, 'black', 1]),
	],
	[
		'with the pen up',
		'penup()\ngoto(10, 20)\npendown()\nbackward(5)',
		[
			['go', 0, 10, 20, 0, null, 1],
			['go', 0, 5, 20, 0, 'black', 1],
		],
	],
	[
		'in colours',
		"colormode(255)\npensize(3)\ncolor((255, 0, 128), 'gold')\nfd(1)",
		[
			['colour', 0, '#ff0080', 'gold'],
			['go', 0, 1, 0, 0, '#ff0080', 3],
		],
	],
	[
		'a filled triangle',
		'begin_fill()\nfor i in range(3):\n\tfd(60)\n\tlt(120)\nend_fill()',
		[
			['go', 0, 60, 0, 0, 'black', 1],
			['go', 0, 30, 51.96, 120, 'black', 1],
			['go', 0, 0, 0, 240, 'black', 1],
			[
				'filled',
				0,
				'black',
				[
					[0, 0],
					[60, 0],
					[30, 51.96],
					[0, 0],
				],
			],
		],
	],
	[
		'dots and words',
		"dot(20, 'red')\ndot()\nwrite('你好', align='center', font=('Arial', 20, 'bold'))",
		[
			['dot', 0, 0, 0, 20, 'red'],
			['dot', 0, 0, 0, 5, 'black'],
			['text', 0, 0, 0, '你好', 'center', 20, 'bold', 'black'],
		],
	],
	[
		'a stamp',
		"shape('turtle')\nshapesize(2, 3)\nstamp()\nht()",
		[
			['shape', 0, 'turtle', 1, 1, 1],
			['shape', 0, 'turtle', 2, 3, 1],
			['stamp', 0, 0, 0, 0, 'turtle', 'black', 'black', 2, 3, 1, 1],
			['shown', 0, false],
		],
	],
	[
		'the window',
		"setup(400, 300)\ntitle('画')\nbgcolor('sky blue' if False else 'skyblue')\ntracer(0)\nupdate()",
		[['size', 400, 300], ['title', '画'], ['bg', 'skyblue'], ['tracer', 0], ['update']],
	],
	[
		'two turtles',
		"a = Turtle()\nb = Turtle('square')\na.fd(1)\nb.lt(90)\nb.fd(2)",
		[
			['go', 0, 1, 0, 0, 'black', 1],
			['go', 1, 0, 2, 90, 'black', 1],
		],
	],
])('draws %s', async (_what, code, marks) => {
	expect(await marksOf(code)).toEqual(marks);
});

test.each([
	['a whole circle ends where it began', 'circle(50)\nprint(abs(pos()) < 1e-9, round(heading()))', 'True 0\n'],
	['half a circle', 'circle(50, 180)\nprint(pos(), heading())', '(0.00,100.00) 180.0\n'],
	['a circle to the right', 'circle(-50, 90)\nprint(pos(), heading())', '(50.00,-50.00) 270.0\n'],
	['where it is', 'goto(3, 4)\nprint(xcor(), ycor(), distance(0, 0), round(towards(0, 0), 2))', '3 4 5.0 233.13\n'],
	[
		'its state',
		'print(isdown(), isvisible(), shape(), speed(), pensize(), filling(), pencolor(), colormode())',
		'True True classic 3 1 False black 1.0\n',
	],
	[
		'colours it was given',
		"color('#336699')\nprint(color())\ncolormode(255)\nprint(pencolor())",
		'((0.2, 0.4, 0.6), (0.2, 0.4, 0.6))\n(51, 102, 153)\n',
	],
	['the end of the program', 'fd(1)\ndone()\nprint("never")', ''],
	['a screen', 's = Screen()\nprint(s.window_width(), len(s.turtles()), s is Screen())', '960 0 True\n'],
])('answers %s', async (_what, code, stdout) => {
	expect((await draw(`from turtle import *\n${code}`)).result).toMatchObject({ verdict: 'OK', stdout });
});

test.each([
	['a colour that nobody knows', "color('blu')", /TurtleGraphicsError: bad color string: blu/],
	['a colour out of range', 'color(300, 0, 0)', /TurtleGraphicsError: bad color sequence: \(300, 0, 0\)/],
	['a shape that nobody knows', "shape('cat')", /TurtleGraphicsError: There is no shape named cat/],
	['a million marks', 'for i in range(1000000): fd(1)', /画得太多了：最多画 50000 笔/],
])('refuses %s', async (_what, code, message) => {
	expect((await draw(`from turtle import *\n${code}`)).result).toMatchObject({ verdict: 'RE', stderr: expect.stringMatching(message) });
});
