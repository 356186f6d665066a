/** State shared by the functions of one workbench. */
import { needsBlocks } from '#app/blocks/block-language.ts';
import { fetchCode } from '#src/lib/fetch-code.ts';
import type { Calls } from '#src/pages/use-calls.ts';
import type { CaseResults, Judge, ProblemInfo, TestJudge } from './api-types.ts';
import { programProblem } from './languages.ts';
import type { ProgramStore } from './programs.ts';
import type { Program } from './run-programs.ts';

export interface Trial {
	title: string;
	input: string;
	/** Null for the student's own input. */
	expected: string | null;
	/** The program that runs. */
	language: string;
	code: string;
	phase: 'queued' | 'cooling' | 'running' | 'done' | 'late' | 'failed' | 'too-long';
	result: TestJudge | null;
}

export interface Submission {
	phase: 'idle' | 'sending' | 'judging' | 'done' | 'late' | 'failed';
	judge: Judge | null;
	cases: CaseResults | null;
}

export interface WorkbenchState {
	language: string;
	code: string;
	/** Counters that make the editor take over a new text: `opened` for another language, `replaced` for a replaced program. */
	opened: number;
	replaced: number;
	/** The text that the language was opened with, so the editor can undo a later replacement. */
	opening: string;
	/** Line to scroll to; `lineRequests` is incremented for each request. */
	line: number;
	lineRequests: number;
	input: string;
	trials: Trial[];
	testing: boolean;
	submission: Submission;
	/** `performance.now()` from which the judge accepts the next request. */
	testAgainAt: number;
	submitAgainAt: number;
}

export interface WorkbenchOptions {
	info: ProblemInfo;
	call: Calls['call'];
	programs: ProgramStore;
	warn: (text: string) => void;
	/** The server's time. */
	now: () => number;
	/** Minimum milliseconds between two tests, and between two submissions. */
	cooldown: number;
	/** Without `submitTo`, programs can then be run but not submitted. */
	apart?: boolean;
	/** Takes submitted programs instead of the judge's public list, and shows their results itself. */
	submitTo?: ((program: Program) => Promise<void>) | undefined;
	/** Called when the judge has its final result of a submission. */
	onJudged?: () => void;
}

export interface WorkbenchCore {
	readonly options: WorkbenchOptions;
	readonly state: WorkbenchState;
	/** Ends the running trials. */
	tests: AbortController;
	/** Ends following the submission; null while none is followed. */
	following: AbortController | null;
}

export const programNow = ({ state }: WorkbenchCore): Program => ({ language: state.language, code: state.code });

/** Warns about a program that the judge would refuse. */
export function isReady({ state, options }: WorkbenchCore): boolean {
	const problem = programProblem(state.code, state.language);
	if (problem !== null) options.warn(problem);
	return problem === null;
}

/** Warns about a program that breaks what the problem says of blocks. Only for submissions: a program may be tried before it is short enough. */
export async function keepsBlockRule({ state, options }: WorkbenchCore): Promise<boolean> {
	const { blocks } = options.info.problem;
	if (!needsBlocks(blocks)) return true;
	const loaded = await fetchCode(() => import('#app/blocks/block-rule.ts')).catch(() => null);
	// Without its code the judge says it.
	const problem = loaded?.blockRuleProblem(state.code, blocks) ?? null;
	if (problem !== null) options.warn(problem);
	return problem === null;
}
