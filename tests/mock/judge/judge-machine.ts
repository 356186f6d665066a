import { afterAll, beforeAll } from 'vitest';
import { createRunner } from '#mock/judge/create-runner.ts';
import type { Limits, Runner, RunResult } from '#mock/judge/runner.ts';
import { type Judged, judge } from '#mock/operations/judge/judging.ts';
import type { ProblemRow } from '#mock/operations/judge/rows.ts';
import { createJudgeHost } from '#mock/server/judge-host.ts';

export const LIMITS: Limits = { timeMs: 2000, memoryKb: 128 * 1024, outputBytes: 4 * 1024 * 1024 };

interface Machine {
	run(language: string, code: string, input?: string, limits?: Partial<Limits>): Promise<RunResult>;
	judge(problem: ProblemRow, program: { language: string; code: string }): Promise<Judged>;
	runner(): Runner;
}

/** The judge of Node, for the tests of one file. */
export function useMachine(): Machine {
	let runner: Runner;
	beforeAll(() => {
		runner = createRunner({ host: createJudgeHost() });
	});
	afterAll(() => runner.close());
	return {
		run: (language, code, input = '', limits = {}) => runner.run({ language, code }, input, { ...LIMITS, ...limits }),
		judge: (problem, { language, code }) => judge({ problem, program: { language, code }, runner }),
		runner: () => runner,
	};
}
