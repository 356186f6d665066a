/** Strokes of the digits in a box of 20 × 32. Strokes, since text in an SVG could be read without looking at it. */
const STROKES = [
	'M10 2C4 2 2 9 2 16s2 14 8 14 8-7 8-14S16 2 10 2',
	'M5 8 11 2V30',
	'M3 9C3 4 6 2 10 2s7 3 7 7c0 6-9 11-14 20h15',
	'M3 4C5 2 16 0 16 9c0 5-5 6-8 6 4 0 9 2 9 8 0 8-11 8-14 4',
	'M14 30V2L2 21h16',
	'M16 3H5L4 14c4-3 13-2 13 7 0 10-11 10-14 6',
	'M15 3C8 2 3 10 3 20c0 6 3 10 7 10s7-3 7-8-3-7-7-7-7 3-7 7',
	'M2 3h16L8 30',
	'M10 15C5 14 3 11 3 8c0-4 3-6 7-6s7 2 7 6c0 3-2 6-7 7-5 1-8 4-8 8s3 7 8 7 8-3 8-7-3-7-8-8',
	'M5 29C12 30 17 22 17 12c0-6-3-10-7-10S3 5 3 10s3 7 7 7 7-3 7-7',
];
const COLOURS = ['#1d4ed8', '#b91c1c', '#047857', '#7e22ce'];
const WIDTH = 132;
const HEIGHT = 44;

/** Draws digits as an SVG with a ground of its own, so that it is readable on light and dark pages. `noise`: bytes that turn and cross them. */
export function drawDigits(digits: string, noise: readonly number[]): string {
	const between = (index: number, from: number, to: number): number => from + Math.round(((to - from) * (noise[index] ?? 0)) / 255);
	const drawn = [...digits].map((digit, index) => {
		const at = `translate(${12 + index * 29 + between(index, -3, 3)} ${between(index + 4, 3, 9)})`;
		const colour = COLOURS[between(index + 8, 0, COLOURS.length - 1)];
		return `<path d="${STROKES[Number(digit)]}" stroke="${colour}" stroke-width="3" transform="${at} rotate(${between(index + 8, -14, 14)} 10 16)"/>`;
	});
	const lines = [12, 13, 14].map((index) => {
		const [from, to] = [between(index, 4, HEIGHT - 4), between(index + 1, 4, HEIGHT - 4)];
		return `<path d="M0 ${from}Q${between(index, 20, 110)} ${HEIGHT - from} ${WIDTH} ${to}" stroke="#64748b" stroke-width="1.2"/>`;
	});
	const size = `width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"`;
	const shapes = `<rect width="${WIDTH}" height="${HEIGHT}" fill="#f1f5f9"/>${drawn.join('')}${lines.join('')}`;
	return `<svg xmlns="http://www.w3.org/2000/svg" ${size} fill="none" stroke-linecap="round" stroke-linejoin="round">${shapes}</svg>`;
}
