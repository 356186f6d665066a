/** The two things the judge does with a program: try it on an input, and judge it on all cases. */
import type { PageEnvironment } from '#src/pages/page-environment.tsx';
import type { CaseResults, Judge, ProblemInfo, SubmissionInfo, TestJudge } from './api-types.ts';
import { type PollEnd, poll, sleep, whenVisible } from './poll.ts';
import { isFinal } from './verdicts.ts';

export interface Program {
	language: string;
	code: string;
}

export interface Runner {
	/** Tries the program on one input. null when the judge did not take it or lost it, which the user has been told. */
	test(program: Program, input: string, expected: string | null, signal: AbortSignal): Promise<TestJudge | 'late' | null>;
	/** Hands the program in; null when it was refused. */
	submit(program: Program): Promise<Judge | null>;
	/** Follows a submission until its result; every state on the way is told. */
	follow(submitId: number, onState: (judge: Judge) => void, signal: AbortSignal): Promise<PollEnd>;
	/** Results of the cases; null when the problem does not show them. */
	cases(submitId: number): Promise<CaseResults | null>;
}

/** The judge keeps what a test came to for a minute, and gives it out once: one asks, every second, and never twice. */
const TEST = { first: 1000, interval: () => 1000, deadline: 60_000 };

/** The judge's own client asks every two seconds for ever; this one less and less often, for ten minutes. */
const SUBMISSION = { first: 1500, interval: (asked: number) => Math.min(1500 * 1.25 ** asked, 8000), deadline: 600_000 };

const alwaysVisible = (): Promise<void> => Promise.resolve();

export function createRunner(call: PageEnvironment['call'], { problem }: Pick<ProblemInfo, 'problem'>): Runner {
	const ask = async <Answer>(operation: string, input: Readonly<Record<string, unknown>>, signal?: AbortSignal): Promise<Answer | null> => {
		const result = await call(operation, input, signal && { signal });
		return result.ok ? (result.data as Answer) : null;
	};
	return {
		async test({ language, code }, input, expected, signal) {
			const body = {
				pid: problem.id,
				type: 'public',
				code,
				language,
				userInput: input || '\n',
				expectedOutput: expected,
				isRemoteJudge: false,
			};
			const key = keyOf(await ask<unknown>('judge.submitProblemTestJudge', body));
			if (key === null) return null;
			let last: TestJudge | null = null;
			const end = await poll<TestJudge>({
				...TEST,
				ask: () => ask('judge.getTestJudgeResult', { testJudgeKey: key }),
				isDone: ({ status }) => isFinal(status),
				onAnswer: (answer) => {
					last = answer;
				},
				sleep,
				// What it came to is thrown away a minute after it is there, seen or not.
				whenVisible: alwaysVisible,
				signal,
			});
			return end === 'late' ? 'late' : end === 'done' ? last : null;
		},
		submit: ({ language, code }) =>
			ask('judge.submitProblemJudge', { pid: problem.problemId, language, code, cid: 0, isRemote: problem.isRemote ?? false }),
		follow: (submitId, onState, signal) =>
			poll<SubmissionInfo>({
				...SUBMISSION,
				ask: () => ask('judge.getSubmissionDetail', { submitId }, signal),
				isDone: ({ submission }) => isFinal(submission.status),
				onAnswer: ({ submission }) => onState(submission),
				sleep,
				whenVisible,
				signal,
			}),
		cases: (submitId) => ask('judge.getAllCaseResult', { submitId }),
	};
}

/** Some judges answer the key itself, others an object around it. */
function keyOf(answer: unknown): string | null {
	if (typeof answer === 'string') return answer;
	if (typeof answer !== 'object' || answer === null) return null;
	const { testJudgeKey } = answer as { testJudgeKey?: unknown };
	return typeof testJudgeKey === 'string' ? testJudgeKey : null;
}
