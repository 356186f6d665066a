/** The kinds of scenes. Each turns its words into parts that appear one after another: a lesson shows all, a film one more with each line. */
import { area, arrow, boxed, circle, HEIGHT, ink, label, line, type Point, rect, type Shape, WIDTH, widthOf } from './shape.ts';

type Parts = Shape[][];
const MIDDLE: Point = [WIDTH / 2, HEIGHT / 2];
const BLOCKS: readonly [RegExp, string][] = [
	[/^当|广播/, '#ffbf00'],
	[/^(重复|如果|否则|等待|停止|克隆|直到)/, '#ff8c1a'],
	[/^(移动|左转|右转|面向|移到|滑行|碰到边缘|将 [xy]|旋转)/, ink.blue],
	[/^(说|思考|换成|下一个|显示|隐藏|将大小)/, '#9966ff'],
	[/^(播放|演奏)/, '#cf63cf'],
	[/^(落笔|抬笔|全部擦除|将画笔|图章)/, '#0fbd8c'],
];

const inRows = (count: number, most: number): Point[] => {
	const rows = Math.ceil(count / most);
	const each = Math.ceil(count / rows);
	return Array.from(
		{ length: count },
		(_, index): Point => [(WIDTH / each) * ((index % each) + 0.5), (HEIGHT / rows) * (Math.floor(index / each) + 0.5)],
	);
};

function flow(words: string): Parts {
	const steps = words.split(' > ');
	const places = inRows(steps.length, 3);
	const width = places.length > 4 || places.length === 3 ? 160 : 220;
	return steps.map((step, index) => {
		const [x, y] = places[index] ?? MIDDLE;
		const before = places[index - 1];
		const link = before
			? before[1] === y
				? arrow([before[0] + width / 2 + 6, y], [x - width / 2 - 8, y])
				: arrow([before[0], before[1] + 46], [x, y - 48])
			: [];
		const asks = step.endsWith('？');
		return [
			...link,
			rect(x - width / 2, y - 40, width, 80, { fill: asks ? ink.sun : ink.sky, round: asks ? 38 : 12 }),
			...boxed(step, x, y, width - 20),
		];
	});
}

function pair(words: string): Parts {
	const cards = words.split(' ; ').map((card) => card.split('='));
	const width = WIDTH / cards.length - 24;
	return cards.map(([title = '', ...rest], index) => {
		const x = (index + 0.5) * (WIDTH / cards.length);
		const tone = [ink.blue, ink.leaf, ink.plum, ink.rose][index % 4];
		return [
			rect(x - width / 2, 30, width, 220, { fill: ink.paper, stroke: tone, round: 14 }),
			...boxed(title, x, 68, width - 24, 22, tone),
			...boxed(rest.join('='), x, 160, width - 36, 19),
		];
	});
}

function code(words: string): Parts {
	const lines = words.split('⏎');
	const size = Math.min(24, 216 / lines.length / 1.25, 590 / Math.max(...lines.map((text) => widthOf(text, 1))));
	const top = MIDDLE[1] - ((lines.length - 1) * size * 1.4) / 2;
	return lines.map((text, index) => [
		...(index === 0 ? [rect(16, 16, WIDTH - 32, HEIGHT - 32, { fill: ink.night, round: 14 })] : []),
		{
			kind: 'text',
			x: 34,
			y: top + index * size * 1.4,
			size,
			text: text.replace(/\s+$/, ''),
			start: true,
			mono: true,
			fill: text.startsWith('→') ? '#7ee2a8' : ink.paper,
		},
	]);
}

function blocks(words: string): Parts {
	const lines = words.split('⏎');
	const height = Math.min(52, 240 / lines.length);
	const top = MIDDLE[1] - (lines.length * height) / 2;
	return lines.map((text, index) => {
		const bare = text.trimStart();
		const left = 90 + (text.length - bare.length) * 14;
		const size = Math.min(22, height * 0.5);
		const fill = BLOCKS.find(([words]) => words.test(bare))?.[1] ?? '#ff8c1a';
		const y = top + index * height;
		return [
			rect(left, y + 2, Math.max(150, widthOf(bare, size) + 40), height - 4, { fill, round: 8 }),
			{ kind: 'text', x: left + 18, y: y + height / 2, size, text: bare, start: true, fill: ink.paper },
		];
	});
}

function cells(words: string): Parts {
	const values = words.split(' ');
	const width = Math.min(76, 600 / values.length);
	const left = MIDDLE[0] - (values.length * width) / 2;
	return values.map((value, index) => {
		const marked = value.startsWith('*');
		const text = marked ? value.slice(1) : value;
		const x = left + (index + 0.5) * width;
		return [
			rect(x - width / 2 + 2, 96, width - 4, 76, { fill: marked ? ink.sun : ink.sky, round: 8 }),
			label(text, x, 134, Math.min(30, (width - 8) / Math.max(1, widthOf(text, 1)))),
			label(String(index), x, 194, 18, ink.mist),
			...(marked
				? [
						area(
							[
								[x, 88],
								[x - 10, 70],
								[x + 10, 70],
							],
							ink.rose,
						),
					]
				: []),
		];
	});
}

function bars(words: string): Parts {
	const values = words.split(' ').map((part) => part.split('='));
	const most = Math.max(...values.map(([, value]) => Number(value)));
	const width = 560 / values.length;
	return values.map(([name = '', value], index) => {
		const x = 40 + (index + 0.5) * width;
		const height = (Number(value) / most) * 170;
		const fill = [ink.blue, ink.leaf, ink.sun, ink.plum, ink.rose][index % 5];
		return [
			rect(x - Math.min(36, width * 0.35), 224 - height, Math.min(72, width * 0.7), height, { fill, round: 6 }),
			label(value ?? '', x, 208 - height, 18),
			label(name, x, 246, Math.min(20, (width - 6) / Math.max(1, widthOf(name, 1)))),
		];
	});
}

function wave(words: string): Parts {
	const [shape = '', ...names] = words.split(' ');
	const middle = 140;
	const axis = line(
		[
			[40, 220],
			[600, 220],
		],
		ink.mist,
		3,
	);
	const title = names.join(' ') ? [label(names.join(' '), 320, 40, 22)] : [];
	if (/^\d+$/.test(shape)) {
		const share = Number(shape) / 100;
		const points = [0, 1, 2, 3].flatMap((turn): Point[] => {
			const left = 50 + turn * 135;
			return [
				[left, 200],
				[left, 90],
				[left + 135 * share, 90],
				[left + 135 * share, 200],
				[left + 135, 200],
			];
		});
		return [[axis, ...title], [line(points, ink.blue, 6)], [label(`${shape}%`, 320, 250, 22, ink.blue)]];
	}
	const y = (x: number): number =>
		middle -
		60 * Math.sin(x / 45) * (shape === 'noise' ? 0.6 + 0.4 * Math.sin(x * 1.7) : 1) -
		(shape === 'noise' ? 14 * Math.sin(x * 2.3) : 0);
	const curve = Array.from({ length: 113 }, (_, index): Point => [40 + index * 5, y(index * 5)]);
	const dots = Array.from({ length: 15 }, (_, index) => circle(40 + index * 40, y(index * 40), 7, { fill: ink.rose }));
	return [[axis, ...title], [line(curve, ink.blue, 5)], shape === 'steps' ? dots : []];
}

const PAINT: Readonly<Record<string, string>> = { '#': ink.night, o: ink.sun, x: ink.rose, '+': ink.leaf, '*': ink.blue, '-': ink.mist };

function grid(words: string): Parts {
	const rows = words.split(' ');
	const size = Math.min(240 / rows.length, 600 / Math.max(...rows.map((row) => row.length)));
	const top = MIDDLE[1] - (rows.length * size) / 2;
	return rows.map((row, down) =>
		[...row].map((cell, across) => {
			const left = MIDDLE[0] - (row.length * size) / 2;
			return rect(left + across * size + 1, top + down * size + 1, size - 2, size - 2, { fill: PAINT[cell] ?? ink.paper, round: 3 });
		}),
	);
}

function gears(words: string): Parts {
	const teeth = words.split(' ').map(Number);
	const all = teeth.reduce((sum, count) => sum + count, 0);
	const scale = Math.min(270 / all, 122 / Math.max(...teeth));
	let left = MIDDLE[0] - all * scale - 4 * teeth.length;
	return teeth.map((count, index) => {
		const r = count * scale;
		const x = left + r + 8;
		left = x + r + 4;
		const rim = Array.from({ length: count * 2 }, (_, tooth): Point => {
			const angle = ((tooth + (index % 2)) / count) * Math.PI;
			const reach = tooth % 2 === 0 ? r + 5 : r - 5;
			return [x + reach * Math.cos(angle), 140 + reach * Math.sin(angle)];
		});
		const fill = [ink.sun, ink.blue, ink.leaf][index % 3] ?? ink.sun;
		return [area(rim, fill), circle(x, 140, r * 0.3, { fill: ink.paper }), label(`${count} 齿`, x, 140, Math.max(13, r * 0.2))];
	});
}

function stage(words: string): Parts {
	const points = words.split(' ').map((part): Point => {
		const [x = 0, y = 0] = part.split(',').map(Number);
		return [x, y];
	});
	const most = Math.max(1, ...points.flatMap(([x, y]) => [Math.abs(x) / 2, Math.abs(y)]));
	const put = ([x, y]: Point): Point => [MIDDLE[0] + (x / most) * 110, MIDDLE[1] - (y / most) * 110];
	const axes = [
		...arrow([60, 140], [590, 140]),
		...arrow([320, 264], [320, 18]),
		label('x', 604, 140, 20, ink.mist),
		label('y', 340, 24, 20, ink.mist),
	];
	const places = points.map(put);
	return points.map((point, index) => {
		const [x, y] = put(point);
		const before = places[index - 1];
		const path = before ? [line([before, [x, y]], ink.blue, 5)] : axes;
		const text = `(${point.join(', ')})`;
		const neighbours = [before, places[index + 1]].filter((place) => place !== undefined);
		return [
			...path,
			circle(x, y, 7, { fill: ink.rose }),
			...(points.length < 7 ? [label(text, ...besides([x, y], neighbours, widthOf(text, 17)), 17)] : []),
		];
	});
}

/** Diagonally beside a dot, clear of the axes, on the side that its paths to the neighbours leave free. */
function besides([x, y]: Point, neighbours: readonly Point[], width: number): Point {
	const right = neighbours.reduce((sum, place) => sum + Math.sign(x - place[0]), 0);
	const down = neighbours.reduce((sum, place) => sum + Math.sign(y - place[1]), 0);
	return [x + (right < 0 ? -1 : 1) * (width / 2 + 10), y + (down > 0 ? 1 : -1) * 20];
}

function circuit(words: string): Parts {
	const names = words.split(' ');
	const loop = line(
		[
			[90, 70],
			[550, 70],
			[550, 210],
			[90, 210],
			[90, 70],
		],
		ink.night,
		4,
	);
	const above = Math.ceil(names.length / 2);
	return names.map((name, index) => {
		const row = index < above ? above : names.length - above;
		const place = index < above ? index : names.length - 1 - index;
		const x = 90 + (460 / row) * (place + 0.5);
		const y = index < above ? 70 : 210;
		const width = widthOf(name, 20) + 32;
		const fill = /灯|喇叭|电机|舵机|数码管/.test(name) ? ink.sun : ink.paper;
		return [
			...(index === 0 ? [loop] : []),
			rect(x - width / 2, y - 26, width, 52, { fill, stroke: ink.blue, width: 3, round: 10 }),
			label(name, x, y),
		];
	});
}

function tree(words: string): Parts {
	const levels = words.split(' ; ').map((level) => level.split(' '));
	const place = (level: number, index: number): Point => [
		(WIDTH / (levels[level]?.length ?? 1)) * (index + 0.5),
		(HEIGHT / levels.length) * (level + 0.5),
	];
	return levels.map((names, level) =>
		names.flatMap((name, index) => {
			const [x, y] = place(level, index);
			const parent = Math.floor((index * (levels[level - 1]?.length ?? 0)) / names.length);
			const link =
				level > 0
					? [
							line([
								[place(level - 1, parent)[0], place(level - 1, parent)[1] + 22],
								[x, y - 22],
							]),
						]
					: [];
			const width = Math.max(48, widthOf(name, 17) + 20);
			return [...link, rect(x - width / 2, y - 20, width, 40, { fill: ink.sky, round: 20 }), label(name, x, y, 17)];
		}),
	);
}

function talk(words: string): Parts {
	const lines = words.split('⏎').map((each) => each.split('：'));
	const first = lines[0]?.[0];
	const height = Math.min(64, 256 / lines.length);
	return lines.map(([who = '', ...rest], index) => {
		const text = rest.join('：');
		const left = who === first;
		const width = Math.min(470, widthOf(text, 19) + 40);
		const y = 14 + (index + 0.5) * height;
		const x = left ? 96 : WIDTH - 96 - width;
		return [
			circle(left ? 52 : WIDTH - 52, y, 24, { fill: left ? ink.blue : ink.leaf }),
			label(who.slice(0, 2), left ? 52 : WIDTH - 52, y, 17, ink.paper),
			rect(x, y - height / 2 + 6, width, height - 12, { fill: left ? ink.sky : '#d9f2e3', round: 14 }),
			label(text, x + width / 2, y, Math.min(19, (width - 16) / widthOf(text, 1))),
		];
	});
}

function table(words: string): Parts {
	const rows = words.split(' ; ').map((row) => row.split('，'));
	const columns = Math.max(...rows.map((row) => row.length));
	const width = 600 / columns;
	const height = Math.min(52, 250 / rows.length);
	const top = MIDDLE[1] - (rows.length * height) / 2;
	return rows.map((row, down) =>
		row.flatMap((cell, across) => {
			const x = 20 + across * width;
			const y = top + down * height;
			const size = Math.min(20, height * 0.5, (width - 12) / Math.max(1, widthOf(cell, 1)));
			const fill = down === 0 ? ink.sky : ink.paper;
			return [rect(x, y, width, height, { fill, stroke: ink.mist }), label(cell, x + width / 2, y + height / 2, size)];
		}),
	);
}

const SCENES: Readonly<Record<string, (words: string) => Parts>> = {
	flow,
	pair,
	code,
	blocks,
	cells,
	bars,
	wave,
	grid,
	gears,
	stage,
	circuit,
	tree,
	talk,
	table,
};

/** `spec` is the kind of a scene and its words, such as 「cells 3 *1 4」. */
export function sceneParts(spec: string): Parts {
	const space = spec.indexOf(' ');
	const scene = SCENES[spec.slice(0, space)];
	if (!scene) throw new Error(`No scene is of the kind of 「${spec}」. Kinds: ${Object.keys(SCENES).join(', ')}.`);
	return scene(spec.slice(space + 1));
}
