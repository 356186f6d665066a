import type { ProblemRow } from '#mock/seed/exam/rows.ts';
import { errorOf, measure } from '#mock/seed/exam/submissions.ts';
import { wrongOutputs } from '#mock/seed/exam/wrong-outputs.ts';
import type { Database, Row } from '#mock/store.ts';
import { casesOf } from './judge-views.ts';
import { type KnownVerdict, knownVerdict } from './known-verdict.ts';
import { sameText } from './same-text.ts';
import { mixedStatuses } from './stored-cases.ts';
import { VERDICT } from './verdicts.ts';

export interface TestRunRow extends Row {
	userId: string;
	/** Epoch milliseconds. */
	at: number;
	userInput: string;
	expectedOutput: string | null;
	status: number;
	time: number | null;
	memory: number | null;
	userOutput: string | null;
	stderr: string | null;
}

/** How long a run takes, how long a result waits to be read, how long a run that never ends is known. */
export const RUN_MS = 1500;
export const KEPT_MS = 60_000;

export const NOT_STORED = '演示判题服务没有运行这段程序：它只认识存下了结果的程序。';
const NO_OUTPUT = '演示判题服务没有存下这段程序对这个输入的输出，请换成题目的样例输入。';

type Outcome = Pick<TestRunRow, 'status' | 'time' | 'memory' | 'userOutput' | 'stderr'>;

interface TestRun {
	language: string;
	code: string;
	userInput: string;
	expectedOutput: string | null;
}

/** What is known without running the program: stored programs with the input of a case. Anything else is said to be unknown. */
export function testRunResult(db: Database, problem: ProblemRow, run: TestRun): Outcome {
	const known = knownVerdict(db, problem, run);
	const { verdict, programId } = known;
	const spent = measure(verdict, run.code.length, run.language);
	if (programId === null) return { status: verdict, ...spent, userOutput: null, stderr: NOT_STORED };
	if (verdict === VERDICT.compile) return { status: verdict, ...spent, userOutput: null, stderr: errorOf(verdict, run.language) };
	if (verdict > VERDICT.accepted && verdict < VERDICT.system) return { status: verdict, ...spent, userOutput: '', stderr: null };
	const output = outputFor(db, problem, known, run.userInput);
	if (output === null) return { status: VERDICT.system, time: null, memory: null, userOutput: null, stderr: NO_OUTPUT };
	const agrees = run.expectedOutput === null || sameText(run.expectedOutput, output);
	return { status: agrees ? VERDICT.accepted : VERDICT.wrong, ...spent, userOutput: output, stderr: null };
}

function outputFor(db: Database, problem: ProblemRow, { verdict, programId }: KnownVerdict, userInput: string): string | null {
	const found = casesOf(db, problem.id).find(({ input }) => sameText(input, userInput));
	if (!found) return null;
	if (mixedStatuses(programId)) return wrongOutputs[problem.id]?.[found.seq - 1] ?? found.output;
	return verdict === VERDICT.accepted ? found.output : null;
}
