/** HOJ's numbers of verdicts. */
export const VERDICT = {
	presentation: -3,
	compile: -2,
	wrong: -1,
	accepted: 0,
	time: 1,
	memory: 2,
	runtime: 3,
	system: 4,
	pending: 5,
	compiling: 6,
	judging: 7,
	partial: 8,
	skipped: -4,
	failed: 10,
} as const;

/** Names of the counts of a problem by verdict. */
export const COUNT_NAMES: Readonly<Record<number, string>> = {
	0: 'ac',
	1: 'tle',
	2: 'mle',
	3: 're',
	4: 'se',
	8: 'pa',
	[-1]: 'wa',
	[-2]: 'ce',
	[-3]: 'pe',
};

/** `2024-05-01T08:00:00.000+0000`, as Java servers of that age write it. */
export const toJudgeTime = (iso: string): string => new Date(iso).toISOString().replace('Z', '+0000');
