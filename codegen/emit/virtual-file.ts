export interface VirtualFile {
	folder: 'generated' | 'mockGenerated' | 'schemas' | 'docs';
	/** Relative to the folder, with forward slashes. */
	path: string;
	text: string;
	/** Data that nobody reviews: git ignores it, and each machine makes its own. */
	local?: true;
}

export const header = (from: string): string => `// Generated from ${from} by \`npm run codegen\`; do not edit.\n`;
