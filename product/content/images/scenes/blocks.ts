import {
	area,
	at,
	BLUE,
	block,
	cat,
	disc,
	each,
	faint,
	GREEN,
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

const STAGE = rect(76, 18, 168, 118, 12, WHITE);

/** Graphical programming, by a word of the title or of a tag. */
export const BLOCKS: readonly (readonly [string, string])[] = [
	[
		'启航',
		faint(
			each([0, 1, 2], (n) => line(`M${62 + n * 14} ${150 - n * 26}h-${30 - n * 4}`, WHITE, 6)),
			0.7,
		) +
			at(
				182,
				74,
				block(-27, 50, 54, BLUE) +
					block(-22, 76, 44, YELLOW) +
					area('M0-66q34 34 26 92h-52q-8-58 26-92z', WHITE) +
					area('M0-66q15 15 22 36h-44q7-21 22-36z', RED) +
					area('M-26 4l-20 26v18l20-14zM26 4l20 26v18l-20-14z', RED) +
					disc(0, -4, 19, BLUE) +
					cat(0, -1, 0.62),
				' rotate(28)',
			) +
			star(72, 42, 9, YELLOW) +
			star(262, 116, 7, YELLOW) +
			star(120, 26, 6, WHITE),
	],
	[
		'游戏工坊',
		each([62, 84, 106], (x) => area(`M${x} 44l-9-9a6 6 0 0 1 9-8a6 6 0 0 1 9 8z`, WHITE)) +
			rect(48, 112, 76, 16, 5, INK) +
			rect(140, 88, 60, 16, 5, INK) +
			rect(216, 112, 60, 16, 5, INK) +
			rect(48, 112, 76, 6, 3, GREEN) +
			rect(140, 88, 60, 6, 3, GREEN) +
			rect(216, 112, 60, 6, 3, GREEN) +
			line('M92 100q10-54 48-56', WHITE, 4, '1 10') +
			cat(162, 66, 0.9) +
			each([206, 232, 258], (x) => `${disc(x, x === 232 ? 52 : 60, 8, YELLOW)}${rect(x - 1.5, x === 232 ? 47 : 55, 3, 10, 1, '#d99a1b')}`) +
			line('M262 112V78', WHITE, 4) +
			area('M262 78h-26l8 8-8 8h26z', BLUE),
	],
	[
		'循环、条件与变量',
		line('M160 44v20M160 104v16M204 84h30v30M124 84H84V32h58', WHITE, 5) +
			area('M130 24v16l12-8zM152 110h16l-8 12zM226 110h16l-8 12z', WHITE) +
			rect(132, 18, 56, 28, 14, YELLOW) +
			area('M160 56l44 28-44 28-44-28z', WHITE) +
			line('M148 84l9 9 16-18', GREEN, 6) +
			rect(122, 122, 76, 28, 6, BLUE) +
			rect(206, 122, 56, 28, 6, RED),
	],
	[
		'讲故事',
		area('M160 132q-34-20-84-12V72q50-8 84 12q34-20 84-12v48q-50-8-84 12z', WHITE) +
			line('M160 86v44', PALE, 4) +
			line('M92 90q26-2 50 8M92 104q26-2 50 8M178 98q24-10 50-8M178 112q24-10 50-8', PALE, 5) +
			area('M124 76V44l10-12 10 12v10h8V30l12-14 12 14v24h8V44l10-12 10 12v32q-24 2-36 12-12-10-44-12z', YELLOW) +
			rect(157, 52, 14, 26, 7, INK) +
			star(94, 44, 11, WHITE) +
			star(228, 38, 13, WHITE) +
			disc(70, 58, 4, WHITE) +
			disc(252, 62, 4, WHITE),
	],
	[
		'坐标',
		STAGE +
			line('M104 18v118M132 18v118M188 18v118M216 18v118M76 50h168M76 104h168', PALE, 2) +
			line('M84 77h152M160 128V26', INK, 4) +
			area('M232 69l12 8-12 8zM152 32l8-12 8 12z', INK) +
			line('M204 50v27M204 50h-44', RED, 3, '5 6') +
			disc(204, 77, 5, RED) +
			disc(160, 50, 5, RED) +
			cat(204, 48, 0.85, '#ffa23f'),
	],
	[
		'转身',
		faint(at(220, 86, cat(0, 0, 1.35), ' rotate(180)'), 0.7) +
			cat(104, 84, 1.5) +
			line('M128 36q36-22 70 2', WHITE, 6) +
			area('M190 44l20 4-4-20z', WHITE) +
			line('M246 58l-16-16M246 42l-16 16', '#b3203a', 7) +
			line('M68 44l8 8 14-16', GREEN, 7) +
			line('M56 124h96M172 124h96', INK, 5),
	],
	[
		'广播',
		line('M178 54q18 24 0 48M196 42q28 36 0 72', YELLOW, 6) +
			line('M142 54q-18 24 0 48M124 42q-28 36 0 72', YELLOW, 6) +
			area('M146 132l14-48 14 48z', INK) +
			disc(160, 78, 12, WHITE) +
			cat(72, 84, 1) +
			cat(252, 84, 1, PALE) +
			area(
				'M48 30h36a8 8 0 0 1 8 8v8a8 8 0 0 1-8 8H72l-8 8v-8H48a8 8 0 0 1-8-8v-8a8 8 0 0 1 8-8zM238 30h34a8 8 0 0 1 8 8v8a8 8 0 0 1-8 8h-14l-8 8v-8h-12a8 8 0 0 1-8-8v-8a8 8 0 0 1 8-8z',
				WHITE,
			) +
			each([54, 66, 78, 243, 255, 267], (x) => disc(x, 42, 3, RED)),
	],
	[
		'克隆',
		star(112, 80, 44, YELLOW) +
			disc(100, 78, 4, INK) +
			disc(124, 78, 4, INK) +
			line('M105 88q7 7 14 0', INK, 3) +
			line('M160 80h22M160 66l20-12M160 94l20 12', WHITE, 4, '1 9') +
			each(
				[
					[206, 40, 18],
					[214, 84, 22],
					[204, 124, 16],
					[246, 58, 13],
					[252, 104, 15],
					[274, 34, 9],
					[282, 78, 11],
					[276, 126, 8],
				] as const,
				([x, y, radius], n) => star(x, y, radius, n % 2 ? WHITE : YELLOW),
			),
	],
	[
		'倒计时',
		rect(150, 18, 20, 14, 4, INK) +
			disc(160, 84, 54, INK) +
			disc(160, 84, 44, WHITE) +
			area('M160 84V40a44 44 0 1 1-44 44z', YELLOW) +
			line('M160 84L136 60', RED, 6) +
			disc(160, 84, 7, INK) +
			line('M160 46v6M198 84h-6M160 122v-6M122 84h6', INK, 4) +
			block(34, 44, 62, BLUE) +
			block(34, 70, 52, RED) +
			block(34, 96, 58, GREEN) +
			line('M226 62h34M232 84h40M226 106h28', WHITE, 6),
	],
	[
		'卡住',
		block(92, 22, 108, YELLOW) +
			block(92, 48, 84, BLUE) +
			block(92, 74, 118, RED) +
			block(92, 100, 76, '#fff8') +
			block(92, 126, 96, '#fff8') +
			line('M72 34v48', GREEN, 5) +
			area('M64 78h16l-8 14z', GREEN) +
			magnifier(206, 86, 30, '#fff8') +
			line('M206 72v18', INK, 7) +
			disc(206, 101, 4, INK),
	],
];
