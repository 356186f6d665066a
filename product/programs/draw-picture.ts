/** Draws a picture: on a canvas for the screen, as SVG for a file. */
import type { Change, Look, Picture, Point, Shape } from './turtle-picture.ts';

/** Outlines of turtles that look to the right, in the unit of the screen. */
const OUTLINES: Readonly<Record<string, readonly Point[]>> = {
	classic: [
		[0, 0],
		[-9, 5],
		[-7, 0],
		[-9, -5],
	],
	arrow: [
		[10, 0],
		[-10, 10],
		[-10, -10],
	],
	triangle: [
		[11, 0],
		[-6, 10],
		[-6, -10],
	],
	square: [
		[10, 10],
		[-10, 10],
		[-10, -10],
		[10, -10],
	],
	turtle: [
		[16, 0],
		[14, 2],
		[10, 1],
		[7, 4],
		[9, 7],
		[8, 9],
		[5, 6],
		[1, 7],
		[-3, 5],
		[-6, 8],
		[-8, 6],
		[-5, 4],
		[-7, 0],
		[-5, -4],
		[-8, -6],
		[-6, -8],
		[-3, -5],
		[1, -7],
		[5, -6],
		[8, -9],
		[9, -7],
		[7, -4],
		[10, -1],
		[14, -2],
	],
};

/** Of the shape `circle`. */
const RADIUS = 10;

function outlineOf({ at, heading, shape, stretch: [across, along] }: Look): Point[] {
	const turn = (heading * Math.PI) / 180;
	const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
	const outline =
		OUTLINES[shape] ??
		Array.from({ length: 24 }, (_, index): Point => [RADIUS * Math.cos((index * Math.PI) / 12), RADIUS * Math.sin((index * Math.PI) / 12)]);
	return outline.map(([x, y]) => [at[0] + x * along * cos - y * across * sin, at[1] + x * along * sin + y * across * cos]);
}

/** Sizes of fonts are in points. */
const PIXELS_PER_POINT = 4 / 3;

/** Pixels of the canvas for each unit of a picture. */
export const RESOLUTION = 1.5;

/** Draws the middle of the picture in the middle of the canvas. */
export function drawPicture(context: CanvasRenderingContext2D, picture: Picture): void {
	drawGround(context, picture);
	for (const shape of picture.shapes) drawShape(context, shape);
	for (const look of picture.turtles) drawLook(context, look);
}

function drawGround(context: CanvasRenderingContext2D, { background }: Picture): void {
	const { width, height } = context.canvas;
	context.setTransform(1, 0, 0, 1, 0, 0);
	context.fillStyle = background;
	context.fillRect(0, 0, width, height);
	centre(context);
}

function centre(context: CanvasRenderingContext2D): void {
	const { width, height } = context.canvas;
	context.setTransform(RESOLUTION, 0, 0, RESOLUTION, width / 2, height / 2);
	context.lineCap = 'round';
	context.lineJoin = 'round';
}

/** Draws a picture that grows: what was drawn before is kept in a canvas of its own, so that a frame costs what is new in it. */
export class GrowingPicture {
	private readonly kept = document.createElement('canvas').getContext('2d');

	/** `stroke` is not finished yet. */
	draw(context: CanvasRenderingContext2D, picture: Picture, change: Change, stroke: Shape | null): void {
		const { kept } = this;
		if (!kept) return;
		const { width, height } = context.canvas;
		const isOther = kept.canvas.width !== width || kept.canvas.height !== height;
		if (isOther) Object.assign(kept.canvas, { width, height });
		const isWhole = change.isStale || isOther;
		if (isWhole) drawGround(kept, picture);
		else centre(kept);
		for (const shape of picture.shapes.slice(isWhole ? 0 : change.from)) drawShape(kept, shape);
		context.setTransform(1, 0, 0, 1, 0, 0);
		context.drawImage(kept.canvas, 0, 0);
		centre(context);
		if (stroke) drawShape(context, stroke);
		for (const look of picture.turtles) drawLook(context, look);
	}
}

function drawShape(context: CanvasRenderingContext2D, shape: Shape): void {
	switch (shape.kind) {
		case 'line':
			context.strokeStyle = shape.colour;
			context.lineWidth = shape.width;
			trace(context, [shape.from, shape.to]);
			return context.stroke();
		case 'area':
			context.fillStyle = shape.colour;
			trace(context, shape.points);
			return context.fill('evenodd');
		case 'dot':
			context.fillStyle = shape.colour;
			context.beginPath();
			context.arc(shape.at[0], -shape.at[1], shape.size / 2, 0, 2 * Math.PI);
			return context.fill();
		case 'text':
			context.fillStyle = shape.colour;
			context.font = `${shape.style.replace('normal', '')} ${shape.size * PIXELS_PER_POINT}px sans-serif`;
			context.textAlign = shape.align === 'center' || shape.align === 'right' ? shape.align : 'left';
			return context.fillText(shape.text, shape.at[0], -shape.at[1]);
		case 'stamp':
			return drawLook(context, shape.look);
	}
}

function drawLook(context: CanvasRenderingContext2D, look: Look): void {
	context.fillStyle = look.fill;
	context.strokeStyle = look.pen;
	context.lineWidth = look.stretch[2];
	trace(context, outlineOf(look));
	context.closePath();
	context.fill();
	context.stroke();
}

function trace(context: CanvasRenderingContext2D, points: readonly Point[]): void {
	context.beginPath();
	for (const [x, y] of points) context.lineTo(x, -y);
}

/** The picture as a file. */
export function svgOf({ size: [width, height], background, shapes }: Picture): string {
	const frame = `viewBox="${-width / 2} ${-height / 2} ${width} ${height}"`;
	const ground = `<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" fill="${escaped(background)}"/>`;
	const drawn = shapes.map(svgShape).join('\n');
	return `<svg xmlns="http://www.w3.org/2000/svg" ${frame} stroke-linecap="round" stroke-linejoin="round">\n${ground}\n${drawn}\n</svg>\n`;
}

function svgShape(shape: Shape): string {
	switch (shape.kind) {
		case 'line':
			return `<path d="${pathOf([shape.from, shape.to])}" stroke="${escaped(shape.colour)}" stroke-width="${shape.width}"/>`;
		case 'area':
			return `<path d="${pathOf(shape.points)}" fill="${escaped(shape.colour)}" fill-rule="evenodd"/>`;
		case 'dot':
			return `<circle cx="${shape.at[0]}" cy="${-shape.at[1]}" r="${shape.size / 2}" fill="${escaped(shape.colour)}"/>`;
		case 'text': {
			const anchor = { center: 'middle', right: 'end' }[shape.align] ?? 'start';
			const font = `font-family="sans-serif" font-size="${shape.size * PIXELS_PER_POINT}"`;
			const weight = `${shape.style.includes('bold') ? ' font-weight="bold"' : ''}${shape.style.includes('italic') ? ' font-style="italic"' : ''}`;
			return `<text x="${shape.at[0]}" y="${-shape.at[1]}" ${font}${weight} text-anchor="${anchor}" fill="${escaped(shape.colour)}">${escaped(shape.text)}</text>`;
		}
		case 'stamp':
			return `<path d="${pathOf(outlineOf(shape.look))}z" fill="${escaped(shape.look.fill)}" stroke="${escaped(shape.look.pen)}" stroke-width="${shape.look.stretch[2]}"/>`;
	}
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
const pathOf = (points: readonly Point[]): string =>
	points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${rounded(x)} ${rounded(-y)}`).join('');
const escaped = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
