/** How often it went wrong of late. */
export interface Failures {
	count: number;
	/** Epoch ms of the last one. */
	at: number;
}

export const noFailures: Failures = { count: 0, at: 0 };

const MOST = 3;
/** After a minute without trouble, trouble is new. */
const FORGOTTEN_MS = 60_000;

/** The failures with one more, and what to do about it: a fresh address, or words for the student. */
export function afterFailure({ count, at }: Failures, now: number): { failures: Failures; step: 'again' | 'give-up' } {
	const next = now - at > FORGOTTEN_MS ? 1 : count + 1;
	return { failures: { count: next, at: now }, step: next > MOST ? 'give-up' : 'again' };
}

/** Which source to try: the chosen one with a fresh address first, then the others in turn. */
export const sourceAfter = (chosen: number, failures: number, sources: number): number =>
	sources === 0 ? -1 : (chosen + Math.max(0, failures - 1)) % sources;
