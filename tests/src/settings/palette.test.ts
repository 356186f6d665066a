import { expect, test } from 'vitest';
import { paletteOf, parseHex } from '#src/settings/palette.ts';
import { contrast } from '#tests/support/contrast.ts';

const WHITE = [255, 255, 255];
const DARK_PAGES = [parseHex('#1a1e27'), parseHex('#242934')];
const COLORS = ['#4e88f3', '#2f855a', '#ffd600', '#ff0000', '#00ff00', '#0000ff', '#00ffff', '#ff00ff', '#000000', '#ffffff', '#808080'];

const shadesOf = (color: string, dark: boolean): number[][] => paletteOf(color, dark).map((shade) => shade.split(', ').map(Number));
const brightness = (shade: readonly number[]): number => shade.reduce((sum, part) => sum + part, 0);

test('the sixth shade of a light palette is the colour itself', () => {
	expect(paletteOf('#4e88f3', false)[5]).toBe('78, 136, 243');
	expect(parseHex('#4e88f3')).toEqual([78, 136, 243]);
});

test.each(COLORS)('the shades of %s are monotonic, and reversed on a dark page', (color) => {
	for (const dark of [false, true]) {
		const all = shadesOf(color, dark);
		expect(all).toHaveLength(10);
		expect(all.flat().every((part) => Number.isInteger(part) && part >= 0 && part <= 255)).toBe(true);
		const levels = all.map(brightness);
		expect(levels).toEqual([...levels].sort((a, b) => (dark ? a - b : b - a)));
	}
});

test.each(COLORS)('shades of %s have sufficient contrast as text and behind white text', (color) => {
	const light = shadesOf(color, false);
	for (const shade of light.slice(6)) for (const page of [WHITE, light[0] ?? []]) expect(contrast(shade, page)).toBeGreaterThanOrEqual(4.5);
	const dark = shadesOf(color, true);
	for (const shade of dark.slice(0, 4)) expect(contrast(shade, WHITE)).toBeGreaterThanOrEqual(4.5);
	for (const shade of dark.slice(6))
		for (const page of [...DARK_PAGES, dark[0] ?? []]) expect(contrast(shade, page)).toBeGreaterThanOrEqual(4.5);
});
