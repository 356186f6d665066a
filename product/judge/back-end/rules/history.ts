/** Results of the seeded submissions, recorded from real runs of their programs. */
import type { RunVerdict } from '#engines/runner.ts';
import type { CaseOutcome, JudgeCaseRow, ProblemRow, ProgramRow } from '../rows.ts';
import { wrongOutputs } from '../seed/wrong-outputs.ts';
import { noteOf } from './case-note.ts';
import { compare } from './compare.ts';
import { graded, type Outcome, outcomeOf, outcomeWithoutCases } from './outcome.ts';
import { limitFactor, MEMORY_LIMIT_MB, TIME_LIMIT_MS } from './problem-rules.ts';
import { shorten } from './shorten.ts';
import { VERDICT } from './verdicts.ts';

export interface PastSubmission {
	problem: ProblemRow;
	program: ProgramRow;
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

export function pastCases({ problem, program }: PastSubmission): CaseOutcome[] {
	let failed = false;
	return problem.cases.map((each, index) => {
		const skipped = failed && problem.caseMode === 'ergodic_without_error';
		const status = skipped ? VERDICT.cancelled : caseStatus(problem, program, index);
		failed ||= status !== VERDICT.accepted;
		const printed = each.sample && !skipped && program.verdict === undefined ? { output: shorten(printedBy(problem, program, index)) } : {};
		const numbers = skipped ? { time: null, memory: null } : spent(status, program.language);
		return graded(problem, index, { status, ...numbers, userOutput: pastNoteOf(status, program, each), ...printed });
	});
}

function caseStatus(problem: ProblemRow, program: ProgramRow, index: number): number {
	if (program.verdict !== undefined) return program.verdict;
	return compare(printedBy(problem, program, index), problem.cases[index]?.out ?? '', problem.exactOutput === true);
}

function printedBy(problem: ProblemRow, program: ProgramRow, index: number): string {
	const right = problem.cases[index]?.out ?? '';
	return program.right ? right : (wrongOutputs[problem.id]?.[index] ?? right);
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

/** Nobody measured these runs, except those that ended at a limit. */
function spent(status: number, language: string): { time: number | null; memory: number | null } {
	const factor = limitFactor(language);
	return {
		time: status === VERDICT.timeLimit ? TIME_LIMIT_MS * factor : null,
		memory: status === VERDICT.memoryLimit ? MEMORY_LIMIT_MB * 1024 * factor : null,
	};
}
