import { expect, it } from 'vitest';
import { blocksIn, isOfBlocks, writeBlockText } from '#app/blocks/block-text.ts';
import { readWords } from '#app/blocks/read-words.ts';
import { pythonOf, toPython } from '#app/blocks/to-python.ts';

const python = (words: string): string => pythonOf(toPython(readWords(words))).trim();

it.each([
	['输出 “你好”', "print('你好')"],
	['输出 (“还有 ” 接上 (60 - 秒))', "秒 = 0\nprint('还有 ' + str(60 - 秒))"],
	['输出 3.5，后面接 逗号', "print(3.5, end=',')"],
	['把 和 设成 (读入一个整数)', '和 = int(input())'],
	['把 和 增加 -1', '和 = 0\n和 -= 1'],
	['输出 ((1 + 2) × -3)', 'print((1 + 2) * -3)'],
	['输出 (17 除以…的余数 5)', 'print(17 % 5)'],
	['把 名单 设成 (列表 “甲” “乙” 3)\n输出 (名单 的第 1 项)', "名单 = ['甲', '乙', 3]\nprint(名单[0])"],
	['i 从 3 倒着数到 1\n  输出 i', 'for i in range(3, 0, -1):\n    print(i)'],
	['一直重复\n  如果 (1 等于 1)\n    跳出循环', 'while True:\n    if 1 == 1:\n        break'],
	[
		'用红色涂满\n  画半径 50 的圆',
		"import turtle\n\nturtle.fillcolor('red')\nturtle.begin_fill()\nturtle.circle(50)\nturtle.end_fill()\nturtle.done()",
	],
	['定义 走\n  前进 9 步\n走\n走', 'import turtle\n\ndef 走():\n    turtle.forward(9)\n\n走()\n走()\nturtle.done()'],
	[
		'定义 抽签\n  把 点 设成 (从 1 到 6 随便一个整数)\n得到 点\n输出 (抽签)',
		'import random\n\ndef 抽签():\n    点 = random.randint(1, 6)\n    return 点\n\nprint(抽签())',
	],
	[
		'直到 (地面是绿色) 重复\n  左马达 40 右马达 160\n  等待 0.02 秒\n灯亮红色\n原地左转 90 度\n发出声音 “到了”\n输出 (出发后的秒数)',
		"import robot\n\nwhile not robot.颜色() == '绿':\n    robot.马达(40, 160)\n    robot.等待(0.02)\nrobot.灯('红')\nrobot.左转(90)\nrobot.声音('到了')\nprint(robot.时间())",
	],
	[
		'如果 (((前方距离) 小于 10) 或者 (碰到了))\n  后退 5 厘米\n  停下\n  关灯\n  输出 (左边的颜色)',
		'import robot\n\nif robot.距离() < 10 or robot.碰到():\n    robot.后退(5)\n    robot.停下()\n    robot.灯()\n    print(robot.左边颜色())',
	],
])('%j means %j', (words, expected) => {
	expect(python(words)).toBe(expected);
});

it.each([
	['如果 (1 小于 2)\n  换一行', 'if 1 < 2:\n    print()'],
	['如果 (1 小于 2)\n  换一行\n否则\n  输出 1', 'if 1 < 2:\n    print()\nelse:\n    print(1)'],
	[
		'如果 (1 小于 2)\n  换一行\n否则如果 成立\n  输出 1\n否则\n  输出 2',
		'if 1 < 2:\n    print()\nelif 成立:\n    print(1)\nelse:\n    print(2)',
	],
])('a choice is the block with as many ways: %j', (words, expected) => {
	expect(python(words).replace('成立 = 0\n', '')).toBe(expected);
});

it('its text opens as the same blocks, with numbers and texts that give way to others', () => {
	const words = '重复 3 次\n  输出 (“第 ” 接上 次数)\n  把 次数 增加 1';
	const text = writeBlockText(readWords(words));
	expect(isOfBlocks(text)).toBe(true);
	expect(blocksIn(text)?.program).toEqual(readWords(words));
});

it.each(['输出你好', '输出 (1 加 2)', '跳一跳', '否则\n  换一行'])('%j is refused, since no block says so', (words) => {
	expect(() => readWords(words)).toThrow('No block says');
});
