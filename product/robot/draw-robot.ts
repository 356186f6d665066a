/** Draws a robot from above, at the size that its model has. Lengths are in millimetres, angles in radians. */
import { ROBOT_RADIUS } from '#engines/robot/world.ts';
import { drawText, paintOf, traceCircle, tracePath, type View } from './draw-world.ts';

export interface RobotLook {
	x: number;
	y: number;
	heading: number;
	/** Colour of the lamp, '' for off. */
	lamp: string;
	isTouching: boolean;
}

const BODY = '#ffb224';
const EDGE = '#8a5a00';
const DARK = '#3b3644';
const TOUCHING = '#e5484d';
const LAMP_OFF = '#e9e2d0';
/** In pixels of the page. */
const SOUND_SIZE = 14;

export function drawRobot(context: CanvasRenderingContext2D, { x, y, heading, lamp, isTouching }: RobotLook): void {
	context.save();
	context.translate(x, y);
	context.rotate(heading);
	if (lamp !== '') drawGlow(context, lamp);
	drawBody(context, isTouching);
	for (const side of [1, -1]) {
		drawWheel(context, side * 50);
		drawEye(context, side * 20);
	}
	drawLamp(context, lamp);
	context.restore();
}

function drawBody(context: CanvasRenderingContext2D, isTouching: boolean): void {
	context.fillStyle = BODY;
	context.strokeStyle = EDGE;
	context.lineWidth = 5;
	traceCircle(context, { x: 0, y: 0 }, ROBOT_RADIUS - 3);
	context.fill();
	context.stroke();
	context.strokeStyle = isTouching ? TOUCHING : DARK;
	context.lineWidth = 12;
	context.beginPath();
	context.arc(0, 0, ROBOT_RADIUS - 6, -0.75, 0.75);
	context.stroke();
}

function drawWheel(context: CanvasRenderingContext2D, side: number): void {
	context.strokeStyle = DARK;
	context.lineWidth = 18;
	tracePath(context, [
		{ x: -22, y: side },
		{ x: 22, y: side },
	]);
	context.stroke();
}

/** Of the sensor that looks ahead. */
function drawEye(context: CanvasRenderingContext2D, side: number): void {
	context.fillStyle = 'white';
	traceCircle(context, { x: 42, y: side }, 15);
	context.fill();
	context.fillStyle = DARK;
	traceCircle(context, { x: 46, y: side }, 8);
	context.fill();
}

function drawLamp(context: CanvasRenderingContext2D, lamp: string): void {
	context.fillStyle = lamp === '' ? LAMP_OFF : paintOf(lamp);
	context.strokeStyle = 'white';
	context.lineWidth = 5;
	traceCircle(context, { x: -22, y: 0 }, 24);
	context.fill();
	context.stroke();
}

/** The light of the lamp on the ground. */
function drawGlow(context: CanvasRenderingContext2D, lamp: string): void {
	context.fillStyle = paintOf(lamp);
	context.globalAlpha = 0.3;
	traceCircle(context, { x: 0, y: 0 }, 1.4 * ROBOT_RADIUS);
	context.fill();
	context.globalAlpha = 1;
}

/** A bubble with a word beside the robot, within the view. `pixel`: millimetres of a pixel of the page. */
export function drawSound(context: CanvasRenderingContext2D, word: string, { x, y }: RobotLook, view: View, pixel: number): void {
	const size = SOUND_SIZE * pixel;
	context.font = `600 ${size}px system-ui, sans-serif`;
	const half = context.measureText(word).width / 2 + size * 0.7;
	const isHigh = y + ROBOT_RADIUS + 3 * size > view.low + view.height;
	const middle = {
		x: Math.max(view.left + half, Math.min(view.left + view.width - half, x)),
		y: isHigh ? y - ROBOT_RADIUS - 1.4 * size : y + ROBOT_RADIUS + 1.4 * size,
	};
	context.fillStyle = 'white';
	context.strokeStyle = DARK;
	context.lineWidth = 1.5 * pixel;
	context.beginPath();
	context.roundRect(middle.x - half, middle.y - size * 0.9, 2 * half, size * 1.8, size * 0.9);
	context.fill();
	context.stroke();
	drawText(context, word, middle, { size, colour: DARK });
}
