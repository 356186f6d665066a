import { judgedAs } from '#app/blocks/block-language.ts';
import type { HttpError, Result } from '#src/http/result.ts';
import { parseTime } from '#src/lib/parse-time.ts';
import { recordOf } from '#src/lib/record-of.ts';
import type { Calls } from '#src/pages/use-calls.ts';
import type { CaseResults, Judge, Problem, SubmissionInfo, TestJudge } from './api-types.ts';
import { type PollEnd, poll, sleep, whenVisible } from './poll.ts';
import { isFinal } from './verdicts.ts';

export interface Program {
	language: string;
	code: string;
}

type Call = Calls['call'];

/**
 * Polled at a fixed interval, because the judge keeps a test result for one minute and returns it only once. The deadline allows for
 * the engine download of the in-page judge.
 */
const TEST = { first: 1000, interval: () => 1000, deadline: 180_000 };

/** Backs off exponentially to 8 s and gives up after five minutes, when the judge itself stops looking for a free machine. */
const SUBMISSION = { first: 1500, interval: (asked: number) => Math.min(1500 * 1.25 ** asked, 8000), deadline: 300_000 };

/** Null on failure, after the user has been notified. */
const dataOf = <Data>(result: Result<Data>): Data | null => (result.ok ? result.data : null);

export interface Test {
	problem: Problem;
	program: Program;
	input: string;
	expected: string | null;
}

/** `key` names the test; `too-soon` while the judge's lock lasts. Null on other failures, after the user has been notified. */
export async function sendTest(call: Call, { problem, program, input, expected }: Test): Promise<{ key: string } | 'too-soon' | null> {
	// The judge rejects empty input.
	const body = {
		...program,
		language: judgedAs(program.language),
		pid: problem.id,
		type: 'public',
		userInput: input || '\n',
		expectedOutput: expected,
		isRemoteJudge: false,
	};
	const result = await call('judge.submitProblemTestJudge', body, { takes: isTooSoon });
	if (!result.ok) return isTooSoon(result.error) ? 'too-soon' : null;
	const key = keyOf(result.data);
	return key === null ? null : { key };
}

/** Waits for the result of a test. Null if the judge lost it, after the user has been notified. */
export async function followTest(call: Call, key: string, signal: AbortSignal): Promise<TestJudge | 'late' | null> {
	let last: TestJudge | null = null;
	const end = await poll<TestJudge>({
		...TEST,
		ask: async () => dataOf(await call('judge.getTestJudgeResult', { testJudgeKey: key })),
		isDone: ({ status }) => isFinal(status),
		onAnswer: (answer) => {
			last = answer;
		},
		sleep,
		// Keeps polling on a hidden page, because the result is discarded after a minute.
		whenVisible: () => Promise.resolve(),
		signal,
	});
	if (end === 'late') return 'late';
	return end === 'done' ? last : null;
}

/** The judge has no code of its own for its lock: 403 is also a lack of permission. */
const isTooSoon = ({ code, message }: HttpError): boolean => Number(code) === 403 && /频繁|频率/.test(message);

function keyOf(answer: unknown): string | null {
	if (typeof answer === 'string') return answer;
	const { testJudgeKey } = recordOf(answer);
	return typeof testJudgeKey === 'string' ? testJudgeKey : null;
}

export type SubmissionEnd =
	/** `found`: the judge's answer was lost, but it has the program. */
	| { kind: 'taken'; judge: Judge; found: boolean }
	/** While the judge's lock lasts. */
	| { kind: 'too-soon' }
	/** The judge's answer was lost; `missing`: it does not have the program, `unknown`: it could not be asked. */
	| { kind: 'missing' | 'unknown' }
	/** The user has been notified. */
	| { kind: 'failed' };

/** The judge knows no keys of attempts, so after a lost answer its list tells whether it has the program. */
export async function submitProgram(
	call: Call,
	problem: Problem,
	{ language, code, at }: Program & { at: number },
): Promise<SubmissionEnd> {
	const body = { pid: problem.problemId, language: judgedAs(language), code, cid: 0, isRemote: problem.isRemote ?? false };
	const result = await call('judge.submitProblemJudge', body, { takes: (error) => isTooSoon(error) || error.lost });
	if (result.ok) return { kind: 'taken', judge: result.data, found: false };
	if (isTooSoon(result.error)) return { kind: 'too-soon' };
	return result.error.lost ? findSubmission(call, problem, { language, at }) : { kind: 'failed' };
}

/** Times of the list are in whole seconds. */
const SECOND = 1000;

async function findSubmission(
	call: Call,
	{ problemId }: Problem,
	{ language, at }: Pick<Program, 'language'> & { at: number },
): Promise<SubmissionEnd> {
	const listed = await call(
		'judge.getSubmissionList',
		{ onlyMine: true, problemID: problemId, completeProblemID: true, limit: 5, currentPage: 1 },
		{ quiet: true },
	);
	if (!listed.ok) return { kind: 'unknown' };
	const own = listed.data.records.find((row) => row.language === judgedAs(language) && Number(parseTime(row.submitTime)) >= at - SECOND);
	if (!own) return { kind: 'missing' };
	const detail = await call('judge.getSubmissionDetail', { submitId: own.submitId }, { quiet: true });
	return detail.ok ? { kind: 'taken', judge: detail.data.submission, found: true } : { kind: 'unknown' };
}

export const followSubmission = (call: Call, submitId: number, onState: (judge: Judge) => void, signal: AbortSignal): Promise<PollEnd> =>
	poll<SubmissionInfo>({
		...SUBMISSION,
		async ask() {
			return dataOf(await call('judge.getSubmissionDetail', { submitId }, { signal }));
		},
		isDone: ({ submission }) => isFinal(submission.status),
		onAnswer: ({ submission }) => onState(submission),
		sleep,
		whenVisible,
		signal,
	});

/** Results per case; null if the problem does not publish them. */
export const casesOf = async (call: Call, submitId: number): Promise<CaseResults | null> =>
	dataOf(await call('judge.getAllCaseResult', { submitId }));
