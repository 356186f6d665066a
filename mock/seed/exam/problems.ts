import type { SeedRows, SeedTools } from '#mock/seed.ts';
import type { Row } from '#mock/store.ts';
import type { CaseRow, ProblemRow } from './rows.ts';
import { solveProblem } from './solvers/solve.ts';

interface WrittenProblem extends Row {
	title: string;
	level: string;
	tags: string[];
	pitfall: string;
	description: string;
	input: string;
	output: string;
	hint?: string;
}

interface FullProblem extends WrittenProblem {
	cases: { in: string; out: string; sample?: boolean }[];
}

interface OutlinedProblem extends WrittenProblem {
	samples: number;
	cases: string[];
}

/** What unknown programs are told, in turn, until programs are really run. */
const FALLBACKS = [0, -1, 0, 0, -1, 0, 1, 0, 3, 0];
/** Problems that score by case. */
const OI = new Set(['P1014', 'P1020', 'P1054', 'P1059']);
/** Their cases are not shown. */
const CLOSED = new Set(['P1039']);

export function expandProblems(rows: SeedRows, tools: SeedTools): { problems: ProblemRow[]; cases: CaseRow[] } {
	const full = (rows.problems ?? []) as readonly FullProblem[];
	const outlined = (rows['problem-outlines'] ?? []) as readonly OutlinedProblem[];
	const all = [...full, ...outlined.map(solve)];
	return { problems: all.map((problem, index) => toProblem(problem, index, tools)), cases: all.flatMap(toCases) };
}

function solve({ samples, cases, ...problem }: OutlinedProblem): FullProblem {
	const solved = cases.map((text, index) => ({ in: `${text}\n`, out: solveProblem(problem.id, text), sample: index < samples }));
	return { ...(problem as WrittenProblem), cases: solved };
}

function toProblem(problem: FullProblem, index: number, { random, at }: SeedTools): ProblemRow {
	const { id, title, level, tags, pitfall, description, input, output, hint } = problem;
	return {
		id,
		pid: Number(id.slice(1)),
		title,
		level,
		tags,
		pitfall,
		description,
		input,
		output,
		hint: hint ?? '',
		type: OI.has(id) ? 1 : 0,
		openCaseResult: !CLOSED.has(id),
		fallback: FALLBACKS[index % FALLBACKS.length] ?? -1,
		counts: countsOf(level, random(`counts-${id}`)),
		createdAt: at(`-${400 - index}d 09:00`),
	};
}

const ACCEPTANCE: Readonly<Record<string, number>> = { 入门: 0.62, '普及-': 0.48, 普及: 0.36, 提高: 0.22 };

/** Submissions of other students: harder problems have fewer, and fewer of them are right. */
function countsOf(level: string, random: () => number): Record<string, number> {
	const rate = (ACCEPTANCE[level] ?? 0.4) + (random() - 0.5) * 0.12;
	const total = Math.round(120 + random() * 500 * rate);
	const ac = Math.round(total * rate);
	const rest = total - ac;
	const share = (part: number): number => Math.floor(rest * part);
	const counts = { ac, ce: share(0.12), re: share(0.09), tle: share(0.07), mle: share(0.01), pe: share(0.03), se: 0, pa: share(0.05), wa: 0 };
	return { ...counts, wa: total - Object.values(counts).reduce((sum, count) => sum + count, 0) };
}

/** 100 split evenly; the last case takes the rest. */
function toCases({ id, cases }: FullProblem): CaseRow[] {
	const share = Math.floor(100 / cases.length);
	return cases.map((each, index) => ({
		id: `${id}.${index + 1}`,
		problemId: id,
		seq: index + 1,
		input: each.in,
		output: each.out,
		score: index === cases.length - 1 ? 100 - share * index : share,
		sample: each.sample === true,
	}));
}
