export type Rgb = readonly [number, number, number];

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];

/** How far each of the ten shades goes from the colour itself, the sixth; below zero towards white, above towards black. */
const LIGHT_STEPS = [-0.9, -0.76, -0.57, -0.38, -0.19, 0, 0.2, 0.38, 0.54, 0.68];
/** On a dark page the order turns round: the first shade is nearest to the background. */
const DARK_STEPS = [0.68, 0.54, 0.38, 0.2, 0.1, -0.06, -0.22, -0.4, -0.58, -0.76];

/** Ten shades of a colour, as `r, g, b`, for the variables `--primary-1` to `--primary-10`. */
export function paletteOf(color: string, dark: boolean): string[] {
	const base = parseHex(color);
	return (dark ? DARK_STEPS : LIGHT_STEPS).map((step) => mix(base, step < 0 ? WHITE : BLACK, Math.abs(step)).join(', '));
}

export function parseHex(color: string): Rgb {
	const value = Number.parseInt(color.replace('#', ''), 16);
	return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function mix(from: Rgb, to: Rgb, share: number): number[] {
	return from.map((part, index) => Math.round(part + ((to[index] ?? part) - part) * share));
}
