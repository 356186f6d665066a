interface CountedSuite {
	errors(): readonly unknown[];
}

interface CountedModule extends CountedSuite {
	state(): string;
	children: {
		allTests(): Iterable<{ result(): { state: string } }>;
		allSuites(): Iterable<CountedSuite>;
	};
}

export interface Counts {
	passed: number;
	failed: number;
	skipped: number;
}

/** A file that cannot be loaded and a suite whose hooks fail count as one failure each, because their tests never run. */
export function countTests(modules: readonly CountedModule[]): Counts {
	const counts: Counts = { passed: 0, failed: 0, skipped: 0 };
	for (const module of modules) {
		const failedBefore = counts.failed;
		for (const test of module.children.allTests()) {
			const { state } = test.result();
			if (state === 'passed' || state === 'skipped') counts[state] += 1;
			else counts.failed += 1;
		}
		counts.failed += [module, ...module.children.allSuites()].filter((suite) => suite.errors().length > 0).length;
		if (module.state() === 'failed' && counts.failed === failedBefore) counts.failed += 1;
	}
	return counts;
}

/** The last line of a run. Tools parse it. */
export const countsLine = ({ passed, failed, skipped }: Counts): string =>
	`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
