export type NextNumber = (below: number) => number;

/** A seeded generator of integers in `0 … below - 1`, so that failures are reproducible. */
export function seededNumbers(seed: number): NextNumber {
	let state = seed;
	return (below) => {
		state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
		// The low bits of a linear congruential generator have a short period.
		return (state >> 8) % below;
	};
}
