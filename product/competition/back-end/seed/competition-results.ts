import { STEP_MS } from '#engines/robot/model.ts';
import type { CellRow, Result, TaskRow } from '../rows.ts';
import { NO_TRIES, resultOf, solvedResult } from '../rules/scoring.ts';
import { between, type Random } from './competition-names.ts';

type MakeResults = (tasks: readonly TaskRow[], random: Random) => Result[];

export const boardOfSolved =
	(count: number): MakeResults =>
	(tasks, random) =>
		Array.from({ length: count }, (_, place) => {
			const strength = 1 - place / count;
			return solvedResult(tasks.map((task, index) => tryTask(task, index / tasks.length, strength, random)));
		});

function tryTask(task: TaskRow, difficulty: number, strength: number, random: Random): CellRow {
	const solved = random() < Math.min(0.98, 0.55 + strength * 0.9 - difficulty * 1.1);
	const tries = solved ? 1 + Math.floor(random() ** 2 * 4) : Math.floor(random() * 3);
	const minutes = solved ? Math.min(174, Math.round(4 + difficulty * 110 + random() * 60)) : null;
	return { taskId: task.id, score: solved ? task.score : 0, tries, minutes, solved };
}

/** Points by task and total time in minutes. No two results are equal, so the only ties are those of the plan. */
export const scoredBoard =
	(count: number): MakeResults =>
	(tasks, random) => {
		const taken = new Set<string>();
		return Array.from({ length: count }, (_, place) => {
			const cells = tasks.map((task, index) => scoreTask(task, index / tasks.length, 1 - place / count, random));
			const score = cells.reduce((sum, cell) => sum + cell.score, 0);
			let penalty = between(240, 5200, random);
			while (taken.has(`${score} ${penalty}`)) penalty += 1;
			taken.add(`${score} ${penalty}`);
			return { score, penalty, cells };
		});
	};

function scoreTask(task: TaskRow, difficulty: number, strength: number, random: Random): CellRow {
	const share = Math.min(1, Math.max(0, strength * 1.25 - difficulty * 0.55 + random() * 0.5 - 0.1));
	const score = Math.floor(share * 10) * 10;
	const solved = score >= task.score;
	return {
		taskId: task.id,
		score,
		tries: score > 0 ? between(1, 6, random) : between(0, 2, random),
		minutes: solved ? between(30, 13_000, random) : null,
		solved,
	};
}

export const boardOfSteps =
	(count: number): MakeResults =>
	(_tasks, random) =>
		Array.from({ length: count }, (_, place) => ({ score: 0, steps: 96 + place * 3 + between(0, 2, random), cells: [] }));

/** Times in milliseconds, to the hundredth of a second. */
export const boardOfTimes =
	(count: number): MakeResults =>
	(_tasks, random) =>
		Array.from({ length: count }, (_, place) => ({ score: 0, bestMs: 18_000 + place * 640 + between(0, 63, random) * 10, cells: [] }));

/** Points of robots in worlds, and the simulated time that they took. */
export const boardOfRuns =
	(count: number): MakeResults =>
	(tasks, random) =>
		Array.from({ length: count }, (_, place) =>
			resultOf(
				'bestTime',
				tasks.map((task) => runOf(task, 1 - place / count, random)),
			),
		);

function runOf({ id, score }: TaskRow, strength: number, random: Random): CellRow {
	if (random() > 0.3 + strength * 0.7) return { taskId: id, ...NO_TRIES };
	const slowest = 9500 - Math.round(strength * 6500);
	return {
		taskId: id,
		score,
		tries: between(1, 5, random),
		minutes: between(8, 600, random),
		solved: true,
		ms: STEP_MS * between(slowest - 1200, slowest, random),
	};
}

/** Points while a competition runs: the works are not reviewed yet. */
export const boardOfPoints =
	(count: number): MakeResults =>
	(tasks, random) =>
		Array.from({ length: count }, (_, place) => {
			const cells = tasks.map((task) => pointsOf(task, 1 - place / count, random));
			return { score: cells.reduce((sum, cell) => sum + cell.score, 0), cells };
		});

function pointsOf({ id, score, stageId }: TaskRow, strength: number, random: Random): CellRow {
	const solved = stageId === undefined && random() < 0.25 + strength * 0.7;
	const tried = stageId === undefined && (solved || random() < 0.5);
	return {
		taskId: id,
		score: solved ? score : 0,
		tries: tried ? 1 + Math.floor(random() * 2) : 0,
		minutes: solved ? between(20, 2500, random) : null,
		solved,
	};
}
