import { numberAt, numbersOf, type Solver, wordsOf } from './solver.ts';

const pair = (input: string): [number, number] => [numberAt(input, 0), numberAt(input, 1)];

export const basicSolvers: Readonly<Record<string, Solver>> = {
	P1021(input) {
		const [charge, use] = pair(input);
		return `${Math.floor(charge / use)} ${Math.floor(((charge % use) * 60) / use)}`;
	},
	P1022(input) {
		const [a = 1, b = 1, n = 0] = numbersOf(input);
		return String(Math.floor((a * n) / b));
	},
	P1023: (input) => ((numberAt(input, 0) * 9) / 5 + 32).toFixed(1),
	P1024(input) {
		const [lap, run] = pair(input);
		return `${Math.floor(run / lap)} ${(lap - (run % lap)) % lap}`;
	},
	P1025(input) {
		const [parts, size] = pair(input);
		return String(Math.ceil(parts / size));
	},
	P1026(input) {
		const [light, distance] = wordsOf(input);
		return light === 'R' || (light === 'Y' && Number(distance) >= 20) ? 'stop' : 'go';
	},
	P1027(input) {
		const power = numberAt(input, 0);
		if (power < 0 || power > 100) return 'error';
		if (power === 100) return 'full';
		if (power === 0) return 'off';
		if (power >= 60) return 'good';
		return power >= 20 ? 'low' : 'charge';
	},
	P1028: (input) => String(numbersOf(input).sort((a, b) => a - b)[1]),
	P1029(input) {
		const year = numberAt(input, 0);
		return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? '366' : '365';
	},
	P1030(input) {
		const [light = 0, person = 0, button = 0] = numbersOf(input);
		return button === 1 || (light < 30 && person === 1) ? 'on' : 'off';
	},
	P1069: (input) => `Meow!\nHello, ${input.trim()}!\nLet us draw!`,
	P1070(input) {
		const [kept, given] = pair(input);
		const half = Math.floor((kept + given) / 2);
		return `${kept + given}\n${half}\n${kept + given - half}`;
	},
	P1072(input) {
		const [height, companion] = pair(input);
		if (height >= 120) return 'go';
		return height >= 90 && companion === 1 ? 'together' : 'no';
	},
};
