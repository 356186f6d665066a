import { circle, ease, ink, path, rect, text } from '../svg.ts';

/** Remaining range and guess from each second on. The number sought is 37. */
const ROUNDS = [
	{ from: 0, low: 1, high: 100, guess: 0, says: '？' },
	{ from: 8, low: 1, high: 100, guess: 50, says: '猜 50' },
	{ from: 15, low: 1, high: 49, guess: 25, says: '大了' },
	{ from: 23, low: 26, high: 49, guess: 37, says: '小了' },
	{ from: 31, low: 26, high: 36, guess: 31, says: '少一半' },
	{ from: 40, low: 32, high: 36, guess: 34, says: '最多 7 次' },
	{ from: 50, low: 35, high: 36, guess: 35, says: '找到了！' },
] as const;

const xOf = (value: number): number => 130 + (value - 1) * 10.3;

/** Binary search on a line of the numbers 1 to 100. */
export function drawHalving(time: number): string {
	const index = ROUNDS.findLastIndex(({ from }) => time >= from);
	const round = ROUNDS[Math.max(0, index)] ?? ROUNDS[0];
	const before = ROUNDS[Math.max(0, index - 1)] ?? ROUNDS[0];
	const part = ease(time, round.from, round.from + 1.4);
	const low = before.low + (round.low - before.low) * part;
	const high = before.high + (round.high - before.high) * part;
	const bar = rect(xOf(1), 420, xOf(100) - xOf(1), 70, '#dfe8f7') + rect(xOf(low), 420, xOf(high) - xOf(low), 70, ink.blue);
	const ends = text(String(Math.round(low)), xOf(low), 536, 34) + text(String(Math.round(high)), xOf(high), 536, 34);
	const at = xOf(round.guess || 50);
	const hand = round.guess === 0 ? '' : path(`M${at},408 V360`, ink.rose, 8) + circle(at, 455, 15, ink.sun);
	const cloud = rect(at - 130, 250, 260, 96, ink.night, 'rx="30"') + text(round.says, at, 313, 42, '#fff');
	return bar + ends + hand + cloud + drawSteps(index);
}

const drawSteps = (index: number): string =>
	Array.from({ length: 7 }, (_, each) => circle(505 + each * 45, 200, 14, each <= index ? ink.leaf : '#dfe8f7')).join('');
