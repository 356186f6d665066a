import type { Context, Handler } from '#mock/handler.ts';
import { difficultyOf, isScored, pidOf } from './judge/problem-rules.ts';
import { countsOf, tagsOf } from './judge/problem-view.ts';
import type { ProblemRow } from './judge/rows.ts';
import { pageOf } from './judge/scene.ts';

type Asking = Context<'judge.getProblemList'>;

/** Sites whose problems this judge knows, but of which it has none. */
const OTHER_SITES = new Set(['HDU', 'CF', 'POJ', 'GYM', 'AC', 'SPOJ', 'LIBRE']);

export const getProblemList: Handler<'judge.getProblemList'> = (context) => {
	const { currentPage = 1, limit = 10 } = context.input;
	const page = pageOf(matching(context), currentPage, limit);
	return { ...page, records: page.records.map((problem) => lineOf(context, problem)) };
};

function matching(context: Asking): ProblemRow[] {
	const { db, input, scenario } = context;
	if (scenario.empty || (input.oj && OTHER_SITES.has(input.oj))) return [];
	const keyword = input.keyword?.trim().toLowerCase() ?? '';
	const wanted = (input.tagId ?? '').split(',').filter(Boolean).map(Number);
	return db
		.rows<ProblemRow>('problems')
		.filter((problem) => keyword === '' || `${problem.id}\n${problem.title}`.toLowerCase().includes(keyword))
		.filter((problem) => input.difficulty === undefined || difficultyOf(problem) === input.difficulty)
		.filter((problem) => wanted.every((id) => tagsOf(db, problem).some((tag) => tag.id === id)))
		.sort((a, b) => a.id.length - b.id.length || (a.id < b.id ? -1 : 1));
}

const lineOf = (context: Asking, problem: ProblemRow) => ({
	pid: pidOf(problem),
	problemId: problem.id,
	title: problem.title,
	difficulty: difficultyOf(problem),
	type: isScored(problem) ? 1 : 0,
	tags: tagsOf(context.db, problem),
	...countsOf(context, problem),
	score: null,
});
