import { blockKinds } from '#codegen/grammar/block-kinds.ts';

/** Parts that the pages of an app use, as listed by codegen. */
export interface DrawnParts {
	blockKinds: readonly string[];
	/** Values of tables and details have markup or formulas. */
	richValues: boolean;
}

/** Their code is in the entry, whether pages use it or not. */
const IN_ENTRY: readonly string[] = ['buttons', 'text'];

/** Aliases that leave the code out of a build that no page uses, with all that only it needs. */
export function unusedParts({ blockKinds: used, richValues }: DrawnParts): Record<string, false> {
	const unused = Object.keys(blockKinds).filter((kind) => !used.includes(kind) && !IN_ENTRY.includes(kind));
	const modules = unused.map((kind) => `#src/blocks/${kind}/${kind}-block.tsx`);
	return Object.fromEntries([...modules, ...(richValues ? [] : ['#src/ui/rich-value.tsx'])].map((module) => [`${module}$`, false]));
}
