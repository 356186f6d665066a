const SHADES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Step by which a shade is adjusted until its contrast suffices. */
const FURTHER = 0.02;

/** Ten shades of a hex colour as `r, g, b`, for the variables `--primary-1` to `--primary-10`. */
export function paletteOf(color: string, dark: boolean): string[] {
	const base = parseHex(color);
	return SHADES.map((shade) => (dark ? darkShade(base, shade) : lightShade(base, shade)).join(', '));
}

export function parseHex(color: string): number[] {
	const value = Number.parseInt(color.slice(1), 16);
	return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Light to dark; the sixth is the colour itself. The seventh and later are text, so a maximum luminance is enforced. */
function lightShade(base: readonly number[], shade: number): number[] {
	return mix(base, (shade - 5) * 0.18, (light) => shade < 6 || light <= 0.135 * 0.6 ** (shade - 6));
}

/** Dark to light. The first four carry white text; from the seventh on, shades are text. */
function darkShade(base: readonly number[], shade: number): number[] {
	return mix(base, 0.68 - shade * 0.16, (light) => (shade < 4 ? light <= 0.022 * 2 ** shade : shade < 6 || light >= 0.13 * shade - 0.46));
}

/** Mixes a colour with white (negative `step`) or black, and increases the share until the luminance fits. */
function mix(base: readonly number[], step: number, willDo: (luminance: number) => boolean): number[] {
	const end = step < 0 ? 255 : 0;
	for (let share = Math.abs(step); ; share += FURTHER) {
		const mixed = base.map((part) => Math.round(part + (end - part) * share));
		if (willDo(luminance(mixed))) return mixed;
	}
}

/** Approximate WCAG relative luminance, 0 to 1. */
function luminance(rgb: readonly number[]): number {
	const [red = 0, green = 0, blue = 0] = rgb.map((part) => (part / 255) ** 2.2);
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
