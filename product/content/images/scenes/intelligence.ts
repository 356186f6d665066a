import { area, at, BLUE, cat, disc, each, GREEN, glyph, INK, line, magnifier, PALE, RED, rect, robot, WHITE, YELLOW } from './shapes.ts';

const BUBBLE = 'a12 12 0 0 1 12 12v22a12 12 0 0 1-12 12h-';

/** First steps in artificial intelligence, by a word of the title or of a tag. */
export const INTELLIGENCE: readonly (readonly [string, string])[] = [
	[
		'身边的例子',
		`<circle cx="160" cy="82" r="60" fill="none" stroke="${WHITE}" stroke-width="3" stroke-dasharray="2 9"/>` +
			robot(160, 86, 1.05) +
			each(
				[
					[100, 52],
					[220, 52],
					[100, 116],
					[220, 116],
				] as const,
				([x, y]) => disc(x, y, 23, INK),
			) +
			rect(88, 46, 24, 16, 4, WHITE) +
			disc(100, 54, 5, INK) +
			rect(94, 41, 12, 6, 2, WHITE) +
			line('M212 52v-1M217 46v12M222 40v24M228 47v10', YELLOW, 4) +
			area('M100 102a10 10 0 0 1 10 10q0 8-10 18-10-10-10-18a10 10 0 0 1 10-10z', RED) +
			disc(100, 112, 4, WHITE) +
			area('M220 128l-12-12a7 7 0 0 1 12-8 7 7 0 0 1 12 8z', GREEN),
	],
	[
		'图像识别',
		line('M76 44V24h24M220 24h24v20M244 112v20h-24M100 132H76v-20', WHITE, 6) +
			line('M160 104v40', PALE, 8) +
			area('M160 26l42 42-42 42-42-42z', YELLOW) +
			line('M160 90V66h16M160 66l-1 0', INK, 8) +
			area('M174 54l16 12-16 12z', INK) +
			rect(108, 18, 104, 98, 4, 'none') +
			line('M108 18h104v98H108z', GREEN, 4) +
			each(
				[64, 22, 12],
				(width, n) => rect(226, 60 + n * 14, 60, 8, 4, '#fff5') + rect(226, 60 + n * 14, width * 0.9, 8, 4, n ? WHITE : GREEN),
			),
	],
	[
		'语音',
		robot(92, 94, 1.15) +
			area(`M158 24h104${BUBBLE}76l-20 16V70h-8a12 12 0 0 1-12-12V36a12 12 0 0 1 12-12z`, WHITE) +
			each([10, 22, 32, 16, 28, 12, 20, 8], (height, n) => rect(162 + n * 12, 47 - height / 2, 6, height, 3, n % 2 ? BLUE : RED)) +
			rect(206, 92, 22, 36, 11, INK) +
			line('M196 112a21 21 0 0 0 42 0M217 134v14M202 148h30', INK, 5) +
			line('M254 98q8 12 0 24M268 90q14 20 0 40', WHITE, 4),
	],
	[
		'隐私、偏见',
		area('M160 16l56 18v40q0 44-56 66-56-22-56-66V34z', WHITE) +
			area('M160 16l56 18v40q0 44-56 66z', PALE) +
			line('M144 72V60a16 16 0 0 1 32 0v12', INK, 7) +
			rect(134, 70, 52, 42, 9, INK) +
			disc(160, 87, 6, YELLOW) +
			line('M160 90v10', YELLOW, 5) +
			line('M66 48v62M46 110h40M40 60l52-8M40 60l-10 24h22zM92 52l-10 24h22z', WHITE, 4) +
			line('M232 78q22-24 48 0-26 24-48 0zM238 104l38-50', WHITE, 4) +
			disc(256, 78, 7, WHITE),
	],
	[
		'例子里学',
		`<g id="k">${rect(48, 16, 62, 38, 6, WHITE)}${cat(70, 36, 0.55, '#ffa23f')}${line('M90 36l5 5 8-10', GREEN, 4)}</g><use href="#k" y="88"/>` +
			rect(48, 60, 62, 38, 6, WHITE) +
			area('M60 70l4-4 4 6h6l4-6 4 4-3 10q0 12-8 12t-8-12z', '#a9745a') +
			disc(67, 79, 2, INK) +
			disc(75, 79, 2, INK) +
			line('M91 74l10 10M101 74l-10 10', RED, 4) +
			line('M118 36q30 4 52 28M118 78h44M118 118q30-4 52-20', WHITE, 4, '1 9') +
			robot(214, 88, 1.4) +
			disc(254, 40, 15, YELLOW) +
			line('M249 59h10', INK, 5) +
			line('M254 16v-4M276 26l4-4M282 42h5', YELLOW, 4),
	],
	[
		'认错',
		rect(92, 22, 136, 112, 12, WHITE) +
			area('M126 76q-6-48 6-48t12 42zM194 76q6-48-6-48t-12 42z', '#ffa23f') +
			at(
				160,
				84,
				disc(0, 0, 36, '#ffa23f') +
					disc(-13, -6, 5, INK) +
					disc(13, -6, 5, INK) +
					area('M-5 6h10l-5 6z', INK) +
					line('M0 12v5M-26 8h-18M26 8h18', INK, 3),
			) +
			line('M110 32h100v92H110z', RED, 4, '9 7') +
			disc(228, 34, 20, RED) +
			glyph(228, 44, '?', 28) +
			robot(60, 100, 0.75) +
			cat(268, 106, 0.85, YELLOW),
	],
	[
		'像素',
		area(
			'M106 24h16v16h-16zM124 24h16v16h-16zM88 42h16v16H88zM106 42h16v16h-16zM124 42h16v16h-16zM142 42h16v16h-16zM88 60h16v16H88zM106 60h16v16h-16zM124 60h16v16h-16zM142 60h16v16h-16zM106 78h16v16h-16zM124 78h16v16h-16zM142 78h16v16h-16zM124 96h16v16h-16zM142 96h16v16h-16zM142 114h16v16h-16z',
			RED,
		) +
			area(
				'M88 24h16v16H88zM142 24h16v16h-16zM88 78h16v16H88zM88 96h16v16H88zM106 96h16v16h-16zM88 114h16v16H88zM106 114h16v16h-16zM124 114h16v16h-16z',
				'#fff4',
			) +
			`<g letter-spacing="8">${each(['0990', '9999', '9999', '9990', '9900', '9000'], (digits, row) => glyph(204, 38 + row * 18, digits, 17, row % 2 ? WHITE : YELLOW))}</g>` +
			line('M163 16v122', WHITE, 3, '4 6'),
	],
	[
		'求证',
		rect(56, 30, 104, 84, 8, WHITE) +
			rect(64, 38, 88, 60, 4, '#bfe0ff') +
			area('M64 98l28-36 22 26 12-12 26 22z', GREEN) +
			disc(132, 54, 9, YELLOW) +
			magnifier(140, 84, 26, '#fffc') +
			glyph(140, 95, '?', 32, RED) +
			each(
				[1, 2, 3],
				(n) =>
					disc(208, 10 + n * 32, 12, n < 3 ? GREEN : '#fff5') +
					(n < 3 ? line(`M202 ${10 + n * 32}l4 5 8-9`, WHITE, 3.5) : disc(208, 106, 4, WHITE)),
			) +
			line('M208 54v8M208 86v8', WHITE, 4) +
			area('M250 56l34 26-34 26V92q-14 0-22 14 0-30 22-34z', WHITE),
	],
	[
		'礼貌',
		robot(74, 104, 0.95) +
			area(`M122 26h52${BUBBLE}30l-18 14V72h-4a12 12 0 0 1-12-12V38a12 12 0 0 1 12-12z`, WHITE) +
			area('M148 64l-13-13a8 8 0 0 1 13-9 8 8 0 0 1 13 9z', RED) +
			area(`M212 86h52${BUBBLE.replace('h-', 'h-4v14l-18-14h-')}30a12 12 0 0 1-12-12V98a12 12 0 0 1 12-12z`, YELLOW) +
			line('M230 106v-5a8 8 0 0 1 16 0v5', INK, 4) +
			rect(224, 105, 28, 20, 5, INK) +
			disc(250, 48, 18, '#ffe0c2') +
			area('M230 48q-2-24 20-24t20 24q-8-10-20-10t-20 10z', INK) +
			disc(244, 50, 2.5, INK) +
			disc(256, 50, 2.5, INK) +
			line('M245 57q5 4 10 0', INK, 2.5),
	],
	[
		'小史',
		line('M44 128h232', WHITE, 5) +
			each([78, 160, 242], (x, n) => disc(x, 128, 9, n === 2 ? YELLOW : WHITE)) +
			rect(52, 48, 52, 42, 7, PALE) +
			rect(59, 55, 38, 27, 4, INK) +
			line('M66 64h14M66 72h22', GREEN, 3.5) +
			area('M66 90h24l6 12H60z', PALE) +
			area('M144 104h34l-4-14q8-30-6-44l-4-8-4 8q-16 6-20 26l8 6 14-8q-2 10-14 20z', WHITE) +
			disc(159, 58, 2.5, INK) +
			robot(242, 84, 0.85, YELLOW),
	],
];
