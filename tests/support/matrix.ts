/** Test matrices: `npm test` runs a fixed sample of the cases, `npm run test:all` (`TEST_MATRIX=whole`) all of them. */
import { seededNumbers } from './seeded-numbers.ts';

export const isWholeMatrix = process.env.TEST_MATRIX === 'whole';

/** Returns at most `size` cases in their order, chosen by the seed, or all of them if the whole matrix runs. */
export function sampleOf<T>(cases: readonly T[], size: number, seed = 1): readonly T[] {
	return isWholeMatrix ? cases : seededSample(cases, size, seed);
}

export function seededSample<T>(cases: readonly T[], size: number, seed: number): readonly T[] {
	const next = seededNumbers(seed);
	const left = cases.map((_, index) => index);
	const chosen = new Set<number>();
	while (chosen.size < size && left.length > 0) chosen.add(...(left.splice(next(left.length), 1) as [number]));
	return cases.filter((_, index) => chosen.has(index));
}
