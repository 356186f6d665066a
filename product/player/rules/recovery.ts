export interface Failures {
	count: number;
	/** Epoch milliseconds of the last one. */
	at: number;
}

export const noFailures: Failures = { count: 0, at: 0 };

const MAX_ATTEMPTS = 3;
/** Milliseconds without a failure after which the count restarts. */
const FORGOTTEN_MS = 60_000;

export function afterFailure({ count, at }: Failures, now: number): { failures: Failures; step: 'again' | 'give-up' } {
	const next = now - at > FORGOTTEN_MS ? 1 : count + 1;
	return { failures: { count: next, at: now }, step: next > MAX_ATTEMPTS ? 'give-up' : 'again' };
}

/** Index of the source to try: the chosen one once more with a renewed address, then the others in turn. */
export const sourceAfter = (chosen: number, failures: number, sources: number): number =>
	sources === 0 ? -1 : (chosen + Math.max(0, failures - 1)) % sources;
