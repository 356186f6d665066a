const TAB = '  ';

/** Code points that terminals draw two columns wide: East Asian wide and fullwidth characters, and emoji. */
const WIDE: readonly (readonly [number, number])[] = [
	[0x1100, 0x115f],
	[0x2e80, 0x303e],
	[0x3041, 0x33ff],
	[0x3400, 0x4dbf],
	[0x4e00, 0x9fff],
	[0xa000, 0xa4cf],
	[0xa960, 0xa97f],
	[0xac00, 0xd7a3],
	[0xf900, 0xfaff],
	[0xfe30, 0xfe6f],
	[0xff00, 0xff60],
	[0xffe0, 0xffe6],
	[0x1f300, 0x1f64f],
	[0x1f680, 0x1f6ff],
	[0x1f900, 0x1f9ff],
	[0x20000, 0x3fffd],
];

const NO_WIDTH = /[\p{Mn}\p{Me}\p{Cf}]/u;

/** Number of terminal columns. Pass text with tabs through `printable` first. */
export function displayWidth(text: string): number {
	let width = 0;
	for (const char of text) width += charWidth(char);
	return width;
}

function charWidth(char: string): number {
	const point = char.codePointAt(0) ?? 0;
	if (point < 0x300) return 1;
	if (NO_WIDTH.test(char)) return 0;
	return WIDE.some(([first, last]) => point >= first && point <= last) ? 2 : 1;
}

/** Replaces tabs with spaces and other control characters with a visible one, so that columns can be counted. */
export function printable(text: string): string {
	return text.replaceAll('\t', TAB).replace(/\p{Cc}/gu, '·');
}
