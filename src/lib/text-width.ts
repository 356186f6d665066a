/** From here on characters are as wide as they are high: Chinese, its punctuation and emoji. */
const WIDE = 0x2e80;

/** Estimated width of a text in em, without asking the browser. `letter` is the width of a Latin letter in the font. */
export function textWidth(text: string, letter = 0.6): number {
	let width = 0;
	for (let index = 0; index < text.length; index += 1) {
		const code = text.charCodeAt(index);
		// The second half of a surrogate pair belongs to the character before it.
		if (code < 0xdc00 || code > 0xdfff) width += code < WIDE ? letter : 1;
	}
	return width;
}
