import { Pen } from './pen.ts';
import { linesOf, numberAt, numbersOf, type Solver, wordsOf } from './solver.ts';

const drawn =
	(draw: (pen: Pen, input: string) => void): Solver =>
	(input) => {
		const pen = new Pen();
		draw(pen, input);
		return pen.drawing();
	};

const RAINBOW = ['red', 'orange', 'yellow', 'green', 'cyan', 'blue', 'purple'];

/** The problems that are judged by their drawing. */
export const drawingSolvers: Readonly<Record<string, Solver>> = {
	P1061: drawn((pen, input) => polygon(pen, 4, numberAt(input, 0))),
	P1062: drawn((pen, input) => polygon(pen, numberAt(input, 0), numberAt(input, 1))),
	P1063: drawn((pen, input) => {
		const [colour = '', side] = wordsOf(input);
		pen.fill(colour, () => polygon(pen, 3, Number(side)));
	}),
	P1064: drawn((pen, input) => {
		const [count = 0, radius = 0] = numbersOf(input);
		for (let arch = 0; arch < count; arch++) {
			pen.jump(2 * radius * arch, 0, 90);
			pen.arc(-radius, 180);
		}
	}),
	P1065: drawn((pen, input) => {
		for (const [band, colour] of RAINBOW.slice(0, numberAt(input, 0)).entries()) {
			const radius = 150 - 10 * band;
			pen.use(colour, 10);
			pen.jump(radius, 0, 90);
			pen.arc(radius, 180);
		}
	}),
	P1066: drawn((pen, input) => {
		for (let step = 1; step <= numberAt(input, 0); step++) {
			pen.forward(5 * step);
			pen.turn(90);
		}
	}),
	P1067: drawn((pen, input) => {
		const [level = 0, side = 0] = numbersOf(input);
		for (let edge = 0; edge < 3; edge++) {
			koch(pen, level, side);
			pen.turn(-120);
		}
	}),
	P1068: drawn((pen, input) => {
		pen.background('navy');
		for (const line of linesOf(input).slice(1)) {
			const [x = 0, y = 0, size = 0] = numbersOf(line);
			pen.jump(x, y, 0);
			pen.dot(size, 'gold');
		}
	}),
	P1074: drawn((pen, input) => {
		const petals = numberAt(input, 0);
		for (let petal = 0; petal < petals; petal++) {
			for (let side = 0; side < 2; side++) {
				pen.arc(80, 60);
				pen.turn(120);
			}
			pen.turn(-360 / petals);
		}
	}),
};

function polygon(pen: Pen, count: number, side: number): void {
	for (let edge = 0; edge < count; edge++) {
		pen.forward(side);
		pen.turn(360 / count);
	}
}

function koch(pen: Pen, level: number, side: number): void {
	if (level === 0) return pen.forward(side);
	for (const turn of [60, -120, 60, 0]) {
		koch(pen, level - 1, side / 3);
		pen.turn(turn);
	}
}
