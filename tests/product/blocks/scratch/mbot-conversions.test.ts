/** Programs of mBlock for an mBot. */
import { expect, it } from 'vitest';
import { pythonIn, read, type Source, sprite, typed, variable } from '#tests/product/blocks/support/scratch-project.ts';

const START = 'mcore.mcore_when_board_launch';
const mbot = (name: string, inputs: Source['inputs'] = {}, fields: Readonly<Record<string, string>> = {}): Source => ({
	opcode: `mcore.mcore_${name}`,
	inputs,
	fields: Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, [value, null]])),
});
const number = (value: string): unknown => [1, [4, value]];
const powered = (power: string, time: string): Source['inputs'] => ({ POWER: number(power), TIME: number(time) });
const sensors = (state: string, colour: string): Source =>
	mbot('event_external_linefollower', {}, { PORT: '2', LINEFOLLOW_STATE: state, BLACK_WHITE: colour });

it.each<[string, Source[], Record<string, Source>, string]>([
	['drives for some time', [mbot('forward_time', powered('50', '1'))], {}, '马达(200, 200)\n等待(1)\n停下()'],
	['drives back', [mbot('backward_time', powered('25', '0.5'))], {}, '马达(-100, -100)\n等待(0.5)\n停下()'],
	[
		'turns to both sides',
		[mbot('turnleft_time', powered('50', '1')), mbot('turnright_time', powered('50', '1'))],
		{},
		'马达(-200, 200)\n等待(1)\n停下()\n马达(200, -200)\n等待(1)\n停下()',
	],
	['drives on', [mbot('move', { POWER: number('30') }, { MOVE_DIRECTION: '2' })], {}, '马达(-120, -120)'],
	[
		'drives with a power that is worked out, for both wheels',
		[mbot('move', { POWER: [3, 'sum', [4, '50']] }, { MOVE_DIRECTION: '4' })],
		{ sum: { opcode: 'operator_add', inputs: { NUM1: number('20'), NUM2: number('5') } } },
		'马达((20 + 5) * 4, (20 + 5) * -4)',
	],
	['drives each wheel', [mbot('move_wheel_speed', { POWER_LEFT: number('10'), POWER_RIGHT: number('-40') })], {}, '马达(40, -160)'],
	['stops and waits', [mbot('move_stop'), { opcode: 'control_wait', inputs: { DURATION: [1, [5, '2']] } }], {}, '停下()\n等待(2)'],
	['lights its lamp', [mbot('show_led', { COLOR: [1, [9, '#11ee22']] }, { LED_POSTION: '0' })], {}, "灯('绿')"],
	[
		'lights it for some time',
		[mbot('show_led_time', { COLOR: [1, [9, '#ffff00']], TIME: number('3') }, { LED_POSTION: '0' })],
		{},
		"灯('黄')\n等待(3)\n灯()",
	],
	[
		'mixes a colour, and takes the light away',
		[
			mbot('show_led_rgb', { R: number('300'), G: number('0'), B: number('0') }, { LED_POSTION: '0' }),
			mbot('show_led_rgb', { R: number('0'), G: number('0'), B: number('0') }, { LED_POSTION: '0' }),
		],
		{},
		"灯('红')\n灯()",
	],
	['sounds', [mbot('sound_play_hz', { HZ: number('700'), TIME: number('1') })], {}, "声音('嘀')\n等待(1)"],
	[
		'waits for a distance',
		[{ opcode: 'control_wait_until', inputs: { CONDITION: [2, 'near'] } }],
		{
			near: { opcode: 'operator_lt', inputs: { OPERAND1: [3, 'far', typed('')], OPERAND2: [1, typed('10')] } },
			far: mbot('detect_external_ultrasonic', {}, { PORT: '3' }),
		},
		'while not robot.距离() < 10:\n    robot.等待(0.02)',
	],
])('%s', (_, chain, more, python) => {
	const written = python.replaceAll(/^(?=[^ w])/gm, 'robot.');
	expect(pythonIn(sprite([...chain, mbot('move_stop')], more))).toBe(`import robot\n\n${written}\nrobot.停下()\n`);
});

it.each([
	['2', '0', "robot.左边颜色() == '黑'"],
	['1', '0', "robot.右边颜色() == '黑'"],
	['3', '0', "robot.左边颜色() == '黑' and robot.右边颜色() == '黑'"],
	['0', '0', "not robot.左边颜色() == '黑' and not robot.右边颜色() == '黑'"],
	['2', '1', "not robot.左边颜色() == '黑'"],
	['3', '1', "not robot.左边颜色() == '黑' and not robot.右边颜色() == '黑'"],
	['0', '1', "robot.左边颜色() == '黑' and robot.右边颜色() == '黑'"],
])('the sensors of the line %s see %s', (state, colour, condition) => {
	const python = pythonIn(
		sprite([{ opcode: 'control_if', inputs: { CONDITION: [2, 'line'], SUBSTACK: [2, 'stop'] } }], {
			line: sensors(state, colour),
			stop: mbot('move_stop'),
		}),
	);
	expect(python).toBe(`import robot\n\nif ${condition}:\n    robot.停下()\n`);
});

it.each([
	['OPERAND1', 'OPERAND2', '0', "robot.左边颜色() == '黑' and robot.右边颜色() == '黑'"],
	['OPERAND1', 'OPERAND2', '1', "robot.左边颜色() == '黑' and not robot.右边颜色() == '黑'"],
	['OPERAND1', 'OPERAND2', '2', "not robot.左边颜色() == '黑' and robot.右边颜色() == '黑'"],
	['OPERAND2', 'OPERAND1', '3', "not robot.左边颜色() == '黑' and not robot.右边颜色() == '黑'"],
])('the value of the line sensors in %s is compared with that in %s, %s', (line, other, value, condition) => {
	const target = sprite([{ opcode: 'control_if', inputs: { CONDITION: [2, 'equal'], SUBSTACK: [2, 'stop'] } }], {
		equal: { opcode: 'operator_equals', inputs: { [line]: [3, 'line', typed('')], [other]: [1, typed(value)] } },
		line: mbot('detect_external_linefollower', {}, { PORT: '2' }),
		stop: mbot('move_stop'),
	});
	expect(pythonIn(target)).toBe(`import robot\n\nif ${condition}:\n    robot.停下()\n`);
	expect(read(target).leftOut).toEqual([]);
});

it('a program for the robot alone begins with its start, and its loops leave time to drive', () => {
	const robot = {
		isStage: false,
		name: 'mBot',
		blocks: {
			start: { opcode: START, topLevel: true, next: 'loop' },
			loop: { opcode: 'control_forever', inputs: { SUBSTACK: [2, 'move'] } },
			move: mbot('move', { POWER: number('50') }, { MOVE_DIRECTION: '1' }),
		},
	};
	expect(pythonIn(robot)).toBe('import robot\n\nwhile True:\n    robot.马达(200, 200)\n    robot.等待(0.02)\n');
	expect(read(robot).notes).toEqual(['动力 100% 换成了每秒 400 毫米', '循环里加上了“等待 0.02 秒”，机器人才有时间走']);
});

it('says what the robot does not have, and what is not as on an mBot', () => {
	const { leftOut, notes } = read(
		sprite(
			[
				mbot('show_led', { COLOR: [1, [9, '#ff0000']] }, { LED_POSTION: '2' }),
				mbot('sound_play_note', { BEAT: number('0.25') }, { NOTE: '262' }),
				mbot('reset_timer'),
				{ opcode: 'looks_say', inputs: { MESSAGE: [3, 'value', typed('')] } },
				{ opcode: 'looks_say', inputs: { MESSAGE: [3, variable('次数'), typed('')] } },
			],
			{
				value: mbot('detect_external_linefollower', {}, { PORT: '2' }),
				button: { ...mbot('when_board_button'), topLevel: true, next: 'pressed' },
				pressed: mbot('move_stop'),
			},
		),
	);
	expect(leftOut).toEqual([
		{ words: '计时器归零', count: 1 },
		{ words: '巡线传感器 … 的值', count: 1 },
		{ words: '当板载按键按下或者松开（整段）', count: 1 },
	]);
	expect(notes).toEqual(['左右两盏灯换成了一盏', '声音的高低没有搬过来']);
});
