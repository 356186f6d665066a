import type { ProblemRow } from '#mock/seed/exam/rows.ts';
import type { Database, Row } from '#mock/store.ts';
import { casesOf } from './judge-views.ts';
import { knownVerdict } from './known-verdict.ts';
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

const UNKNOWN = '演示判题服务只认识题目的样例与已知的程序，这段程序没有真正运行。';

type Outcome = Pick<TestRunRow, 'status' | 'time' | 'memory' | 'userOutput' | 'stderr'>;

/** What is known without running the program: right programs on public samples. Anything else is said to be unknown. */
export function testRunResult(
	db: Database,
	problem: ProblemRow,
	run: { language: string; code: string; userInput: string; expectedOutput: string | null },
): Outcome {
	const { verdict, programId } = knownVerdict(db, problem, run);
	const known = programId !== null;
	if (known && verdict === VERDICT.compile)
		return { status: VERDICT.compile, time: null, memory: null, userOutput: null, stderr: 'SyntaxError' };
	if (known && verdict > VERDICT.accepted && verdict < VERDICT.system)
		return { status: verdict, time: verdict === VERDICT.time ? 2000 : 21, memory: 9200, userOutput: '', stderr: null };
	const sample = casesOf(db, problem.id).find(({ sample: shown, input }) => shown && sameText(input, run.userInput));
	if (!known || verdict !== VERDICT.accepted || !sample)
		return { status: VERDICT.system, time: null, memory: null, userOutput: null, stderr: UNKNOWN };
	const agrees = run.expectedOutput === null || sameText(run.expectedOutput, sample.output);
	return { status: agrees ? VERDICT.accepted : VERDICT.wrong, time: 21, memory: 9200, userOutput: sample.output, stderr: null };
}

/** Blanks at the ends of lines and of the text do not count. */
const sameText = (a: string, b: string): boolean => trimLines(a) === trimLines(b);
const trimLines = (text: string): string =>
	text
		.split('\n')
		.map((line) => line.trimEnd())
		.join('\n')
		.trimEnd();
