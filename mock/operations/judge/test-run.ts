import { createRandom } from '#mock/random.ts';
import { sameText } from './compare.ts';
import { type Judged, NOT_STORED, spent } from './outcome.ts';
import type { TestResult } from './rows.ts';
import { compileMessageOf, noteOf, outputOf } from './stored-program.ts';
import { VERDICT } from './verdicts.ts';

const SHOWN = 1000;
const NO_OUTPUT = '演示判题机没有存下这段程序对这个输入的输出，请换成题目的样例输入。';

export interface TestRun extends Judged {
	userInput: string;
	expectedOutput: string | null;
}

/** The result of one run, as far as it is stored: a stored program with the input of a case. */
export function testResultOf(run: TestRun): TestResult {
	const { problem, program } = run;
	if (!program) return resultOf(run, problem.defaultVerdict, null, NOT_STORED);
	if (program.verdict !== undefined)
		return resultOf(run, program.verdict, null, compileMessageOf(program) ?? noteOf(program.verdict, program));
	const index = problem.cases.findIndex((each) => sameText(each.in, run.userInput));
	if (index < 0) return resultOf(run, VERDICT.systemError, null, NO_OUTPUT);
	const output = outputOf(problem, program, index);
	return resultOf(run, isExpected(run, output) ? VERDICT.accepted : VERDICT.wrong, output, null);
}

const isExpected = ({ expectedOutput }: TestRun, output: string): boolean => expectedOutput === null || sameText(output, expectedOutput);

function resultOf(run: TestRun, status: number, output: string | null, stderr: string | null): TestResult {
	const ran = status !== VERDICT.compileError && status !== VERDICT.systemError;
	return {
		status,
		...(ran ? spent(status, run.language, createRandom(`test ${run.key}`)) : { time: null, memory: null }),
		userInput: run.userInput,
		userOutput: output !== null && output.length > SHOWN ? `${output.slice(0, SHOWN)}...` : output,
		expectedOutput: run.expectedOutput,
		stderr,
		problemJudgeMode: 'default',
	};
}
