import { cat, circle, ease, group, ink, path, text } from '../svg.ts';

const MIDDLE = { x: 640, y: 390 };

export function drawStage(time: number): string {
	const { x, y } = placeOf(time);
	const grid = Array.from({ length: 11 }, (_, index) => 140 + index * 100)
		.map((each) => path(`M${each},180 V600`, '#dfe8f7', 2))
		.join('');
	const axes = path(`M120,${MIDDLE.y} H1160 M${MIDDLE.x},170 V610`, ink.mist, 4);
	const names = text('x', 1180, MIDDLE.y + 10, 34, ink.blue) + text('y', MIDDLE.x, 158, 34, ink.rose);
	const flip = time > 23 && Math.floor((time - 23) / 2.2) % 2 === 0 ? -1 : 1;
	const hero = group(cat(), `translate(${MIDDLE.x + x * 2},${MIDDLE.y - y * 2}) scale(${0.8 * flip},0.8)`);
	const label = text(`（${Math.round(x)}，${Math.round(y)}）`, MIDDLE.x + x * 2, MIDDLE.y - y * 2 + 86, 30, ink.night);
	return grid + axes + names + circle(MIDDLE.x, MIDDLE.y, 8, ink.night) + hero + label;
}

function placeOf(time: number): { x: number; y: number } {
	if (time < 5) return { x: 0, y: 0 };
	if (time < 11) return { x: 180 * (ease(time, 5, 7) - 2 * ease(time, 7.3, 9.3) + ease(time, 9.6, 11)), y: 0 };
	if (time < 17) return { x: 0, y: 85 * (ease(time, 11, 12.8) - 2 * ease(time, 13.1, 14.9) + ease(time, 15.2, 17)) };
	if (time < 23) return { x: Math.min(5, Math.floor(time - 17)) * 10 * 3, y: 0 };
	const way = (time - 23) / 2.2;
	const back = way % 2 < 1 ? 1 - (way % 1) * 2 : -1 + (way % 1) * 2;
	return { x: 200 * back, y: 0 };
}
