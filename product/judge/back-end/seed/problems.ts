import { worldOf } from '#app/robot/world-case.ts';
import { taskOf } from '#app/robot/world-words.ts';
import type { SeedRows, SeedTools } from '#mock/store/load-seed.ts';
import type { Row } from '#mock/store/store.ts';
import type { JudgeCaseRow, ProblemRow, WrittenProblemRow } from '../rows.ts';
import { solveProblem } from './solvers/solve.ts';

interface OutlineRow extends Row {
	samples: number;
	/** Inputs without the trailing newline. */
	cases: string[];
	robot?: true;
}

/** All problems: those seeded with their cases, and those whose expected outputs a solver computes. */
export function expandProblems(rows: SeedRows, { at }: SeedTools): ProblemRow[] {
	const written = (rows.problems ?? []) as readonly WrittenProblemRow[];
	const writtenIds = new Set(written.map((problem) => problem.id));
	const outlined = ((rows['problem-outlines'] ?? []) as readonly OutlineRow[]).filter((outline) => !writtenIds.has(outline.id)).map(solved);
	return [...written, ...outlined].map((problem, index) => ({
		...problem,
		createdAt: at(`-${400 - 3 * index}d 09:30`),
	}));
}

function taskIn(problemId: string, text: string): string {
	const world = worldOf(text);
	if (!world) throw new Error(`The problem ${problemId} has the case “${text}”, which names no world: see product/robot/worlds.`);
	return taskOf(world);
}

function solved({ samples, cases, ...outline }: OutlineRow): WrittenProblemRow {
	const worked = cases.map((text, index): JudgeCaseRow => {
		const input = `${text}\n`;
		const out = outline.robot ? `${taskIn(outline.id, text)}\n` : solveProblem(outline.id, input);
		return { in: input, out, ...(index < samples ? { sample: true } : {}) };
	});
	return { ...(outline as unknown as WrittenProblemRow), cases: worked };
}
