/** Programs of blocks that solve problems of the seed. */
import {
	block,
	calculate,
	change,
	choose,
	compare,
	count,
	item,
	join,
	number,
	print,
	printOnLine,
	readNumber,
	repeat,
	type SavedBlock,
	saved,
	set,
	started,
	text,
	truth,
	variable,
	when,
} from '../support/build-program.ts';

const one = number(1);
const two = number(2);
const three = number(3);
const i = variable('i');
const t = variable('t');
const s = variable('s');
const numbers = set('数', block('read_numbers'));
const words = set('词', block('read_words'));

/** Two digits, as on a clock. */
const twoDigits = (part: SavedBlock): SavedBlock[] => [when(compare(part, '<', number(10)), printOnLine(text('0'))), printOnLine(part)];
const distance = (at: SavedBlock): SavedBlock => block('rounded', { NUM: calculate(item('桩', at), '-', variable('x')), HOW: 'abs' });
const turn = (side: 'left' | 'right', degrees: number | SavedBlock): SavedBlock =>
	block(side, { NUM: typeof degrees === 'number' ? number(degrees) : degrees });
const forward = (steps: SavedBlock): SavedBlock => block('forward', { NUM: steps });
const ahead = (centimetres: number): SavedBlock => block('robot_forward', { NUM: number(centimetres) });
const spin = (side: 'left' | 'right', degrees: number): SavedBlock => block(`robot_${side}`, { NUM: number(degrees) });
const faceUp = block('face', { NUM: number(90) });
const goTo = (x: SavedBlock, y: SavedBlock): SavedBlock => block('go_to', { X: x, Y: y });
const arc = (radius: SavedBlock): SavedBlock => block('arc', { NUM: radius, EXTENT: number(180) });
const sees = (sensor: string): SavedBlock => block('robot_sees', { PLACE: sensor, COLOUR: '黑' });
const motors = (left: number, right: number): SavedBlock => block('robot_motors', { LEFT: number(left), RIGHT: number(right) });

const EDGE = { name: '画边', params: ['级', '长'] };
const shorterEdge = block(
	'procedures_callnoreturn',
	{ ARG0: calculate(variable('级'), '-', one), ARG1: calculate(variable('长'), '/', three) },
	EDGE,
);
const edge = block(
	'procedures_defnoreturn',
	{
		NAME: '画边',
		STACK: [
			choose(
				compare(variable('级'), '==', number(0)),
				[forward(variable('长'))],
				[shorterEdge, turn('left', 60), shorterEdge, turn('right', 120), shorterEdge, turn('left', 60), shorterEdge],
			),
		],
	},
	{
		params: [
			{ name: '级', id: 'a' },
			{ name: '长', id: 'b' },
		],
	},
);

export const problemPrograms: readonly (readonly [problemId: string, json: string])[] = [
	['P1001', started(words, print(join(text('Robot '), item('词', one), text(' No.'), item('词', two), text(' ready!'))))],
	[
		'P1002',
		started(
			numbers,
			printOnLine(calculate(item('数', two), '//', item('数', one)), ' '),
			print(calculate(item('数', two), '%', item('数', one))),
		),
	],
	['P1003', started(print(calculate(calculate(readNumber(), '*', number(5000)), '//', number(1023))))],
	[
		'P1004',
		started(
			set('t', readNumber()),
			...twoDigits(calculate(t, '//', number(3600))),
			printOnLine(text(':')),
			...twoDigits(calculate(calculate(t, '%', number(3600)), '//', number(60))),
			printOnLine(text(':')),
			...twoDigits(calculate(t, '%', number(60))),
		),
	],
	[
		'P1005',
		started(
			numbers,
			block('if_two', {
				CONDITION: compare(item('数', one), '>', number(30)),
				DO: [print(text('FORWARD'))],
				SECOND: compare(item('数', two), '>', item('数', three)),
				THEN: [print(text('LEFT'))],
				ELSE: [choose(compare(item('数', three), '>', item('数', two)), [print(text('RIGHT'))], [print(text('BACK'))])],
			}),
		),
	],
	[
		'P1006',
		started(
			set('线', block('read_text')),
			set('看到', truth('False')),
			set('和', number(0)),
			count(
				'i',
				one,
				number(5),
				when(
					compare(block('letter', { VALUE: variable('线'), INDEX: i }), '==', text('1')),
					set('看到', truth()),
					change('和', calculate(i, '-', three)),
				),
			),
			choose(
				block('not', { A: variable('看到') }),
				[print(text('LOST'))],
				[
					block('if_two', {
						CONDITION: compare(variable('和'), '<', number(0)),
						DO: [print(text('LEFT'))],
						SECOND: compare(variable('和'), '>', number(0)),
						THEN: [print(text('RIGHT'))],
						ELSE: [print(text('STRAIGHT'))],
					}),
				],
			),
		),
	],
	[
		'P1007',
		started(
			set('s', readNumber()),
			block('if_two', {
				CONDITION: block('both', { A: compare(s, '<', number(0)), OP: 'or', B: compare(s, '>', number(100)) }),
				DO: [print(text('INVALID'))],
				SECOND: compare(s, '>=', number(90)),
				THEN: [print(text('A'))],
				ELSE: [
					block('if_two', {
						CONDITION: compare(s, '>=', number(80)),
						DO: [print(text('B'))],
						SECOND: compare(s, '>=', number(60)),
						THEN: [print(text('C'))],
						ELSE: [print(text('D'))],
					}),
				],
			}),
		),
	],
	[
		'P1008',
		started(
			set('x', readNumber()),
			set('桩', block('read_numbers')),
			set('近', one),
			count('i', two, three, when(compare(distance(i), '<', distance(variable('近'))), set('近', i))),
			print(variable('近')),
		),
	],
	[
		'P1009',
		started(
			set('n', readNumber()),
			numbers,
			printOnLine(block('summary', { VAR: '数', WHICH: 'sum' }), ' '),
			print(block('summary', { VAR: '数', WHICH: 'max' })),
		),
	],
	[
		'P1010',
		started(
			set('n', readNumber()),
			numbers,
			set('前', number(0)),
			set('个', number(0)),
			block('each', {
				VAR: '信号',
				LIST: variable('数'),
				DO: [when(compare(variable('信号'), '>', variable('前')), change('个', one)), set('前', variable('信号'))],
			}),
			print(variable('个')),
		),
	],
	['P1061', started(set('a', readNumber()), repeat(number(4), forward(variable('a')), turn('left', 90)))],
	[
		'P1062',
		started(numbers, repeat(item('数', one), forward(item('数', two)), turn('left', calculate(number(360), '/', item('数', one))))),
	],
	[
		'P1063',
		started(
			words,
			set('a', block('as_number', { VALUE: item('词', two), AS: 'int' })),
			block('fill_colour_named', { NAME: item('词', one), DO: [repeat(three, forward(variable('a')), turn('left', 120))] }),
		),
	],
	['P1064', started(numbers, repeat(item('数', one), faceUp, arc(calculate(number(0), '-', item('数', two)))))],
	[
		'P1065',
		started(
			set('色', block('empty_list')),
			...['red', 'orange', 'yellow', 'green', 'cyan', 'blue', 'purple'].map((name) => block('append', { VALUE: text(name), VAR: '色' })),
			block('pen_size', { NUM: number(10) }),
			count(
				'i',
				one,
				readNumber(),
				set('r', calculate(number(160), '-', calculate(number(10), '*', i))),
				block('pen_up'),
				goTo(variable('r'), number(0)),
				faceUp,
				block('pen_down'),
				block('pen_colour_named', { NAME: item('色', i) }),
				arc(variable('r')),
			),
		),
	],
	['P1066', started(count('i', one, readNumber(), forward(calculate(number(5), '*', i)), turn('left', 90)))],
	[
		'P1067',
		saved(
			[
				block('start'),
				numbers,
				repeat(three, block('procedures_callnoreturn', { ARG0: item('数', one), ARG1: item('数', two) }, EDGE), turn('right', 120)),
			],
			[edge],
		),
	],
	[
		'P1068',
		started(
			block('background', { COLOUR: 'navy' }),
			block('pen_up'),
			block('pen_colour', { COLOUR: 'gold' }),
			repeat(
				readNumber(),
				set('星', block('read_numbers')),
				goTo(item('星', one), item('星', two)),
				block('dot', { NUM: item('星', three) }),
			),
		),
	],
	[
		'P1075',
		started(
			block('forever', {
				DO: [
					block('if_two', {
						CONDITION: sees('左边颜色'),
						DO: [motors(40, 160)],
						SECOND: sees('右边颜色'),
						THEN: [motors(160, 40)],
						ELSE: [motors(160, 160)],
					}),
					block('robot_wait', { SECONDS: number(0.02) }),
				],
			}),
		),
	],
	['P1076', started(ahead(60), spin('left', 90), ahead(40))],
	['P1077', started(repeat(number(4), ahead(120), spin('left', 90)))],
	['P1078', started(block('while', { HOW: 'until', CONDITION: compare(block('robot_distance'), '<=', number(10)), DO: [ahead(1)] }))],
	[
		'P1082',
		started(
			block('forever', {
				DO: [
					spin('right', 90),
					block('while', { HOW: 'while', CONDITION: compare(block('robot_distance'), '<', number(20)), DO: [spin('left', 90)] }),
					ahead(30),
				],
			}),
		),
	],
];
