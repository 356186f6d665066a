export const RATES = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

export function nextRate(rate: number, direction: 1 | -1): number {
	const further = direction > 0 ? RATES.find((each) => each > rate) : RATES.findLast((each) => each < rate);
	return further ?? rate;
}
