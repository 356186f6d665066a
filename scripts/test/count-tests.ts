/** Counts the results of a run. */

interface Counted {
	state(): string;
	children: { allTests(): Iterable<{ result(): { state: string } }> };
}

export interface Counts {
	passed: number;
	failed: number;
	skipped: number;
}

export function countTests(modules: readonly Counted[]): Counts {
	const counts: Counts = { passed: 0, failed: 0, skipped: 0 };
	for (const module of modules) {
		const states = [...module.children.allTests()].map((test) => test.result().state);
		for (const state of states) {
			// A test without a result was never run: its file broke off.
			if (state === 'passed' || state === 'skipped') counts[state] += 1;
			else counts.failed += 1;
		}
		// A file that could not be loaded, or whose hooks failed, counts for one even when none of its tests could say so.
		if (module.state() === 'failed' && !states.includes('failed')) counts.failed += 1;
	}
	return counts;
}

/** The last line of a run; tools read it. */
export const countsLine = ({ passed, failed, skipped }: Counts): string =>
	`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
