import type { ProblemRow, ProgramRow } from '#app/judge/back-end/rows.ts';
import { app } from '#mock/generated/app.ts';
import { MOCK_NOW } from '#mock/store/clock.ts';
import { loadSeed } from '#mock/store/load-seed.ts';

const seed = loadSeed(app, MOCK_NOW);

export const problems = (seed.problems ?? []) as unknown as readonly ProblemRow[];
const programs = (seed['known-programs'] ?? []) as unknown as readonly ProgramRow[];

export interface Reference {
	problem: ProblemRow;
	program: ProgramRow;
}

export function referencesIn(language: string, right: boolean): [name: string, reference: Reference][] {
	return programs
		.filter((program) => program.language === language && program.right === right && program.problemId !== 'any')
		.flatMap((program) => {
			const problem = problems.find(({ id }) => id === program.problemId);
			return problem ? [[program.id, { problem, program }] satisfies [string, Reference]] : [];
		});
}

export const failing = programs.filter(({ problemId }) => problemId === 'any').map((program) => [program.id, program] as const);
