/** Draws a world from above on a canvas. Lengths are in millimetres from the lower left corner. */
import type { Colour, Goal, Line, Patch, Point, Wall, World } from '#engines/robot/world.ts';

/** The part of a world that a canvas shows. */
export interface View {
	left: number;
	low: number;
	width: number;
	height: number;
}

/** As painted on the ground: the same in light and dark mode, as on a mat of paper. */
const PAINTS: Readonly<Record<Colour, string>> = {
	black: '#2b2b33',
	red: '#e5484d',
	orange: '#f5841f',
	yellow: '#f7cf3d',
	green: '#3fae5c',
	blue: '#3b82e0',
	purple: '#8e5bd0',
	white: '#fffdf8',
};
const WOOD = '#a9744a';
const DARK_WOOD = '#7d5231';
const INK = '#4a4453';
const GOAL = '#1f9d6b';

const WALL_WIDTH = 14;
/** Sizes in pixels of the page. */
const TITLE_SIZE = 13;
const MARGIN = 4;

/** The paint of a colour, or of a lamp of another name. */
export const paintOf = (colour: string): string => Object.entries(PAINTS).find(([name]) => name === colour)?.[1] ?? PAINTS.white;

export const wholeOf = ({ field }: World): View => ({ left: 0, low: 0, ...field });

/** From now on, the context takes millimetres of the world, with y upwards. */
export function lookAt(context: CanvasRenderingContext2D, { left, low, width, height }: View): void {
	const scale = context.canvas.width / width;
	context.setTransform(scale, 0, 0, -scale, -left * scale, (low + height) * scale);
	context.lineCap = 'round';
	context.lineJoin = 'round';
}

/** `pixel`: millimetres of a pixel of the page. */
export function drawWorld(context: CanvasRenderingContext2D, world: World, pixel: number): void {
	const { field, start, walls = [], boxes = [], lines = [], patches = [], goals } = world;
	context.fillStyle = PAINTS.white;
	context.fillRect(0, 0, field.width, field.height);
	for (const patch of patches) drawPatch(context, patch);
	for (const line of lines) drawLine(context, line);
	drawStart(context, start);
	for (const [index, goal] of goals.entries()) drawGoal(context, goal, world.rules.ordered ? index + 1 : null, pixel);
	for (const box of boxes) drawBox(context, box);
	for (const wall of walls) drawWall(context, wall);
	context.strokeStyle = DARK_WOOD;
	context.lineWidth = WALL_WIDTH;
	context.strokeRect(0, 0, field.width, field.height);
	for (const goal of goals) drawTitle(context, goal, field, pixel);
}

function drawPatch(context: CanvasRenderingContext2D, { colour, at, width, height }: Patch): void {
	context.fillStyle = PAINTS[colour];
	context.fillRect(at.x - width / 2, at.y - height / 2, width, height);
}

function drawLine(context: CanvasRenderingContext2D, { colour, width, through }: Line): void {
	context.strokeStyle = PAINTS[colour];
	context.lineWidth = width;
	tracePath(context, through);
	context.stroke();
}

/** A pad with an arrow to where the robot looks. */
function drawStart(context: CanvasRenderingContext2D, { x, y, heading }: World['start']): void {
	context.save();
	context.translate(x, y);
	context.rotate((heading * Math.PI) / 180);
	context.strokeStyle = INK;
	context.globalAlpha = 0.35;
	context.lineWidth = 6;
	context.setLineDash([18, 16]);
	traceCircle(context, { x: 0, y: 0 }, 92);
	context.stroke();
	context.setLineDash([]);
	context.fillStyle = INK;
	tracePath(context, [
		{ x: 138, y: 0 },
		{ x: 108, y: 20 },
		{ x: 108, y: -20 },
	]);
	context.fill();
	context.restore();
}

function drawGoal(context: CanvasRenderingContext2D, { at, radius }: Goal, place: number | null, pixel: number): void {
	context.save();
	context.fillStyle = GOAL;
	context.globalAlpha = 0.16;
	traceCircle(context, at, radius);
	context.fill();
	context.globalAlpha = 1;
	context.strokeStyle = GOAL;
	context.lineWidth = Math.max(6, 2 * pixel);
	context.setLineDash([20, 16]);
	context.stroke();
	context.restore();
	if (place === null) drawFlag(context, at, radius);
	else drawText(context, String(place), at, { size: Math.min(radius, 90), colour: GOAL, halo: PAINTS.white });
}

function drawFlag(context: CanvasRenderingContext2D, { x, y }: Point, radius: number): void {
	const size = Math.min(radius, 90) * 0.6;
	context.strokeStyle = DARK_WOOD;
	context.lineWidth = size / 7;
	tracePath(context, [
		{ x: x - size / 2, y: y - size },
		{ x: x - size / 2, y: y + size },
	]);
	context.stroke();
	context.fillStyle = GOAL;
	tracePath(context, [
		{ x: x - size / 2, y: y + size },
		{ x: x + size * 0.8, y: y + size / 2 },
		{ x: x - size / 2, y },
	]);
	context.fill();
}

/** Marks a goal that was reached. */
export function drawReached(context: CanvasRenderingContext2D, { at, radius }: Goal): void {
	context.strokeStyle = GOAL;
	context.lineWidth = 12;
	traceCircle(context, at, radius);
	context.stroke();
	const size = Math.min(radius, 90) * 0.6;
	context.lineWidth = 28;
	context.strokeStyle = PAINTS.white;
	const tick = [
		{ x: at.x - size, y: at.y },
		{ x: at.x - size / 4, y: at.y - size * 0.7 },
		{ x: at.x + size, y: at.y + size * 0.7 },
	];
	tracePath(context, tick);
	context.stroke();
	context.lineWidth = 16;
	context.strokeStyle = GOAL;
	context.stroke();
}

/** Above the goal, or below it at the upper edge of the field, and within the field. */
function drawTitle(context: CanvasRenderingContext2D, { title, at, radius }: Goal, field: World['field'], pixel: number): void {
	const size = TITLE_SIZE * pixel;
	const above = at.y + radius + size;
	const y = above + size > field.height ? at.y - radius - size : above;
	context.font = fontOf(size);
	const half = context.measureText(title).width / 2 + MARGIN * pixel + WALL_WIDTH;
	const x = Math.max(half, Math.min(field.width - half, at.x));
	drawText(context, title, { x, y: Math.max(size, y) }, { size, colour: INK, halo: PAINTS.white });
}

function drawBox(context: CanvasRenderingContext2D, box: Patch): void {
	const { at, width, height } = box;
	const rim = Math.min(12, width / 6, height / 6);
	drawPatch(context, box);
	context.strokeStyle = 'rgb(40 25 15 / 45%)';
	context.lineWidth = rim;
	context.strokeRect(at.x - width / 2 + rim / 2, at.y - height / 2 + rim / 2, width - rim, height - rim);
	context.strokeStyle = 'rgb(255 255 255 / 55%)';
	context.lineWidth = rim / 2;
	for (const side of [1, -1]) {
		tracePath(context, [
			{ x: at.x - width / 2 + 2 * rim, y: at.y - side * (height / 2 - 2 * rim) },
			{ x: at.x + width / 2 - 2 * rim, y: at.y + side * (height / 2 - 2 * rim) },
		]);
		context.stroke();
	}
}

function drawWall(context: CanvasRenderingContext2D, { from, to }: Wall): void {
	tracePath(context, [from, to]);
	context.strokeStyle = DARK_WOOD;
	context.lineWidth = WALL_WIDTH;
	context.stroke();
	context.strokeStyle = WOOD;
	context.lineWidth = WALL_WIDTH / 2;
	context.stroke();
}

interface TextLook {
	/** In millimetres. */
	size: number;
	colour: string;
	/** Colour around the letters. */
	halo?: string;
}

const fontOf = (size: number): string => `600 ${size}px system-ui, sans-serif`;

/** The text around a point. */
export function drawText(context: CanvasRenderingContext2D, text: string, { x, y }: Point, { size, colour, halo }: TextLook): void {
	context.save();
	context.translate(x, y);
	context.scale(1, -1);
	context.font = fontOf(size);
	context.textAlign = 'center';
	context.textBaseline = 'middle';
	if (halo) {
		context.strokeStyle = halo;
		context.lineWidth = size / 3;
		context.strokeText(text, 0, 0);
	}
	context.fillStyle = colour;
	context.fillText(text, 0, 0);
	context.restore();
}

export function tracePath(context: CanvasRenderingContext2D, points: readonly Point[]): void {
	context.beginPath();
	for (const { x, y } of points) context.lineTo(x, y);
}

export function traceCircle(context: CanvasRenderingContext2D, { x, y }: Point, radius: number): void {
	context.beginPath();
	context.arc(x, y, radius, 0, 2 * Math.PI);
}
