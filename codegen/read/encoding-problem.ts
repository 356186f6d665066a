import type { Diagnostic } from '#codegen/diagnostics/diagnostic.ts';

/** Recognises UTF-16 that was read as UTF-8: it begins with two unreadable bytes, or has a NUL beside each letter. */
const UTF_16 = /^(?:\uFFFD\uFFFD|[^\0]\0[^\0]\0|\0[^\0]\0[^\0])/;

/** Reports a file in UTF-16, as some editors of Windows save it; null for other text. */
export function encodingProblem(file: string, text: string): Omit<Diagnostic, 'code'> | null {
	if (!text.includes('\0') || !UTF_16.test(text)) return null;
	return {
		message: 'This file is in UTF-16, but manifests are read as UTF-8.',
		hint: `Save it as UTF-8 in your editor, or convert it: \`iconv -f UTF-16 -t UTF-8 ${file} > utf-8.txt && mv utf-8.txt ${file}\`.`,
		at: { file, start: 0, end: 0 },
	};
}
