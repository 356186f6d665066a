import { BOTH, rangeOf, sumTo, type Template } from './template.ts';

const total = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0);

export const loopTemplates: readonly Template[] = [
	{
		id: 'range-count',
		subjects: ['python'],
		knowledge: ['循环'],
		difficulty: 2,
		make(n) {
			const from = 1 + (n % 3);
			const to = 12 + n * 2;
			const step = 2 + (n % 3);
			const list = rangeOf(from, to, step);
			return {
				ask: `执行 \`for i in range(${from}, ${to}, ${step})\`，循环体运行的次数`,
				answer: list.length,
				wrong: [list.length + 1, to - from, list.length - 1],
				why: `i 依次是 ${list.join('、')}，一共 ${list.length} 次，终点 ${to} 不算在内。`,
			};
		},
	},
	{
		id: 'range-sum',
		subjects: ['python'],
		knowledge: ['累加'],
		difficulty: 2,
		make(n) {
			const end = 5 + n;
			return {
				ask: `先执行 \`s = 0\`，再执行 \`for i in range(1, ${end + 1}): s += i\`，最后 s 的值`,
				answer: sumTo(end),
				wrong: [sumTo(end + 1), sumTo(end - 1), end],
				why: `就是从 1 加到 ${end}，等于 ${sumTo(end)}。`,
			};
		},
	},
	{
		id: 'cpp-sum',
		subjects: ['cpp'],
		knowledge: ['累加'],
		difficulty: 2,
		make(n) {
			const end = 8 + n * 2;
			const list = rangeOf(2, end + 1, 2);
			return {
				ask: `执行 \`int s = 0; for (int i = 2; i <= ${end}; i += 2) s += i;\` 之后 s 的值`,
				answer: total(list),
				wrong: [sumTo(end), total(list) - end, list.length],
				why: `加的是 ${list.join('、')}，和是 ${total(list)}。`,
			};
		},
	},
	{
		id: 'while-halves',
		subjects: [...BOTH],
		knowledge: ['循环'],
		difficulty: 3,
		make(n) {
			const start = 20 + n * 23;
			let left = start;
			let times = 0;
			for (; left > 1; times += 1) left = Math.floor(left / 2);
			return {
				ask: `从 ${start} 开始，每次整除 2，直到变成 1，一共要除的次数`,
				answer: times,
				wrong: [times + 1, times - 1, times + 2],
				why: `每次减少约一半，除 ${times} 次后变成 1。`,
			};
		},
	},
	{
		id: 'nested-count',
		subjects: [...BOTH],
		knowledge: ['循环嵌套'],
		difficulty: 3,
		make(n) {
			const rows = 3 + n;
			const columns = 4 + (n % 4);
			return {
				ask: `外层循环 ${rows} 次，里层循环每次 ${columns} 次，里层循环体一共运行的次数`,
				answer: rows * columns,
				wrong: [rows + columns, rows * columns - 1, columns],
				why: `外层每走一步，里层完整做一遍：${rows} × ${columns} = ${rows * columns}。`,
			};
		},
	},
	{
		id: 'triangle',
		subjects: [...BOTH],
		knowledge: ['循环嵌套', '图形输出'],
		difficulty: 3,
		make(n) {
			const rows = 4 + n;
			return {
				ask: `第 1 行打印 1 颗星，第 2 行 2 颗，照此打印 ${rows} 行，星星的总数`,
				answer: sumTo(rows),
				wrong: [rows * rows, sumTo(rows - 1), rows * 2],
				why: `1 + 2 + … + ${rows} = ${sumTo(rows)}。`,
			};
		},
	},
	{
		id: 'frame',
		subjects: [...BOTH, 'scratch'],
		knowledge: ['图形输出', '循环嵌套'],
		difficulty: 3,
		make(n) {
			const side = 4 + n;
			return {
				ask: `用 # 画一个边长为 ${side} 的空心正方形，用到的 # 的个数`,
				answer: 4 * side - 4,
				wrong: [4 * side, side * side, 4 * side - 2],
				why: `四条边各 ${side} 个，四个角重复数了一次：4 × ${side} − 4 = ${4 * side - 4}。`,
			};
		},
	},
	{
		id: 'nested-pairs',
		subjects: [...BOTH],
		knowledge: ['循环嵌套', '枚举'],
		difficulty: 4,
		make(n) {
			const people = 5 + n;
			return {
				ask: `${people} 支队伍，每两队赛一场，比赛的总场数`,
				answer: sumTo(people - 1),
				wrong: [people * (people - 1), sumTo(people), people * 2],
				why: `第一队要赛 ${people - 1} 场，第二队再赛 ${people - 2} 场……一共 ${sumTo(people - 1)} 场。`,
			};
		},
	},
	{
		id: 'bigger',
		subjects: [...BOTH],
		knowledge: ['相邻比较', '计数'],
		difficulty: 3,
		make(n) {
			const list = Array.from({ length: 7 }, (_item, index) => ((index * (3 + n) + n * 5) % 11) + 1);
			const count = list.filter((value, index) => index > 0 && value > (list[index - 1] ?? 0)).length;
			return {
				ask: `读数依次是 ${list.join('、')}，比前一个大的读数的个数`,
				answer: count,
				wrong: [count + 1, list.length - 1 - count, count + 2],
				why: `从第二个起逐个与前一个比较，变大的有 ${count} 个。`,
			};
		},
	},
	{
		id: 'maximum',
		subjects: [...BOTH, 'sensor'],
		knowledge: ['最大值'],
		difficulty: 2,
		make(n) {
			const list = Array.from({ length: 6 }, (_item, index) => ((index * 17 + n * 29) % 40) - 50);
			const max = Math.max(...list);
			return {
				ask: `求 ${list.join('、')} 的最大值，正确的结果`,
				answer: max,
				wrong: [0, Math.min(...list), -max],
				why: `全是负数时，初值不能写成 0，应取第一个数。最大值是 ${max}。`,
			};
		},
	},
	{
		id: 'climb',
		subjects: [...BOTH, 'robot'],
		knowledge: ['模拟', '循环'],
		difficulty: 4,
		make(n) {
			const up = 5 + (n % 3);
			const down = 2;
			const height = 20 + n * 4;
			let place = 0;
			let minutes = 0;
			for (;;) {
				minutes += 1;
				place += up;
				if (place >= height) break;
				place -= down;
			}
			return {
				ask: `小车每分钟爬 ${up} 米，没到顶就滑下 ${down} 米，坡长 ${height} 米，爬到顶要的分钟数`,
				answer: minutes,
				wrong: [Math.ceil(height / (up - down)), minutes + 1, Math.ceil(height / up)],
				why: `最后一分钟到顶就不再滑下，一步步算下来是 ${minutes} 分钟。`,
			};
		},
	},
	{
		id: 'repeat-square',
		subjects: ['scratch'],
		knowledge: ['循环', '坐标与移动'],
		difficulty: 2,
		make(n) {
			const sides = 3 + n;
			return {
				ask: `画一个正 ${sides} 边形要重复 ${sides} 次，每次转的度数（保留整数）`,
				answer: Math.round(360 / sides),
				wrong: [Math.round(180 / sides), 90, 360 - Math.round(360 / sides)],
				why: `转一整圈是 360 度，平均分到 ${sides} 次，每次约 ${Math.round(360 / sides)} 度。`,
			};
		},
	},
];
