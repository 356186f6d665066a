import { atom, type Expression, type Kind, ORDER, type Part, type Writer } from '../kind.ts';

const number = (shadow: number): Part => ({ slot: 'number', shadow });

const SIGNS: Readonly<Record<string, { order: number; right: number }>> = {
	'+': { order: ORDER.plus, right: ORDER.plus },
	'-': { order: ORDER.plus, right: ORDER.times },
	'*': { order: ORDER.times, right: ORDER.times },
	'/': { order: ORDER.times, right: ORDER.sign },
	'//': { order: ORDER.times, right: ORDER.sign },
	'%': { order: ORDER.times, right: ORDER.sign },
	'**': { order: ORDER.power, right: ORDER.sign },
};

function calculation(writer: Writer, sign: string): Expression {
	const { order, right } = SIGNS[sign] ?? { order: ORDER.plus, right: ORDER.times };
	// A power binds to the right.
	const left = writer.value('A', sign === '**' ? ORDER.atom : order);
	return { text: `${left} ${sign} ${writer.value('B', right)}`, order };
}

export const NUMBER_KINDS = {
	number: {
		is: 'number',
		words: '{NUM}',
		parts: { NUM: { number: 0 } },
		tooltip: '一个数',
		example: '写上 10',
		write: (writer) => {
			const text = writer.field('NUM');
			return { text, order: text.startsWith('-') ? ORDER.sign : ORDER.atom };
		},
	},
	calculate: {
		is: 'number',
		words: '{A} {OP} {B}',
		parts: {
			A: number(1),
			OP: {
				choice: [
					['+', '+'],
					['-', '-'],
					['×', '*'],
					['÷', '/'],
					['整除', '//'],
					['除以…的余数', '%'],
					['的几次方', '**'],
				],
			},
			B: number(1),
		},
		tooltip: '算一算',
		example: '算 3 × 4',
		write: (writer) => calculation(writer, writer.field('OP')),
	},
	random: {
		is: 'number',
		words: '从 {FROM} 到 {TO} 随便一个整数',
		parts: { FROM: number(1), TO: number(10) },
		tooltip: '两头的数也可能出现',
		example: '掷一次骰子',
		write: (writer) => {
			writer.uses('random');
			return atom(`random.randint(${writer.value('FROM', ORDER.all)}, ${writer.value('TO', ORDER.all)})`);
		},
	},
	rounded: {
		is: 'number',
		words: '{NUM} {HOW}',
		parts: {
			NUM: number(3.14),
			HOW: {
				choice: [
					['四舍五入', 'round'],
					['的绝对值', 'abs'],
					['去掉小数', 'int'],
				],
			},
		},
		tooltip: '把一个数变一变',
		example: '把 3.7 四舍五入',
		write: (writer) => atom(`${writer.field('HOW')}(${writer.value('NUM', ORDER.all)})`),
	},
	decimals: {
		is: 'text',
		words: '{NUM} 保留 {PLACES} 位小数',
		parts: {
			NUM: number(3.14),
			PLACES: {
				choice: [
					['一', '1'],
					['两', '2'],
					['三', '3'],
				],
			},
		},
		tooltip: '写成几位小数的样子，用来输出',
		example: '平均分写成一位小数',
		write: (writer) => atom(`format(${writer.value('NUM', ORDER.all)}, '.${writer.field('PLACES')}f')`),
	},
	root: {
		is: 'number',
		words: '{NUM} 的平方根',
		parts: { NUM: number(9) },
		tooltip: '9 的平方根是 3',
		example: '算 9 的平方根',
		write: (writer) => {
			writer.uses('math');
			return atom(`math.sqrt(${writer.value('NUM', ORDER.all)})`);
		},
	},
	larger: {
		is: 'number',
		words: '{A} 和 {B} 里{WHICH}的',
		parts: {
			A: number(1),
			B: number(2),
			WHICH: {
				choice: [
					['大', 'max'],
					['小', 'min'],
				],
			},
		},
		tooltip: '两个数里挑一个',
		example: '两个分数里挑大的',
		write: (writer) => atom(`${writer.field('WHICH')}(${writer.value('A', ORDER.all)}, ${writer.value('B', ORDER.all)})`),
	},
} satisfies Readonly<Record<string, Kind>>;
