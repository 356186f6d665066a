export const WIDTH = 1280;
export const HEIGHT = 720;

export const ink = {
	night: '#1c2f57',
	blue: '#4e88f3',
	sky: '#cfe2fd',
	sun: '#ffb648',
	leaf: '#18a058',
	rose: '#f6635a',
	paper: '#ffffff',
	mist: '#9fb0cf',
} as const;

/** Smoothstep from 0 at `from` to 1 at `to`, in seconds. */
export function ease(time: number, from: number, to: number): number {
	const part = Math.min(1, Math.max(0, (time - from) / (to - from)));
	return part * part * (3 - 2 * part);
}

export const rect = (x: number, y: number, width: number, height: number, fill: string, rest = 'rx="14"'): string =>
	`<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" fill="${fill}" ${rest}/>`;

export const circle = (x: number, y: number, radius: number, fill: string, rest = ''): string =>
	`<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}" fill="${fill}" ${rest}/>`;

export const path = (d: string, stroke: string, width = 6, fill = 'none'): string =>
	`<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const text = (content: string, x: number, y: number, size: number, fill: string = ink.night): string =>
	`<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="${size}" fill="${fill}" text-anchor="middle" font-weight="700">${content}</text>`;

export const group = (content: string, transform: string, rest = ''): string => `<g transform="${transform}" ${rest}>${content}</g>`;

export function cat(fill: string = ink.sun): string {
	const ears = path('M-48,-30 L-42,-66 L-14,-46 Z M48,-30 L42,-66 L14,-46 Z', fill, 8, fill);
	const face = circle(-18, -8, 7, ink.night) + circle(18, -8, 7, ink.night) + path('M-10,14 Q0,24 10,14', ink.night, 5);
	return ears + circle(0, 0, 54, fill) + face;
}
