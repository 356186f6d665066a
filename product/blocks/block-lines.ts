/** Which block says which line of a program. */
import { type Block, type BlockProgram, blocksOf, everyBlock } from './block-program.ts';
import { blocksIn, isOfBlocks } from './block-text.ts';
import { quotedWords } from './block-words.ts';
import { type PythonLine, toPython } from './to-python.ts';

export interface BlockLines {
	lines: readonly PythonLine[];
	/** The block that says a line, from 1. Null for lines around the blocks. */
	blockAt(line: number): Block | null;
	/** `第 3 行“重复 4 次”`. */
	sayLine(line: number): string;
	/** The first line of the block, or of the one that it is a value of, from 1. Null for a block that does not run. */
	lineOf(id: string): number | null;
}

/** Null if the text has no blocks, or its Python was changed since they were written. */
export function readBlockLines(code: string): BlockLines | null {
	const program = isOfBlocks(code) ? blocksIn(code)?.program : null;
	return program ? blockLines(program) : null;
}

export function blockLines(program: BlockProgram): BlockLines {
	const { lines } = toPython(program);
	const blocks = new Map([...everyBlock(blocksOf(program))].map((block) => [block.id, block]));
	const own = new Map(lines.map(({ block }, index) => [block, index + 1] as const).reverse());
	const firsts = new Map<string, number | null>();
	const follow = (chain: readonly Block[], around: number | null): void => {
		for (const { id, inputs } of chain) {
			const first = own.get(id) ?? around;
			firsts.set(id, first);
			for (const inner of Object.values(inputs)) follow(inner, first);
		}
	};
	follow(blocksOf(program), null);
	const blockAt = (line: number): Block | null => blocks.get(lines[line - 1]?.block ?? '') ?? null;
	return {
		lines,
		blockAt,
		sayLine: (line) => {
			const block = blockAt(line);
			return `第 ${line} 行${block ? quotedWords(block) : ''}`;
		},
		lineOf: (id) => firsts.get(id) ?? null,
	};
}
