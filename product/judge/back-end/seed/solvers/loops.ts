import { listOf, numberAt, numbersOf, type Solver } from './solver.ts';

const sum = (list: readonly number[]): number => list.reduce((total, value) => total + value, 0);

export const loopSolvers: Readonly<Record<string, Solver>> = {
	P1031(input) {
		const from = numberAt(input, 0);
		return [...Array.from({ length: from }, (_item, index) => String(from - index)), 'Launch!'].join('\n');
	},
	P1032: (input) => String(sum(listOf(input, 1).filter((_weight, index) => index % 2 === 0))),
	P1033(input) {
		const legs = listOf(input, 1);
		const way = sum(legs.filter((_value, index) => index % 2 === 0));
		const time = sum(legs.filter((_value, index) => index % 2 === 1));
		return (way / time).toFixed(2);
	},
	P1034(input) {
		const [, low = 0, high = 0] = numbersOf(input);
		const fits = listOf(input, 3).map((length) => length >= low && length <= high);
		return `${fits.filter(Boolean).length} ${fits.indexOf(false) + 1}`;
	},
	P1035(input) {
		let floor = 1;
		let seconds = 0;
		for (const next of listOf(input, 1)) {
			seconds += (next > floor ? (next - floor) * 6 : (floor - next) * 4) + 5;
			floor = next;
		}
		return String(seconds);
	},
	P1036(input) {
		let value = numberAt(input, 0);
		while (value > 9) value = sum([...String(value)].map(Number));
		return String(value);
	},
	P1037(input) {
		const [from = 0, to = 0] = numbersOf(input);
		let count = 0;
		for (let value = from; value <= to; value += 1) if ([...String(value)].reverse().join('') === String(value)) count += 1;
		return String(count);
	},
	P1038(input) {
		const [a = 1, b = 1] = numbersOf(input);
		const divisor = commonDivisor(a, b);
		return `${a / divisor}:${b / divisor}`;
	},
	P1039(input) {
		const lamps = Array.from({ length: numberAt(input, 0) }, (_item, index) => index + 1).filter(isPrime);
		return lamps.length > 0 ? lamps.join(' ') : 'none';
	},
	P1040(input) {
		const [a = 1, b = 1, t = 0] = numbersOf(input);
		return String(Math.floor(t / ((a / commonDivisor(a, b)) * b)));
	},
};

function commonDivisor(a: number, b: number): number {
	return b === 0 ? a : commonDivisor(b, a % b);
}

function isPrime(value: number): boolean {
	if (value < 2) return false;
	for (let divisor = 2; divisor * divisor <= value; divisor += 1) if (value % divisor === 0) return false;
	return true;
}
