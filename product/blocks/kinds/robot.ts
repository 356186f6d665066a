import { COLOUR_WORDS } from '#engines/robot/colour-words.ts';
import { atom, type Kind, ORDER, type Part, quoted, type StatementKind, type Unexplained, type ValueKind, type Writer } from '../kind.ts';

/** As the robot says them: a child compares the text of a colour with these words. */
const COLOURS = Object.values(COLOUR_WORDS).map((word) => [word, word] as const);

const ON_GROUND: Part = { choice: COLOURS };
/** No lamp is black. */
const OF_LAMP: Part = { choice: COLOURS.filter(([word]) => word !== COLOUR_WORDS.black) };

/** Sensors of colour, by the function that reads them. */
const PLACE: Part = {
	choice: [
		['左边', '左边颜色'],
		['右边', '右边颜色'],
		['地面', '颜色'],
	],
};

function call(writer: Writer, text: string): string {
	writer.uses('robot');
	return `robot.${text}`;
}

/** A word of the robot, with the values of some slots. */
const command = (words: string, name: string, parts: Kind['parts']): Unexplained<StatementKind> => ({
	is: 'statement',
	words,
	parts,
	write: (writer) => {
		const values = Object.keys(parts).map((slot) => writer.value(slot, ORDER.all));
		writer.line(call(writer, `${name}(${values.join(', ')})`));
	},
});

const sensor = (is: 'number' | 'boolean', words: string, name: string): Unexplained<ValueKind> => ({
	is,
	words,
	parts: {},
	write: (writer) => atom(call(writer, `${name}()`)),
});

const number = (shadow: number): Part => ({ slot: 'number', shadow });

export const ROBOT_KINDS = {
	robot_forward: { ...command('前进 {NUM} 厘米', '前进', { NUM: number(20) }), tooltip: '走完这么远才做下一块', example: '前进 20 厘米' },
	robot_back: { ...command('后退 {NUM} 厘米', '后退', { NUM: number(20) }), tooltip: '车头不转，往后退', example: '碰到墙，后退 5 厘米' },
	// The turtle turns, too, and no two blocks say the same.
	robot_left: {
		...command('原地左转 {NUM} 度', '左转', { NUM: number(90) }),
		tooltip: '两个轮子反着转，车身向左转',
		example: '原地左转 90 度，走迷宫的一个弯',
	},
	robot_right: {
		...command('原地右转 {NUM} 度', '右转', { NUM: number(90) }),
		tooltip: '两个轮子反着转，车身向右转',
		example: '原地右转 180 度，掉头',
	},
	robot_motors: {
		...command('左马达 {LEFT} 右马达 {RIGHT}', '马达', { LEFT: number(100), RIGHT: number(100) }),
		tooltip: '两个轮子每秒走多少毫米，最快 400，负数往后。后面要接“等待”，机器人才有时间走',
		example: '左边慢、右边快，往左拐弯',
	},
	robot_stop: { ...command('停下', '停下', {}), tooltip: '两个轮子都不转了', example: '到了终点停下' },
	robot_wait: {
		...command('等待 {SECONDS} 秒', '等待', { SECONDS: number(1) }),
		tooltip: '这段时间里轮子照样转',
		example: '让马达转 2 秒',
	},
	robot_lamp: {
		is: 'statement',
		words: '灯亮{COLOUR}色',
		parts: { COLOUR: OF_LAMP },
		tooltip: '灯一直亮着，到关灯或者换颜色',
		example: '到了红色的地面，灯亮红色',
		write: (writer) => writer.line(call(writer, `灯(${quoted(writer.field('COLOUR'))})`)),
	},
	robot_lamp_off: { ...command('关灯', '灯', {}), tooltip: '灯不亮了', example: '离开红色的地面，关灯' },
	robot_sound: {
		...command('发出声音 {NAME}', '声音', { NAME: { slot: 'text', shadow: '嘀' } }),
		tooltip: '声音写成文字，最多 20 个字',
		example: '找到宝物，响一声',
	},
	robot_distance: {
		...sensor('number', '前方距离', '距离'),
		tooltip: '车头到前面的墙或者箱子有几厘米，最远 255',
		example: '离墙不到 10 厘米就转弯',
	},
	robot_touching: { ...sensor('boolean', '碰到了', '碰到'), tooltip: '车身是不是顶着墙或者箱子', example: '碰到了就后退' },
	robot_sees: {
		is: 'boolean',
		words: '{PLACE}是{COLOUR}色',
		parts: { PLACE, COLOUR: ON_GROUND },
		tooltip: '车头下面左边、右边或者中间的颜色是不是这一种',
		example: '左边是黑色，就往左拐',
		write: (writer) => ({
			text: `${call(writer, `${writer.field('PLACE')}()`)} == ${quoted(writer.field('COLOUR'))}`,
			order: ORDER.compare,
		}),
	},
	robot_colour: {
		is: 'text',
		words: '{PLACE}的颜色',
		parts: { PLACE },
		tooltip: '一个字的文字，比如“黑”',
		example: '看看地面是什么颜色',
		write: (writer) => atom(call(writer, `${writer.field('PLACE')}()`)),
	},
	robot_clock: { ...sensor('number', '出发后的秒数', '时间'), tooltip: '机器人已经用了几秒', example: '走了 20 秒就停下' },
} satisfies Readonly<Record<string, Kind>>;
