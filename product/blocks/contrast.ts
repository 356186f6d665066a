/** Red, green and blue of a colour such as `#4c6fbf` as amounts of light, 0 to 1: https://www.w3.org/TR/WCAG21/#dfn-relative-luminance. */
export function lightOf(colour: string): [red: number, green: number, blue: number] {
	const amountAt = (at: number): number => {
		const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
		return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
	};
	return [amountAt(1), amountAt(3), amountAt(5)];
}

/** Contrast of white on a colour such as `#4c6fbf`, 1 to 21: https://www.w3.org/TR/WCAG21/#dfn-contrast-ratio. */
export function contrastWithWhite(colour: string): number {
	const [red, green, blue] = lightOf(colour);
	return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
