import { blockRuleProblem } from '#app/blocks/block-rule.ts';
import { unknownWorld, worldOf } from '#app/robot/world-case.ts';
import { missingOf } from '#app/robot/world-words.ts';
import { STEP_MS } from '#engines/robot/model.ts';
import { failure, type Limits, type Program, type Runner, type RunResult, type RunVerdict } from '#engines/runner.ts';
import type { CaseOutcome, JudgedDrawing, JudgedRobot, ProblemRow } from './rows.ts';
import { noteOf } from './rules/case-note.ts';
import { compare } from './rules/compare.ts';
import { compareDrawings } from './rules/compare-drawings.ts';
import { outcomeIn, shareOf } from './rules/judge-robot.ts';
import { graded, type Outcome, outcomeOf, outcomeWithoutCases } from './rules/outcome.ts';
import { limitFactor, MEMORY_LIMIT_MB, TIME_LIMIT_MS } from './rules/problem-rules.ts';
import { shorten, shortenSeen } from './rules/shorten.ts';
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
	/** Simulated milliseconds of a robot in all worlds; problems for robots only. */
	ms?: number;
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
	const cases: CaseOutcome[] = [];
	let ms = 0;
	let stopped = false;
	for (const [index, written] of problem.cases.entries()) {
		if (stopped) {
			cases.push(graded(problem, index, { status: VERDICT.cancelled, time: null, memory: null, userOutput: null }));
			continue;
		}
		const result = await runCase({ problem, program, runner }, written.in);
		// A program that has hijacked its process could leak its input through the engine's error message.
		if (result.verdict === 'SE') return { ...outcomeWithoutCases(problem, VERDICT.systemError, BROKEN), cases: [] };
		const { time, memory } = result;
		const seen = seenIn(result, { input: written.in, expected: written.out }, problem);
		ms += seen.ms ?? 0;
		const status = statusOf(result, written.out, { problem, seen });
		const printed = written.sample ? { output: shorten(result.stdout), ...shortenSeen(seen) } : {};
		const ran = { status, time, memory, userOutput: noteOf(result, written), ...printed };
		cases.push(graded(problem, index, ran, status === VERDICT.wrong ? seen.share : undefined));
		stopped = problem.caseMode === 'ergodic_without_error' && status !== VERDICT.accepted;
	}
	return { ...outcomeOf(problem, cases), ...(problem.robot && { ms }), cases };
}

const FAILED: Readonly<Record<Exclude<RunVerdict, 'OK'>, number>> = {
	CE: VERDICT.compileError,
	TLE: VERDICT.timeLimit,
	MLE: VERDICT.memoryLimit,
	RE: VERDICT.runtimeError,
	OLE: VERDICT.runtimeError,
	SE: VERDICT.systemError,
};

/** Runs a program with an input, which names a world in a problem for robots. */
export async function runCase({ problem, program, runner }: Omit<JudgeRun, 'onStage'>, input: string): Promise<RunResult> {
	const limits = limitsFor(program.language);
	if (!problem.robot) return runner.run(program, input, limits);
	const world = worldOf(input);
	return world ? runner.run(program, '', limits, world) : failure('RE', unknownWorld(input));
}

/** What a program has done besides printing, in problems that are judged by it. */
export interface Seen {
	drawing?: JudgedDrawing;
	robot?: JudgedRobot;
	/** Of the points of the case, from 0 to 1, if the verdict is wrong. */
	share?: number;
	/** Simulated milliseconds of a robot. */
	ms?: number;
}

export function seenIn(
	{ drawing = '', moves = '' }: RunResult,
	{ input, expected }: { input: string; expected: string | null },
	problem: ProblemRow,
): Seen {
	if (problem.drawing) {
		const difference = expected === null ? '' : compareDrawings(drawing, expected, problem.drawing.tolerance);
		return { drawing: { drawn: drawing, difference } };
	}
	const world = problem.robot ? worldOf(input) : null;
	if (!world) return {};
	const outcome = outcomeIn(world, moves);
	return { robot: { moves, difference: missingOf(outcome, world) }, share: shareOf(outcome, world), ms: outcome.steps * STEP_MS };
}

/** Returns the status of a run; with `expected` null any output is accepted. */
export function statusOf(
	{ verdict, stdout }: RunResult,
	expected: string | null,
	{ problem, seen: { drawing, robot } }: { problem: ProblemRow; seen: Seen },
): number {
	if (verdict !== 'OK') return FAILED[verdict];
	if (expected === null) return VERDICT.accepted;
	const difference = (drawing ?? robot)?.difference;
	if (difference !== undefined) return difference === '' ? VERDICT.accepted : VERDICT.wrong;
	return compare(stdout, expected, problem.exactOutput === true);
}
