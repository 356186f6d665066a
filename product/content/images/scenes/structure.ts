import { area, at, BLUE, car, disc, each, faint, GREEN, gear, INK, line, PALE, RED, rect, robot, WHITE, YELLOW } from './shapes.ts';

/** Building robots, by a word of the title or of a tag. */
export const STRUCTURE: readonly (readonly [string, string])[] = [
	[
		'杠杆',
		gear(218, 56, 28, 12, WHITE) +
			gear(258, 92, 16, 8, YELLOW) +
			line('M50 108L196 84', INK, 9) +
			area('M122 98l24 36H98z', WHITE) +
			rect(46, 66, 36, 36, 6, RED) +
			disc(186, 66, 15, YELLOW) +
			line('M218 56l-32 10', GREEN, 7) +
			disc(218, 56, 6, GREEN) +
			disc(186, 66, 6, GREEN) +
			line('M60 140h160', INK, 5),
	],
	[
		'底盘',
		line('M40 138h240', INK, 5) +
			rect(66, 92, 104, 22, 8, WHITE) +
			each([84, 118, 152], (x) => disc(x, 122, 15, INK) + disc(x, 122, 6, PALE)) +
			line('M104 92V48L176 30', YELLOW, 13) +
			line('M176 30l42 22', YELLOW, 10) +
			each(
				[
					[104, 90],
					[104, 48],
					[176, 30],
				] as const,
				([x, y]) => disc(x, y, 9, INK) + disc(x, y, 3, WHITE),
			) +
			line('M218 50v10M202 84V66q16-10 32 0v18', INK, 6) +
			rect(206, 72, 24, 24, 4, RED) +
			rect(206, 112, 24, 24, 4, BLUE) +
			rect(234, 112, 24, 24, 4, GREEN),
	],
	[
		'避障',
		line('M30 132q50 6 76-24t60-22q42 6 56-22t66-22', INK, 13) +
			at(
				160,
				88,
				rect(-30, -22, 60, 44, 12, WHITE) +
					rect(-22, -30, 14, 10, 3, INK) +
					rect(10, -30, 14, 10, 3, INK) +
					rect(-22, 20, 14, 10, 3, INK) +
					rect(10, 20, 14, 10, 3, INK) +
					rect(-14, -12, 26, 24, 6, BLUE) +
					disc(26, -8, 4, YELLOW) +
					disc(26, 8, 4, YELLOW),
				' rotate(4)',
			) +
			line('M206 76q8 16 0 30M220 70q12 22 0 42M234 64q16 28 0 54', YELLOW, 4) +
			area('M254 132l12-44h10l12 44z', RED) +
			rect(260, 104, 22, 10, 2, WHITE),
	],
	[
		'赛事机器人',
		robot(122, 84, 1.35) +
			line('M160 92l24-12', WHITE, 8) +
			area('M188 36h52v16a26 26 0 0 1-52 0z', YELLOW) +
			line('M188 42h-12q0 20 16 20M240 42h12q0 20-16 20', YELLOW, 5) +
			area('M209 76h10v18h14v10h-38v-10h14z', YELLOW) +
			line('M84 92L66 112', WHITE, 8) +
			at(58, 116, line('M0 0v24', PALE, 9) + disc(0, -4, 12, PALE) + rect(-4, -18, 8, 14, 0, '#3a93a8'), ' rotate(24)') +
			rect(80, 124, 160, 20, 0, INK) +
			area('M80 124h20v20h20v-20h20v20h20v-20h20v20h20v-20h20v20h20v-10H80z', WHITE),
	],
	[
		'齿轮比',
		gear(128, 80, 46, 20, WHITE) +
			gear(217, 80, 23, 10, YELLOW) +
			each(
				[0, 90, 180, 270],
				(angle) => `<circle cx="128" cy="52" r="6" fill="${INK}" opacity=".25" transform="rotate(${angle} 128 80)"/>`,
			) +
			line('M72 44q14-30 50-28', INK, 4) +
			area('M118 9l14 7-14 8z', INK) +
			line('M252 56q12 26-8 44', INK, 4) +
			area('M252 104l-16 4 6-16z', INK) +
			disc(128, 80, 7, RED) +
			disc(217, 80, 5, RED),
	],
	[
		'重心',
		line('M36 132h248', INK, 5) +
			car(112, 132, 1.6) +
			disc(112, 102, 13, WHITE) +
			area('M112 89a13 13 0 0 1 13 13h-26a13 13 0 0 0 13 13z', INK) +
			line('M112 64V36', YELLOW, 4, '5 6') +
			faint(
				at(
					236,
					132,
					rect(-28, -92, 50, 82, 8, WHITE) + disc(-18, -10, 10, INK) + disc(14, -10, 10, INK) + disc(-3, -72, 12, RED),
					' rotate(24)',
				),
				0.85,
			) +
			line('M216 30q26-14 48 4', RED, 5) +
			area('M268 26l2 18-16-6z', RED) +
			line('M102 26l8 9 16-18', GREEN, 7),
	],
	[
		'急弯',
		line('M50 140V92q0-52 56-52h44q40 0 40 44v56', INK, 34) +
			line('M50 140V92q0-52 56-52h44q40 0 40 44v56', YELLOW, 3, '10 9') +
			line('M150 30l62-4M150 48l56-2', '#22304f80', 5, '12 7') +
			at(240, 52, car(0, 18, 1.15), ' rotate(-12)') +
			each(
				[
					[276, 84],
					[254, 92],
					[232, 86],
				] as const,
				([x, y], n) => disc(x, y, 7 - n, '#ffffff90'),
			) +
			line('M240 108v16', WHITE, 8) +
			disc(240, 138, 5, WHITE),
	],
	[
		'扎带',
		`<ellipse cx="116" cy="86" rx="44" ry="36" fill="none" stroke="${WHITE}" stroke-width="11"/>` +
			each(
				[
					[100, 76, RED],
					[124, 72, BLUE],
					[112, 96, YELLOW],
					[132, 94, GREEN],
				] as const,
				([x, y, fill]) => disc(x, y, 12, fill),
			) +
			rect(148, 68, 26, 34, 6, INK) +
			line('M174 84h44', WHITE, 11) +
			line('M222 84h34', '#ffffff70', 11, '4 8') +
			line('M184 84v18', YELLOW, 4, '3 6') +
			line('M196 42L188 74M172 42l20 40', PALE, 8) +
			line('M168 36q-14-22 4-22t4 24M200 36q14-22-4-22t-4 24', RED, 6) +
			line('M182 118l8 9 16-18', GREEN, 6),
	],
	[
		'抓手',
		each([80, 160, 240], (x) => line(`M${x} 18v26`, INK, 10) + rect(x - 20, 38, 40, 14, 5, WHITE)) +
			line('M66 52q-20 18-4 46M94 52q20 18 4 46', WHITE, 8) +
			disc(80, 92, 17, RED) +
			line('M144 52v58h42', WHITE, 8) +
			rect(152, 76, 32, 30, 4, YELLOW) +
			area('M222 70q18-26 36 0l4 12h-44z', INK) +
			line('M240 52v10', WHITE, 8) +
			rect(212, 84, 56, 18, 4, BLUE) +
			line('M56 126h48M136 126h48M216 126h48', '#ffffff70', 5),
	],
	[
		'赛前',
		rect(74, 28, 108, 112, 10, WHITE) +
			rect(106, 18, 44, 20, 7, INK) +
			each([56, 80, 104], (y) => line(`M88 ${y}l6 7 11-13`, GREEN, 5) + line(`M118 ${y}h48`, PALE, 8)) +
			rect(87, 122, 14, 12, 3, PALE) +
			line('M118 128h32', PALE, 8) +
			rect(216, 34, 16, 14, 4, INK) +
			disc(224, 88, 42, INK) +
			disc(224, 88, 33, WHITE) +
			area('M224 88V55a33 33 0 0 1 29 17z', RED) +
			line('M224 88l16-9M256 50l8 8', INK, 5) +
			disc(224, 88, 5, INK),
	],
];
