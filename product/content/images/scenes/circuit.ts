import { area, at, BLUE, car, disc, each, faint, GREEN, INK, line, PALE, RED, rect, WHITE, YELLOW } from './shapes.ts';

const board = (x: number, y: number, width: number, height: number): string =>
	rect(x, y, width, height, 8, INK) + each([x + 8, x + width - 8], (cx) => disc(cx, y + 8, 3, PALE) + disc(cx, y + height - 8, 3, PALE));

const lamp = (x: number, y: number, fill: string): string =>
	line(`M${x - 7} ${y + 20}v22M${x + 7} ${y + 20}v30`, PALE, 3) +
	area(`M${x - 16} ${y + 14}v-14a16 16 0 0 1 32 0v14z`, fill) +
	rect(x - 20, y + 12, 40, 9, 3, fill);

/** Circuits and sensors, by a word of the title or of a tag. */
export const CIRCUIT: readonly (readonly [string, string])[] = [
	[
		'第一盏灯',
		disc(160, 56, 50, '#fff3') +
			disc(160, 56, 34, '#fff5') +
			line('M108 56H94M212 56h14M124 22l-9-9M196 22l9-9', YELLOW, 5) +
			board(60, 112, 200, 40) +
			line('M153 112v-10M167 112v-20', PALE, 3) +
			at(160, 56, lamp(0, 0, RED)) +
			rect(144, 44, 7, 16, 3.5, '#fff9') +
			line('M84 132h24l4-8 8 16 8-16 8 16 4-8h14M182 132h26', YELLOW, 4) +
			disc(226, 132, 11, WHITE) +
			disc(226, 132, 6, GREEN),
	],
	[
		'听见',
		each([84, 160, 236], (x) => disc(x, 54, 32, WHITE)) +
			rect(76, 34, 16, 28, 8, INK) +
			line('M68 54a16 16 0 0 0 32 0M84 70v8', INK, 4) +
			disc(160, 54, 11, '#f2a93b') +
			line('M160 34v-1M160 75v-1M140 54h-1M181 54h-1M146 40l-1-1M175 69l-1-1M174 40l1-1M145 69l1-1', '#f2a93b', 5) +
			rect(210, 44, 52, 22, 5, BLUE) +
			disc(224, 55, 9, INK) +
			disc(248, 55, 9, INK) +
			line('M50 100v44h220', INK, 4) +
			line('M58 128q20-36 40-14t40 2 40-2 40-6 44-10', YELLOW, 6),
	],
	[
		'通信',
		car(78, 128, 1.25) +
			at(242, 128, car(0, 0, 1.25, YELLOW), ' scale(-1 1)') +
			line('M78 72V52M242 72V52', INK, 4) +
			disc(78, 48, 6, RED) +
			disc(242, 48, 6, RED) +
			line('M96 34q14 14 0 28M112 26q22 22 0 44', WHITE, 5) +
			line('M224 34q-14 14 0 28M208 26q-22 22 0 44', WHITE, 5) +
			each([140, 154, 168, 182], (x, n) => rect(x - 4, n % 2 ? 40 : 48, 8, n % 2 ? 16 : 8, 2, n % 2 ? INK : WHITE)) +
			line('M36 132h248', INK, 5),
	],
	[
		'电机',
		rect(66, 44, 96, 68, 16, PALE) +
			rect(66, 44, 26, 68, 10, INK) +
			rect(162, 62, 14, 32, 4, INK) +
			line('M176 78h24', PALE, 9) +
			at(
				208,
				78,
				each([0, 120, 240], (angle) => `<path d="M0-6q26-36 2-54-26 14-2 54z" fill="${WHITE}" transform="rotate(${angle})"/>`) +
					disc(0, 0, 9, RED),
			) +
			line('M50 58h16M50 98h16', RED, 5) +
			line('M48 148h16v-18h26v18h14v-18h10v18h30v-18h26v18h14', YELLOW, 5) +
			line('M252 40q22 34 4 70', WHITE, 4, '1 9'),
	],
	[
		'呼吸灯',
		each([0.2, 0.5, 0.85], (share, n) => {
			const x = 84 + n * 76;
			return `${faint(disc(x, 48, 34, WHITE), share * 0.7)}${faint(disc(x, 48, 22, YELLOW), 0.25 + share * 0.75)}<circle cx="${x}" cy="48" r="22" fill="none" stroke="${WHITE}" stroke-width="4"/>`;
		}) +
			each([6, 14, 23], (on, n) => line(`M${57 + n * 76} 124v-26h${on}v26h${27 - on}v-26h${on}v26h${27 - on}`, WHITE, 5)) +
			line('M60 142h24M136 142h24M212 142h24', INK, 4),
	],
	[
		'按键',
		rect(50, 62, 78, 64, 10, INK) +
			rect(62, 74, 54, 44, 8, PALE) +
			disc(89, 96, 16, RED) +
			area('M83 20h12v28h10L89 66 73 48h10z', WHITE) +
			rect(150, 28, 126, 104, 10, '#22304fb0') +
			line('M160 114h24V52h8v62h7V66h6v48h6V52h8v40h6V52h40', YELLOW, 4) +
			rect(180, 36, 46, 88, 6, '#ff6b6b50'),
	],
	[
		'测距',
		rect(44, 52, 74, 52, 8, BLUE) +
			each(
				[64, 98],
				(x) =>
					`${disc(x, 78, 16, INK)}<circle cx="${x}" cy="78" r="11" fill="none" stroke="${PALE}" stroke-width="3" stroke-dasharray="3 4"/>`,
			) +
			line('M130 62q10 16 0 32M148 54q16 24 0 48M166 46q22 32 0 64', WHITE, 5) +
			area('M226 24l26 6-26 108-26-6z', INK) +
			line('M118 124h72M118 116v16M190 116v16', YELLOW, 4) +
			line('M258 52h22M256 74h30M252 96h22', '#fff9', 4),
	],
	[
		'滤波',
		each([21, 34, 48, 15, 30], (height, n) => rect(50 + n * 18, 74 - height, 12, height, 4, n === 2 ? RED : WHITE)) +
			line('M152 56h26', INK, 6) +
			area('M174 46l16 10-16 10z', INK) +
			each([15, 21, 30, 34, 48], (height, n) => rect(202 + n * 18, 74 - height, 12, height, 4, n === 2 ? YELLOW : '#ffffffa0')) +
			line('M244 84v14', YELLOW, 4) +
			line('M44 124l22-6 18 8 16-38 14 38 24-6 22 8 20-44 14 44 22-6 24 4', '#ffffff70', 4) +
			line('M44 122q60-6 116 0t116-2', YELLOW, 6),
	],
	[
		'舵机抖',
		rect(98, 66, 108, 62, 8, BLUE) +
			rect(84, 84, 136, 12, 4, INK) +
			disc(128, 66, 18, INK) +
			faint(
				at(128, 62, rect(-7, -52, 14, 56, 7, WHITE), ' rotate(-26)') + at(128, 62, rect(-7, -52, 14, 56, 7, WHITE), ' rotate(26)'),
				0.5,
			) +
			rect(121, 10, 14, 58, 7, WHITE) +
			disc(128, 62, 5, RED) +
			line('M84 34q-8-10-2-18M72 44q-14-16-4-34M172 34q8-10 2-18M184 44q14-16 4-34', WHITE, 4) +
			area('M252 40l-24 36h18l-8 32 28-42h-18z', YELLOW) +
			line('M98 112H70M98 120H76', RED, 4),
	],
	[
		'串口',
		board(40, 36, 84, 92) +
			board(196, 36, 84, 92) +
			rect(58, 62, 42, 40, 5, GREEN) +
			rect(220, 62, 42, 40, 5, YELLOW) +
			line('M124 62h16l40 40h16', RED, 6) +
			line('M124 102h16l40-40h16', WHITE, 6) +
			each(
				[
					[124, 62],
					[124, 102],
					[196, 62],
					[196, 102],
				] as const,
				([x, y]) => rect(x - 6, y - 7, 12, 14, 2, PALE),
			) +
			line('M66 74h12M66 84h24M228 74h24M228 84h12', INK, 4) +
			line('M136 34h8v-12h10v12h8v-12h12v12h10', WHITE, 4),
	],
];
