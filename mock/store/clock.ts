/** The start time of the mock; seeded times are offsets from it. */
export const MOCK_NOW = Date.parse('2026-09-12T10:00:00+08:00');

/** One moment on both clocks, in epoch ms. */
export interface ClockMoment {
	/** Time of the mock's clock. */
	clock: number;
	/** Time of the machine's clock. Data that older versions kept lacks it. */
	real?: number | undefined;
}

/** The moment is that of the last write. */
export interface HostMetadata extends ClockMoment {
	/** Hash of the seed from which the rows were created. */
	seed: string;
}

/** In ms. A longer pause means that the mock was put away. */
const LONGEST_PAUSE = 3_600_000;

/**
 * A clock that continues from the last write, so that stored rows are never in the future. A pause of at most an hour passes on it, too: a
 * reload gives no time back, and all windows agree. After a longer one it goes on where it stood, so that the deadlines of the seed do not
 * pass while the mock is put away. `real`: the machine's clock, in epoch ms.
 */
export function createClock(real: () => number, { clock, real: written }: ClockMoment): () => number {
	const begun = real();
	const pause = begun - (written ?? begun);
	const from = pause > 0 && pause <= LONGEST_PAUSE ? clock + pause : clock;
	return () => from + (real() - begun);
}
