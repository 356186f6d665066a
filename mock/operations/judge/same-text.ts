/** Blanks at the ends of lines and of the text do not count. */
export const sameText = (a: string, b: string): boolean => trimLines(a) === trimLines(b);

const trimLines = (text: string): string =>
	text
		.split(/\r\n|\r|\n/)
		.map((line) => line.trimEnd())
		.join('\n')
		.trimEnd();
