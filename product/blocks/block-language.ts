/**
 * Blocks as a language. A program is one text that every judge keeps, since a judge stores the code alone: the Python that the blocks mean, and in a last
 * comment the blocks themselves (`block-text.ts`).
 */

/** Name of the language, in the product's own lists. */
export const BLOCKS = '图形化';

/** The judge's name of the language in which a program runs. */
export const judgedAs = (language: string): string => (language === BLOCKS ? 'Python3' : language);

/** Files of Scratch 3, and of mBlock, which has its form. */
export const PROJECTS: readonly string[] = ['.sb3', '.mblock'];

export const isProject = (fileName: string): boolean => PROJECTS.some((ending) => fileName.toLowerCase().endsWith(ending));

export const BLOCKS_MARK = '# 积木（留着这一行，才能再用积木打开）：';

export const hasBlocks = (code: string): boolean => code.includes(BLOCKS_MARK);

/** The Python of a text, without the blocks behind it. */
export const pythonIn = (code: string): string => {
	const at = code.lastIndexOf(BLOCKS_MARK);
	return at < 0 ? code : code.slice(0, at);
};

/** How a problem limits programs of blocks. */
export interface BlockLimits {
	/** Blocks that a program may have. */
	most?: number;
	/** Types of blocks that it may not have. */
	without?: readonly string[];
	/** Whether it takes nothing else than blocks. */
	only?: boolean;
}

/** Whether a problem takes programs of blocks alone: in others no blocks could be counted. */
export const needsBlocks = (limits: BlockLimits | null | undefined): limits is BlockLimits =>
	limits?.only === true || limits?.most !== undefined || (limits?.without ?? []).length > 0;
