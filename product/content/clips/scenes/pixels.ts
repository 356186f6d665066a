import { cat, ease, group, ink, path, rect, text } from '../svg.ts';

const FACE = ['0.1..1.0', '01111110', '11111111', '1.2112.1', '11111111', '11133111', '01111110', '..1111..'];
const COLOURS: Readonly<Record<string, string>> = { '1': '#ffb648', '2': '#1c2f57', '3': '#f6635a', '0': '#ffe3b8' };

/** An image becomes pixels and numbers; then a machine learns from examples and people correct it. */
export function drawPixels(time: number): string {
	return time < 30 ? drawPicture(time) : drawLearning(time);
}

function drawPicture(time: number): string {
	const size = 26 + 26 * ease(time, 0, 9);
	const cells = FACE.flatMap((row, y) =>
		[...row].map((cell, x) => {
			const left = 640 + (x - 4) * size;
			const top = 390 + (y - 4) * size;
			const colour = COLOURS[cell] ?? '#eef4ff';
			const number =
				time > 19
					? text(
							String(cell === '.' ? 255 : 40 + Number(cell) * 60),
							left + size / 2,
							top + size / 2 + 6,
							17,
							cell === '2' ? '#fff' : ink.night,
						)
					: '';
			return rect(left, top, size - (time > 5 ? 3 : 0), size - (time > 5 ? 3 : 0), colour, 'rx="3"') + number;
		}),
	);
	return cells.join('');
}

/** Colours of the cats from each second on. */
const LESSONS = [
	{ from: 30, cats: [ink.sun, '#d9dfea', ink.mist], says: '都有耳朵和胡子' },
	{ from: 43, cats: ['#dde5f2', '#dde5f2', '#dde5f2'], says: '猫 = 白色？' },
	{ from: 56, cats: [ink.sun, '#48506a', '#dde5f2'], says: '例子又多又不同' },
	{ from: 68, cats: ['#48506a', '#48506a', '#48506a'], says: '这也是猫，我来改' },
	{ from: 80, cats: [ink.sun, ink.sky, ink.leaf], says: '对谁有影响？' },
] as const;

function drawLearning(time: number): string {
	const lesson = LESSONS.findLast(({ from }) => time >= from) ?? LESSONS[0];
	const since = time - lesson.from;
	const cats = lesson.cats.map((fill, index) =>
		group(cat(fill), `translate(${220 + index * 170},${390 - 12 * Math.sin(ease(since, index, index + 0.8) * 3.14)})`),
	);
	const arrow = path('M690,390 h90 m-30,-30 l32,30 l-32,30', ink.mist, 12);
	const robot =
		rect(860, 330, 200, 150, ink.blue, 'rx="34"') + rect(890, 362, 140, 60, '#fff', 'rx="26"') + path('M960,330 v-40', ink.blue, 10);
	const eyes = `<circle cx="930" cy="392" r="13" fill="${ink.night}"/><circle cx="990" cy="392" r="13" fill="${ink.night}"/>`;
	return cats.join('') + arrow + robot + eyes + text(lesson.says, 960, 250, 40, ink.night);
}
