export interface VirtualFile {
	folder: 'generated' | 'mockGenerated' | 'schemas' | 'docs';
	/** Relative to the folder, with forward slashes. */
	path: string;
	text: string;
	/** Not reviewed, so git ignores the file and each checkout generates it, as it does all files of `mockGenerated` and `schemas`. */
	local?: boolean;
}

export const isLocal = ({ folder, local = folder === 'mockGenerated' || folder === 'schemas' }: VirtualFile): boolean => local;

export const header = (from: string): string => `// Generated from ${from} by \`npm run codegen\`; do not edit.\n`;
