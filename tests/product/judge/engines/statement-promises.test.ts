/** The hidden cases of every problem keep what its statement promises about the data. */
import { describe, expect, it } from 'vitest';
import { problems } from './problems.ts';
import { brokenPromises } from './statement-promises.ts';

/** A robot reads nothing: its cases name worlds. */
const reading = problems.filter(({ robot }) => !robot);

it.each(reading.map((problem) => [problem.id, problem] as const))(
	'every case of %s keeps the promises of its statement',
	(_id, { input, cases }) => {
		expect(cases.flatMap(({ in: data }) => brokenPromises(input, data).map((promise) => ({ promise, data })))).toEqual([]);
	},
);

describe('a broken promise is found', () => {
	it.each([
		['a number below its range', '一行，一个整数 n（1 ≤ n ≤ 9）。', '0'],
		['an unnamed number below its range', '第一行一个整数 n（1 ≤ n ≤ 9）；第二行 n 个整数，是重量（1 ≤ 重量 ≤ 10）。', '2\n5 0'],
		['a number above another', '一行，两个整数 n 和 k（1 ≤ k ≤ n ≤ 9）。', '2 3'],
		['too few numbers', '第一行一个整数 n（1 ≤ n ≤ 9）；第二行 n 个整数，每个是 0 或 1。', '3\n0 1'],
		['too many lines', '第一行一个整数 n（1 ≤ n ≤ 9）；接下来 n 行，每行两个整数：路程（厘米，0–10）和时间（秒，1–10）。', '1\n1 1\n2 2'],
		[
			'a column out of its range',
			'第一行一个整数 n（1 ≤ n ≤ 9）；接下来 n 行，每行两个整数：路程（厘米，0–10）和时间（秒，1–10）。',
			'1\n1 0',
		],
		['a fraction', '一行，一个整数 c（-9 ≤ c ≤ 9）。', '1.5'],
		['a wrong letter', '一行，一个由 F、B、L、R 组成、长度 1–9 的字符串。', 'FX'],
		['a text that is too long', '一行，一个长度 1–3 的字符串，不含空格。', 'abcd'],
		['numbers out of order', '第一行一个整数 n（1 ≤ n ≤ 9）；第二行 n 个整数，从小到大排列（0 ≤ 秒数 ≤ 9）。', '2\n5 1'],
		['a section that cannot be read', '一行，随便什么。', 'x'],
	])('%s', (_what, section, data) => {
		expect(brokenPromises(section, data)).not.toEqual([]);
	});
});
