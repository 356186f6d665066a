import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paletteOf, parseHex } from '#src/settings/palette.ts';
import { themeColors } from '#src/settings/theme.ts';
import { contrast, linear } from '#tests/support/contrast.ts';

const sheet = ['tokens', 'themes'].map((name) => readFileSync(`src/shell/${name}.css`, 'utf8')).join('\n');

/** Variables set by rules with exactly these selectors; later rules win. */
function variables(...selectors: string[]): Record<string, string> {
	const rules = [...sheet.matchAll(/^\t?([^\s@].*) \{\n([^}]*)\}/gm)].filter(([, selector]) => selectors.includes(selector ?? ''));
	expect(rules).toHaveLength(selectors.length);
	return Object.fromEntries(
		rules.flatMap(([, , body]) => [...(body ?? '').matchAll(/(--[\w-]+): (.+);/g)].map(([, name, value]) => [name, value])),
	);
}

function rgb(value: string | undefined, all: Record<string, string>): number[] {
	if (!value) throw new Error('The style sheets do not say this colour.');
	const mixed = /^color-mix\(in srgb, (.+) (\d+)%, #fff\)$/.exec(value);
	if (mixed) return rgb(mixed[1], all).map((part) => 255 + ((part - 255) * Number(mixed[2])) / 100);
	const reference = /^(?:rgb\()?var\((--[\w-]+)\)\)?$/.exec(value);
	if (reference) return rgb(all[reference[1] ?? ''], all);
	if (value === '#fff') return [255, 255, 255];
	return value.startsWith('#') ? parseHex(value) : (value.match(/\d+/g) ?? []).map(Number);
}

const NAMED = "body:is([data-theme='ocean'], [data-theme='forest'], [data-theme='sunset'])";
const DARK = "body[arco-theme='dark']";
const light = variables('body');
const dark = { ...light, ...variables(DARK) };
const named = Object.keys(themeColors).map((name): [string, Record<string, string>] => [
	name,
	{
		...light,
		...Object.fromEntries(paletteOf(themeColors[name] ?? '', false).map((shade, index) => [`--primary-${index + 1}`, shade])),
		...variables(`body[data-theme='${name}']`, NAMED),
	},
]);

const TEXTS = ['--color-text-1', '--color-text-2', '--color-text-3', '--link-6'];
const PAGES = ['--color-bg-1', '--color-bg-2', '--color-bg-header', '--color-bg-side', '--color-fill-2'];

test.each([['light', light], ['dark', dark], ...named] as const)(
	'all text of the theme %s has sufficient contrast on its backgrounds',
	(_, all) => {
		for (const text of TEXTS)
			for (const page of PAGES.filter((name) => all[name])) {
				expect(contrast(rgb(all[text], all), rgb(all[page], all)), `${text} on ${page}`).toBeGreaterThanOrEqual(4.5);
			}
		expect(contrast(rgb(all['--primary-7'], all), rgb(all['--primary-1'], all))).toBeGreaterThanOrEqual(4.5);
	},
);

/** Simulates protanopia and deuteranopia (Machado and others, 2009). */
const VISIONS = {
	protanopia: [
		[0.152286, 1.052583, -0.204868],
		[0.114503, 0.786281, 0.099216],
		[-0.003882, -0.048116, 1.051998],
	],
	deuteranopia: [
		[0.367322, 0.860646, -0.227968],
		[0.280085, 0.672501, 0.047413],
		[-0.01182, 0.04294, 0.968881],
	],
} as const;

/** CIE L*a*b* of a colour under this simulation. */
function seen(color: readonly number[], vision: keyof typeof VISIONS): number[] {
	const parts = color.map(linear);
	const [r = 0, g = 0, b = 0] = VISIONS[vision].map((row) =>
		Math.min(
			1,
			Math.max(
				0,
				row.reduce((sum, share, index) => sum + share * (parts[index] ?? 0), 0),
			),
		),
	);
	const [x = 0, y = 0, z = 0] = [
		(0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
		0.2126 * r + 0.7152 * g + 0.0722 * b,
		(0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
	].map((part) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116));
	return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const distance = (one: readonly number[], other: readonly number[]): number =>
	Math.hypot(...one.map((part, index) => part - (other[index] ?? 0)));

test.each(
	Object.keys(VISIONS).flatMap((vision) =>
		[6, 7].flatMap((shade) => [[vision, shade, 'light'] as const, [vision, shade, 'dark'] as const]),
	),
)('with %s right and wrong (shade %s, %s) are distinct in colour-weak mode, and were not without it', (vision, shade, mode) => {
	const WEAK = 'body[data-color-weak]';
	const plain = mode === 'dark' ? dark : light;
	const weak = { ...plain, ...(mode === 'dark' ? variables(WEAK, `${WEAK}[arco-theme='dark']`) : variables(WEAK)) };
	const apart = (all: Record<string, string>): number => {
		const [right, wrong] = ['success', 'danger'].map((tone) => seen(rgb(all[`--${tone}-${shade}`], all), vision as keyof typeof VISIONS));
		return distance(right ?? [], wrong ?? []);
	};
	expect(apart(weak)).toBeGreaterThan(45);
	expect(apart(plain)).toBeLessThan(25);
});
