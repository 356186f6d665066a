import { afterAll, beforeAll } from 'vitest';
import { type Judged, judge } from '#app/judge/back-end/judging.ts';
import type { ProblemRow } from '#app/judge/back-end/rows.ts';
import { createRunner } from '#engines/create-runner.ts';
import type { EngineName } from '#engines/messages.ts';
import type { World } from '#engines/robot/world.ts';
import type { Limits, Program, Runner, RunResult } from '#engines/runner.ts';
import { Station } from '#engines/station.ts';
import { createJudgeHost } from '#mock/server/judge-host.ts';
import { staying } from './joined-programs.ts';

export const LIMITS: Limits = { timeMs: 2000, memoryKb: 128 * 1024, outputBytes: 4 * 1024 * 1024 };

export interface Machine {
	run(language: string, code: string, input?: string, limits?: Partial<Limits>): Promise<RunResult>;
	judge(problem: ProblemRow, program: Program): Promise<Judged>;
	/** Like `judge`, but keeps the program compiled for the next problem. */
	judgeOn(problem: ProblemRow, program: Program): Promise<Judged>;
	runner(): Runner;
}

/** `isolated`: as in `createJudgeHost`. */
export function useMachine({ isolated = true } = {}): Machine {
	let runner: Runner;
	beforeAll(() => {
		runner = createRunner({ host: createJudgeHost({ isolated }) });
	});
	afterAll(() => runner.close());
	return {
		run: (language, code, input = '', limits = {}) => runner.run({ language, code }, input, { ...LIMITS, ...limits }),
		judge: (problem, { language, code }) => judge({ problem, program: { language, code }, runner }),
		judgeOn: (problem, program) => judge({ problem, program, runner: staying(runner) }),
		runner: () => runner,
	};
}

/** An engine reused for all programs, which the judge never does. For many programs that leave no state behind. */
export function useEngine(
	engine: EngineName,
): (program: Program, input: string, limits?: Partial<Limits>, world?: World) => Promise<RunResult> {
	let station: Station;
	beforeAll(() => {
		station = new Station({ engine, host: createJudgeHost() });
	});
	afterAll(() => station.drop());
	return async (program, input, limits = {}, world) => {
		const { error, artifact } = await station.compile(program);
		return error ?? station.run(program, { artifact, input, limits: { ...LIMITS, ...limits }, world });
	};
}
