/** What the blocks of mBlock for an mBot are as blocks of the robot. Its power is in percent, its menus are numbered, and its distances are in centimetres. */
import type { Block } from '../block-program.ts';
import { nearestLamp } from './nearest-colour.ts';
import { type Conversion, isNumeric, type ScratchBlock, typedBlock } from './scratch-block.ts';

/** Begins the opcode of each of these blocks. */
export const MBOT = 'mcore.';

/** The hat of a program that runs without the computer. */
export const MBOT_STARTS = 'mcore.mcore_when_board_launch';

/** Of a wheel at a power of 1 percent, in millimetres a second. */
const SPEED = 4;
/** One step of the robot, in seconds. */
const STEP = 0.02;

const POWERED = `动力 100% 换成了每秒 ${SPEED * 100} 毫米`;
const PITCHED = '声音的高低没有搬过来';
const ONE_LAMP = '左右两盏灯换成了一盏';
const PASSING = `循环里加上了“等待 ${STEP} 秒”，机器人才有时间走`;

/** A menu is a field in some versions of mBlock, and an input in others. */
const chosen = ({ field, typed }: ScratchBlock, name: string): string => field(name) || (typed(name) ?? '');

const stopped = ({ make }: ScratchBlock): Block => make('robot_stop');
const waited = ({ make, value }: ScratchBlock, input: string): Block => make('robot_wait', {}, { SECONDS: value(input, 'number') });
const stepped = ({ make }: ScratchBlock): Block => make('robot_wait', {}, { SECONDS: [typedBlock(STEP)] });

/** The speed of a wheel by a power; `factor`: 1 forward, -1 backward. Read once, since a block in an input is read once. */
function speedOf({ make, typed, value }: ScratchBlock, input: string): (factor: 1 | -1) => readonly Block[] {
	const power = typed(input);
	if (isNumeric(power)) return (factor) => [typedBlock(Number(power) * SPEED * factor)];
	const given = value(input, 'number');
	return (factor) => [make('calculate', { OP: '*' }, { A: given, B: [typedBlock(SPEED * factor)] })];
}

/** What each wheel does, by the direction of the robot in the menu. */
const DIRECTIONS: Readonly<Record<string, readonly [left: 1 | -1, right: 1 | -1]>> = {
	1: [1, 1],
	2: [-1, -1],
	3: [-1, 1],
	4: [1, -1],
};

function driven(block: ScratchBlock, direction: string): Block | null {
	const wheels = DIRECTIONS[direction];
	if (!wheels) return null;
	block.note(POWERED);
	const speed = speedOf(block, 'POWER');
	const [left, right] = wheels;
	return block.make('robot_motors', {}, { LEFT: speed(left), RIGHT: speed(right) });
}

const drivenFor =
	(direction: '1' | '2' | '3' | '4'): Conversion =>
	(block) => {
		const motors = driven(block, direction);
		return motors && [motors, waited(block, 'TIME'), stopped(block)];
	};

function lit(block: ScratchBlock, colour: string): Block | null {
	const lamp = nearestLamp(colour);
	if (lamp === null) return null;
	if (chosen(block, 'LED_POSTION') !== '0') block.note(ONE_LAMP);
	return lamp === '' ? block.make('robot_lamp_off') : block.make('robot_lamp', { COLOUR: lamp });
}

function mixedColour({ typed }: ScratchBlock): string {
	const parts = ['R', 'G', 'B'].map((input) => typed(input));
	if (!parts.every(isNumeric)) return '';
	return `#${parts
		.map((part) =>
			Math.min(255, Math.max(0, Math.round(Number(part))))
				.toString(16)
				.padStart(2, '0'),
		)
		.join('')}`;
}

const sounded =
	(seconds: string): Conversion =>
	(block) => {
		block.note(PITCHED);
		return [block.make('robot_sound', {}, { NAME: [typedBlock('嘀')] }), waited(block, seconds)];
	};

/** A sensor of the line sees black, or white: all that is not black. */
function seen({ make }: ScratchBlock, place: '左边颜色' | '右边颜色', isBlack: boolean): Block {
	const black = make('robot_sees', { PLACE: place, COLOUR: '黑' });
	return isBlack ? black : make('not', {}, { A: [black] });
}

const bothSeen = (block: ScratchBlock, leftIsBlack: boolean, rightIsBlack: boolean): Block =>
	block.make('both', { OP: 'and' }, { A: [seen(block, '左边颜色', leftIsBlack)], B: [seen(block, '右边颜色', rightIsBlack)] });

function followed(block: ScratchBlock): Block | null {
	const isBlack = chosen(block, 'BLACK_WHITE') === '0';
	switch (chosen(block, 'LINEFOLLOW_STATE')) {
		case '2':
			return seen(block, '左边颜色', isBlack);
		case '1':
			return seen(block, '右边颜色', isBlack);
		case '3':
			return bothSeen(block, isBlack, isBlack);
		case '0':
			return bothSeen(block, !isBlack, !isBlack);
		default:
			return null;
	}
}

const LINE_VALUE = `${MBOT}mcore_detect_external_linefollower`;

/** `值 = 1`: a number from 0 to 3, whose first bit says that the right sensor is on white, the second one that the left is. Null for other comparisons. */
export function comparedLine(block: ScratchBlock): Block | null {
	const isSecond = block.opcodeIn('OPERAND2') === LINE_VALUE;
	if (!isSecond && block.opcodeIn('OPERAND1') !== LINE_VALUE) return null;
	const value = block.typed(isSecond ? 'OPERAND1' : 'OPERAND2') ?? '';
	return /^[0-3]$/.test(value) ? bothSeen(block, Number(value) < 2, Number(value) % 2 === 0) : null;
}

const CONVERSIONS: Readonly<Record<string, Conversion>> = {
	forward_time: drivenFor('1'),
	backward_time: drivenFor('2'),
	turnleft_time: drivenFor('3'),
	turnright_time: drivenFor('4'),
	move: (block) => driven(block, chosen(block, 'MOVE_DIRECTION')),
	move_wheel_speed(block) {
		block.note(POWERED);
		return block.make('robot_motors', {}, { LEFT: speedOf(block, 'POWER_LEFT')(1), RIGHT: speedOf(block, 'POWER_RIGHT')(1) });
	},
	move_stop: stopped,
	show_led: (block) => lit(block, block.typed('COLOR') ?? ''),
	show_led_time(block) {
		const lamp = lit(block, block.typed('COLOR') ?? '');
		return lamp && [lamp, waited(block, 'TIME'), block.make('robot_lamp_off')];
	},
	show_led_rgb: (block) => lit(block, mixedColour(block)),
	sound_play_note: sounded('BEAT'),
	sound_play_hz: sounded('TIME'),
	detect_external_ultrasonic: ({ make }) => make('robot_distance'),
	event_external_linefollower: followed,
	detect_timer: ({ make }) => make('robot_clock'),
};

export const MBOT_CONVERSIONS: Readonly<Record<string, Conversion>> = Object.fromEntries(
	Object.entries(CONVERSIONS).map(([name, conversion]) => [`${MBOT}mcore_${name}`, conversion]),
);

/** Only a robot can wait. */
export const waitedFor: Conversion = (block) => (block.isRobot ? waited(block, 'DURATION') : null);

export const waitedUntil: Conversion = (block) =>
	block.isRobot ? block.make('while', { HOW: 'until' }, { CONDITION: block.condition('CONDITION'), DO: [stepped(block)] }) : null;

/** The body of a loop without a number. A robot moves only while its program waits. */
export function passing(block: ScratchBlock): readonly Block[] {
	const body = block.body('SUBSTACK');
	if (!block.isRobot) return body;
	block.note(PASSING);
	return [...body, stepped(block)];
}
