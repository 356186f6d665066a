/** Programs of blocks that draw, each with the same picture by the pen of the seed. */
import type { Pen } from '#app/judge/back-end/seed/solvers/pen.ts';
import { block, calculate, number, repeat, started, variable } from '../support/build-program.ts';

const forward = (steps: number) => block('forward', { NUM: number(steps) });

export const drawingPrograms: readonly (readonly [name: string, json: string, draw: (pen: Pen) => void])[] = [
	[
		'walks and turns',
		started(
			block('pen_speed', { NUM: number(0) }),
			repeat(number(3), forward(80), block('left', { NUM: number(120) })),
			block('right', { NUM: number(90) }),
			block('back', { NUM: number(40) }),
			block('pen_up'),
			block('go_to', { X: number(-50), Y: number(20) }),
			block('pen_down'),
			block('face', { NUM: number(90) }),
			forward(30),
			block('hide'),
		),
		(pen) => {
			for (let side = 0; side < 3; side++) {
				pen.forward(80);
				pen.turn(120);
			}
			pen.turn(-90);
			pen.forward(-40);
			pen.jump(-50, 20, 90);
			pen.forward(30);
		},
	],
	[
		'takes colours and curves',
		started(
			block('background', { COLOUR: 'navy' }),
			block('pen_size', { NUM: number(3) }),
			block('pen_colour', { COLOUR: 'red' }),
			block('circle', { NUM: number(30) }),
			block('pen_colour_named', { NAME: block('read_text') }),
			block('arc', { NUM: calculate(number(20), '*', number(2)), EXTENT: number(90) }),
			block('dot', { NUM: number(12) }),
			block('set', { VAR: '色', VALUE: block('read_text') }),
			block('fill_colour_named', { NAME: variable('色'), DO: [repeat(number(4), forward(20), block('left', { NUM: number(90) }))] }),
			block('fill_colour', { COLOUR: 'orange', DO: [repeat(number(3), forward(50), block('left', { NUM: number(120) }))] }),
		),
		(pen) => {
			pen.background('navy');
			pen.use('red', 3);
			pen.arc(30, 360);
			pen.use('green', 3);
			pen.arc(40, 90);
			pen.dot(12, 'green');
			for (const [colour, sides, length] of [
				['pink', 4, 20],
				['orange', 3, 50],
			] as const)
				pen.fill(colour, () => {
					for (let side = 0; side < sides; side++) {
						pen.forward(length);
						pen.turn(360 / sides);
					}
				});
		},
	],
];

/** Lines that the programs read. */
export const COLOURS_READ = 'green\npink\n';
