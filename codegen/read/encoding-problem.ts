import type { Diagnostic } from '#codegen/diagnostics/diagnostic.ts';

/** Recognises UTF-16 that was read as UTF-8: it begins with two unreadable bytes, or has a NUL beside each letter. */
const UTF_16 = /^(?:\uFFFD\uFFFD|[^\0]\0[^\0]\0|\0[^\0]\0[^\0])/;

/** The decoder replaces bytes that are not UTF-8, such as Chinese text in GBK, by U+FFFD. */
const UNREADABLE = /\uFFFD+/;

/** Reports a file in UTF-16 or in an encoding like GBK, as some editors of Windows save it; null for other text. */
export function encodingProblem(file: string, text: string): Omit<Diagnostic, 'code'> | null {
	const convert = (from: string): string => `\`iconv -f ${from} -t UTF-8 ${file} > utf-8.txt && mv utf-8.txt ${file}\``;
	if (text.includes('\0') && UTF_16.test(text))
		return {
			message: 'This file is in UTF-16, but manifests are read as UTF-8.',
			hint: `Save it as UTF-8 in your editor, or convert it: ${convert('UTF-16')}.`,
			at: { file, start: 0, end: 0 },
		};
	const found = UNREADABLE.exec(text);
	if (!found) return null;
	return {
		message: 'The text here is not in UTF-8, the encoding in which manifests are read.',
		hint: `Save the file as UTF-8 in your editor, or convert it from GBK: ${convert('GB18030')}. The sign � itself is written "\\uFFFD".`,
		at: { file, start: found.index, end: found.index + found[0].length },
	};
}
