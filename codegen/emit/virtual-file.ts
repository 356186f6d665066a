/** A file to be written, in one of the project's output folders. */
export interface VirtualFile {
	folder: 'generated' | 'mockGenerated' | 'schemas' | 'docs';
	/** Relative to the folder, with forward slashes. */
	path: string;
	text: string;
}

/** First line of every generated file. */
export const header = (from: string): string => `// Generated from ${from} by \`npm run codegen\`; do not edit.\n`;
