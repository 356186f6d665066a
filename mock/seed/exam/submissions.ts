import type { SeedTools } from '#mock/seed.ts';
import { toIsoTime } from '#mock/time-offset.ts';
import type { CaseRow, ProblemRow, ProgramRow, SubmissionRow } from './rows.ts';

const DEMO_COUNT = 130;
const BIG_COUNT = 2000;
const DAY_MS = 86_400_000;

/** The way of the demo user with one problem: mistakes, then a right program. `P` is partly right, `S` the judge's own fault. */
const JOURNEYS: readonly (readonly string[])[] = [
	['wrong.python', 'any.ce.python', 'python', 'cpp', 'js', 'python', 'cpp'],
	['any.ce.cpp', 'wrong.python', 'any.re.python', 'python', 'cpp', 'js'],
	['wrong.python', 'any.tle.python', 'wrong.python', 'python', 'js', 'cpp', 'python'],
	['any.pe.cpp', 'wrong.python', 'any.ole.python', 'S', 'python', 'cpp'],
	['wrong.python', 'P', 'any.mle.python', 'any.ce.python', 'python', 'js', 'F'],
];
/** Tried, never solved. */
const UNSOLVED = new Set(['P1018', 'P1020']);

export interface JudgeBank {
	problems: readonly ProblemRow[];
	cases: readonly CaseRow[];
	programs: readonly ProgramRow[];
}

export function expandSubmissions(bank: JudgeBank, tools: SeedTools): SubmissionRow[] {
	return [...demoSubmissions(bank, tools), ...bigSubmissions(bank, tools)];
}

function demoSubmissions(bank: JudgeBank, tools: SeedTools): SubmissionRow[] {
	const solvable = bank.problems.slice(0, 20);
	const steps = solvable.flatMap((problem, index) => journeyOf(problem, index).map((step) => ({ problem, step }))).slice(0, DEMO_COUNT);
	return steps.map(({ problem, step }, index) => {
		const at = tools.now - (175 - (index * 174) / DEMO_COUNT) * DAY_MS;
		return toSubmission({ problem, step, submitId: 10_001 + index, userId: 'student01', at: at - (at % 60_000) + (index % 7) * 60_000 }, bank);
	});
}

function journeyOf(problem: ProblemRow, index: number): readonly string[] {
	const journey = JOURNEYS[index % JOURNEYS.length] ?? [];
	return UNSOLVED.has(problem.id) ? journey.map((step) => (['python', 'cpp', 'js'].includes(step) ? 'wrong.python' : step)) : journey;
}

function bigSubmissions(bank: JudgeBank, tools: SeedTools): SubmissionRow[] {
	const random = tools.random('big-submissions');
	const steps = ['python', 'cpp', 'js', 'wrong.python', 'wrong.python', 'any.ce.python', 'any.tle.python', 'any.re.python', 'python', 'cpp'];
	return Array.from({ length: BIG_COUNT }, (_item, index) => {
		const problem = bank.problems[Math.floor(random() * 20)] ?? bank.problems[0];
		if (!problem) throw new Error('There are no problems to submit to.');
		const step = steps[Math.floor(random() * steps.length)] ?? 'python';
		return toSubmission({ problem, step, submitId: 20_001 + index, userId: 'bigdata', at: tools.now - (BIG_COUNT - index) * 2_100_000 }, bank);
	});
}

interface Submitted {
	problem: ProblemRow;
	step: string;
	submitId: number;
	userId: string;
	at: number;
}

function toSubmission({ problem, step, submitId, userId, at }: Submitted, { cases, programs }: JudgeBank): SubmissionRow {
	const program = programOf(problem, step, programs);
	const count = cases.filter(({ problemId }) => problemId === problem.id).length;
	const verdict = verdictOf(step, program, problem);
	return {
		id: `sub-${submitId}`,
		submitId,
		problemId: problem.id,
		userId,
		language: program.language,
		code: null,
		programId: program.id,
		submittedAt: toIsoTime(at),
		verdict,
		passed: passedOf(verdict, count, submitId),
		...measure(verdict, submitId, program.language),
		share: submitId % 9 === 0,
		errorMessage: errorOf(verdict, program.language),
		cid: 0,
	};
}

function programOf(problem: ProblemRow, step: string, programs: readonly ProgramRow[]): ProgramRow {
	const name = step === 'P' ? 'wrong.python' : step === 'S' || step === 'F' ? 'python' : step;
	const found = programs.find(({ id }) => id === (name.startsWith('any.') ? name : `${problem.id}.${name}`));
	if (!found) throw new Error(`There is no program ${name} for ${problem.id} in mock/seed/reference-programs.yaml.`);
	return found;
}

function verdictOf(step: string, program: ProgramRow, problem: ProblemRow): number {
	if (step === 'S') return 4;
	if (step === 'F') return 10;
	if (step === 'P') return 8;
	if (program.verdict !== undefined) return program.verdict;
	if (program.right) return 0;
	return problem.type === 1 ? 8 : -1;
}

/** Cases before the first failure. */
export function passedOf(verdict: number, cases: number, salt: number): number {
	if (verdict === 0) return cases;
	if (verdict === -2 || verdict === 4 || verdict === 10) return 0;
	return verdict === 8 ? 1 + (salt % Math.max(1, cases - 1)) : salt % cases;
}

/** Milliseconds and KB as the judge tells them: clipped to the limit, which is twice as high for all but C and C++. */
export function measure(verdict: number, salt: number, language: string): { time: number | null; memory: number | null } {
	if (verdict === -2 || verdict === 4 || verdict === 10) return { time: null, memory: null };
	const factor = language.startsWith('C') ? 1 : 2;
	return {
		time: verdict === 1 ? 1000 * factor : (factor === 1 ? 1 : 18) + (salt % 23),
		memory: verdict === 2 ? 64 * 1024 * factor : (factor === 1 ? 1400 : 9100) + (salt % 50) * 12,
	};
}

export function errorOf(verdict: number, language: string): string | null {
	if (verdict === 4) return '判题机暂时没有回应，请稍后重新提交。';
	if (verdict === 10) return '没有空闲的判题机，这次提交没有进入判题。';
	if (verdict !== -2) return null;
	return language.startsWith('C') ? "main.cpp:3:26: error: expected ';' before 'cout'\n" : "  File \"main.py\", line 1\n    n = int(input()\n           ^\nSyntaxError: '(' was never closed\n";
}
