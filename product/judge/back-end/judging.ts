import { blockRuleProblem } from '#app/blocks/block-rule.ts';
import type { Limits, Program, Runner, RunResult, RunVerdict } from '#engines/runner.ts';
import type { CaseOutcome, JudgedDrawing, ProblemRow } from './rows.ts';
import { noteOf } from './rules/case-note.ts';
import { compare } from './rules/compare.ts';
import { compareDrawings } from './rules/compare-drawings.ts';
import { graded, type Outcome, outcomeOf, outcomeWithoutCases } from './rules/outcome.ts';
import { limitFactor, MEMORY_LIMIT_MB, TIME_LIMIT_MS } from './rules/problem-rules.ts';
import { shorten, shortenDrawing } from './rules/shorten.ts';
import { VERDICT } from './rules/verdicts.ts';

const BROKEN = '判题环境出了故障，这次没有判完，请重新提交。';
/** More than any right program prints. */
const OUTPUT_BYTES = 4 * 1024 * 1024;

export interface JudgeRun {
	problem: ProblemRow;
	program: Program;
	runner: Runner;
	/** Called with 编译 and 判题 when they begin. */
	onStage?: (status: number) => void;
}

export interface Judged extends Outcome {
	/** Empty if the program ended before the first case. */
	cases: CaseOutcome[];
}

export function limitsFor(language: string): Limits {
	const factor = limitFactor(language);
	return { timeMs: TIME_LIMIT_MS * factor, memoryKb: MEMORY_LIMIT_MB * 1024 * factor, outputBytes: OUTPUT_BYTES };
}

export async function judge(judging: JudgeRun): Promise<Judged> {
	const { problem, program, runner, onStage } = judging;
	const refusal = blockRuleProblem(program.code, problem.blocks);
	if (refusal !== null) return { ...outcomeWithoutCases(problem, VERDICT.compileError, refusal), cases: [] };
	try {
		onStage?.(VERDICT.compiling);
		const refused = await runner.compile(program);
		if (refused?.verdict === 'CE') return { ...outcomeWithoutCases(problem, VERDICT.compileError, refused.stderr), cases: [] };
		if (refused?.verdict === 'SE') return { ...outcomeWithoutCases(problem, VERDICT.systemError, refused.stderr), cases: [] };
		onStage?.(VERDICT.judging);
		return await judgeCases(judging);
	} finally {
		await runner.release(program);
	}
}

async function judgeCases({ problem, program, runner }: JudgeRun): Promise<Judged> {
	const limits = limitsFor(program.language);
	const cases: CaseOutcome[] = [];
	let stopped = false;
	for (const [index, written] of problem.cases.entries()) {
		if (stopped) {
			cases.push(graded(problem, index, { status: VERDICT.cancelled, time: null, memory: null, userOutput: null }));
			continue;
		}
		const result = await runner.run(program, written.in, limits);
		// A program that has hijacked its process could leak its input through the engine's error message.
		if (result.verdict === 'SE') return { ...outcomeWithoutCases(problem, VERDICT.systemError, BROKEN), cases: [] };
		const { time, memory } = result;
		const drawing = drawingOf(result, written.out, problem);
		const status = statusOf(result, written.out, { problem, drawing });
		const printed = written.sample ? { output: shorten(result.stdout), ...(drawing && { drawing: shortenDrawing(drawing) }) } : {};
		cases.push(graded(problem, index, { status, time, memory, userOutput: noteOf(result, written), ...printed }));
		stopped = problem.caseMode === 'ergodic_without_error' && status !== VERDICT.accepted;
	}
	return { ...outcomeOf(problem, cases), cases };
}

const FAILED: Readonly<Record<Exclude<RunVerdict, 'OK'>, number>> = {
	CE: VERDICT.compileError,
	TLE: VERDICT.timeLimit,
	MLE: VERDICT.memoryLimit,
	RE: VERDICT.runtimeError,
	OLE: VERDICT.runtimeError,
	SE: VERDICT.systemError,
};

/** Null if the problem is judged by what a program prints. */
export function drawingOf({ drawing = '' }: RunResult, expected: string | null, problem: ProblemRow): JudgedDrawing | null {
	if (!problem.drawing) return null;
	return { drawn: drawing, difference: expected === null ? '' : compareDrawings(drawing, expected, problem.drawing.tolerance) };
}

/** Returns the status of a run; with `expected` null any output is accepted. */
export function statusOf(
	{ verdict, stdout }: RunResult,
	expected: string | null,
	{ problem, drawing }: { problem: ProblemRow; drawing: JudgedDrawing | null },
): number {
	if (verdict !== 'OK') return FAILED[verdict];
	if (expected === null) return VERDICT.accepted;
	if (drawing) return drawing.difference === '' ? VERDICT.accepted : VERDICT.wrong;
	return compare(stdout, expected, problem.exactOutput === true);
}
