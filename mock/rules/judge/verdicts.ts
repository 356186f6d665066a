/** The judge's numbers for results; 5–7 are on the way. */
export const VERDICT = {
	/** Of a case: skipped after an earlier failure. */
	cancelled: -4,
	presentation: -3,
	compileError: -2,
	wrong: -1,
	accepted: 0,
	timeLimit: 1,
	memoryLimit: 2,
	/** Also for too much output. */
	runtimeError: 3,
	systemError: 4,
	pending: 5,
	compiling: 6,
	judging: 7,
	partial: 8,
	notSubmitted: 10,
} as const;

export const isFinal = (status: number): boolean => status < VERDICT.pending || status > VERDICT.judging;

/** Ended before any case was run. */
export const hasNoCases = (status: number): boolean =>
	status === VERDICT.compileError || status === VERDICT.systemError || status === VERDICT.notSubmitted;

/** Which count of a problem a result belongs to; those without one count in `total` alone. */
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
