/** What the rows of the judge look like, in the seed and in the store. */
import type { Row } from '#mock/store.ts';

export interface JudgeCaseRow {
	in: string;
	out: string;
	/** Public; the others never leave the mock. */
	sample?: boolean;
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
}

export interface ProblemRow extends WrittenProblemRow {
	createdAt: string;
	/** The result of a program whose result is not stored. */
	defaultVerdict: number;
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
	/** The stored program that it equals; null for any other. */
	programId: string | null;
	/** As it was handed in; null in the seed, where it is that of the stored program. */
	code: string | null;
	length: number;
	submittedAt: string;
	share: boolean;
	/** Where it ends; until when it is on the way is a matter of the clock. */
	status: number;
	time: number | null;
	memory: number | null;
	score: number | null;
	errorMessage: string | null;
}

export interface TestRunRow extends Row {
	userId: string;
	/** Epoch milliseconds of the mock's clock. */
	readyAt: number;
	endsAt: number;
	result: TestResult;
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
