/** A page with the judge of the browser and nothing else, so that any program can be run there. */
import { createBrowserRunner, type EngineProgress } from '#mock/browser/judge-host.ts';
import { judge } from '#mock/handlers/judge/judging.ts';
import type { Limits, Program, RunResult } from '#mock/judge/runner.ts';
import type { ProblemRow } from '#mock/rows/judge.ts';
import { staying } from '#tests/mock/judge/joined-programs.ts';

export interface JudgePage {
	run(program: Program, input: string, limits: Limits): Promise<RunResult>;
	/** Statuses of all, one after the other; a program that stands beside itself again stays as it is. */
	judgeEach(tasks: readonly { problem: ProblemRow; program: Program }[]): Promise<number[]>;
	/** The results of each program for its inputs; nothing of it stays for the next. */
	runEach(tasks: readonly { program: Program; inputs: readonly string[] }[], limits: Limits): Promise<RunResult[][]>;
	progress: EngineProgress[];
}

const progress: EngineProgress[] = [];
const runner = createBrowserRunner({
	engines: new URL('/judge-engines/', location.href).href,
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
		for (const { program, inputs } of tasks) {
			const own: RunResult[] = [];
			for (const input of inputs) own.push(await runner.run(program, input, limits));
			await runner.release(program);
			results.push(own);
		}
		return results;
	},
	progress,
};
Object.assign(window, { judgePage: page });
