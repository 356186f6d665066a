import { expect, it } from 'vitest';
import { LOOPS, MOST_BLOCKS, MOST_NESTED, parseProgram } from '#app/blocks/block-program.ts';
import { KINDS } from '#app/blocks/kinds.ts';
import { pythonName } from '#app/blocks/python-names.ts';
import { pythonOf, toPython } from '#app/blocks/to-python.ts';
import {
	block,
	calculate,
	compare,
	number,
	print,
	programOf,
	type SavedBlock,
	saved,
	started,
	text,
	truth,
	variable,
} from './support/build-program.ts';

const written = (json: string) => toPython(programOf(json));

it.each([
	[
		'words of the robot, which no variable takes',
		[
			block('set', { VAR: '距离', VALUE: block('robot_distance') }),
			block('set', { VAR: 'robot', VALUE: block('robot_colour', { PLACE: '颜色' }) }),
			block('if', { CONDITION: block('robot_sees', { PLACE: '左边颜色', COLOUR: '黑' }), DO: [block('robot_lamp', { COLOUR: '红' })] }),
			print(block('join', { A: text('地面是'), B: variable('robot') })),
		],
		"import robot\n\n距离 = robot.距离()\nrobot_ = robot.颜色()\nif robot.左边颜色() == '黑':\n    robot.灯('红')\nprint('地面是' + robot_)\n",
	],
	['a text', [print(text('你好'))], "print('你好')\n"],
	['a text with both quotation marks', [print(text(`"it's"\\`))], `print('"it\\'s"\\\\')\n`],
	['an apostrophe', [print(text("it's"))], `print("it's")\n`],
	['text and number', [print(block('join', { A: text('共'), B: number(3) }))], "print('共' + str(3))\n"],
	[
		'a variable that is a text, and one that may not be',
		[
			block('set', { VAR: '名字', VALUE: block('read_text') }),
			print(
				block('join', {
					A: variable('名字'),
					B: block('join', { A: variable('分数'), B: block('letter', { VALUE: variable('名字'), INDEX: number(1) }) }),
				}),
			),
		],
		'分数 = 0\n名字 = input()\nprint(名字 + str(分数) + 名字[0])\n',
	],
	[
		'a word of a line',
		[
			block('set', { VAR: '词', VALUE: block('read_words') }),
			print(block('join', { A: block('item', { VAR: '词', INDEX: number(1) }), B: text('！') })),
		],
		"词 = input().split()\nprint(词[0] + '！')\n",
	],
	[
		'a condition that stands alone in another',
		[
			block('if_else', {
				CONDITION: truth(),
				DO: [block('new_line')],
				ELSE: [block('if_else', { CONDITION: truth('False'), DO: [block('new_line')], ELSE: [block('if', { CONDITION: truth() })] })],
			}),
			block('if_else', { CONDITION: truth(), ELSE: [block('if', { CONDITION: truth() }), block('new_line')] }),
		],
		'if True:\n    print()\nelif False:\n    print()\nelif True:\n    pass\nif True:\n    pass\nelse:\n    if True:\n        pass\n    print()\n',
	],
	[
		'brackets only where they are needed',
		[print(calculate(calculate(number(1), '+', number(2)), '*', calculate(number(3), '-', calculate(number(4), '-', number(5)))))],
		'print((1 + 2) * (3 - (4 - 5)))\n',
	],
	['products without brackets', [print(calculate(calculate(number(2), '*', number(3)), '+', number(1)))], 'print(2 * 3 + 1)\n'],
	['a power of a negative number', [print(calculate(number(-2), '**', number(2)))], 'print((-2) ** 2)\n'],
	['a comparison of comparisons', [print(compare(compare(number(1), '<', number(2)), '==', truth()))], 'print((1 < 2) == True)\n'],
	[
		'or within and',
		[
			print(
				block('both', {
					OP: 'and',
					A: block('both', { OP: 'or', A: truth(), B: truth() }),
					B: block('not', { A: truth() }),
				}),
			),
		],
		'print((True or True) and not True)\n',
	],
	['a repetition', [block('repeat', { TIMES: number(3), DO: [print(number(1))] })], 'for i in range(3):\n    print(1)\n'],
	[
		'repetitions within one another, beside a variable i',
		[
			block('set', { VAR: 'i', VALUE: number(5) }),
			block('repeat', { TIMES: number(2), DO: [block('repeat', { TIMES: variable('i'), DO: [block('new_line')] })] }),
		],
		'i = 5\nfor i2 in range(2):\n    for j in range(i):\n        print()\n',
	],
	[
		'counting up',
		[block('count', { VAR: '数', FROM: number(1), WAY: 'up', TO: number(10), DO: [print(variable('数'))] })],
		'for 数 in range(1, 11):\n    print(数)\n',
	],
	[
		'counting down',
		[block('count', { VAR: '数', FROM: variable('n'), WAY: 'down', TO: number(1) })],
		'n = 0\nfor 数 in range(n, 0, -1):\n    pass\n',
	],
	[
		'counting up to a variable',
		[block('count', { VAR: '数', FROM: number(0), WAY: 'up', TO: variable('n') })],
		'n = 0\nfor 数 in range(n + 1):\n    pass\n',
	],
	[
		'until',
		[
			block('while', {
				HOW: 'until',
				CONDITION: compare(variable('a'), '>', number(3)),
				DO: [block('change', { VAR: 'a', DELTA: number(1) })],
			}),
		],
		'a = 0\nwhile not a > 3:\n    a += 1\n',
	],
	['a change by a negative number', [block('change', { VAR: '分数', DELTA: number(-2) })], '分数 = 0\n分数 -= 2\n'],
	['a list that nothing sets', [block('append', { VAR: '名单', VALUE: text('小明') })], "名单 = []\n名单.append('小明')\n"],
	[
		'the first item',
		[block('set', { VAR: 'a', VALUE: block('read_numbers') }), print(block('item', { VAR: 'a', INDEX: number(1) }))],
		'a = list(map(int, input().split()))\nprint(a[0])\n',
	],
	[
		'an item by a variable',
		[block('each', { VAR: 'a', LIST: text('ab'), DO: [print(block('letter', { VALUE: text('xyz'), INDEX: variable('a') }))] })],
		"for a in 'ab':\n    print('xyz'[a - 1])\n",
	],
	['random numbers', [print(block('random', { FROM: number(1), TO: number(6) }))], 'import random\n\nprint(random.randint(1, 6))\n'],
	[
		'a drawing',
		[block('forward', { NUM: number(50) }), block('fill_colour', { COLOUR: 'red', DO: [block('circle', { NUM: number(10) })] })],
		"import turtle\n\nturtle.forward(50)\nturtle.fillcolor('red')\nturtle.begin_fill()\nturtle.circle(10)\nturtle.end_fill()\nturtle.done()\n",
	],
	[
		'a number with two decimals within a text',
		[print(block('join', { A: text('共'), B: block('decimals', { NUM: calculate(number(1), '/', number(3)), PLACES: '2' }) }))],
		"print('共' + format(1 / 3, '.2f'))\n",
	],
	[
		'a colour that is read',
		[
			block('set', { VAR: '词', VALUE: block('read_words') }),
			block('fill_colour_named', { NAME: block('item', { VAR: '词', INDEX: number(1) }), DO: [block('face', { NUM: number(90) })] }),
			block('pen_colour_named'),
		],
		"import turtle\n\n词 = input().split()\nturtle.fillcolor(词[0])\nturtle.begin_fill()\nturtle.setheading(90)\nturtle.end_fill()\nturtle.pencolor('black')\nturtle.done()\n",
	],
	['a background', [block('background', { COLOUR: 'navy' })], "import turtle\n\nturtle.bgcolor('navy')\nturtle.done()\n"],
	['empty slots', [block('print'), block('repeat'), block('if')], "print('')\nfor i in range(0):\n    pass\nif False:\n    pass\n"],
	['an unknown block', [block('if', { DO: [block('motion_dance')] })], 'if False:\n    # 不认识的积木：motion_dance\n    pass\n'],
	['a choice that the block does not have', [print(calculate(number(1), '+ __import__("os") +', number(1)))], 'print(1 + 1)\n'],
] as const)('writes %s', (_, blocks, python) => {
	expect(pythonOf(written(started(...blocks)))).toBe(python);
});

it('writes functions with parameters, and says which variables they share', () => {
	const define = block(
		'procedures_defnoreturn',
		{
			NAME: '画边',
			STACK: [
				block('forward', { NUM: variable('长') }),
				block('change', { VAR: '条数', DELTA: number(1) }),
				block('set', { VAR: '临时', VALUE: number(1) }),
			],
		},
		{ params: [{ name: '长', id: 'a' }] },
	);
	const call = block('procedures_callnoreturn', { ARG0: number(50) }, { name: '画边', params: ['长'] });
	expect(pythonOf(written(saved([block('start'), call, print(variable('条数'))], [define])))).toBe(
		'import turtle\n\ndef 画边(长):\n    global 条数\n    turtle.forward(长)\n    条数 += 1\n    临时 = 1\n\n条数 = 0\n画边(50)\nprint(条数)\nturtle.done()\n',
	);
});

it('says which blocks have empty slots, which are unknown, and what hangs loose', () => {
	const { unfilled, unknown, loose } = written(saved([block('start'), block('print'), block('dance')], [block('new_line')]));
	expect({ unfilled, unknown, loose }).toEqual({ unfilled: ['print'], unknown: ['dance'], loose: 1 });
});

it('knows the block of each line', () => {
	const { lines } = written(started(block('repeat', { TIMES: number(3), DO: [block('new_line')] })));
	expect(lines.map((line) => line.block)).toEqual(['repeat', 'new_line']);
});

it.each([
	['我的 分数', '我的_分数'],
	['2号', '_2号'],
	['print', 'print_'],
	['for', 'for_'],
	['ａ', 'a'],
	['a; import os', 'a_import_os'],
	['？', '变量'],
])('calls the variable “%s” %s', (name, python) => {
	expect(pythonName(name)).toBe(python);
});

const nested = (depth: number): SavedBlock => (depth === 0 ? block('new_line') : block('if', { DO: [nested(depth - 1)] }));
const chained = (count: number): string =>
	`{"blocks":{"blocks":[${'{"type":"new_line","next":{"block":'.repeat(count)}{"type":"new_line"}${'}}'.repeat(count)}]}}`;

it.each([
	['no JSON', '<xml>', '这不是积木程序'],
	['no blocks', '{"blocks":[]}', '这不是积木程序'],
	['a block without a type', '{"blocks":{"blocks":[{}]}}', '有一块积木读不懂'],
	['too many blocks', chained(MOST_BLOCKS), `积木太多了，最多 ${MOST_BLOCKS} 块`],
	['a million blocks', chained(1_000_000), `积木太多了，最多 ${MOST_BLOCKS} 块`],
	['blocks that are nested too deep', started(nested(MOST_NESTED + 1)), `积木套得太深了，最多 ${MOST_NESTED} 层`],
])('refuses %s', (_, json, error) => {
	expect(parseProgram(json)).toEqual({ program: null, error });
});

it('limits every kind of block that becomes a loop', () => {
	const statements = [...KINDS].flatMap(([type, { is }]) => (is === 'statement' ? [type] : []));
	const loops = statements.filter((type) => /^(for|while) /m.test(pythonOf(written(started(block(type))))));
	expect(new Set(loops)).toEqual(LOOPS);
});
