import { area, BLUE, disc, each, faint, GREEN, glyph, INK, line, RED, rect, WHITE, YELLOW } from './shapes.ts';

/** C++ and algorithms, by a word of the title or of a tag. */
export const CPP: readonly (readonly [string, string])[] = [
	[
		'C++ 入门',
		each([52, 128, 204], (x) => rect(x, 28, 64, 104, 12, WHITE)) +
			line('M84 52v52', BLUE, 6) +
			area('M74 100h20l-10 14z', BLUE) +
			disc(84, 48, 8, INK) +
			line('M160 52v14M160 66q-16 8-16 38M160 66q16 8 16 38', GREEN, 6) +
			area('M135 100h18l-9 14zM167 100h18l-9 14z', GREEN) +
			disc(160, 48, 8, INK) +
			line('M222 66a20 20 0 1 0 28 0', RED, 6) +
			area('M242 54l18 8-12 12z', RED) +
			disc(236, 48, 8, INK),
	],
	[
		'数组与字符串',
		each(
			['3', '1', '4', '1', '5'],
			(digit, n) => rect(66 + n * 38, 26, 34, 34, 6, n === 2 ? YELLOW : WHITE) + glyph(83 + n * 38, 51, digit, 22, INK),
		) +
			line('M83 68v5M121 68v5M159 68v5M197 68v5M235 68v5', WHITE, 4) +
			line('M44 104q30 28 58 6t58 2 58 0 58-10', WHITE, 4) +
			each(
				['C', '+', '+'],
				(letter, n) => disc(102 + n * 58, 112, 19, [RED, GREEN, BLUE][n] ?? RED) + glyph(102 + n * 58, 120, letter, 24),
			),
	],
	[
		'搜索与模拟',
		rect(84, 14, 152, 122, 10, INK) +
			line('M96 40h40v-14M96 64h24v24h-24M120 112h24V76h20V40M164 96v28M188 26v42h24M188 92h36M188 92v18h20', WHITE, 5) +
			line('M102 124v-24h31V52h17V28h26v52h0v32', YELLOW, 5, '2 9') +
			disc(102, 124, 8, RED) +
			line('M222 124V102', WHITE, 4) +
			area('M222 102h-20l6 6-6 6h20z', GREEN) +
			line('M176 112v12h38', YELLOW, 5, '2 9'),
	],
	[
		'大目录',
		line('M56 74h170M56 136h170', INK, 6) +
			each([RED, WHITE, BLUE, YELLOW, WHITE, GREEN, RED, WHITE, BLUE], (fill, n) =>
				rect(64 + n * 17, 22 + (n % 3) * 6, 14, 49 - (n % 3) * 6, 2, fill),
			) +
			each([YELLOW, BLUE, WHITE, RED, GREEN, WHITE, YELLOW, BLUE, WHITE], (fill, n) =>
				rect(64 + n * 17, 96 - (n % 3) * 6, 14, 37 + (n % 3) * 6, 2, fill),
			) +
			line('M238 140l14-122M268 140l14-122M241 118h29M244 92h29M247 66h29M250 40h29', WHITE, 5),
	],
	[
		'二分',
		rect(56, 26, 208, 24, 8, WHITE) +
			rect(56, 26, 104, 24, 8, '#22304f55') +
			rect(160, 62, 104, 24, 8, WHITE) +
			rect(212, 62, 52, 24, 8, '#22304f55') +
			rect(160, 98, 52, 24, 8, WHITE) +
			rect(160, 98, 26, 24, 8, '#22304f55') +
			disc(199, 110, 9, RED) +
			line('M160 20v36M212 56v36M186 92v36', YELLOW, 4, '5 6') +
			line('M108 66q-10 30 34 44M136 102l8 8-10 6', WHITE, 4) +
			faint(glyph(84, 112, '½', 46), 0.9),
	],
	[
		'三兄弟',
		each([RED, YELLOW, GREEN] as const, (fill, n) => {
			const x = 84 + n * 76;
			return (
				line(`M${x - 12} 46l-8-14M${x + 12} 46l8-14M${x - 30} 84h-8M${x + 30} 84h8`, INK, 4) +
				rect(x - 30, 42, 60, 84, 26, fill) +
				disc(x - 10, 64, 8, WHITE) +
				disc(x + 10, 64, 8, WHITE) +
				disc(x - 8 + n * 2, 65, 4, INK) +
				disc(x + 8 + n * 2, 65, 4, INK) +
				glyph(x, 112, [';', ')', 'x?'][n] ?? '', 32, INK)
			);
		}),
	],
	[
		'整数除法',
		each(
			[68, 172],
			(x) =>
				rect(x, 34, 92, 70, 14, '#ffffff40') +
				line(`M${x + 8} 104h76`, WHITE, 6) +
				each([0, 1, 2], (n) => disc(x + 20 + n * 26, 78, 11, YELLOW)),
		) +
			line('M160 26v84', WHITE, 4, '5 7') +
			line('M160 116v10', RED, 4) +
			disc(160, 140, 11, RED) +
			glyph(66, 148, '7/2', 22) +
			glyph(258, 148, '3', 24, YELLOW),
	],
	[
		'越界',
		line('M40 128h240', INK, 6) +
			each([BLUE, YELLOW, GREEN, BLUE], (fill, n) => {
				const x = 48 + n * 46;
				return (
					area(`M${x} 74l19-20 19 20z`, fill) +
					rect(x + 3, 74, 32, 52, 3, WHITE) +
					rect(x + 11, 96, 16, 30, 3, fill) +
					glyph(x + 19, 92, `${n}`, 15, INK)
				);
			}) +
			line('M236 74l19-20 19 20v52h-38z', '#ffc2c2', 4, '6 6') +
			glyph(255, 112, '?', 36, '#ffc2c2') +
			line('M246 24l18 18M264 24l-18 18', '#ffc2c2', 6),
	],
	[
		'广搜',
		each(
			[
				[68, '#ffffff30'],
				[47, '#ffffff50'],
				[26, '#ffffff80'],
			] as const,
			([size, fill]) => area(`M160 ${64 - size}l${size} ${size}-${size} ${size}-${size}-${size}z`, fill),
		) +
			disc(160, 64, 12, YELLOW) +
			each(
				[
					[186, 64],
					[134, 64],
					[160, 38],
					[160, 90],
				] as const,
				([x, y]) => disc(x, y, 7, WHITE),
			) +
			line('M56 126h208M56 156h208', INK, 5) +
			each([YELLOW, WHITE, WHITE, GREEN, GREEN, GREEN], (fill, n) => disc(82 + n * 31, 141, 11, fill)) +
			area('M34 135l12 6-12 6zM276 135l12 6-12 6z', WHITE),
	],
	[
		'回溯',
		line('M160 34L100 74M160 34l60 40M100 74l-30 44M100 74l30 44M220 74l-28 44M220 74l30 44', '#ffffff80', 5) +
			line('M160 34L100 74 70 118', RED, 6) +
			line('M160 34l60 40 30 44', GREEN, 6) +
			disc(160, 34, 15, WHITE) +
			disc(100, 74, 13, WHITE) +
			disc(220, 74, 13, WHITE) +
			each([130, 192], (x) => disc(x, 120, 11, '#ffffff90')) +
			disc(70, 120, 15, RED) +
			line('M64 114l12 12M76 114l-12 12', WHITE, 4) +
			disc(250, 120, 15, GREEN) +
			line('M243 120l5 6 9-11', WHITE, 4) +
			line('M56 100q-8-44 30-54', YELLOW, 5, '6 7') +
			area('M82 37l14 6-10 12z', YELLOW),
	],
];
