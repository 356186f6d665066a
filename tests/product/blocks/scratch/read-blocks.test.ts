import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { MOST_BLOCKS } from '#app/blocks/block-program.ts';
import { blocksIn, writeBlockText } from '#app/blocks/block-text.ts';
import { readBlocks } from '#app/blocks/scratch/read-blocks.ts';
import { pythonOf, toPython } from '#app/blocks/to-python.ts';
import { TooLarge } from '#app/documents/read/readings.ts';
import { pythonIn, read, say, sprite, typed, variable } from '#tests/product/blocks/support/scratch-project.ts';
import { corpus, sb3 } from '#tests/product/documents/document-corpus.ts';

const FOLDER = path.join(import.meta.dirname, '../../../../manifests/files/static/files');
const seeded = readdirSync(FOLDER).filter((name) => name.endsWith('.sb3'));

describe('the seeded projects', () => {
	it.each(seeded)('%s opens as blocks', (name) => {
		const { parsed, leftOut } = readBlocks(Uint8Array.from(readFileSync(path.join(FOLDER, name))));
		const { program } = parsed;
		if (!program) throw new Error(parsed.error);
		expect(toPython(program)).toMatchObject({ unknown: [], loose: 0 });
		expect(program.stacks[0]?.blocks[0]?.type).toBe('start');
		expect(leftOut.filter(({ words }) => /不认识|undefined|[{}<>@]/.test(words))).toEqual([]);
		const text = writeBlockText(program);
		if (text !== '') expect(pythonOf(toPython(blocksIn(text)?.program ?? { stacks: [] }))).toBe(pythonOf(toPython(program)));
	});

	it('keep the drawing of a pen', () => {
		const { parsed, ...rest } = readBlocks(Uint8Array.from(readFileSync(path.join(FOLDER, 'a004.sb3'))));
		expect(rest).toEqual({
			sprite: '画笔',
			others: ['小猫'],
			leftOut: [
				{ words: '全部擦除', count: 1 },
				{ words: '将笔的 … 增加 …', count: 1 },
				{ words: '当按下 … 键（整段）', count: 1 },
			],
			notes: ['颜色换成了最接近的一种'],
		});
		expect(parsed.program && pythonOf(toPython(parsed.program))).toContain(
			'for i in range(6):\n    for j in range(36):\n        turtle.forward(6)\n        turtle.right(10)\n    turtle.right(60)\n',
		);
	});
});

describe('blocks of Scratch', () => {
	it.each<[string, object, string]>([
		['a text', sprite([say(typed('你好'))]), "print('你好')\n"],
		['a number', sprite([say(typed('12'))]), 'print(12)\n'],
		['digits that are no number', sprite([say(typed('007'))]), "print('007')\n"],
		[
			'an answer, which becomes a number where one counts with it',
			sprite(
				[
					{ opcode: 'sensing_askandwait', inputs: { QUESTION: [1, typed('几岁？')] } },
					{ opcode: 'data_setvariableto', inputs: { VALUE: [3, 'a', typed('')] }, fields: { VARIABLE: ['年龄', 'v'] } },
					{ opcode: 'data_changevariableby', inputs: { VALUE: [1, [4, '1']] }, fields: { VARIABLE: ['年龄', 'v'] } },
					say('j'),
				],
				{
					a: { opcode: 'sensing_answer' },
					j: { opcode: 'operator_join', inputs: { STRING1: [1, typed('明年')], STRING2: [3, variable('年龄')] } },
				},
			),
			"回答 = input()\n年龄 = int(回答)\n年龄 += 1\nprint('明年' + str(年龄))\n",
		],
		[
			'an answer that stays a text',
			sprite([{ opcode: 'sensing_askandwait' }, say('a')], { a: { opcode: 'sensing_answer' } }),
			'回答 = input()\nprint(回答)\n',
		],
		[
			'loops and conditions',
			sprite([{ opcode: 'control_repeat_until', inputs: { CONDITION: [2, 'g'], SUBSTACK: [2, 'i'] } }], {
				g: { opcode: 'operator_gt', inputs: { OPERAND1: [3, variable('数')], OPERAND2: [1, typed('9')] } },
				i: { opcode: 'control_if_else', inputs: { CONDITION: [2, 'e'], SUBSTACK: [2, 's'], SUBSTACK2: [2, 'c'] } },
				e: { opcode: 'operator_equals', inputs: { OPERAND1: [3, variable('名')], OPERAND2: [1, typed('小明')] } },
				s: say(typed('好')),
				c: { opcode: 'data_changevariableby', inputs: { VALUE: [1, [4, '2']] }, fields: { VARIABLE: ['数', 'v'] } },
			}),
			"数 = 0\n名 = 0\nwhile not 数 > 9:\n    if 名 == '小明':\n        print('好')\n    else:\n        数 += 2\n",
		],
		[
			'a loop that is left',
			sprite([{ opcode: 'control_forever', inputs: { SUBSTACK: [2, 's'] } }], {
				s: { opcode: 'control_stop', fields: { STOP_OPTION: ['this script', null] } },
			}),
			'while True:\n    break\n',
		],
		[
			'lists, also those with the name of a variable',
			sprite(
				[
					{ opcode: 'data_deletealloflist', fields: { LIST: ['数', 'l'] } },
					{ opcode: 'data_addtolist', inputs: { ITEM: [3, variable('数')] }, fields: { LIST: ['数', 'l'] } },
					{ opcode: 'data_deleteoflist', inputs: { INDEX: [1, [7, 'last']] }, fields: { LIST: ['数', 'l'] } },
				],
				{},
				{ variables: { v: ['数', 3] }, lists: { l: ['数', [1]] } },
			),
			'数 = 3\n数列表 = []\n数列表.append(数)\ndel 数列表[len(数列表) - 1]\n',
		],
		[
			'values that were saved with the project',
			sprite(
				[say('i'), say(variable('速度'))],
				{ i: { opcode: 'data_itemoflist', inputs: { INDEX: [1, [7, '2']] }, fields: { LIST: ['名单', 'l'] } } },
				{ variables: { v: ['速度', 5], w: ['没用', 7] }, lists: { l: ['名单', ['小明', 3]] } },
			),
			"名单 = []\n名单.append('小明')\n名单.append(3)\n速度 = 5\nprint(名单[1])\nprint(速度)\n",
		],
		[
			'moves before the pen is down',
			sprite(
				[
					{ opcode: 'motion_pointindirection', inputs: { DIRECTION: [1, [8, '0']] } },
					{ opcode: 'motion_gotoxy', inputs: { X: [1, [4, '-10']], Y: [1, [4, '']] } },
					{ opcode: 'pen_penDown' },
					{ opcode: 'pen_setPenColorToColor', inputs: { COLOR: [1, [9, '#f6635a']] } },
					{ opcode: 'motion_movesteps', inputs: { STEPS: [3, 'j', [4, '10']] } },
				],
				{ j: { opcode: 'operator_join', inputs: { STRING1: [1, typed('1')], STRING2: [1, typed('0')] } } },
			),
			"import turtle\n\nturtle.penup()\nturtle.setheading(90)\nturtle.goto(-10, 0)\nturtle.pendown()\nturtle.pencolor('red')\nturtle.forward(int(str(1) + str(0)))\nturtle.done()\n",
		],
		[
			'blocks of the author, apart from others of the same name',
			sprite([{ opcode: 'procedures_call', mutation: { proccode: '跳 %s', argumentids: '["x"]' }, inputs: { x: [1, typed('5')] } }], {
				d: { opcode: 'procedures_definition', topLevel: true, inputs: { custom_block: [1, 'p'] }, next: 's' },
				p: { opcode: 'procedures_prototype', shadow: true, mutation: { proccode: '跳 %s', argumentnames: '["几步"]' } },
				s: say('a'),
				a: { opcode: 'argument_reporter_string_number', fields: { VALUE: ['几步', null] } },
				e: { opcode: 'procedures_definition', topLevel: true, inputs: { custom_block: [1, 'q'] } },
				q: { opcode: 'procedures_prototype', shadow: true, mutation: { proccode: '跳 %b', argumentnames: '["能跳"]' } },
			}),
			'def 跳(几步):\n    print(几步)\n\ndef 跳2(能跳):\n    pass\n\n跳(5)\n',
		],
		[
			'what is inside of a block without a meaning',
			sprite([{ opcode: 'control_all_at_once', inputs: { SUBSTACK: [2, 's'] } }], { s: say(typed('在')) }),
			"print('在')\n",
		],
		[
			'a condition without a meaning, which stays to be filled in',
			sprite([{ opcode: 'control_if', inputs: { CONDITION: [2, 't'], SUBSTACK: [2, 's'] } }], {
				t: { opcode: 'sensing_mousedown' },
				s: say(typed('在')),
			}),
			"if False:\n    print('在')\n",
		],
		['names like programs', sprite([say(variable('a; import os\n'))]), 'a_import_os = 0\nprint(a_import_os)\n'],
		['texts like markup', sprite([say(typed("<img src=x onerror='alert(1)'>\n"))]), `print("<img src=x onerror='alert(1)'>\\n")\n`],
		['a chain that leads back', sprite([say(typed('1')), { ...say(typed('2')), next: 'c0' }]), 'print(1)\nprint(2)\n'],
		['a block within itself', sprite([say('n')], { n: { opcode: 'operator_not', inputs: { OPERAND: [2, 'n'] } } }), 'print(not False)\n'],
		['values in a chain', sprite([{ opcode: 'sensing_answer' }, say(typed('1'))]), 'print(1)\n'],
	])('%s', (_, target, python) => {
		expect(pythonIn(target)).toBe(python);
	});

	it('names the blocks that have no meaning, and those of other editors', () => {
		const { leftOut } = read(
			sprite([{ opcode: 'control_wait' }, { opcode: 'control_wait' }, { opcode: 'cyberpi.led' }, say('x')], {
				x: { opcode: 'motion_xposition' },
				k: { opcode: 'event_whenkeypressed', topLevel: true, next: 's' },
				s: say(typed('1')),
			}),
		);
		expect(leftOut).toEqual([
			{ words: '等待 … 秒', count: 2 },
			{ words: '不认识的积木 cyberpi.led', count: 1 },
			{ words: 'x 坐标', count: 1 },
			{ words: '当按下 … 键（整段）', count: 1 },
		]);
	});

	it('takes the sprite with the most scripts below a flag', () => {
		const two = sprite([say(typed('1'))], { f: { opcode: 'event_whenflagclicked', topLevel: true, next: 's' }, s: say(typed('2')) });
		const { sprite: name, others, notes } = read({ ...sprite([say(typed('1')), say(typed('2'))]), name: '小狗' }, two);
		expect({ name, others, notes }).toEqual({ name: '小猫', others: ['小狗'], notes: ['几段“当绿旗被点击”会一段做完再做下一段'] });
	});
});

describe('refuses', () => {
	const nested = (count: number): object =>
		sprite(
			[{ opcode: 'control_forever', inputs: { SUBSTACK: [2, 'n0'] } }],
			Object.fromEntries(
				Array.from({ length: count }, (_, index) => [
					`n${index}`,
					{ opcode: 'control_forever', inputs: { SUBSTACK: [2, `n${index + 1}`] } },
				]),
			),
		);

	it.each<[string, object[], string]>([
		['a project without a flag', [sprite([])].map((target) => ({ ...target, blocks: {} })), '这个作品里没有开头的积木，例如“当绿旗被点击”'],
		['too many blocks', [sprite(Array.from({ length: 5000 }, () => say(typed('1'))))], `积木太多了，最多 ${MOST_BLOCKS} 块`],
		['blocks nested too deep', [nested(5000)], '积木套得太深了，最多 60 层'],
	])('%s', (_, targets, error) => {
		expect(read(...targets).parsed).toEqual({ program: null, error });
	});

	it('a project of Scratch 2', () => {
		expect(readBlocks(sb3({ objName: 'Stage', children: [] })).parsed.error).toMatch('Scratch 2');
	});

	it.each(corpus.filter(({ kind }) => kind === 'sb3').map(({ name, make }) => [name, make] as const))('or takes %s', (_, make) => {
		try {
			const { parsed } = readBlocks(make());
			expect(parsed.error ?? parsed.program).toBeTruthy();
		} catch (error) {
			expect(error).toBeInstanceOf(TooLarge);
		}
	});
});
