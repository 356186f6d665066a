/** WCAG contrast ratio of two RGB colours. */
export function contrast(one: readonly number[], other: readonly number[]): number {
	const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (high + 0.05) / (low + 0.05);
}

function luminance(rgb: readonly number[]): number {
	const [red = 0, green = 0, blue = 0] = rgb.map(linear);
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function linear(part: number): number {
	const share = part / 255;
	return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
