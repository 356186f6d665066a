/** The start time of the mock; seeded times are offsets from it. */
export const MOCK_NOW = Date.parse('2026-09-12T10:00:00+08:00');

export interface HostMetadata {
	/** Hash of the seed from which the rows were created. */
	seed: string;
	/** Time of the mock's clock at the last write. */
	clock: number;
}

/**
 * A clock that runs only while the mock does. It continues from the last write, so that stored rows are never in the future and deadlines
 * do not pass while the mock is stopped.
 */
export function createClock(real: () => number, from: number = MOCK_NOW): () => number {
	const begun = real();
	return () => from + (real() - begun);
}
