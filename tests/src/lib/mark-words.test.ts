// @vitest-environment node
import { expect, test } from 'vitest';
import { markWords } from '#src/lib/mark-words.ts';

const shown = (text: string, words: string): string =>
	markWords(text, words)
		.map((part) => (part.marked ? `[${part.text}]` : part.text))
		.join('');

test.each([
	['a word at any position', '循环里的循环', '循环', '[循环]里的[循环]'],
	['several words', '二分查找与排序', '排序  二分', '[二分]查找与[排序]'],
	['whatever the case', 'Python 与 python', 'PYTHON', '[Python] 与 [python]'],
	['the longest of matches with the same start', '循环嵌套', '循环 循环嵌套', '[循环嵌套]'],
	['special characters of regular expressions', 'C++ (入门)', '++ (', 'C[++] [(]入门)'],
	['nothing without words', '循环', '  ', '循环'],
	['none for missing words', '循环', '递归', '循环'],
	['HTML is text', '<b>粗</b>', '<b>', '[<b>]粗</b>'],
	['no text', '', '循环', ''],
])('marks matches: %s', (_what, text, words, expected) => {
	expect(shown(text, words)).toBe(expected);
});
