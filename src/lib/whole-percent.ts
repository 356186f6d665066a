/** Progress in whole percents, rounded down: 100 means done. */
export const wholePercent = (percent: number): number =>
	// Quotients such as 29 / 50 * 100 are a hair below the whole number.
	Math.floor(Math.min(100, Math.max(0, percent)) + 1e-9);
