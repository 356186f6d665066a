import type { Program, Runner } from '#engines/runner.ts';
import { runCase, seenIn, statusOf } from './judging.ts';
import type { ProblemRow, TestQuestion, TestResult } from './rows.ts';
import { judgeModeOf } from './rules/problem-rules.ts';
import { shorten, shortenSeen } from './rules/shorten.ts';
import { VERDICT } from './rules/verdicts.ts';

export async function testRun(runner: Runner, problem: ProblemRow, question: TestQuestion): Promise<TestResult> {
	const program: Program = { language: question.language, code: question.code };
	const { userInput, expectedOutput } = question;
	try {
		const result = (await runner.compile(program)) ?? (await runCase({ problem, program, runner }, userInput));
		const seen = seenIn(result, { input: userInput, expected: expectedOutput }, problem);
		const status = plain(statusOf(result, expectedOutput, { problem, seen }));
		const ran = status !== VERDICT.compileError && status !== VERDICT.systemError;
		const { stdout, stderr } = result;
		return {
			status,
			time: ran ? result.time : null,
			memory: ran ? result.memory : null,
			userInput,
			userOutput: ran ? shorten(stdout) : null,
			expectedOutput,
			stderr: stderr === '' ? null : stderr,
			problemJudgeMode: judgeModeOf(problem),
			...(ran && shortenSeen(seen)),
		};
	} finally {
		await runner.release(program);
	}
}

/** Test runs report presentation errors as wrong answers. */
const plain = (status: number): number => (status === VERDICT.presentation ? VERDICT.wrong : status);
