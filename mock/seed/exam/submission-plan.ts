/** Who handed in which stored program when. */
import type { SeedTools } from '#mock/seed.ts';

export interface PlannedSubmission {
	userId: string;
	programId: string;
	submittedAt: string;
	share: boolean;
	/** The judge broke down instead of giving a result. */
	broken?: boolean;
}

const DEMO_COUNT = 130;
/** The demo student has not come to P1020 yet and has not solved P1019. */
const DEMO_PROBLEMS = 19;
const STRESS_COUNT = 2000;
const PROBLEMS = 20;
const STRESS_DAYS = 300;

const MISTAKES = ['ce.python', 'tle.python', 're.python', 'wrong.python', 'ole.python', 'mle.python'];
const KINDS = ['python', 'cpp', 'js', 'python', 'cpp', 'wrong.python', 'wrong.python', 'ce.cpp', ...MISTAKES];

const problemId = (index: number): string => `P${1001 + index}`;
const two = (value: number): string => String(value).padStart(2, '0');
const mistake = (n: number): string => MISTAKES[n % MISTAKES.length] ?? 'wrong.python';

export const planSubmissions = ({ at, random }: SeedTools): PlannedSubmission[] => [...demoPlan(at), ...stressPlan(at, random)];

/** One problem after the other, about every nine days: mistakes first, then right, then once more in C++ and JavaScript. */
function demoPlan(at: SeedTools['at']): PlannedSubmission[] {
	return Array.from({ length: DEMO_COUNT }, (_, index) => {
		const problem = Math.floor((index * DEMO_PROBLEMS) / DEMO_COUNT);
		const first = Math.ceil((problem * DEMO_COUNT) / DEMO_PROBLEMS);
		const minute = 5 + 7 * (index - first);
		return {
			userId: 'student01',
			programId: `${problemId(problem)}.${demoKind(problem, index - first)}`,
			submittedAt: at(`-${175 - 9 * problem}d 19:${two(minute)}`),
			share: index === 100,
			...(index === 64 ? { broken: true } : {}),
		};
	});
}

function demoKind(problem: number, attempt: number): string {
	const kinds = [mistake(problem), 'wrong.python', mistake(problem + 2), 'python', 'ce.cpp', 'cpp', 'js'];
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
			programId: `${problemId(Math.floor(draw() * PROBLEMS))}.${kind}`,
			submittedAt: at(`-${day}d ${two(15 + (index % 7))}:${two(Math.floor(draw() * 60))}`),
			share: index % 100 === 0,
		};
	});
}
