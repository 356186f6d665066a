/**
 * Results from what is stored: no program is run here. A program that is not stored gets the default verdict of its problem, and
 * `judger` says so.
 */
import { createRandom } from '#mock/random.ts';
import { sameText } from './compare.ts';
import { casePoints, isScored, limitFactor, MEMORY_LIMIT_MB, TIME_LIMIT_MS } from './problem-rules.ts';
import type { ProblemRow, ProgramRow } from './rows.ts';
import { compileMessageOf, noteOf, outputOf } from './stored-program.ts';
import { hasNoCases, VERDICT } from './verdicts.ts';

export const NOT_STORED = '演示判题机没有运行这段程序：它只认识存下了结果的程序。';

export interface CaseOutcome {
	status: number;
	time: number;
	memory: number;
	score: number | null;
	userOutput: string | null;
}

export interface Outcome {
	status: number;
	time: number | null;
	memory: number | null;
	score: number | null;
	errorMessage: string | null;
}

export interface Judged {
	problem: ProblemRow;
	/** Undefined: it is not stored. */
	program: ProgramRow | undefined;
	language: string;
	/** The same key, the same time and memory. */
	key: string;
}

/** Where a result comes from, in the place of the judge machine's name. */
export const judgerOf = (programId: string | null): string => (programId === null ? 'stored-default' : 'stored');

export function outcomeOf(judged: Judged): Outcome {
	const { problem, program } = judged;
	const none = { time: null, memory: null, score: isScored(problem) ? 0 : null };
	const compileMessage = program && compileMessageOf(program);
	if (compileMessage) return { ...none, status: VERDICT.compileError, errorMessage: compileMessage };
	if (!program && hasNoCases(problem.defaultVerdict)) return { ...none, status: problem.defaultVerdict, errorMessage: NOT_STORED };
	const cases = caseOutcomes(judged);
	return {
		status: verdictOf(problem, cases),
		time: Math.max(...cases.map((each) => each.time)),
		memory: Math.max(...cases.map((each) => each.memory)),
		score: isScored(problem) ? cases.reduce((sum, each) => sum + (each.score ?? 0), 0) : null,
		errorMessage: null,
	};
}

/** One for each case of the problem, in their order. */
export function caseOutcomes({ problem, program, language, key }: Judged): CaseOutcome[] {
	const random = createRandom(`judge ${key}`);
	return problem.cases.map((_case, index) => {
		const status = caseStatus(problem, program, index);
		const points = status === VERDICT.accepted ? casePoints(problem.cases.length, index) : 0;
		return {
			status,
			...spent(status, language, random),
			score: isScored(problem) ? points : null,
			userOutput: noteOf(status, program),
		};
	});
}

/** Without points the first failure counts; with points some right cases make a part of the whole. */
function verdictOf(problem: ProblemRow, cases: readonly CaseOutcome[]): number {
	const failed = cases.filter((each) => each.status !== VERDICT.accepted);
	const first = failed[0];
	if (!first) return VERDICT.accepted;
	return isScored(problem) && failed.length < cases.length ? VERDICT.partial : first.status;
}

function caseStatus(problem: ProblemRow, program: ProgramRow | undefined, index: number): number {
	if (!program) return problem.defaultVerdict;
	if (program.verdict !== undefined) return program.verdict;
	return sameText(outputOf(problem, program, index), problem.cases[index]?.out ?? '') ? VERDICT.accepted : VERDICT.wrong;
}

/** Least time in milliseconds and memory in KB, with how far they spread. */
const SPENT: Readonly<Record<string, readonly [number, number, number, number]>> = {
	Python3: [18, 24, 8_800, 1_100],
	'C++': [1, 5, 1_400, 2_200],
	'JavaScript V8': [32, 28, 26_000, 6_000],
};

export function spent(status: number, language: string, random: () => number): { time: number; memory: number } {
	const [least, spread, leastMemory, memorySpread] = SPENT[language] ?? [1, 5, 1_400, 2_200];
	const factor = limitFactor(language);
	const time = Math.round(least + random() * spread);
	const memory = Math.round(leastMemory + random() * memorySpread);
	if (status === VERDICT.timeLimit) return { time: TIME_LIMIT_MS * factor, memory };
	if (status === VERDICT.memoryLimit) return { time, memory: MEMORY_LIMIT_MB * 1024 * factor };
	return { time, memory };
}
