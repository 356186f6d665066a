import { expect, test } from 'vitest';
import { compareDrawings } from '#app/judge/back-end/rules/compare-drawings.ts';

type Mark = readonly [kind: string, ...values: unknown[]];

const TURTLE: Mark = ['turtle', 0, 'classic', true];
const drawing = (...marks: readonly Mark[]): string => [TURTLE, ...marks].map((mark) => JSON.stringify(mark)).join('\n');
/** A pen that goes through points; a null lifts it for the next one. */
function strokes(points: readonly (readonly [number, number] | null)[], colour = 'black', width = 1): Mark[] {
	return points.flatMap((point, index): Mark[] =>
		point ? [['go', 0, point[0], point[1], 0, index > 0 && points[index - 1] ? colour : null, width]] : [],
	);
}
const area = (colour: string, ...points: readonly (readonly [number, number])[]): Mark[] => [
	['fill', 0],
	['filled', 0, colour, points],
];
const dot = (x: number, y: number, size: number, colour: string): Mark => ['dot', 0, x, y, size, colour];
const text = (written: string, x = 0): Mark => ['text', 0, x, 0, written, 'left', 12, 'normal', 'black'];
const stamp = (x: number, heading: number, fill = 'black'): Mark[] => [
	['colour', 0, 'black', fill],
	['go', 0, x, 0, heading, null, 1],
	['stamp', 0, x, 0, heading, 'classic', 'black', fill, 1, 1, 1, 1],
];

const SQUARE = [
	[0, 0],
	[100, 0],
	[100, 100],
	[0, 100],
	[0, 0],
] as const;
const TRIANGLE = [
	[0, 0],
	[60, 0],
	[30, 51.96],
] as const;

test.each<[name: string, drawn: readonly Mark[], expected: readonly Mark[]]>([
	['in another direction', strokes([...SQUARE].reverse()), strokes(SQUARE)],
	[
		'in another order',
		strokes([
			[100, 100],
			[0, 100],
			[0, 0],
			[100, 0],
			[100, 100],
		]),
		strokes(SQUARE),
	],
	[
		'in two halves',
		strokes([
			[0, 0],
			[50, 0],
			[100, 0],
		]),
		strokes([
			[0, 0],
			[100, 0],
		]),
	],
	[
		'as one, of two halves',
		strokes([
			[0, 0],
			[100, 0],
		]),
		strokes([[0, 0], [50, 0], null, [50, 0], [100, 0]]),
	],
	[
		'in parts that overlap',
		strokes([
			[0, 0],
			[70, 0],
			[30, 0],
			[100, 0],
		]),
		strokes([
			[0, 0],
			[100, 0],
		]),
	],
	['twice', strokes([...SQUARE, ...SQUARE]), strokes(SQUARE)],
	[
		'in many slanted steps',
		strokes(Array.from({ length: 101 }, (_, n) => [Math.round(n * 86.6) / 100, n / 2] as const)),
		strokes([
			[0, 0],
			[86.6, 50],
		]),
	],
	[
		'within the tolerance',
		strokes([
			[0, 0.8],
			[100.5, 0.8],
		]),
		strokes([
			[0, 0],
			[100, 0],
		]),
	],
	[
		'with its colour as a number',
		strokes(
			[
				[0, 0],
				[9, 0],
			],
			'#F00',
		),
		strokes(
			[
				[0, 0],
				[9, 0],
			],
			'red',
		),
	],
	[
		'with strokes of no length',
		strokes([
			[0, 0],
			[0, 0],
			[9, 0],
		]),
		strokes([
			[0, 0],
			[9, 0],
		]),
	],
	['as an area that begins elsewhere', area('red', [30, 51.96], [60, 0], [30, 0], [0, 0]), area('red', ...TRIANGLE)],
	[
		'with dots and texts in another order',
		[text('你好'), dot(1, 1, 9, 'red'), dot(0, 0, 9, 'red')],
		[dot(0, 0, 9, 'red'), dot(1, 1, 9, 'red'), text('你好')],
	],
	['with a turn of the stamp that is rounded', stamp(5, 359.99), stamp(5, 0)],
])('a picture is the same when it is drawn %s', (_name, drawn, expected) => {
	expect(compareDrawings(drawing(...drawn), drawing(...expected), 1)).toBe('');
});

test.each<[said: string, drawn: readonly Mark[], expected: readonly Mark[]]>([
	['还什么都没有画。', [], strokes(SQUARE)],
	['少了 1 条线。', strokes(SQUARE.slice(0, 4)), strokes(SQUARE)],
	['多了 1 条线。', strokes([...SQUARE, [100, 100]]), strokes(SQUARE)],
	[
		'少了 1 条线；多了 1 条线。',
		strokes([
			[0, 3],
			[100, 3],
		]),
		strokes([
			[0, 0],
			[100, 0],
		]),
	],
	[
		'少了 1 条线。',
		strokes([[0, 0], [40, 0], null, [60, 0], [100, 0]]),
		strokes([
			[0, 0],
			[100, 0],
		]),
	],
	[
		'多了 1 条线。',
		strokes([
			[0, 0],
			[50, 0],
			[120, 0],
		]),
		strokes([
			[0, 0],
			[100, 0],
		]),
	],
	['4 条线的颜色不对，应该是 red。', strokes(SQUARE, 'blue'), strokes(SQUARE, 'red')],
	[
		'1 条线的粗细不对，应该是 3。',
		strokes([
			[0, 0],
			[9, 0],
		]),
		strokes(
			[
				[0, 0],
				[9, 0],
			],
			'black',
			3,
		),
	],
	['少了 1 块涂色。', strokes(SQUARE), [...strokes(SQUARE), ...area('red', ...TRIANGLE)]],
	['颜色不对的有 1 块涂色。', area('blue', ...TRIANGLE), area('red', ...TRIANGLE)],
	['少了 1 个圆点；多了 1 个圆点。', [dot(0, 0, 9, 'red')], [dot(0, 0, 20, 'red')]],
	['少了 1 处文字；多了 1 处文字。', [text('你好')], [text('您好')]],
	['颜色不对的有 1 个印章。', stamp(5, 0, 'red'), stamp(5, 0)],
	['少了 1 个印章；多了 1 个印章。', stamp(5, 90), stamp(5, 0)],
	['背景颜色不对，应该是 navy。', strokes(SQUARE), [['bg', 'navy'], ...strokes(SQUARE)]],
])('says of another picture: %s', (said, drawn, expected) => {
	expect(compareDrawings(drawing(...drawn), drawing(...expected), 1)).toBe(said);
});

test('the tolerance is that of the problem', () => {
	const [drawn, expected] = [
		drawing(
			...strokes([
				[0, 2],
				[100, 2],
			]),
		),
		drawing(
			...strokes([
				[0, 0],
				[100, 0],
			]),
		),
	];
	expect([1, 3].map((tolerance) => compareDrawings(drawn, expected, tolerance))).toEqual(['少了 1 条线；多了 1 条线。', '']);
});

test('lines that a program writes to the place of marks are no picture', () => {
	expect(compareDrawings('["go"]\n{}\n[1]', drawing(...strokes(SQUARE)), 1)).toBe('还什么都没有画。');
});
