import type { Handler } from '#mock/handler.ts';
import type { ProblemRow } from '#mock/seed/exam/rows.ts';
import { toJudgePage } from './judge/judge-page.ts';
import { countSubmissions, DIFFICULTY, tagsOf } from './judge/judge-views.ts';

export const getProblemList: Handler<'judge.getProblemList'> = ({ input, db, now, scenario }) => {
	const { keyword = '', tagId = '', difficulty, oj } = input;
	const wanted = keyword.trim().toLowerCase();
	const tagIds = tagId.split(',').filter(Boolean).map(Number);
	const fits = (problem: ProblemRow): boolean =>
		(wanted === '' || `${problem.id} ${problem.title}`.toLowerCase().includes(wanted)) &&
		(difficulty === undefined || DIFFICULTY[problem.level] === difficulty) &&
		tagIds.every((id) => tagsOf(db, problem).some((tag) => tag.id === id));
	// Only problems of this site are kept: those of the other sites that HOJ knows find nothing.
	const remote = oj !== undefined && ['HDU', 'CF', 'POJ', 'GYM', 'AC', 'SPOJ', 'LIBRE'].includes(oj);
	const rows = scenario.empty || remote ? [] : db.rows<ProblemRow>('judge-problems').filter(fits);
	return toJudgePage(rows, { page: input.currentPage ?? 1, size: input.limit ?? 10 }, (problem) => ({
		pid: problem.pid,
		problemId: problem.id,
		title: problem.title,
		difficulty: DIFFICULTY[problem.level] ?? null,
		type: problem.type,
		tags: tagsOf(db, problem),
		...countSubmissions(db, problem, now()),
		score: null,
	}));
};
