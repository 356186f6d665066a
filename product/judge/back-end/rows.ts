import type { components } from '#generated/api/judge.ts';
import type { ToolboxName } from '#generated/collections/toolboxes.ts';
import type { Row } from '#mock/store/store.ts';

export interface JudgeCaseRow {
	in: string;
	out: string;
	/** Public; other cases never leave the mock. */
	sample?: boolean;
	/** Subtask number, from 1. */
	group?: number;
}

export interface WrittenProblemRow extends Row {
	title: string;
	level: string;
	/** Names of knowledge points. */
	tags: string[];
	description: string;
	input: string;
	output: string;
	hint?: string;
	/** The typical mistake; not shown with the problem. */
	pitfall: string;
	cases: JudgeCaseRow[];
	/** Default: all cases run and are scored individually. */
	caseMode?: 'subtask_lowest' | 'subtask_average' | 'ergodic_without_error';
	/** Trailing white space counts. */
	exactOutput?: boolean;
	/** Judged by what a program draws: the outputs of its cases are drawings. `tolerance`: how far strokes may be apart, in steps of the turtle. */
	drawing?: { tolerance: number };
	/** Judged by where a robot drives: the inputs of its cases name worlds, as `world-case.ts` reads them. */
	robot?: true;
	/** Absent for a problem that takes no blocks. */
	blocks?: components['schemas']['BlockRule'] & { toolbox: ToolboxName };
}

export interface ProblemRow extends WrittenProblemRow {
	createdAt: string;
}

export interface ProblemHelpRow extends Row {
	/** From vague to plain. */
	hints: string[];
	/** How to solve the problem. */
	idea: string;
}

export interface JudgedDrawing {
	/** A mark a line. */
	drawn: string;
	/** Says how it differs from the expected one; empty if it does not. */
	difference: string;
}

export interface JudgedRobot {
	/** Lines that moved it, as the engine tells them. */
	moves: string;
	/** Says what it did not do; empty if it did all. */
	difference: string;
}

export interface CaseOutcome {
	status: number;
	/** null if nothing was measured: the case was skipped, or the submission is seeded. */
	time: number | null;
	memory: number | null;
	/** null for problems without points. */
	score: number | null;
	userOutput: string | null;
	/** The program's output, shortened; public cases only. */
	output?: string;
	/** Public cases of problems that are judged by their drawing. */
	drawing?: JudgedDrawing;
	/** Public cases of problems that are judged by a robot. */
	robot?: JudgedRobot;
}

export interface ProgramRow extends Row {
	/** `any`: the result does not depend on the problem. */
	problemId: string;
	language: string;
	right: boolean;
	/** Set if the result does not depend on the input. */
	verdict?: number;
	code: string;
}

export interface SubmissionRow extends Row {
	submitId: number;
	problemId: string;
	userId: string;
	language: string;
	/** Seeded submissions only: the stored program. */
	programId: string | null;
	/** null in seeded submissions, which use the code of the stored program. */
	code: string | null;
	length: number;
	submittedAt: string;
	share: boolean;
	/** Judging state, finally the verdict. */
	status: number;
	time: number | null;
	memory: number | null;
	score: number | null;
	errorMessage: string | null;
	/** Simulated milliseconds of a robot in all worlds; problems for robots only. */
	ms?: number;
	/** Case results; null in seeded submissions, where they are computed on read. */
	cases: CaseOutcome[] | null;
}

export interface TestRunRow extends Row {
	userId: string;
	question: TestQuestion;
	/** Epoch milliseconds of the mock's clock at which the key expires. */
	endsAt: number;
	result: TestResult | null;
}

export interface TestQuestion {
	problemId: string;
	language: string;
	code: string;
	userInput: string;
	expectedOutput: string | null;
}

export interface TestResult {
	status: number;
	time: number | null;
	memory: number | null;
	userInput: string | null;
	userOutput: string | null;
	expectedOutput: string | null;
	stderr: string | null;
	problemJudgeMode: string | null;
	/** Of a problem that is judged by its drawing. */
	drawing?: JudgedDrawing;
	/** Of a problem that is judged by a robot. */
	robot?: JudgedRobot;
}

export interface ReferenceRow extends Row {
	problemId: string;
	language: string;
	right: boolean;
	code: string;
}
