/** When every story of the seed happens; its times are offsets from this. */
export const MOCK_NOW = Date.parse('2026-09-12T10:00:00+08:00');

/** What a host keeps beside the rows. */
export interface Kept {
	/** Hash of the seed that the rows grew from. */
	seed: string;
	/** The mock's time at the last write. */
	clock: number;
}

/**
 * A clock that runs only while the mock does. It goes on from the last write, so that kept rows are never in the future, and so that
 * states such as "three days left" do not pass while no one looks.
 */
export function createClock(real: () => number, from: number = MOCK_NOW): () => number {
	const begun = real();
	return () => from + (real() - begun);
}
