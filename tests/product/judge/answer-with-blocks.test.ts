import { expect, it } from 'vitest';
import { pythonIn } from '#app/blocks/block-language.ts';
import { blocksIn, writeBlockText } from '#app/blocks/block-text.ts';
import { readWords } from '#app/blocks/read-words.ts';
import { readAnswer, writeAnswer } from '#app/judge/answer-with-blocks.ts';

const BLOCKS = writeBlockText(readWords('输出 “到家啦”'));
const WORDS = '当绿旗被点击\n\n  移动 10 步 # 快一点';

it.each([
	['nothing yet', '', { words: '', program: '' }],
	['blocks', BLOCKS, { words: '', program: BLOCKS }],
	['words', WORDS, { words: WORDS, program: null }],
	['words with blocks begun', writeAnswer({ words: WORDS, program: '' }), { words: WORDS, program: '' }],
	['words with blocks begun, trimmed', writeAnswer({ words: WORDS, program: '' }).trim(), { words: WORDS, program: '' }],
	['words and blocks', writeAnswer({ words: WORDS, program: BLOCKS }), { words: WORDS, program: BLOCKS }],
])('an answer of %s is read', (_case, code, answer) => {
	expect(readAnswer(code)).toEqual(answer);
});

it.each([
	['', ''],
	['', BLOCKS],
	[WORDS, ''],
	[WORDS, BLOCKS],
])('%j and %j come back from the answer that they are written in', (words, program) => {
	expect(readAnswer(writeAnswer({ words, program }))).toEqual({ words, program });
});

it('words stand above the Python as comments, and leave the blocks as they are', () => {
	const code = writeAnswer({ words: '移动 10 步', program: BLOCKS });
	expect(pythonIn(code)).toBe("# 原来的文字：\n# 移动 10 步\n\nprint('到家啦')\n");
	expect(blocksIn(code)).toEqual(blocksIn(BLOCKS));
});
