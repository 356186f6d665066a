import { BOTH, type Template } from './template.ts';

const divide = (a: number, b: number): number => Math.floor(a / b);

export const expressionTemplates: readonly Template[] = [
	{
		id: 'floor-mod',
		subjects: ['python'],
		knowledge: ['整除与取余', '运算次序'],
		difficulty: 2,
		make(n) {
			const a = 19 + n * 7;
			const b = 4 + (n % 4);
			return {
				ask: `Python 中 \`${a} // ${b} + ${a} % ${b}\` 的值`,
				answer: divide(a, b) + (a % b),
				wrong: [divide(a, b), a % b, Math.round(a / b)],
				why: `${a} // ${b} 是 ${divide(a, b)}，${a} % ${b} 是 ${a % b}，相加得 ${divide(a, b) + (a % b)}。`,
			};
		},
	},
	{
		id: 'cpp-divide',
		subjects: ['cpp'],
		knowledge: ['整除与取余'],
		difficulty: 2,
		make(n) {
			const a = 11 + n * 5;
			const b = 2 + (n % 3);
			return {
				ask: `C++ 中 \`${a} / ${b} * ${b}\` 的值`,
				answer: divide(a, b) * b,
				wrong: [a, divide(a, b), a + b],
				why: `先算 ${a} / ${b}，整数相除丢掉小数得 ${divide(a, b)}，再乘 ${b} 得 ${divide(a, b) * b}。`,
			};
		},
	},
	{
		id: 'order',
		subjects: [...BOTH],
		knowledge: ['运算次序'],
		difficulty: 1,
		make(n) {
			const a = 3 + n;
			const b = 4 + (n % 3);
			const c = 2 + (n % 5);
			return {
				ask: `表达式 \`${a} + ${b} * ${c}\` 的值`,
				answer: a + b * c,
				wrong: [(a + b) * c, a * b + c, a + b + c],
				why: `先乘后加：${b} × ${c} = ${b * c}，再加 ${a} 得 ${a + b * c}。`,
			};
		},
	},
	{
		id: 'power',
		subjects: ['python'],
		knowledge: ['运算次序'],
		difficulty: 2,
		make(n) {
			const a = 2 + (n % 4);
			const b = 2 + Math.floor(n / 4);
			return {
				ask: `Python 中 \`${a} ** ${b} + 1\` 的值`,
				answer: a ** b + 1,
				wrong: [a * b + 1, a ** (b + 1), a + b + 1],
				why: `** 是乘方，${a} 的 ${b} 次方是 ${a ** b}，再加 1。`,
			};
		},
	},
	{
		id: 'last-digit',
		subjects: [...BOTH],
		knowledge: ['数位', '整除与取余'],
		difficulty: 2,
		make(n) {
			const value = 1357 + n * 418;
			const ten = Math.floor(value / 10) % 10;
			return {
				ask: `整数 ${value} 先整除 10，再对 10 取余，得到的结果`,
				answer: ten,
				wrong: [value % 10, Math.floor(value / 100) % 10, Math.floor(value / 10)],
				why: `整除 10 去掉个位，再对 10 取余就是十位，是 ${ten}。`,
			};
		},
	},
	{
		id: 'digit-sum',
		subjects: [...BOTH],
		knowledge: ['数位', '累加'],
		difficulty: 3,
		make(n) {
			const value = 246 + n * 137;
			const digits = [...String(value)].map(Number);
			const sum = digits.reduce((total, digit) => total + digit, 0);
			return {
				ask: `整数 ${value} 各位数字的和`,
				answer: sum,
				wrong: [sum + 1, sum - 1, digits.length],
				why: `${digits.join(' + ')} = ${sum}。可以不断对 10 取余、再整除 10 来取出每一位。`,
			};
		},
	},
	{
		id: 'binary',
		subjects: ['python', 'cpp', 'sensor'],
		knowledge: ['进制'],
		difficulty: 3,
		make(n) {
			const value = 9 + n * 3;
			const text = value.toString(2);
			const parts = [...text].map((bit, index) => (bit === '1' ? 2 ** (text.length - 1 - index) : 0)).filter((part) => part > 0);
			return {
				ask: `二进制数 ${text} 写成十进制的值`,
				answer: value,
				wrong: [value + 1, value * 2, value - 2],
				why: `${parts.join(' + ')} = ${value}。`,
			};
		},
	},
	{
		id: 'bits',
		subjects: ['sensor', 'cpp'],
		knowledge: ['进制'],
		difficulty: 3,
		make(n) {
			const bits = 2 + n;
			return {
				ask: `${bits} 个开关，每个只有开和关两种状态，一共可以表示的状态数`,
				answer: 2 ** bits,
				wrong: [bits * 2, 2 ** bits - 1, bits ** 2],
				why: `每多一个开关，状态数翻一倍，所以是 2 的 ${bits} 次方，等于 ${2 ** bits}。`,
			};
		},
	},
	{
		id: 'distance',
		subjects: [...BOTH, 'scratch'],
		knowledge: ['绝对值'],
		difficulty: 2,
		make(n) {
			const a = -3 - n;
			const b = 5 + n * 2;
			return {
				ask: `数轴上 ${a} 与 ${b} 之间的距离`,
				answer: b - a,
				wrong: [a + b, b + a + 1, b - a - 1],
				why: `距离是差的绝对值：${b} −（${a}）= ${b - a}。`,
			};
		},
	},
	{
		id: 'seconds',
		subjects: [...BOTH],
		knowledge: ['整除与取余', '格式化输出'],
		difficulty: 2,
		make(n) {
			const seconds = 3725 + n * 811;
			const minutes = Math.floor(seconds / 60) % 60;
			return {
				ask: `把 ${seconds} 秒写成“时:分:秒”，其中“分”这一段`,
				answer: minutes,
				wrong: [Math.floor(seconds / 60), seconds % 60, minutes + 1],
				why: `先整除 60 得 ${Math.floor(seconds / 60)} 分钟，再对 60 取余得 ${minutes}。`,
			};
		},
	},
	{
		id: 'factors',
		subjects: [...BOTH],
		knowledge: ['质数与约数', '枚举'],
		difficulty: 3,
		make(n) {
			const value = 12 + n * 6;
			const list = Array.from({ length: value }, (_item, index) => index + 1).filter((divisor) => value % divisor === 0);
			return {
				ask: `${value} 的约数的个数`,
				answer: list.length,
				wrong: [list.length - 1, list.length - 2, list.length + 1],
				why: `${value} 的约数有 ${list.join('、')}，一共 ${list.length} 个。`,
			};
		},
	},
	{
		id: 'meet',
		subjects: [...BOTH, 'robot'],
		knowledge: ['质数与约数'],
		difficulty: 4,
		make(n) {
			const a = 4 + n;
			const b = 6 + (n % 5);
			const meet = lcm(a, b);
			return {
				ask: `两盏灯分别每 ${a} 秒和每 ${b} 秒闪一次，刚才同时闪过，到下一次同时闪要经过的秒数`,
				answer: meet,
				wrong: [a * b, a + b, meet * 2],
				why: `要找 ${a} 和 ${b} 的最小公倍数，是 ${meet}。`,
			};
		},
	},
];

function lcm(a: number, b: number): number {
	let value = a;
	while (value % b !== 0) value += a;
	return value;
}
