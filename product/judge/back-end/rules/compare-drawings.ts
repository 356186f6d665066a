/** Compares what a program has drawn with what it should have drawn. The order of strokes, their direction and how they are split do not count. */
import { type Picture, type Point, pictureOf, type Shape } from '#app/programs/turtle-picture.ts';
import { coversLine, type Line } from './covers-line.ts';

type Stroke = Extract<Shape, { kind: 'line' }>;
type Mark = Exclude<Shape, Stroke>;

/** Turtles turn by a rounded angle. */
const HEADING_TOLERANCE = 1;

/** Says what differs; an empty text if nothing does. `tolerance`: how far strokes may be apart, in steps of the turtle. */
export function compareDrawings(drawn: string, expected: string, tolerance: number): string {
	const [own, right] = [pictureOf(drawn), pictureOf(expected)];
	if (own.shapes.length === 0 && right.shapes.length > 0) return '还什么都没有画。';
	const differences = [
		...compareStrokes(strokesOf(own), strokesOf(right), tolerance),
		...compareMarks(marksOf(own), marksOf(right), tolerance),
		...(colourOf(own.background) === colourOf(right.background) ? [] : [`背景颜色不对，应该是 ${right.background}`]),
	];
	return differences.length === 0 ? '' : `${differences.join('；')}。`;
}

function compareStrokes(own: readonly Stroke[], right: readonly Stroke[], tolerance: number): string[] {
	const covers = (others: readonly Stroke[], stroke: Stroke): boolean => coversLine(others, stroke, tolerance);
	const uncovered = right.filter((stroke) => !covers(own.filter(isSamePen(stroke)), stroke));
	const discoloured = uncovered.filter((stroke) => covers(own.filter(isSameWidth(stroke)), stroke));
	const rest = uncovered.filter((stroke) => !discoloured.includes(stroke));
	const misfit = rest.filter((stroke) => covers(own, stroke));
	const missing = rest.length - misfit.length;
	// A stroke in the place of one with another pen has been counted.
	const counted = [...discoloured, ...misfit];
	const extra = own.filter((stroke) => !covers([...right.filter(isSamePen(stroke)), ...counted], stroke)).length;
	return [
		...(missing > 0 ? [`少了 ${missing} 条线`] : []),
		...(extra > 0 ? [`多了 ${extra} 条线`] : []),
		...(discoloured.length > 0 ? [`${discoloured.length} 条线的颜色不对，应该是 ${namesOf(discoloured)}`] : []),
		...(misfit.length > 0 ? [`${misfit.length} 条线的粗细不对，应该是 ${[...new Set(misfit.map(({ width }) => width))].join('、')}`] : []),
	];
}

const isSameWidth =
	(a: Stroke) =>
	(b: Stroke): boolean =>
		a.width === b.width;
const isSamePen = (a: Stroke) => {
	const colour = colourOf(a.colour);
	return (b: Stroke): boolean => a.width === b.width && colour === colourOf(b.colour);
};

const namesOf = (shapes: readonly { colour: string }[]): string => [...new Set(shapes.map(({ colour }) => colour))].join('、');

/** Strokes as a reader counts them: none of no length, one that goes straight on is one, and one that is drawn again is one. */
function strokesOf({ shapes }: Picture): Stroke[] {
	const joined = new Map<string, Stroke>();
	let last: Stroke | null = null;
	const keep = (stroke: Stroke | null): void => {
		if (stroke) joined.set([stroke.from, stroke.to].map(String).sort().concat(stroke.colour, String(stroke.width)).join(' '), stroke);
	};
	for (const shape of shapes) {
		if (shape.kind !== 'line' || String(shape.from) === String(shape.to)) continue;
		const stroke: Stroke = last && goesOn(last, shape) ? { ...last, to: shape.to } : shape;
		if (stroke === shape) keep(last);
		last = stroke;
	}
	keep(last);
	return [...joined.values()];
}

/** Positions are rounded. */
const ROUNDED = 0.02;

function goesOn(before: Stroke, { from, to, colour, width }: Stroke): boolean {
	if (String(before.to) !== String(from) || before.colour !== colour || before.width !== width) return false;
	const isForward = (from[0] - before.from[0]) * (to[0] - from[0]) + (from[1] - before.from[1]) * (to[1] - from[1]) > 0;
	return isForward && coversLine([{ from: before.from, to }], { from, to: from }, ROUNDED);
}

const UNITS: Readonly<Record<Mark['kind'], string>> = { area: '块涂色', dot: '个圆点', text: '处文字', stamp: '个印章' };

const marksOf = ({ shapes }: Picture): Mark[] => shapes.flatMap((shape) => (shape.kind === 'line' ? [] : shape));

/** Each mark of one picture has one of its own in the other. */
function compareMarks(own: readonly Mark[], right: readonly Mark[], tolerance: number): string[] {
	const left = [...own];
	const take = (isLike: (mark: Mark) => boolean): boolean => {
		const index = left.findIndex(isLike);
		if (index >= 0) left.splice(index, 1);
		return index >= 0;
	};
	const unmatched = right.filter((mark) => !take((each) => isSamePlace(each, mark, tolerance) && isSameLook(each, mark)));
	const missing = unmatched.filter((mark) => !take((each) => isSamePlace(each, mark, tolerance)));
	const misfit = unmatched.filter((mark) => !missing.includes(mark));
	return [
		...counted(missing, (count) => `少了 ${count}`),
		...counted(left, (count) => `多了 ${count}`),
		...counted(misfit, (count) => `颜色不对的有 ${count}`),
	];
}

const counted = (marks: readonly Mark[], say: (count: string) => string): string[] =>
	Object.entries(UNITS).flatMap(([kind, unit]) => {
		const count = marks.filter((mark) => mark.kind === kind).length;
		return count > 0 ? [say(`${count} ${unit}`)] : [];
	});

function isSamePlace(a: Mark, b: Mark, tolerance: number): boolean {
	const isNear = (p: Point, q: Point): boolean => Math.hypot(p[0] - q[0], p[1] - q[1]) <= tolerance;
	if (a.kind === 'area' && b.kind === 'area') return isSameOutline(outlineOf(a.points), outlineOf(b.points), tolerance);
	if (a.kind === 'dot' && b.kind === 'dot') return isNear(a.at, b.at) && Math.abs(a.size - b.size) <= tolerance;
	if (a.kind === 'text' && b.kind === 'text') return isNear(a.at, b.at) && a.text === b.text && a.size === b.size && a.align === b.align;
	if (a.kind === 'stamp' && b.kind === 'stamp') {
		const turn = Math.abs(a.look.heading - b.look.heading) % 360;
		return isNear(a.look.at, b.look.at) && a.look.shape === b.look.shape && Math.min(turn, 360 - turn) <= HEADING_TOLERANCE;
	}
	return false;
}

function isSameLook(a: Mark, b: Mark): boolean {
	if (a.kind !== 'stamp' || b.kind !== 'stamp') return colourIn(a) === colourIn(b);
	return (
		colourOf(a.look.pen) === colourOf(b.look.pen) &&
		colourOf(a.look.fill) === colourOf(b.look.fill) &&
		String(a.look.stretch) === String(b.look.stretch)
	);
}

const colourIn = (mark: Mark): string => colourOf(mark.kind === 'stamp' ? mark.look.fill : mark.colour);

/** An area is closed, wherever its outline begins. */
const outlineOf = (points: readonly Point[]): Line[] =>
	points.map((from, index) => ({ from, to: points[(index + 1) % points.length] ?? from }));

const isSameOutline = (a: readonly Line[], b: readonly Line[], tolerance: number): boolean =>
	a.every((line) => coversLine(b, line, tolerance)) && b.every((line) => coversLine(a, line, tolerance));

/** Names that students also write as red, green and blue: https://www.w3.org/TR/css-color-4/#named-colors. */
const NAMED: Readonly<Record<string, string>> = {
	black: '#000000',
	blue: '#0000ff',
	brown: '#a52a2a',
	cyan: '#00ffff',
	gold: '#ffd700',
	gray: '#808080',
	green: '#008000',
	grey: '#808080',
	lime: '#00ff00',
	magenta: '#ff00ff',
	navy: '#000080',
	orange: '#ffa500',
	pink: '#ffc0cb',
	purple: '#800080',
	red: '#ff0000',
	skyblue: '#87ceeb',
	violet: '#ee82ee',
	white: '#ffffff',
	yellow: '#ffff00',
};

function colourOf(written: string): string {
	const colour = written.toLowerCase();
	return NAMED[colour] ?? (/^#...$/.test(colour) ? colour.replaceAll(/[^#]/g, '$&$&') : colour);
}
