/** A page with the judge of the browser and nothing else, so that any program can be run there. */
import { createBrowserRunner, type EngineProgress } from '#mock/browser/judge-host.ts';
import type { Limits, Program, RunResult } from '#mock/judge/runner.ts';
import { type Judged, judge } from '#mock/operations/judge/judging.ts';
import type { ProblemRow } from '#mock/operations/judge/rows.ts';

export interface JudgePage {
	run(program: Program, input: string, limits: Limits): Promise<RunResult>;
	judge(problem: ProblemRow, program: Program): Promise<Judged>;
	progress: EngineProgress[];
}

const progress: EngineProgress[] = [];
const runner = createBrowserRunner({
	engines: new URL('/judge-engines/', location.href).href,
	onProgress: (each) => progress.push(each),
});

const page: JudgePage = {
	run: (program, input, limits) => runner.run(program, input, limits),
	judge: (problem, program) => judge({ problem, program, runner }),
	progress,
};
Object.assign(window, { judgePage: page });
