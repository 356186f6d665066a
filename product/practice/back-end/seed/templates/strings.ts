import { BOTH, type Template } from './template.ts';

const WORDS = [
	'robot',
	'sensor',
	'python',
	'engine',
	'battery',
	'program',
	'distance',
	'computer',
	'keyboard',
	'algorithm',
	'challenge',
	'invention',
];
const sampleWord = (n: number): string => WORDS[n % WORDS.length] ?? 'robot';
const countOf = (text: string, letter: string): number => [...text].filter((each) => each === letter).length;

export const stringTemplates: readonly Template[] = [
	{
		id: 'length',
		subjects: [...BOTH],
		knowledge: ['字符串'],
		difficulty: 1,
		make(n) {
			const text = `${sampleWord(n)}-${n + 1}`;
			return {
				ask: `字符串 \`"${text}"\` 的长度`,
				answer: text.length,
				wrong: [text.length - 1, text.length + 2, text.length - 2],
				why: `连同横线和数字一个一个数，共 ${text.length} 个字符，引号不算。`,
			};
		},
	},
	{
		id: 'index',
		subjects: [...BOTH],
		knowledge: ['下标与切片', '字符串'],
		difficulty: 2,
		make(n) {
			const text = sampleWord(n);
			const last = text.length - 1;
			return {
				ask: `字符串 \`"${text}"\` 最后一个字符的下标`,
				answer: last,
				wrong: [text.length, last - 1, 1],
				why: `下标从 0 开始，长度是 ${text.length}，最后一个是 ${last}。`,
			};
		},
	},
	{
		id: 'slice',
		subjects: ['python'],
		knowledge: ['下标与切片'],
		difficulty: 3,
		make(n) {
			const text = sampleWord(n);
			const from = 1 + (n % 2);
			const to = 4 + (n % 2);
			return {
				ask: `Python 中 \`len("${text}"[${from}:${to}])\` 的值`,
				answer: to - from,
				wrong: [to - from + 1, to, text.length],
				why: `切片包含下标 ${from}，不包含下标 ${to}，所以取到 ${to - from} 个字符。`,
			};
		},
	},
	{
		id: 'letters',
		subjects: [...BOTH],
		knowledge: ['计数', '字符串'],
		difficulty: 2,
		make(n) {
			const text = `${sampleWord(n)} ${sampleWord(n + 3)} ${sampleWord(n + 5)}`;
			const count = countOf(text, 'e');
			return {
				ask: `在 \`"${text}"\` 里字母 e 出现的次数`,
				answer: count,
				wrong: [count + 1, count + 2, count - 1],
				why: `逐个字符查看，遇到 e 就加一，一共 ${count} 次。`,
			};
		},
	},
	{
		id: 'repeat-text',
		subjects: ['python'],
		knowledge: ['字符串'],
		difficulty: 2,
		make(n) {
			const text = sampleWord(n).slice(0, 2 + (n % 3));
			const times = 3 + (n % 4);
			return {
				ask: `Python 中 \`len("${text}" * ${times})\` 的值`,
				answer: text.length * times,
				wrong: [text.length + times, times, text.length * times + 1],
				why: `把 ${text.length} 个字符重复 ${times} 遍，共 ${text.length * times} 个。`,
			};
		},
	},
	{
		id: 'join-number',
		subjects: ['python'],
		knowledge: ['字符串', '输入输出'],
		difficulty: 2,
		make(n) {
			const a = 2 + n;
			const b = 3 + (n % 7);
			return {
				ask: `Python 中 \`int("${a}" + "${b}")\` 的值`,
				answer: Number(`${a}${b}`),
				wrong: [a + b, Number(`${b}${a}`), a * b],
				why: `两段文字先连成 "${a}${b}"，再变成整数。`,
			};
		},
	},
	{
		id: 'append',
		subjects: ['python'],
		knowledge: ['列表与字典'],
		difficulty: 2,
		make(n) {
			const list = Array.from({ length: 3 + (n % 4) }, (_item, index) => index * 2 + n);
			return {
				ask: `列表 \`a = [${list.join(', ')}]\` 执行一次 \`a.append(9)\` 之后 \`len(a)\` 的值`,
				answer: list.length + 1,
				wrong: [list.length, list.length + 2, 9],
				why: `原来有 ${list.length} 个元素，append 在末尾加一个。`,
			};
		},
	},
	{
		id: 'dictionary',
		subjects: ['python'],
		knowledge: ['列表与字典', '数组查表'],
		difficulty: 2,
		make(n) {
			const red = 5 + n;
			const blue = 8 + n * 2;
			return {
				ask: `\`d = {"red": ${red}, "blue": ${blue}}\`，执行 \`d["red"] += 3\` 之后 \`d["red"] + d["blue"]\` 的值`,
				answer: red + blue + 3,
				wrong: [red + blue, red + 3, blue + 3],
				why: `d["red"] 变成 ${red + 3}，加上 ${blue} 得 ${red + blue + 3}。`,
			};
		},
	},
	{
		id: 'array-size',
		subjects: ['cpp'],
		knowledge: ['数组'],
		difficulty: 2,
		make(n) {
			const size = 6 + n * 3;
			return {
				ask: `定义 \`int a[${size}];\` 之后，可以使用的最大下标`,
				answer: size - 1,
				wrong: [size, size + 1, size - 2],
				why: `下标从 0 到 ${size - 1}，一共 ${size} 个。`,
			};
		},
	},
	{
		id: 'lookup',
		subjects: [...BOTH],
		knowledge: ['数组查表'],
		difficulty: 3,
		make(n) {
			const table = [6, 2, 5, 5, 4, 5, 6, 3, 7, 6];
			const number = 207 + n * 113;
			const digits = [...String(number)].map(Number);
			const lamps = digits.reduce((sum, digit) => sum + (table[digit] ?? 0), 0);
			return {
				ask: `数码管显示 0–9 分别用 ${table.join('、')} 根灯，显示 ${number} 用的灯的根数`,
				answer: lamps,
				wrong: [lamps + 1, lamps - 2, digits.length],
				why: `逐位查表相加：${digits.map((digit) => table[digit]).join(' + ')} = ${lamps}。`,
			};
		},
	},
	{
		id: 'directions',
		subjects: [...BOTH, 'robot'],
		knowledge: ['方向数组', '模拟'],
		difficulty: 4,
		make(n) {
			const turns = 5 + n;
			return {
				ask: `用 0、1、2、3 表示北、东、南、西，机器人面向北，连续右转 ${turns} 次后的方向编号`,
				answer: turns % 4,
				wrong: [(turns + 1) % 4, (turns + 2) % 4, (turns + 3) % 4],
				why: `每右转一次编号加 1，满 4 回到 0：${turns} 对 4 取余是 ${turns % 4}。`,
			};
		},
	},
	{
		id: 'swaps',
		subjects: [...BOTH],
		knowledge: ['排序'],
		difficulty: 4,
		make(n) {
			const list = Array.from({ length: 5 }, (_item, index) => ((index * (2 + (n % 3)) * 7 + n * 3) % 13) + 1);
			const swaps = inversions(list);
			return {
				ask: `用冒泡排序把 ${list.join('、')} 从小到大排好，交换的次数`,
				answer: swaps,
				wrong: [swaps + 1, 10, list.length],
				why: `交换的次数等于前大后小的数对的个数，一共 ${swaps} 对。`,
			};
		},
	},
	{
		id: 'halving',
		subjects: [...BOTH],
		knowledge: ['排序与查找'],
		difficulty: 4,
		make(n) {
			const size = 2 ** (4 + n) - 1;
			return {
				ask: `在 ${size} 个排好序的数里做二分查找，最多要比较的次数`,
				answer: 4 + n,
				wrong: [size, Math.ceil(size / 2), 5 + n],
				why: `每比较一次大约去掉一半，2 的 ${4 + n} 次方减 1 个数最多比较 ${4 + n} 次。`,
			};
		},
	},
];

function inversions(list: readonly number[]): number {
	return list.reduce((sum, value, index) => sum + list.slice(index + 1).filter((later) => later < value).length, 0);
}
