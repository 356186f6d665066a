/** Results of the seeded submissions, recorded from real runs of their programs. */
import type { RunVerdict } from '#mock/judge/runner.ts';
import type { CaseOutcome, JudgeCaseRow, ProblemRow, ProgramRow } from '#mock/rows/judge.ts';
import { wrongOutputs } from '#mock/seed/exam/wrong-outputs.ts';
import { createRandom } from '#mock/store/random.ts';
import { noteOf } from './case-note.ts';
import { compare } from './compare.ts';
import { graded, type Outcome, outcomeOf, outcomeWithoutCases } from './outcome.ts';
import { limitFactor, MEMORY_LIMIT_MB, TIME_LIMIT_MS } from './problem-rules.ts';
import { VERDICT } from './verdicts.ts';

export interface PastSubmission {
	problem: ProblemRow;
	program: ProgramRow;
	key: string;
}

const OUTPUT_FOREVER = 'any.ole.python';

const VERDICTS: Readonly<Record<number, RunVerdict>> = {
	[VERDICT.timeLimit]: 'TLE',
	[VERDICT.memoryLimit]: 'MLE',
	[VERDICT.runtimeError]: 'RE',
};
const TRACEBACK =
	'Traceback (most recent call last):\n  File "main.py", line 2, in <module>\n    print(a[0])\n          ~^^^\nIndexError: list index out of range\n';

export function pastOutcome(past: PastSubmission): Outcome {
	const message = compileMessageOf(past.program);
	if (message) return outcomeWithoutCases(past.problem, VERDICT.compileError, message);
	return outcomeOf(past.problem, pastCases(past));
}

export function pastCases({ problem, program, key }: PastSubmission): CaseOutcome[] {
	const random = createRandom(`judge ${key}`);
	let failed = false;
	return problem.cases.map((each, index) => {
		const skipped = failed && problem.caseMode === 'ergodic_without_error';
		const status = skipped ? VERDICT.cancelled : caseStatus(problem, program, index);
		failed ||= status !== VERDICT.accepted;
		const numbers = skipped ? { time: 0, memory: 0 } : spent(status, program.language, random);
		return graded(problem, index, { status, ...numbers, userOutput: pastNoteOf(status, program, each) });
	});
}

function caseStatus(problem: ProblemRow, program: ProgramRow, index: number): number {
	if (program.verdict !== undefined) return program.verdict;
	const right = problem.cases[index]?.out ?? '';
	const printed = program.right ? right : (wrongOutputs[problem.id]?.[index] ?? right);
	return compare(printed, right, problem.exactOutput === true);
}

function pastNoteOf(status: number, program: ProgramRow, row: JudgeCaseRow): string | null {
	const verdict = program.id === OUTPUT_FOREVER ? 'OLE' : (VERDICTS[status] ?? 'OK');
	return noteOf({ verdict, stderr: TRACEBACK }, row);
}

function compileMessageOf(program: ProgramRow): string | null {
	if (program.verdict !== VERDICT.compileError) return null;
	if (program.language === 'C++')
		return "main.cpp:3:25: error: expected ';' after expression\n    3 | int main(){ int n; cin>>n cout<<n<<endl; return 0; }\n      |                         ^\n      |                         ;\n1 error generated.\n";
	return `  File "main.py", line 2\n    for i in range(n)\n                     ^\nSyntaxError: expected ':'\n`;
}

/** Minimum and spread of time (ms) and memory (KB). */
const SPENT: Readonly<Record<string, readonly [number, number, number, number]>> = {
	Python3: [2, 8, 30_720, 64],
	'C++': [1, 3, 64, 128],
	'JavaScript V8': [1, 3, 16_384, 64],
};

function spent(status: number, language: string, random: () => number): { time: number; memory: number } {
	const [least, spread, leastMemory, memorySpread] = SPENT[language] ?? [1, 5, 1_400, 2_200];
	const factor = limitFactor(language);
	const time = Math.round(least + random() * spread);
	const memory = Math.round(leastMemory + random() * memorySpread);
	if (status === VERDICT.timeLimit) return { time: TIME_LIMIT_MS * factor, memory };
	if (status === VERDICT.memoryLimit) return { time, memory: MEMORY_LIMIT_MB * 1024 * factor };
	return { time, memory };
}
