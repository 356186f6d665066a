/** Which projects of vitest a run of the tests has. */
export interface TestRun {
	/** Paths, or parts of them. */
	filter: readonly string[];
	/** Projects that the command line names. */
	named: readonly string[] | undefined;
	whole: boolean;
	/** Whether a browser could be found or installed. */
	hasBrowser: () => boolean;
}

export interface ChosenProjects {
	/** Undefined for all. */
	projects: readonly string[] | undefined;
	/** Whether browser tests that the run should have are left out. */
	withoutBrowser: boolean;
}

const IN_NODE = ['unit', 'dom', 'english'];
const DAILY = [...IN_NODE, 'journeys'];

export function chooseProjects({ filter, named, whole, hasBrowser }: TestRun): ChosenProjects {
	if (filter.length > 0 || named) return { projects: named, withoutBrowser: false };
	if (!hasBrowser()) return { projects: IN_NODE, withoutBrowser: true };
	return { projects: whole ? undefined : DAILY, withoutBrowser: false };
}
