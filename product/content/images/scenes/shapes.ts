/** Shapes of the covers, as SVG on a canvas of 320 × 180. */
export const WHITE = '#fff';
export const INK = '#22304f';
export const YELLOW = '#ffd34d';
export const RED = '#ff6b6b';
export const GREEN = '#4cc38a';
export const BLUE = '#5aa9f8';
export const PALE = '#dfe7f5';

export const rect = (x: number, y: number, width: number, height: number, radius: number, fill: string): string =>
	`<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

export const disc = (x: number, y: number, radius: number, fill: string): string =>
	`<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

export const area = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

/** `dash` as in `stroke-dasharray`. */
export const line = (d: string, stroke: string, width = 5, dash = ''): string =>
	`<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${dash && ` stroke-dasharray="${dash}"`}/>`;

/** One to three characters of a program, centred on `x`. */
export const glyph = (x: number, y: number, text: string, size: number, fill = WHITE): string =>
	`<text x="${x}" y="${y}" font-size="${size}" fill="${fill}">${text}</text>`;

export const faint = (content: string, opacity = 0.3): string => `<g opacity="${opacity}">${content}</g>`;

export const at = (x: number, y: number, content: string, more = ''): string => `<g transform="translate(${x} ${y})${more}">${content}</g>`;

export const each = <T>(items: readonly T[], draw: (item: T, index: number) => string): string => items.map(draw).join('');

const round = (value: number): number => Math.round(value * 10) / 10;

/** Five-pointed, one point up. */
export function star(x: number, y: number, radius: number, fill: string): string {
	const points = Array.from({ length: 10 }, (_, index) => {
		const reach = index % 2 ? radius * 0.45 : radius;
		const angle = (index * Math.PI) / 5 - Math.PI / 2;
		return `${round(x + reach * Math.cos(angle))} ${round(y + reach * Math.sin(angle))}`;
	});
	return area(`M${points.join('L')}z`, fill);
}

/** `radius` is that of the pitch circle, in the middle of the teeth. */
export function gear(x: number, y: number, radius: number, teeth: number, fill: string, hole = INK): string {
	const tooth = round((Math.PI * radius) / teeth);
	const crown = `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" stroke="${fill}" stroke-width="12" stroke-dasharray="${tooth}" stroke-linecap="butt"/>`;
	return crown + disc(x, y, round(radius * 0.36), hole);
}

export const cat = (x: number, y: number, size: number, fill = WHITE): string =>
	at(
		x,
		y,
		area('M-22-26l14 9H8l14-9v28a22 19 0 0 1-44 0z', fill) +
			disc(-8, -1, 3.2, INK) +
			disc(8, -1, 3.2, INK) +
			line('M-6 9q3 4 6 0q3 4 6 0', INK, 2.5),
		` scale(${size})`,
	);

export const robot = (x: number, y: number, size: number, fill = WHITE, eyes = INK): string =>
	at(
		x,
		y,
		line('M0-20v-12', fill) +
			disc(0, -34, 5, YELLOW) +
			rect(-30, -22, 60, 44, 14, fill) +
			disc(-12, -3, 5, eyes) +
			disc(12, -3, 5, eyes) +
			line('M-9 10q9 6 18 0', eyes, 3.5),
		` scale(${size})`,
	);

/** From the side; its wheels stand on y = 0. */
export const car = (x: number, y: number, size: number, fill = WHITE): string =>
	at(
		x,
		y,
		area('M-34-12v-14a8 8 0 0 1 8-8h10l10-16h18a8 8 0 0 1 8 8v8h8a8 8 0 0 1 8 8v14z', fill) +
			area('M-1-34l6-10h9v10z', BLUE) +
			disc(-18, -10, 10, INK) +
			disc(18, -10, 10, INK) +
			disc(-18, -10, 4, PALE) +
			disc(18, -10, 4, PALE),
		` scale(${size})`,
	);

/** A block of a graphical program. */
export const block = (x: number, y: number, width: number, fill: string): string =>
	area(
		`M${x + 4} ${y}h8l4 5h10l4-5h${width - 34}a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4h-${width - 34}l-4 5h-10l-4-5h-8a4 4 0 0 1-4-4v-16a4 4 0 0 1 4-4z`,
		fill,
	);

/** A dark editor of 200 × 112 in the middle. */
export const editor = (content: string): string =>
	rect(60, 20, 200, 112, 12, INK) + disc(75, 33, 4, RED) + disc(88, 33, 4, YELLOW) + disc(101, 33, 4, GREEN) + content;

export const magnifier = (x: number, y: number, radius: number, glass: string): string =>
	`<circle cx="${x}" cy="${y}" r="${radius}" fill="${glass}" stroke="${INK}" stroke-width="6"/>` +
	line(`M${round(x + radius * 0.72)} ${round(y + radius * 0.72)}l20 20`, INK, 10);
