/** Draws a robot's face as SVG. The number alone decides about colours and parts. */
export function robotPicture(number: number): string {
	const pick = (parts: readonly string[], step: number): string => parts[Math.floor(number / step) % parts.length] ?? '';
	const hue = (number * GOLDEN_ANGLE) % 360;
	return [
		'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">',
		`<rect width="96" height="96" fill="hsl(${hue} 78% 88%)"/>`,
		`<path d="M18 96q0-18 18-18h24q18 0 18 18z" fill="hsl(${hue} 42% 52%)"/>`,
		`<g fill="hsl(${hue} 48% 40%)">${pick(ANTENNAS, 1)}</g>`,
		`<rect x="20" y="30" width="56" height="44" rx="${pick(CORNERS, 3)}" fill="hsl(${hue} 48% 62%)"/>`,
		'<rect x="27" y="38" width="42" height="28" rx="10" fill="#fff"/>',
		`<g fill="#26324a">${pick(EYES, 1)}</g>`,
		`<g fill="none" stroke="#26324a" stroke-width="3" stroke-linecap="round">${pick(MOUTHS, 4)}</g>`,
		'</svg>\n',
	].join('');
}

/** In degrees. Hues of neighbouring numbers differ clearly. */
const GOLDEN_ANGLE = 137;

const ANTENNAS = [
	'<path d="M46 16h4v14h-4z"/><circle cx="48" cy="14" r="6"/>',
	'<path d="M30 18h4v12h-4zM62 18h4v12h-4z"/><circle cx="32" cy="16" r="5"/><circle cx="64" cy="16" r="5"/>',
	'<path d="M34 30q14-22 28 0z"/>',
];
const CORNERS = ['8', '16', '22'];
const EYES = [
	'<circle cx="39" cy="49" r="4"/><circle cx="57" cy="49" r="4"/>',
	'<rect x="35" y="45" width="8" height="8" rx="2"/><rect x="53" y="45" width="8" height="8" rx="2"/>',
	'<path d="M34 51a5 5 0 0 1 10 0zM52 51a5 5 0 0 1 10 0z"/>',
	'<circle cx="39" cy="49" r="4"/><rect x="52" y="47" width="10" height="4" rx="2"/>',
];
const MOUTHS = ['<path d="M41 58q7 6 14 0"/>', '<path d="M42 59h12"/>', '<path d="M44 58a4 4 0 0 0 8 0z"/>'];
