import { afterAll, beforeAll } from 'vitest';
import { createRunner } from '#mock/judge/create-runner.ts';
import type { Limits, Runner, RunResult } from '#mock/judge/runner.ts';
import { createJudgeHost } from '#mock/server/judge-host.ts';

export const LIMITS: Limits = { timeMs: 2000, memoryKb: 128 * 1024, outputBytes: 4 * 1024 * 1024 };

/** The judge of Node, for the tests of one file. */
export function useMachine(): (language: string, code: string, input?: string, limits?: Partial<Limits>) => Promise<RunResult> {
	let runner: Runner;
	beforeAll(async () => {
		runner = createRunner({ host: await createJudgeHost() });
	});
	afterAll(() => runner.close());
	return (language, code, input = '', limits = {}) => runner.run({ language, code }, input, { ...LIMITS, ...limits });
}
