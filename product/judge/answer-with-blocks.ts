/**
 * An answer in the language 图形化. Such answers used to be written in words. One that is begun anew with blocks keeps its words as comments above its Python,
 * so that they are wherever the answer is.
 */
import { hasBlocks } from '#app/blocks/block-language.ts';

export interface AnswerWithBlocks {
	/** '' for none. */
	words: string;
	/** A text of blocks. Null if there are words only. */
	program: string | null;
}

const HEADER = '# 原来的文字：';
const COMMENT = '# ';

export function readAnswer(code: string): AnswerWithBlocks {
	const [first, ...lines] = code.split('\n');
	if (first !== HEADER) return code.trim() === '' || hasBlocks(code) ? { words: '', program: code } : { words: code, program: null };
	const blank = lines.indexOf('');
	const end = blank < 0 ? lines.length : blank;
	const words = lines.slice(0, end).map((line) => line.slice(COMMENT.length));
	return { words: words.join('\n'), program: lines.slice(end + 1).join('\n') };
}

export function writeAnswer({ words, program }: AnswerWithBlocks): string {
	if (program === null) return words;
	if (words === '') return program;
	return [HEADER, ...words.split('\n').map((line) => COMMENT + line), '', program].join('\n');
}
