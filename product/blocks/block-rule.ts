/** Checks the limits that a problem sets to a program: blocks only, their number, and types that are not allowed. */
import { type BlockLimits, needsBlocks } from './block-language.ts';
import { type Block, type BlockProgram, everyBlock } from './block-program.ts';
import { blocksIn, isOfBlocks } from './block-text.ts';
import { KINDS } from './kinds.ts';
import { isProgramTop } from './to-python.ts';

/** Why a problem does not take the program, in a sentence for the child; null if it does. */
export function blockRuleProblem(code: string, rule: BlockLimits | null | undefined): string | null {
	if (!needsBlocks(rule)) return null;
	const parsed = blocksIn(code);
	if (!parsed) return '这道题要用积木编程';
	if (!parsed.program) return parsed.error;
	if (!isOfBlocks(code)) return '积木和程序对不上，用积木打开再交一次';
	return limitProblem(parsed.program, rule);
}

function limitProblem(program: BlockProgram, { most, without = [] }: BlockLimits): string | null {
	const used = new Set(countedBlocks(program).map(({ type }) => type));
	const forbidden = without.filter((type) => used.has(type));
	if (forbidden.length > 0) return `这道题不许用${forbidden.map((type) => `“${nameOf(type)}”`).join('、')}`;
	const count = countBlocks(program);
	return most !== undefined && count > most ? `数出来用了 ${count} 块积木，最多 ${most} 块` : null;
}

/** Blocks that count against a limit: those that run, without the start and the shadow blocks. */
export const countBlocks = (program: BlockProgram): number => countedBlocks(program).length;

function countedBlocks({ stacks }: BlockProgram): Block[] {
	const running = stacks.flatMap(({ blocks }) => (blocks[0] && isProgramTop(blocks[0]) ? blocks : []));
	return [...everyBlock(running)].filter(({ type, isShadow }) => !isShadow && type !== 'start');
}

/** A block as a child knows it: `重复…次`. */
function nameOf(type: string): string {
	const kind = KINDS.get(type);
	if (!kind) return type;
	const words = kind.words.replace(/\{(\w+)\}/g, (_, name: string) => {
		const part = kind.parts[name];
		return part && 'choice' in part ? (part.choice[0]?.[0] ?? '') : '…';
	});
	const name = words.replace(/[\s…]*…[\s…]*/g, '…').replace(/^…|…$/g, '');
	return name === '' ? kind.tooltip : name;
}
