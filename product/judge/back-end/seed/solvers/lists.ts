import { linesOf, listOf, numberAt, type Solver, wordsOf } from './solver.ts';

const sum = (list: readonly number[]): number => list.reduce((total, value) => total + value, 0);

const MIRROR: Readonly<Record<string, string>> = { F: 'B', B: 'F', L: 'R', R: 'L' };
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

export const listSolvers: Readonly<Record<string, Solver>> = {
	P1041(input) {
		const size = numberAt(input, 1);
		const list = listOf(input, 2);
		const windows = list.slice(0, list.length - size + 1).map((_value, index) => Math.floor(sum(list.slice(index, index + size)) / size));
		return windows.join(' ');
	},
	P1042(input) {
		let best = 0;
		let length = 0;
		let before = Number.POSITIVE_INFINITY;
		for (const height of listOf(input, 1)) {
			length = height > before ? length + 1 : 1;
			best = Math.max(best, length);
			before = height;
		}
		return String(best);
	},
	P1043(input) {
		const scores = listOf(input, 1);
		return ((sum(scores) - Math.max(...scores) - Math.min(...scores)) / (scores.length - 2)).toFixed(2);
	},
	P1044(input) {
		const counts = new Map<number, number>();
		for (const part of listOf(input, 1)) counts.set(part, (counts.get(part) ?? 0) + 1);
		return [...counts]
			.sort(([a], [b]) => a - b)
			.map(([part, count]) => `${part} ${count}`)
			.join('\n');
	},
	P1045(input) {
		const lamps = listOf(input, 2);
		const shift = numberAt(input, 1) % lamps.length;
		return [...lamps.slice(lamps.length - shift), ...lamps.slice(0, lamps.length - shift)].join(' ');
	},
	P1046(input) {
		const commands = [...input.trim().toUpperCase()].filter((letter) => 'FBLR'.includes(letter));
		return commands.join('') || 'empty';
	},
	P1047: (input) =>
		[...input.trim()]
			.reverse()
			.map((letter) => MIRROR[letter] ?? letter)
			.join(''),
	P1048(input) {
		const text = input.trim();
		const total = sum([...text].map((digit, index) => Number(digit) * (index % 2 === 0 ? 3 : 1)));
		return `${text}${(10 - (total % 10)) % 10}`;
	},
	P1049(input) {
		const words = wordsOf(input).slice(1);
		const broken = words.findIndex((word, index) => index > 0 && words[index - 1]?.at(-1) !== word[0]);
		return broken < 0 ? 'yes' : String(broken + 1);
	},
	P1050(input) {
		const open: string[] = [];
		for (const sign of linesOf(input)[0] ?? '') {
			const closing = CLOSING[sign];
			if (closing) open.push(closing);
			else if (open.pop() !== sign) return 'error';
		}
		return open.length === 0 ? 'ok' : 'error';
	},
	P1073(input) {
		const towers = listOf(input, 1);
		const highest = Math.max(...towers);
		return `${highest} ${towers.indexOf(highest) + 1}`;
	},
};
