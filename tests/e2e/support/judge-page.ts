/** A page that runs only the browser's judge, so tests can run any program in it. */

import { judge } from '#app/judge/back-end/judging.ts';
import type { ProblemRow } from '#app/judge/back-end/rows.ts';
import { createBrowserRunner, type EngineProgress } from '#engines/browser/browser-runner.ts';
import type { Limits, Program, RunResult } from '#engines/runner.ts';
import { shipped } from '#mock/generated/shipped.ts';
import { staying } from '#tests/product/judge/engines/joined-programs.ts';
import type { RobotRun } from '#tests/product/judge/engines/robot-programs.ts';
import { traceOf } from '#tests/product/judge/engines/robot-trace.ts';

export interface JudgePage {
	run(program: Program, input: string, limits: Limits): Promise<RunResult>;
	/** Judges all tasks in order and returns their statuses. A program shared by consecutive tasks stays compiled. */
	judgeEach(tasks: readonly { problem: ProblemRow; program: Program }[]): Promise<number[]>;
	/** Results of each program for its inputs. */
	runEach(
		tasks: readonly { program: Program; inputs: readonly string[]; timeMs: number }[],
		limits: Omit<Limits, 'timeMs'>,
	): Promise<RunResult[][]>;
	/** Trace of each run by its name. */
	traceEach(runs: readonly RobotRun[]): Promise<Record<string, string>>;
	progress: EngineProgress[];
}

const progress: EngineProgress[] = [];
const runner = createBrowserRunner({
	engines: shipped.engines,
	folder: new URL('/judge-engines/', location.href).href,
	onProgress: (each) => progress.push(each),
});

const page: JudgePage = {
	run: (program, input, limits) => runner.run(program, input, limits),
	judgeEach: async (tasks) => {
		const statuses: number[] = [];
		for (const { problem, program } of tasks) statuses.push((await judge({ problem, program, runner: staying(runner) })).status);
		return statuses;
	},
	runEach: async (tasks, limits) => {
		const results: RunResult[][] = [];
		for (const { program, inputs, timeMs } of tasks) {
			const own: RunResult[] = [];
			for (const input of inputs) own.push(await runner.run(program, input, { ...limits, timeMs }));
			await runner.release(program);
			results.push(own);
		}
		return results;
	},
	traceEach: async (runs) => {
		const traces: Record<string, string> = {};
		for (const run of runs) traces[run.name] = await traceOf(runner, run);
		return traces;
	},
	progress,
};
Object.assign(window, { judgePage: page });
