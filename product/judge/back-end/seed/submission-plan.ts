import type { SeedTools } from '#mock/store/load-seed.ts';

export interface PlannedSubmission {
	userId: string;
	problemId: string;
	programId: string;
	submittedAt: string;
	share: boolean;
	broken?: 'system' | 'queue';
}

const DEMO_COUNT = 130;
/** The demo student has not reached P1020 and has not solved P1019. */
const DEMO_PROBLEMS = 19;
const STRESS_COUNT = 2000;
const PROBLEMS = 20;
const STRESS_DAYS = 300;
const BROKEN: Readonly<Record<number, 'system' | 'queue'>> = { 64: 'system', 90: 'queue' };

/** Programs named `any` end the same way for every problem. */
const MISTAKES = ['any.ce.python', 'any.tle.python', 'any.re.python', 'wrong.python', 'any.ole.python', 'any.mle.python'];
const KINDS = ['python', 'cpp', 'js', 'python', 'cpp', 'wrong.python', 'wrong.python', 'any.ce.cpp', ...MISTAKES];

const two = (value: number): string => String(value).padStart(2, '0');
const mistake = (n: number): string => MISTAKES[n % MISTAKES.length] ?? 'wrong.python';

function programFor(index: number, kind: string): { problemId: string; programId: string } {
	const problemId = `P${1001 + index}`;
	return { problemId, programId: kind.startsWith('any.') ? kind : `${problemId}.${kind}` };
}

export const planSubmissions = ({ at, random }: SeedTools): PlannedSubmission[] => [...demoPlan(at), ...stressPlan(at, random)];

/** One problem every nine days: first mistakes, then a right solution, then others in C++ and JavaScript. */
function demoPlan(at: SeedTools['at']): PlannedSubmission[] {
	return Array.from({ length: DEMO_COUNT }, (_, index) => {
		const problem = Math.floor((index * DEMO_PROBLEMS) / DEMO_COUNT);
		const attempt = index - Math.ceil((problem * DEMO_COUNT) / DEMO_PROBLEMS);
		const broken = BROKEN[index];
		return {
			userId: 'student01',
			...programFor(problem, demoKind(problem, attempt)),
			submittedAt: at(`-${175 - 9 * problem}d 19:${two(5 + 7 * attempt)}`),
			share: index === 100,
			...(broken ? { broken } : {}),
		};
	});
}

function demoKind(problem: number, attempt: number): string {
	const kinds = [mistake(problem), 'wrong.python', mistake(problem + 2), 'python', 'any.ce.cpp', 'cpp', 'js'];
	const kind = kinds[attempt] ?? 'python';
	const solves = kind === 'python' || kind === 'cpp' || kind === 'js';
	return solves && problem === DEMO_PROBLEMS - 1 ? mistake(problem + attempt) : kind;
}

function stressPlan(at: SeedTools['at'], random: SeedTools['random']): PlannedSubmission[] {
	const draw = random('submissions of bigdata');
	return Array.from({ length: STRESS_COUNT }, (_, index) => {
		const day = STRESS_DAYS - Math.floor((index * STRESS_DAYS) / STRESS_COUNT);
		const kind = KINDS[Math.floor(draw() * KINDS.length)] ?? 'python';
		return {
			userId: 'bigdata',
			...programFor(Math.floor(draw() * PROBLEMS), kind),
			submittedAt: at(`-${day}d ${two(15 + (index % 7))}:${two(Math.floor(draw() * 60))}`),
			share: index % 100 === 0,
		};
	});
}
