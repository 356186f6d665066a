/** What the rows of the judge look like, in the seed and in the store. */
import type { Row } from '#mock/store/store.ts';

export interface JudgeCaseRow {
	in: string;
	out: string;
	/** Public; the others never leave the mock. */
	sample?: boolean;
	/** Subtask that it belongs to, from 1. */
	group?: number;
}

/** A problem as the seed has it. */
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
	/** `default` when absent: all cases are run and each counts for itself. */
	caseMode?: 'subtask_lowest' | 'subtask_average' | 'ergodic_without_error';
	/** White space at the ends counts. */
	exactOutput?: boolean;
}

export interface ProblemRow extends WrittenProblemRow {
	createdAt: string;
}

export interface CaseOutcome {
	status: number;
	time: number;
	memory: number;
	/** Null in problems without points. */
	score: number | null;
	userOutput: string | null;
}

/** A program whose result over all cases is known. */
export interface ProgramRow extends Row {
	/** `any`: it ends in the same way whatever the problem. */
	problemId: string;
	language: string;
	right: boolean;
	/** Of a program that ends in the same way for every input. */
	verdict?: number;
	code: string;
}

export interface SubmissionRow extends Row {
	submitId: number;
	problemId: string;
	userId: string;
	language: string;
	/** Of the seed: the stored program that was handed in. */
	programId: string | null;
	/** As it was handed in; null in the seed, where it is that of the stored program. */
	code: string | null;
	length: number;
	submittedAt: string;
	share: boolean;
	/** Where it is, and in the end its result. */
	status: number;
	time: number | null;
	memory: number | null;
	score: number | null;
	errorMessage: string | null;
	/** Of each case; null in the seed, where it is worked out when asked for. */
	cases: CaseOutcome[] | null;
}

export interface TestRunRow extends Row {
	userId: string;
	question: TestQuestion;
	/** When its key means nothing any more, in epoch milliseconds of the mock's clock. */
	endsAt: number;
	/** Null while it runs. */
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
}
