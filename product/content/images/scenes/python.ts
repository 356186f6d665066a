import {
	area,
	at,
	BLUE,
	disc,
	each,
	editor,
	faint,
	GREEN,
	glyph,
	INK,
	line,
	magnifier,
	PALE,
	RED,
	rect,
	star,
	WHITE,
	YELLOW,
} from './shapes.ts';

const TURTLE =
	disc(0, -17, 7, GREEN) +
	each(
		[
			[-13, -10],
			[13, -10],
			[-12, 11],
			[12, 11],
		] as const,
		([x, y]) => disc(x, y, 5, GREEN),
	) +
	disc(0, 0, 16, '#2f8f62') +
	area('M0-10l9 5v10l-9 5-9-5V-5z', YELLOW);

/** Python, by a word of the title or of a tag. */
export const PYTHON: readonly (readonly [string, string])[] = [
	[
		'第一步',
		editor(
			glyph(88, 68, '>>>', 22, YELLOW) +
				line('M118 61h58', WHITE, 7) +
				line('M74 84h44', GREEN, 7) +
				line('M132 84h30', BLUE, 7) +
				line('M74 108h24', PALE, 7),
		) +
			disc(232, 108, 36, WHITE) +
			line('M250 98a20 20 0 1 0 2 16', BLUE, 7) +
			area('M258 86v20h-20z', BLUE),
	],
	[
		'侦探',
		area('M62 40h48l10 12h70a8 8 0 0 1 8 8v68a8 8 0 0 1-8 8H62a8 8 0 0 1-8-8V48a8 8 0 0 1 8-8z', YELLOW) +
			rect(70, 62, 124, 66, 6, WHITE) +
			line('M84 78h40M84 94h66M84 110h30', PALE, 7) +
			line('M138 78h20', RED, 7) +
			magnifier(212, 88, 34, '#e8f3ff') +
			line('M198 96v-10a14 14 0 0 1 28 0v14M206 106v-18a6 6 0 0 1 12 0v20', INK, 3.5) +
			area('M176 50q36-10 72 0l-4 8q-32-8-64 0z', INK) +
			area('M190 48q2-28 22-26 20-2 22 26-22-4-44 0z', INK) +
			line('M191 44q21-4 42 0', RED, 5),
	],
	[
		'排序',
		each([28, 46, 40, 70, 88] as const, (height, n) =>
			rect(78 + n * 36, 132 - height, 24, height, 5, n === 1 || n === 2 ? YELLOW : WHITE),
		) +
			line('M64 138h196', INK, 5) +
			line('M126 70q18-26 36-6', INK, 5) +
			area('M153 66l14 8 0-16z', INK) +
			disc(90, 84, 8, GREEN) +
			disc(198, 40, 8, GREEN) +
			disc(234, 24, 8, GREEN) +
			line('M90 84l108-44 36-16', GREEN, 3, '2 8'),
	],
	[
		'小动画',
		at(
			150,
			80,
			each(
				[0, 60, 120, 180, 240, 300],
				(angle) => `<path d="M0 0q30-26 0-58q-30 32 0 58z" fill="${angle % 120 ? YELLOW : WHITE}" transform="rotate(${angle})"/>`,
			),
		) +
			disc(150, 80, 11, RED) +
			line('M150 80q44 50 84 18', INK, 3, '4 6') +
			at(242, 90, TURTLE, ' rotate(40) scale(1.15)') +
			faint(rect(34, 34, 36, 28, 5, WHITE) + rect(34, 70, 36, 28, 5, WHITE) + rect(34, 106, 36, 28, 5, WHITE), 0.8) +
			area('M45 48l14-6v12zM52 90l-8-12h16z', BLUE) +
			disc(52, 120, 8, BLUE),
	],
	[
		'range',
		line('M44 90h232', WHITE, 6) +
			each(
				[0, 1, 2, 3, 4],
				(n) => line(`M${64 + n * 38} 82v16`, WHITE, 4) + disc(64 + n * 38, 66, 15, YELLOW) + glyph(64 + n * 38, 73, `${n}`, 20, INK),
			) +
			`<circle cx="254" cy="66" r="14" fill="none" stroke="${WHITE}" stroke-width="4" stroke-dasharray="6 6"/>` +
			glyph(254, 73, '5', 20) +
			area('M264 82l14 8-14 8z', WHITE) +
			line('M64 112q76 26 152 0', GREEN, 5) +
			line('M244 118l20-20M264 118l-20-20', RED, 6),
	],
	[
		'缩进',
		each(
			[
				[74, 26, 120, WHITE],
				[106, 52, 104, YELLOW],
				[138, 78, 92, BLUE],
				[138, 104, 70, BLUE],
				[106, 130, 60, YELLOW],
			] as const,
			([x, y, width, fill]) => rect(x, y, width, 18, 5, fill),
		) +
			line('M84 50v96M116 76v46', WHITE, 3, '3 7') +
			line('M44 35h18M44 61h44M44 87h74', INK, 4) +
			area('M60 28l10 7-10 7zM88 54l10 7-10 7zM118 80l10 7-10 7z', INK),
	],
	[
		'报错',
		editor(
			line('M92 54h70', BLUE, 6) +
				line('M92 74h40M142 74h50', WHITE, 6) +
				rect(66, 84, 188, 20, 4, '#ff6b6b55') +
				line('M92 94h84', YELLOW, 6) +
				line('M92 108q4-5 8 0t8 0 8 0 8 0 8 0 8 0 8 0 8 0', RED, 3) +
				line('M92 122h36', GREEN, 6) +
				each([54, 74, 94, 122], (y, n) => disc(77, y, n === 2 ? 6 : 3, n === 2 ? RED : '#8893ad')),
		) +
			area('M232 56l32 56h-64z', YELLOW) +
			line('M232 76v16', INK, 6) +
			disc(232, 102, 3.5, INK),
	],
	[
		'字典',
		each(
			[
				[26, RED],
				[62, GREEN],
				[98, BLUE],
			] as const,
			([y, fill]) =>
				rect(66, y, 188, 30, 8, WHITE) +
				disc(86, y + 15, 10, fill) +
				disc(86, y + 12, 4, WHITE) +
				line(`M106 ${y + 15}h34`, INK, 6) +
				line(`M152 ${y + 15}h12`, fill, 4) +
				area(`M164 ${y + 9}l9 6-9 6z`, fill) +
				line(`M184 ${y + 15}h54`, PALE, 8),
		) + area('M254 34h12v14h-12zM254 70h12v14h-12zM254 106h12v14h-12z', YELLOW),
	],
	[
		'五角星',
		line('M160 20L196 128 104 62H216L124 128z', YELLOW, 6) +
			each(
				[
					[160, 20],
					[196, 128],
					[104, 62],
					[216, 62],
					[124, 128],
				] as const,
				([x, y]) => disc(x, y, 6, WHITE),
			) +
			at(216, 62, TURTLE, ' rotate(62)') +
			faint(star(62, 46, 13, WHITE) + star(264, 112, 15, WHITE) + star(60, 118, 9, WHITE), 0.6),
	],
	[
		'切片',
		each([RED, YELLOW, GREEN, BLUE, WHITE], (fill, n) => rect(72 + n * 36, n > 0 && n < 4 ? 34 : 52, 32, 32, 6, fill)) +
			line('M104 26v66M212 26v66', WHITE, 3, '4 6') +
			each([BLUE, GREEN, YELLOW], (fill, n) => rect(108 + n * 36, 104, 32, 32, 6, fill)) +
			line('M124 74q36 26 72 0', INK, 4) +
			area('M188 72l14-2-4 14z', INK) +
			line('M254 124l24-34', INK, 7) +
			line('M272 98l6-8', WHITE, 7) +
			star(282, 70, 11, YELLOW) +
			star(256, 84, 6, WHITE),
	],
];
