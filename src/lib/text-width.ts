/** From this code point on, characters are as wide as they are high: Chinese characters and punctuation, and emoji. */
const WIDE = 0x2e80;

/** Estimates the width of a text in em without layout. `letter` is the width of a Latin letter. */
export function textWidth(text: string, letter = 0.6): number {
	let width = 0;
	for (let index = 0; index < text.length; index += 1) {
		const code = text.charCodeAt(index);
		// A low surrogate belongs to the character before it.
		if (code < 0xdc00 || code > 0xdfff) width += code < WIDE ? letter : 1;
	}
	return width;
}
