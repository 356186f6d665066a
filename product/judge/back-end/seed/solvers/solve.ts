import { basicSolvers } from './basics.ts';
import { drawingSolvers } from './drawings.ts';
import { listSolvers } from './lists.ts';
import { loopSolvers } from './loops.ts';
import { pictureSolvers } from './pictures.ts';
import { searchSolvers } from './searches.ts';
import type { Solver } from './solver.ts';

const solvers: Readonly<Record<string, Solver>> = {
	...basicSolvers,
	...loopSolvers,
	...listSolvers,
	...pictureSolvers,
	...searchSolvers,
	...drawingSolvers,
};

/** Computes the expected output of a problem P1021–P1074, with the trailing newline. */
export function solveProblem(problemId: string, input: string): string {
	const solver = solvers[problemId];
	if (!solver) throw new Error(`There is no solver for the problem ${problemId}: add it to product/judge/back-end/seed/solvers.`);
	return `${solver(input)}\n`;
}
