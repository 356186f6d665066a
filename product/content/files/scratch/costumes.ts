/** Small pictures of sprites. */
const svg = (body: string): string => `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60">${body}</svg>`;

const cat = (feet: string): string =>
	svg(
		`<circle cx="30" cy="30" r="24" fill="#ffb648"/><path d="M8 14l4-12 12 8zM52 14l-4-12-12 8z" fill="#ffb648"/><circle cx="22" cy="26" r="4"/><circle cx="38" cy="26" r="4"/><path d="${feet}" stroke="#c47a10" stroke-width="6" stroke-linecap="round"/>`,
	);
const ball = (colour: string): string => svg(`<circle cx="30" cy="30" r="22" fill="${colour}"/>`);
const box = (colour: string): string => svg(`<rect x="6" y="14" width="48" height="32" rx="6" fill="${colour}"/>`);

export const costumes = {
	迈左脚: cat('M20 54l-8 4M40 54v4'),
	迈右脚: cat('M20 54v4M40 54l8 4'),
	小狗: svg(
		'<circle cx="30" cy="32" r="22" fill="#b98a5a"/><path d="M6 14l10 24M54 14L44 38" stroke="#7a5632" stroke-width="10"/><circle cx="24" cy="28" r="3"/><circle cx="36" cy="28" r="3"/>',
	),
	小船: svg(
		'<path d="M4 38h52l-8 14H12z" fill="#7a4fd0"/><path d="M30 6v30M30 8l20 24H30" fill="#f1f6ff" stroke="#1c2f57" stroke-width="2"/>',
	),
	亮灯: svg(
		'<path d="M4 38h52l-8 14H12z" fill="#7a4fd0"/><path d="M30 12v24" stroke="#1c2f57" stroke-width="3"/><circle cx="30" cy="12" r="9" fill="#ffb648"/>',
	),
	画笔: svg('<path d="M10 50l6-18L44 4l12 12-28 28z" fill="#4e88f3"/><path d="M10 50l6-18 12 12z" fill="#ffb648"/>'),
	篮子: box('#b98a5a'),
	按钮: box('#18a058'),
	苹果: svg('<circle cx="30" cy="34" r="20" fill="#f6635a"/><path d="M30 14q2-10 12-10" stroke="#18a058" stroke-width="4" fill="none"/>'),
	小车: svg(
		'<rect x="6" y="20" width="48" height="22" rx="8" fill="#4e88f3"/><circle cx="18" cy="44" r="8"/><circle cx="42" cy="44" r="8"/>',
	),
	终点: svg('<path d="M14 6v50" stroke="#1c2f57" stroke-width="4"/><path d="M16 8h34l-10 12 10 12H16z" fill="#18a058"/>'),
	红灯: ball('#f6635a'),
	黄灯: ball('#ffb648'),
	绿灯: ball('#18a058'),
	星星: svg('<path d="M30 4l7 18h19L41 34l6 19-17-11-17 11 6-19L4 22h19z" fill="#ffb648"/>'),
} as const;

export type CostumeName = keyof typeof costumes;
