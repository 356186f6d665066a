import { type Kind, ORDER, type Part, quoted, type StatementKind, type Unexplained, type Writer } from '../kind.ts';

/** Colours that a child knows by name. */
const COLOURS: Part = {
	choice: [
		['红色', 'red'],
		['橙色', 'orange'],
		['黄色', 'gold'],
		['绿色', 'green'],
		['青色', 'cyan'],
		['天蓝色', 'skyblue'],
		['蓝色', 'blue'],
		['深蓝色', 'navy'],
		['紫色', 'purple'],
		['粉色', 'pink'],
		['棕色', 'brown'],
		['黑色', 'black'],
		['白色', 'white'],
	],
};

/** The name of a colour that the program works out, such as one that it has read. */
const NAMED: Part = { slot: 'text', shadow: 'red', empty: "'black'" };

function say(writer: Writer, text: string): void {
	writer.uses('turtle');
	writer.line(`turtle.${text}`);
}

function fill(writer: Writer, colour: string): void {
	say(writer, `fillcolor(${colour})`);
	say(writer, 'begin_fill()');
	writer.flat('DO');
	say(writer, 'end_fill()');
}

/** A call with one number. */
const withNumber = (words: string, name: string, shadow: number): Unexplained<StatementKind> => ({
	is: 'statement',
	words,
	parts: { NUM: { slot: 'number', shadow } },
	write: (writer) => say(writer, `${name}(${writer.value('NUM', ORDER.all)})`),
});

const plain = (words: string, name: string): Unexplained<StatementKind> => ({
	is: 'statement',
	words,
	parts: {},
	write: (writer) => say(writer, `${name}()`),
});

export const TURTLE_KINDS = {
	forward: { ...withNumber('前进 {NUM} 步', 'forward', 100), tooltip: '朝着脸的方向走', example: '前进 100 步，画一条线' },
	back: { ...withNumber('后退 {NUM} 步', 'backward', 100), tooltip: '脸不转，往后退', example: '退回去 50 步' },
	left: { ...withNumber('左转 {NUM} 度', 'left', 90), tooltip: '原地向左转', example: '左转 90 度，画正方形的一个角' },
	right: { ...withNumber('右转 {NUM} 度', 'right', 90), tooltip: '原地向右转', example: '右转 144 度，画五角星' },
	go_to: {
		is: 'statement',
		words: '走到 x {X} y {Y}',
		parts: { X: { slot: 'number', shadow: 0 }, Y: { slot: 'number', shadow: 0 } },
		tooltip: '中心是 x 0、y 0',
		example: '走到左上角',
		write: (writer) => say(writer, `goto(${writer.value('X', ORDER.all)}, ${writer.value('Y', ORDER.all)})`),
	},
	face: { ...withNumber('面向 {NUM} 度', 'setheading', 90), tooltip: '0 度朝右，90 度朝上', example: '转过去朝上' },
	circle: { ...withNumber('画半径 {NUM} 的圆', 'circle', 50), tooltip: '圆心在左边', example: '画一个圆太阳' },
	arc: {
		is: 'statement',
		words: '画半径 {NUM} 的弧 {EXTENT} 度',
		parts: { NUM: { slot: 'number', shadow: 50 }, EXTENT: { slot: 'number', shadow: 90 } },
		tooltip: '圆的一段，360 度是整个圆',
		example: '画一片叶子的一半',
		write: (writer) => say(writer, `circle(${writer.value('NUM', ORDER.all)}, ${writer.value('EXTENT', ORDER.all)})`),
	},
	dot: { ...withNumber('画直径 {NUM} 的圆点', 'dot', 20), tooltip: '实心的圆点', example: '画一颗圆圆的星星' },
	pen_up: { ...plain('抬笔', 'penup'), tooltip: '走路不画线', example: '抬笔走到另一边' },
	pen_down: { ...plain('落笔', 'pendown'), tooltip: '走路画线', example: '落笔接着画' },
	pen_size: { ...withNumber('笔粗设成 {NUM}', 'pensize', 3), tooltip: '线有多粗', example: '画一条粗线' },
	pen_colour: {
		is: 'statement',
		words: '笔的颜色换成 {COLOUR}',
		parts: { COLOUR: COLOURS },
		tooltip: '线的颜色',
		example: '换成红色的笔',
		write: (writer) => say(writer, `pencolor(${quoted(writer.field('COLOUR'))})`),
	},
	pen_colour_named: {
		is: 'statement',
		words: '笔的颜色换成叫 {NAME} 的颜色',
		parts: { NAME: NAMED },
		tooltip: '颜色的英文名字，可以是读入的',
		example: '换成读入的颜色',
		write: (writer) => say(writer, `pencolor(${writer.value('NAME', ORDER.all)})`),
	},
	fill_colour: {
		is: 'statement',
		words: '用{COLOUR}涂满 {DO}',
		parts: { COLOUR: COLOURS, DO: { body: true } },
		tooltip: '里面画出的形状会涂满颜色',
		example: '画一个涂满橙色的三角形',
		write: (writer) => fill(writer, quoted(writer.field('COLOUR'))),
	},
	fill_colour_named: {
		is: 'statement',
		words: '用叫 {NAME} 的颜色涂满 {DO}',
		parts: { NAME: NAMED, DO: { body: true } },
		tooltip: '颜色的英文名字，可以是读入的',
		example: '用读入的颜色涂满一面旗',
		write: (writer) => fill(writer, writer.value('NAME', ORDER.all)),
	},
	background: {
		is: 'statement',
		words: '背景换成{COLOUR}',
		parts: { COLOUR: COLOURS },
		tooltip: '整张纸的颜色',
		example: '换成深蓝色的夜空',
		write: (writer) => say(writer, `bgcolor(${quoted(writer.field('COLOUR'))})`),
	},
	hide: { ...plain('藏起画笔', 'hideturtle'), tooltip: '画完以后看得更清楚', example: '画完把画笔藏起来' },
	pen_speed: { ...withNumber('画得多快 {NUM}', 'speed', 6), tooltip: '1 最慢，10 很快，0 马上画完', example: '画得快一点' },
} satisfies Readonly<Record<string, Kind>>;
