// @vitest-environment node
import { expect, test } from 'vitest';
import { MAX_WORDS, readHistory, withoutWords, withWords } from '#app/search/use-history.ts';

test.each<[string, string[], string, string[]]>([
	['comes first', ['循环'], '排序', ['排序', '循环']],
	['moves to the front instead of appearing twice', ['循环', '排序'], '排序', ['排序', '循环']],
	['is tidied', [], '  二分   查找 ', ['二分 查找']],
	['replaces the prefixes typed before it', ['人工', '循环'], '人工智能', ['人工智能', '循环']],
	['keeps older keywords that are its prefixes', ['循环', '人工'], '人工智能', ['人工智能', '循环', '人工']],
	['is not remembered when blank', ['循环'], '  ', ['循环']],
	['is not remembered when too long to be a word', [], 'x'.repeat(51), []],
])('a search keyword %s', (_what, history, words, expected) => {
	expect(withWords(history, words)).toEqual(expected);
});

test('evicts the oldest words', () => {
	const full = Array.from({ length: MAX_WORDS }, (_, index) => `词${index}`);
	expect(withWords(full, '新')).toEqual(['新', ...full.slice(0, -1)]);
});

test('words can be deleted, and a corrupt store is ignored', () => {
	expect(withoutWords(['循环', '排序'], '循环')).toEqual(['排序']);
	expect(readHistory({ words: ['循环'] })).toEqual([]);
	expect(readHistory(['循环', 1, null, ''])).toEqual(['循环']);
});
