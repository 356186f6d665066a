import { ease, group, ink, rect, text } from '../svg.ts';

interface Step {
	from: number;
	code: string;
	start: number;
	stop: number;
	by: number;
}

const STEPS: readonly Step[] = [
	{ from: 0, code: 'range(…)', start: 0, stop: 10, by: 1 },
	{ from: 6, code: 'range(6)', start: 0, stop: 6, by: 1 },
	{ from: 13, code: 'range(2, 7)', start: 2, stop: 7, by: 1 },
	{ from: 21, code: 'range(0, 10, 3)', start: 0, stop: 10, by: 3 },
	{ from: 29, code: 'for i in range(6):', start: 0, stop: 6, by: 1 },
	{ from: 38, code: 'range(1, 11, 2)', start: 1, stop: 10, by: 2 },
];

export function drawRange(time: number): string {
	const step = [...STEPS].reverse().find(({ from }) => time >= from) ?? (STEPS[0] as Step);
	const since = time - step.from;
	const cards = Array.from({ length: 10 }, (_, number) => drawCard(number, step, since)).join('');
	const code = rect(340, 190, 600, 90, ink.night) + text(step.code, 640, 250, 44, '#ffe0ad');
	return code + cards;
}

function drawCard(number: number, { start, stop, by, from }: Step, since: number): string {
	const order = (number - start) / by;
	const inside = number >= start && number < stop && Number.isInteger(order);
	const taken = inside && since > 0.8 + order * 0.5;
	const looping = from === 29 && inside && Math.floor(since * 1.2) % 6 === number;
	const rise = inside ? ease(since, 0.8 + order * 0.5, 1.2 + order * 0.5) : 0;
	const fill = looping ? ink.sun : taken ? ink.blue : '#e3ebf8';
	const card = rect(-46, -60, 92, 120, fill) + text(String(number), 0, 18, 52, taken || looping ? '#fff' : ink.mist);
	return group(card, `translate(${163 + number * 106},${(470 - rise * 46 - (looping ? 20 : 0)).toFixed(1)})`);
}
