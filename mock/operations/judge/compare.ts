/** White space at the ends of lines and of the text does not count. */
const trimEnds = (text: string): string =>
	text
		.split(/\r\n|\r|\n/)
		.map((line) => line.trimEnd())
		.join('\n')
		.trimEnd();

export const sameText = (left: string, right: string): boolean => trimEnds(left) === trimEnds(right);
