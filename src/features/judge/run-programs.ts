/** The two things the judge does with a program: try it on an input, and judge it on all cases. */
import { recordOf } from '#src/lib/record-of.ts';
import type { PageEnvironment } from '#src/pages/page-environment.tsx';
import type { CaseResults, Judge, Problem, SubmissionInfo, TestJudge } from './api-types.ts';
import { type PollEnd, poll, sleep, whenVisible } from './poll.ts';
import { isFinal } from './verdicts.ts';

export interface Program {
	language: string;
	code: string;
}

type Call = PageEnvironment['call'];

/** The judge keeps what a test came to for a minute, and gives it out once: one asks, every second, and never twice.
 * A judge inside the page may have to fetch an engine first. */
const TEST = { first: 1000, interval: () => 1000, deadline: 180_000 };

/** The judge's own client asks every two seconds for ever; this one less and less often, for ten minutes. */
const SUBMISSION = { first: 1500, interval: (asked: number) => Math.min(1500 * 1.25 ** asked, 8000), deadline: 600_000 };

/** null for a failure, which the user has been told. */
async function ask<Answer>(call: Call, operation: string, input: Readonly<Record<string, unknown>>, signal?: AbortSignal) {
	const result = await call(operation, input, signal && { signal });
	return result.ok ? (result.data as Answer) : null;
}

export interface Test {
	problem: Problem;
	program: Program;
	input: string;
	expected: string | null;
}

/** Tries a program on one input. null when the judge did not take it or lost it, which the user has been told. */
export async function testProgram(
	call: Call,
	{ problem, program, input, expected }: Test,
	signal: AbortSignal,
): Promise<TestJudge | 'late' | null> {
	// The judge takes no empty input.
	const body = { ...program, pid: problem.id, type: 'public', userInput: input || '\n', expectedOutput: expected, isRemoteJudge: false };
	const key = keyOf(await ask<unknown>(call, 'judge.submitProblemTestJudge', body));
	if (key === null) return null;
	let last: TestJudge | null = null;
	const end = await poll<TestJudge>({
		...TEST,
		ask: async () => judgedOf(await ask<TestJudge>(call, 'judge.getTestJudgeResult', { testJudgeKey: key })),
		isDone: ({ status }) => isFinal(status),
		onAnswer: (answer) => {
			last = answer;
		},
		sleep,
		// What it came to is thrown away a minute after it is there, seen or not.
		whenVisible: () => Promise.resolve(),
		signal,
	});
	if (end === 'late') return 'late';
	return end === 'done' ? last : null;
}

/** null for an answer without a verdict, which would be polled until the deadline. */
const judgedOf = <Judged extends object>(answer: Judged | null): Judged | null =>
	typeof recordOf(answer).status === 'number' ? answer : null;

/** Some judges answer the key itself, others an object around it. */
function keyOf(answer: unknown): string | null {
	if (typeof answer === 'string') return answer;
	const { testJudgeKey } = recordOf(answer);
	return typeof testJudgeKey === 'string' ? testJudgeKey : null;
}

/** Hands a program in; null when it was refused. */
export const submitProgram = (call: Call, { problemId, isRemote }: Problem, { language, code }: Program): Promise<Judge | null> =>
	ask(call, 'judge.submitProblemJudge', { pid: problemId, language, code, cid: 0, isRemote: isRemote ?? false });

/** Follows a submission until its result; every state on the way is told. */
export const followSubmission = (call: Call, submitId: number, onState: (judge: Judge) => void, signal: AbortSignal): Promise<PollEnd> =>
	poll<SubmissionInfo>({
		...SUBMISSION,
		async ask() {
			const answer = await ask<SubmissionInfo>(call, 'judge.getSubmissionDetail', { submitId }, signal);
			return answer && judgedOf(answer.submission) && answer;
		},
		isDone: ({ submission }) => isFinal(submission.status),
		onAnswer: ({ submission }) => onState(submission),
		sleep,
		whenVisible,
		signal,
	});

/** Results of the cases; null when the problem does not show them. */
export const casesOf = (call: Call, submitId: number): Promise<CaseResults | null> => ask(call, 'judge.getAllCaseResult', { submitId });
