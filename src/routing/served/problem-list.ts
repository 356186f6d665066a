/** More would tell an administrator nothing, and a page with thousands of them would be slow. */
export const PROBLEM_LIMIT = 100;

export interface ProblemList {
	/** Adds what is wrong, in words for an administrator. Said twice, it is listed once. */
	add(problem: string): void;
	/** At most `PROBLEM_LIMIT` of them, and a line that counts the others. */
	list(): readonly string[];
}

export function createProblemList(): ProblemList {
	const problems = new Set<string>();
	let more = 0;
	return {
		add(problem) {
			if (problems.has(problem)) return;
			if (problems.size < PROBLEM_LIMIT) problems.add(problem);
			else more += 1;
		},
		list: () => [...problems, ...(more > 0 ? [`还有 ${more} 处问题没有列出`] : [])],
	};
}
