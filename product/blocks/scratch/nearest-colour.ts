import { lightOf } from '../contrast.ts';

/** The colours of a pen that a child knows by name. */
const COLOURS: Readonly<Record<string, string>> = {
	red: '#ff0000',
	orange: '#ffa500',
	gold: '#ffd700',
	green: '#008000',
	cyan: '#00ffff',
	skyblue: '#87ceeb',
	blue: '#0000ff',
	navy: '#000080',
	purple: '#800080',
	pink: '#ffc0cb',
	brown: '#a52a2a',
	black: '#000000',
	white: '#ffffff',
};

/** Colours of a lamp by the words of the robot; without a word it is off. */
const LAMPS: Readonly<Record<string, string>> = {
	红: '#ff0000',
	橙: '#ff8000',
	黄: '#ffff00',
	绿: '#00ff00',
	蓝: '#0000ff',
	紫: '#9000ff',
	白: '#ffffff',
	'': '#000000',
};

/** The colour with a name that looks most like `#rrggbb`. Null for another text. */
export function nearestColour(colour: string): { name: string; isExact: boolean } | null {
	return nearestOf(COLOURS, colour);
}

/** The colour of the lamp that looks most like `#rrggbb`, '' for off. Null for another text. */
export const nearestLamp = (colour: string): string | null => nearestOf(LAMPS, colour)?.name ?? null;

function nearestOf(colours: Readonly<Record<string, string>>, colour: string): { name: string; isExact: boolean } | null {
	if (!/^#[0-9a-f]{6}$/i.test(colour)) return null;
	const [nearest] = Object.entries(colours)
		.map(([name, named]) => ({ name, distance: distanceOf(colour, named) }))
		.sort((one, other) => one.distance - other.distance);
	return nearest ? { name: nearest.name, isExact: nearest.distance === 0 } : null;
}

/** By sight, since by numbers alone a light red would be brown: https://bottosson.github.io/posts/oklab/. */
function distanceOf(one: string, other: string): number {
	const [first, second] = [oklabOf(one), oklabOf(other)];
	return first.reduce((sum, part, index) => sum + (part - (second[index] ?? 0)) ** 2, 0);
}

function oklabOf(colour: string): number[] {
	const [red, green, blue] = lightOf(colour);
	const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
	const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
	const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
	return [
		0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
		1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
		0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
	];
}
