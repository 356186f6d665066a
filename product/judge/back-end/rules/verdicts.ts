/** The judge's result codes; 5–7 are pending. */
export const VERDICT = {
	/** No result: the user has submitted nothing. */
	neverSubmitted: -10,
	/** Case skipped after an earlier failure. */
	cancelled: -4,
	presentation: -3,
	compileError: -2,
	wrong: -1,
	accepted: 0,
	timeLimit: 1,
	memoryLimit: 2,
	/** Also for excessive output. */
	runtimeError: 3,
	systemError: 4,
	pending: 5,
	compiling: 6,
	judging: 7,
	partial: 8,
	notSubmitted: 10,
} as const;

export const isFinal = (status: number): boolean => status < VERDICT.pending || status > VERDICT.judging;

/** The program ended before the first case. */
export const hasNoCases = (status: number): boolean =>
	status === VERDICT.compileError || status === VERDICT.systemError || status === VERDICT.notSubmitted;

/** The counter of each result; other results count in `total` only. */
export const COUNTED: Readonly<Record<number, 'ac' | 'mle' | 'tle' | 're' | 'pe' | 'ce' | 'wa' | 'se' | 'pa'>> = {
	[VERDICT.accepted]: 'ac',
	[VERDICT.memoryLimit]: 'mle',
	[VERDICT.timeLimit]: 'tle',
	[VERDICT.runtimeError]: 're',
	[VERDICT.presentation]: 'pe',
	[VERDICT.compileError]: 'ce',
	[VERDICT.wrong]: 'wa',
	[VERDICT.systemError]: 'se',
	[VERDICT.partial]: 'pa',
};
