import { BLOCKS, hasBlocks, pythonIn } from '#app/blocks/block-language.ts';
import { fetchCode } from '#src/lib/fetch-code.ts';
import type { Program } from './run-programs.ts';

/** A program that a judge has kept, as it is edited: with its blocks, if they still mean its Python and the problem takes them. */
export async function openProgram(program: Program, languages: readonly string[]): Promise<Program> {
	if (!hasBlocks(program.code)) return program;
	const { isOfBlocks } = await fetchCode(() => import('#app/blocks/block-text.ts'));
	if (languages.includes(BLOCKS) && isOfBlocks(program.code)) return { ...program, language: BLOCKS };
	return { ...program, code: pythonIn(program.code) };
}
