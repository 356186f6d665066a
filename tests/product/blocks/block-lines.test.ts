import { expect, it } from 'vitest';
import { BLOCKS_MARK, pythonIn } from '#app/blocks/block-language.ts';
import { readBlockLines } from '#app/blocks/block-lines.ts';
import { type Block, blocksOf, everyBlock, parseProgram } from '#app/blocks/block-program.ts';
import { quotedWords, wordsOf } from '#app/blocks/block-words.ts';
import { block, number, programOf, type SavedBlock, started, text, textOf, variable } from './support/build-program.ts';

const codeOf = (...blocks: readonly SavedBlock[]): string => textOf(started(...blocks));

const COUNTING = codeOf(
	block('set', { VAR: '和', VALUE: number(0) }),
	block('repeat', {
		TIMES: number(4),
		DO: [
			block('if_else', {
				CONDITION: block('compare', { A: variable('和'), OP: '>', B: number(6) }),
				DO: [block('print', { VALUE: variable('和') })],
				ELSE: [block('print', { VALUE: text('小') })],
			}),
		],
	}),
);

const lines = readBlockLines(COUNTING);
const types = (code: string): (string | undefined)[] => {
	const read = readBlockLines(code);
	return (read?.lines ?? []).map((_, index) => read?.blockAt(index + 1)?.type);
};

it('finds the block of each line, and none for a line around the blocks', () => {
	expect(types(COUNTING)).toEqual(['set', 'repeat', 'if_else', 'print', 'if_else', 'print']);
	expect(types(codeOf(block('forward', { STEPS: number(10) })))).toEqual([undefined, undefined, 'forward', undefined]);
});

it('finds the line of a block, and of a value within it', () => {
	const json = started(block('print', { VALUE: block('length', { VALUE: text('你好') }) }));
	const read = readBlockLines(textOf(json));
	const ids = [...everyBlock(blocksOf(programOf(json)))].map(({ id, type }) => [type, read?.lineOf(id)]);
	expect(ids).toEqual([
		['start', null],
		['print', 1],
		['length', 1],
		['text', 1],
	]);
	expect(read?.lineOf('nothing')).toBe(null);
});

it('tells blocks apart whose ids are the same', () => {
	const twice = codeOf(block('print', { VALUE: text('一') }), block('print', { VALUE: text('二') }));
	const read = readBlockLines(twice);
	expect([1, 2].map((line) => read?.sayLine(line))).toEqual(['第 1 行“输出 ‘一’”', '第 2 行“输出 ‘二’”']);
});

it.each([
	['a program without blocks', 'print(1)\n'],
	['a program whose Python was changed', `print(1)\n${COUNTING}`],
	['a program whose blocks cannot be read', `${pythonIn(COUNTING)}${BLOCKS_MARK}坏\n`],
])('has no lines of blocks for %s', (_, code) => {
	expect(readBlockLines(code)).toBe(null);
});

const said = (given: SavedBlock, say: (block: Block) => string = wordsOf): string => {
	const [, parsed] = parseProgram(started(given)).program?.stacks[0]?.blocks ?? [];
	return parsed ? say(parsed) : '';
};

it.each([
	['its values', block('repeat', { TIMES: number(4), DO: [block('new_line')] }), '重复 4 次'],
	['a block in a slot', block('set', { VAR: '和', VALUE: block('read_number', { AS: 'float' }) }), '把 和 设成 读入一个小数'],
	['words up to its first body', block('if_else', { CONDITION: block('truth', { VALUE: 'True' }) }), '如果 成立'],
	['that a slot is empty', block('print'), '输出 （空）'],
	['braces that the child has written', block('print', { VALUE: text('{VALUE}') }), '输出 “{VALUE}”'],
	['what a function takes', block('procedures_callnoreturn', { ARG0: number(3) }, { name: '画方形', params: ['边长'] }), '画方形（3）'],
	['that it is not known', block('rocket'), '不认识的积木'],
])('says of a block %s', (_, given, words) => {
	expect(said(given)).toBe(words);
});

it('quotes a text within a quotation', () => {
	expect(said(block('print', { VALUE: text('你好') }), quotedWords)).toBe('“输出 ‘你好’”');
});

it('names no block where there is none', () => {
	expect(lines?.sayLine(99)).toBe('第 99 行');
});
