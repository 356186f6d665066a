/** Pictures of lessons are lists of shapes on a board of WIDTH × HEIGHT. */
export const WIDTH = 640;
export const HEIGHT = 280;

export type Point = readonly [x: number, y: number];

interface Style {
	fill?: string;
	stroke?: string;
	/** Width of the stroke. */
	width?: number;
}

export type Shape = Style &
	(
		| { kind: 'rect'; x: number; y: number; w: number; h: number; round?: number }
		| { kind: 'circle'; x: number; y: number; r: number }
		| { kind: 'line'; points: readonly Point[]; closed?: boolean }
		/** `x`, `y`: the middle of the line of text, or the start of its middle line. */
		| { kind: 'text'; x: number; y: number; size: number; text: string; start?: boolean; mono?: boolean }
	);

export const ink = {
	night: '#1c2f57',
	blue: '#4e88f3',
	sky: '#cfe2fd',
	sun: '#ffb648',
	leaf: '#18a058',
	rose: '#f6635a',
	plum: '#7a4fd0',
	paper: '#ffffff',
	board: '#f1f6ff',
	mist: '#9fb0cf',
} as const;

export const rect = (x: number, y: number, w: number, h: number, style: Style & { round?: number }): Shape => ({
	kind: 'rect',
	x,
	y,
	w,
	h,
	...style,
});
export const circle = (x: number, y: number, r: number, style: Style): Shape => ({ kind: 'circle', x, y, r, ...style });
export const line = (points: readonly Point[], stroke: string = ink.mist, width = 4): Shape => ({ kind: 'line', points, stroke, width });
export const area = (points: readonly Point[], fill: string): Shape => ({ kind: 'line', points, closed: true, fill });
export const label = (text: string, x: number, y: number, size = 20, fill: string = ink.night): Shape => ({
	kind: 'text',
	text,
	x,
	y,
	size,
	fill,
});

export const arrow = (from: Point, to: Point, stroke: string = ink.mist): Shape[] => {
	const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
	const wing = (turn: number): Point => [to[0] - 12 * Math.cos(angle + turn), to[1] - 12 * Math.sin(angle + turn)];
	return [line([from, to], stroke), line([wing(0.5), to, wing(-0.5)], stroke)];
};

/** A narrow letter counts as half a Chinese one. */
export const widthOf = (text: string, size: number): number =>
	[...text].reduce((sum, letter) => sum + (letter.charCodeAt(0) < 0x2000 ? 0.6 : 1), 0) * size;

/** Lines of at most `width`; a word of narrow letters is not broken. */
export function wrap(text: string, size: number, width: number): string[] {
	const lines = [''];
	for (const part of text.match(/[!-~]+ ?|./gu) ?? []) {
		const last = lines.length - 1;
		const full = widthOf(`${lines[last]}${part}`, size) > width && !/^[，。、；：？！”）]/u.test(part);
		if (full && lines[last] !== '') lines.push(part);
		else lines[last] += part;
	}
	return lines;
}

/** Text in the middle of a box, in as many lines as it needs. */
export function boxed(text: string, x: number, y: number, width: number, size = 20, fill: string = ink.night): Shape[] {
	const lines = wrap(text, size, width);
	return lines.map((each, index) => label(each, x, y + (index - (lines.length - 1) / 2) * size * 1.3, size, fill));
}
