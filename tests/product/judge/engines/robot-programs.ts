/** Programs and worlds whose traces have to be the same on every machine. No program needs to reach a goal. */
import type { World } from '#engines/robot/world.ts';

const polygon = (sides: number, side: number): string => `
for _ in range(${sides}):
    前进(${side})
    左转(360 / ${sides})
`;

const always = (body: string, before = ''): string => `
${before}
while True:
${body.trim().replaceAll(/^/gm, '    ')}
    等待(0.02)
`;

const followWall = (side: 1 | -1): string => `
while True:
    ${side === 1 ? '右转' : '左转'}(90)
    for _ in range(4):
        if 距离() > 12:
            break
        ${side === 1 ? '左转' : '右转'}(90)
    前进(10)
`;

const PROGRAMS: Readonly<Record<string, string>> = {
	triangle: polygon(3, 30),
	square: polygon(4, 20),
	heptagon: polygon(7, 100 / 7),
	'seventeen corners': polygon(17, 3.3),
	star: 'for _ in range(5):\n    前进(25)\n    右转(144)',
	spiral: 'for way in range(1, 30):\n    前进(way)\n    左转(37)',
	zigzag: 'for turn in range(20):\n    后退(7.5)\n    左转(50 if turn % 2 else -50)',
	'small parts': 'for part in range(1, 60):\n    前进(1 / part)\n    右转(90 / part)',
	arc: '马达(100, 200)\n等待(3)\n马达(-200, -100)\n等待(3)\n停下()',
	eight: 'for _ in range(2):\n    马达(120, 240)\n    等待(5.2)\n    马达(240, 120)\n    等待(5.2)',
	thirds: 'for n in range(1, 40):\n    马达(100 / n, 200 / (n + 1))\n    等待(1 / 3)',
	slow: '左转(11)\n马达(0.7, 0.9)\n等待(15)',
	'too fast': 'for speed in range(0, 2000, 130):\n    马达(speed, -speed / 3)\n    等待(0.5)',
	'one wheel': 'for _ in range(6):\n    马达(0, 170)\n    等待(0.7)\n    马达(170, 0)\n    等待(0.9)',
	waves: always('马达(200 + 150 * math.sin(时间() * 2), 200 + 150 * math.cos(时间() * 3))'),
	'line, one sensor': always('马达(140, 60) if 颜色() == "黑" else 马达(60, 140)'),
	'line, two sensors': always(
		`
left, right = 左边颜色() == '黑', 右边颜色() == '黑'
马达(40 if left and not right else 160, 40 if right and not left else 160)
`,
	),
	'line, remembered': always(
		`
if 左边颜色() == '黑':
    error -= 1
elif 右边颜色() == '黑':
    error += 1
else:
    error *= 0.8
马达(150 + 12 * error, 150 - 12 * error)
`,
		'error = 0',
	),
	'counts lines': always(
		`
is_on = 颜色() != '白'
if is_on and not was_on:
    count += 1
    声音(count)
was_on = is_on
马达(220, 220)
`,
		'count, was_on = 0, False',
	),
	'right hand': followWall(1),
	'left hand': followWall(-1),
	'keeps its distance': always('error = 距离() - 25\n马达(error * 6, error * 6)'),
	'goes around': always(`
if 碰到():
    后退(6)
    左转(75)
elif 距离() < 20:
    右转(30)
马达(180, 175)
`),
	bounces:
		'for _ in range(15):\n    while not 碰到() and 时间() < 18:\n        马达(300, 290)\n        等待(0.1)\n    后退(5)\n    右转(100)',
	'says colours': always(`
灯(颜色())
if 左边颜色() != 右边颜色():
    声音(左边颜色() + 右边颜色())
马达(150, 170)
`),
	'in English': `
import robot
for turn in range(60):
    robot.lamp(robot.colour())
    robot.motors(robot.distance() + 40, 90 - turn)
    robot.wait(0.25)
    print(robot.clock(), robot.distance(), robot.touching(), robot.left_colour(), robot.right_colour())
`,
	chance: 'import random\nrandom.seed(11)\nfor _ in range(40):\n    前进(random.uniform(-10, 15))\n    左转(random.gauss(0, 60))',
	'looks for the farthest': `
for _ in range(5):
    ways = []
    for turn in range(8):
        ways.append(距离())
        左转(45)
    左转(ways.index(max(ways)) * 45)
    前进(min(20, max(ways) / 2))
`,
	tree: `
def tree(way):
    if way < 4:
        return
    前进(way)
    左转(35)
    tree(way * 0.6)
    右转(70)
    tree(way * 0.6)
    左转(35)
    后退(way)
tree(18)
`,
	'in parts': `
def drive():
    for speed in (50, 100, 200, 400):
        yield speed, speed * 0.97
        yield -speed, -speed / 2
for left, right in drive():
    try:
        马达(left, right)
        等待(1.37)
        前进('x')
    except RobotError:
        灯('红')
`,
};

const rules = { seconds: 20, touches: 100 };
const curve = [
	{ x: 200, y: 600 },
	{ x: 700, y: 600 },
	{ x: 1000.5, y: 750.25 },
	{ x: 1100, y: 1000 },
	{ x: 900, y: 1150 },
	{ x: 400, y: 1000 },
];

const WORLDS: Readonly<Record<string, World>> = {
	line: {
		field: { width: 2000, height: 1400 },
		start: { x: 210, y: 600, heading: 0 },
		lines: [{ colour: 'black', width: 24, through: curve }],
		goals: [{ title: '终点', at: { x: 400, y: 1000 }, radius: 60 }],
		rules,
	},
	maze: {
		field: { width: 1500, height: 1500 },
		start: { x: 150, y: 150, heading: 90 },
		walls: [
			{ from: { x: 300, y: 0 }, to: { x: 300, y: 1200 } },
			{ from: { x: 600, y: 300 }, to: { x: 600, y: 1500 } },
			{ from: { x: 900, y: 0 }, to: { x: 900, y: 900 } },
			{ from: { x: 900, y: 900 }, to: { x: 1300, y: 1100 } },
		],
		goals: [
			{ title: '二', at: { x: 450, y: 750 }, radius: 120 },
			{ title: '终点', at: { x: 1200, y: 300 }, radius: 120, points: 3 },
		],
		rules: { ...rules, ordered: true },
	},
	boxes: {
		field: { width: 1800.5, height: 1200.25 },
		start: { x: 333.3, y: 444.4, heading: 33.3 },
		boxes: [
			{ colour: 'red', at: { x: 900, y: 600 }, width: 220, height: 180 },
			{ colour: 'blue', at: { x: 1400, y: 900 }, width: 100, height: 300 },
		],
		patches: [
			{ colour: 'yellow', at: { x: 500, y: 500 }, width: 400, height: 300 },
			{ colour: 'green', at: { x: 600, y: 600 }, width: 200, height: 200 },
		],
		lines: [
			{
				colour: 'purple',
				width: 60,
				through: [
					{ x: 0, y: 0 },
					{ x: 1800, y: 1200 },
				],
			},
		],
		goals: [],
		rules,
	},
	noise: {
		field: { width: 2400, height: 1600 },
		start: { x: 210, y: 600, heading: -7 },
		walls: [{ from: { x: 1500, y: 200 }, to: { x: 1700, y: 1500 } }],
		lines: [{ colour: 'black', width: 40, through: curve }],
		goals: [{ title: '终点', at: { x: 900, y: 1150 }, radius: 100 }],
		noise: { seed: 20_261, wheels: 9.5, distance: 45.5 },
		rules: { ...rules, stop: true },
	},
	corner: {
		field: { width: 700, height: 500 },
		start: { x: 80, y: 80, heading: 45 },
		patches: [{ colour: 'orange', at: { x: 600, y: 400 }, width: 200, height: 200 }],
		goals: [{ title: '终点', at: { x: 600, y: 400 }, radius: 50 }],
		noise: { seed: 7, wheels: 3 },
		rules,
	},
};

export interface RobotRun {
	name: string;
	code: string;
	world: World;
}

/** Each program in each world. */
export const RUNS: readonly RobotRun[] = Object.entries(PROGRAMS).flatMap(([program, code]) =>
	Object.entries(WORLDS).map(([place, world]) => ({
		name: `${program}; ${place}`,
		code: `import math\nfrom robot import *\n${code}`,
		world,
	})),
);
