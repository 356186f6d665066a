import type { SeedRows, SeedTools } from '#mock/seed.ts';
import type { Row } from '#mock/store.ts';
import type { CaseRow, ProblemRow } from './rows.ts';
import { solveProblem } from './solvers/solve.ts';

/** Of a program whose result is not stored: nothing is known of it, and nothing is claimed. The judge's own fault. */
const FALLBACK = 4;
/** Problems of these levels give points for a part of the cases. */
const SCORED = new Set(['普及', '提高']);
/** Keeps the results of its cases to itself. */
const CLOSED = 'P1019';
const FULL_SCORE = 100;

interface StatementRow extends Row {
	title: string;
	level: string;
	tags: string[];
	pitfall: string;
	description: string;
	input: string;
	output: string;
	hint?: string;
}

interface WrittenRow extends StatementRow {
	cases: { in: string; out: string; sample?: boolean }[];
}

interface OutlineRow extends StatementRow {
	samples: number;
	/** Inputs without their last line end. */
	cases: string[];
}

/** The sixty problems: those written with their cases, and those whose right outputs a solver works out. */
export function judgeBank(rows: SeedRows, { at }: SeedTools): { problems: ProblemRow[]; cases: CaseRow[] } {
	const written = (rows.problems ?? []) as readonly WrittenRow[];
	const known = new Set(written.map((problem) => problem.id));
	const outlined = ((rows['problem-outlines'] ?? []) as readonly OutlineRow[]).filter((outline) => !known.has(outline.id)).map(solved);
	const all = [...written, ...outlined];
	return { problems: all.map((row, index) => problemOf(row, at(`-${400 - 3 * index}d 09:30`))), cases: all.flatMap(casesOf) };
}

const problemOf = ({ id, title, level, tags, pitfall, description, input, output, hint = '' }: StatementRow, createdAt: string): ProblemRow => ({
	id,
	pid: Number(id.slice(1)),
	title,
	level,
	tags,
	pitfall,
	description,
	input,
	output,
	hint,
	type: SCORED.has(level) ? 1 : 0,
	openCaseResult: id !== CLOSED,
	fallback: FALLBACK,
	counts: {},
	createdAt,
});

/** Points are evenly split; the last case takes what remains. */
function casesOf({ id, cases }: WrittenRow): CaseRow[] {
	const each = Math.floor(FULL_SCORE / cases.length);
	return cases.map(({ in: input, out, sample = false }, index) => ({
		id: `${id}.${index + 1}`,
		problemId: id,
		seq: index + 1,
		input,
		output: out,
		score: index === cases.length - 1 ? FULL_SCORE - each * index : each,
		sample,
	}));
}

function solved({ samples, cases, ...outline }: OutlineRow): WrittenRow {
	const worked = cases.map((text, index) => {
		const input = `${text}\n`;
		return { in: input, out: solveProblem(outline.id, input), sample: index < samples };
	});
	return { ...(outline as StatementRow), cases: worked };
}
