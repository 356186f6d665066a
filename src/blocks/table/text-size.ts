/**
 * How wide a text stands, in em, without asking the browser: close enough for the width of a column and the height of a row that nobody
 * has seen yet.
 */
export function textWidth(text: string): number {
	let width = 0;
	for (let index = 0; index < text.length; index += 1) width += text.charCodeAt(index) > WIDE ? 1 : 0.6;
	return width;
}

/** From here on the characters of a font are as wide as high: Chinese, its punctuation and their neighbours. */
const WIDE = 0x2e7f;

/** Lines that a text takes in a column; a word that goes to the next line may leave some room empty. */
export const textLines = (text: string, room: number): number => Math.max(1, Math.ceil(textWidth(text) / room - 0.05));
