import type { RubricRow } from '../rows.ts';

/** Splits a score out of 100 over the rubric so that its rows add up to it. */
export function shareScore(rubric: readonly RubricRow[], score: number): RubricRow[] {
	let rest = score;
	return rubric.map((item, index) => {
		const own = index === rubric.length - 1 ? rest : Math.min(item.points, Math.round((score * item.points) / 100));
		rest -= own;
		return { ...item, score: own };
	});
}
