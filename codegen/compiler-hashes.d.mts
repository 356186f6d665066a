/** Folders of the compiler's sources: when they change, output that was fresh is not. */
export const COMPILER: readonly string[];

/**
 * Hash of every source of the compiler below `root`, by path; empty if it has none. Read once per process, since later edits do not affect
 * the running code.
 */
export function compilerHashes(root: string): Readonly<Record<string, string>>;
