/**
 * Amounts that a server counts in small units, such as cents, and people write in large ones. `scale`, a power of ten, is the number of small
 * units in a large one. The point is moved in the text, because 1.15 * 100 is 114.99999999999999.
 */

const placesOf = (scale: number): number => Math.round(Math.log10(scale));

/** 12.50 → 1250; NaN for a text that is no number. */
export const toSmallUnits = (large: string | number, scale: number): number => moved(large, placesOf(scale));

/** 1250 → 12.5. */
export const toLargeUnits = (small: string | number, scale: number): number => moved(small, -placesOf(scale));

/** Number of decimal places that an amount in large units may have. */
export const decimalsOf = placesOf;

function moved(value: string | number, places: number): number {
	const text = String(value).trim();
	if (text === '') return Number.NaN;
	const [digits, power = '0'] = text.toLowerCase().split('e');
	return Number(`${digits}e${Number(power) + places}`);
}
